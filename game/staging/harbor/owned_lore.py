"""What a seat has, in words: for a plate that shows it in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.i18n.door import _, pgettext
from game.i18n.formats import in_a_row, number
from game.rules.core.seat import Seat
from game.rules.harbor.words import FREEZER, KINDS, RESOURCES, Ware
from game.staging.harbor.asking import Asking
from game.staging.harbor.gear_terms import slot_title
from game.staging.harbor.plates import in_slots
from game.staging.harbor.terms import kind_name, resources_name
from game.staging.lore import Lore, lore


def all_of(owner: Seat, score: Lore, at: Asking) -> Lore:
    """After what it would score: what lies in its slots, its tokens and its wares."""
    return lore(score.title, *score.sentences, *_owned(owner, at))


def _owned(owner: Seat, at: Asking) -> Iterator[str]:
    own, name = at.own(owner), at.name(owner)
    held = [what.what for what in in_slots(at.table, own)]
    if held:
        names = [kind_name(KINDS[what]) if what < FREEZER else slot_title(what) for what in held]
        yield _("Licences and gear: {list}.", list=in_a_row(names))
    tokens = [resources_name(token, own.tokens[token]) for token in RESOURCES if own.tokens[token]]
    if tokens:
        yield _("{name} has {list}.", name=name, list=in_a_row(tokens))
    for fresh in (True, False):
        if any(ware[1] is fresh for ware in own.wares):
            yield from row(owner, at, fresh=fresh).sentences


def row(owner: Seat, at: Asking, *, fresh: bool) -> Lore:
    """What a seat has for sale in one of its rows."""
    wares = Counter(ware for ware in at.own(owner).wares if ware[1] is fresh)
    title = _("{name}: fresh", name=at.name(owner)) if fresh else _("{name}: old", name=at.name(owner))
    if not wares:
        return lore(title, _("Nothing is for sale here."))
    things = in_a_row([_priced(ware, count) for ware, count in sorted(wares.items())])
    if fresh:
        return lore(title, _("For sale, fresh: {list}.", list=things))
    return lore(title, _("For sale, old: {list}.", list=things))


def _priced(ware: Ware, count: int) -> str:
    kind, _fresh, price = ware
    if count == 1:
        return pgettext("for sale", "{fish} for {price}", fish=kind_name(kind), price=number(price))
    return pgettext(
        "for sale", "{count} {fish} for {price} each", count=count, fish=kind_name(kind), price=number(price)
    )
