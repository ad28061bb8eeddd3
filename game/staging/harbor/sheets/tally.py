"""What a fish action comes to: pay for unloading, licences, tuna aside, and its cost."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import _, ngettext
from game.i18n.formats import number, signed
from game.rules.core.value import value
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import FISH, TUNA, Kind
from game.staging.harbor import art
from game.staging.harbor.sheets.parts import GREEN
from game.table.pose import Box, Drawn, Face, Icon, Run, Tinted
from game.ui import theme

SLIM = 500.0
"""Narrower ones have figures for words."""


@value
class Tally:
    """As the film leaves it; `enough` is the number of barrels for the next pay, 0 after the last (H24)."""

    unloaded: int
    enough: int
    pay: int
    licences: tuple[tuple[Kind, int, int], ...]
    aside: int
    for_tuna: int
    shows_tuna: bool
    actions: int


def tallied(table: Table, view: HarborView, cost: int) -> Tally:
    """Of the seat whose turn it is; `cost` is what is still to be paid for it."""
    own, pays = view.seats[view.turn], table.unload_pay
    unloaded = min(view.unloaded, len(pays) - 1)
    more = [barrels for barrels in range(unloaded + 1, len(pays)) if pays[barrels] > pays[unloaded]]
    licences = tuple(
        (fish, own.licences[fish], own.free_licences[fish]) for fish in FISH if own.licences[fish]
    )
    holds = any(TUNA in hold for _hull, _port, hold in own.ships)
    return Tally(
        view.unloaded,
        more[0] if more else 0,
        pays[more[0]] if more else pays[unloaded],
        licences,
        view.aside,
        table.spec.worth.tuna_barrels,
        bool(view.aside or own.licences[TUNA] or holds),
        max(0, view.actions - cost),
    )


def tally(told: Tally, w: float, h: float) -> Face:
    """Two lines, or three where tuna are of interest; in a slim room what is left has a line of its own."""
    return Face(drawn=(Box(0, 6, 2, h - 12, theme.INDIGO_LIGHT, None, 0, 0), *_lines(told, w, h)))


def _lines(told: Tally, w: float, h: float) -> Iterator[Drawn]:
    slim = w < SLIM
    x, step = 20.0, h / (2 + told.shows_tuna + slim)
    middle = step / 2
    yield Run(_unloaded(told), x, middle, w - x - (0 if slim else 262), 34, theme.WASHI, "bold")
    left = ngettext("then {count} action is left", "then {count} actions are left", told.actions)
    if slim:
        yield Run((left,), x, h - middle, w - x, theme.SMALL, theme.WASHI_DIM, "text")
    else:
        yield Run((left,), w, middle, 254, theme.SMALL, theme.WASHI_DIM, "text", "right")
    yield from _licences(told, x, middle + step, w - x)
    if told.shows_tuna:
        aside = _(
            "{count} of {needed} for an auction", count=number(told.aside), needed=number(told.for_tuna)
        )
        yield Run((Icon(art.barrel(TUNA), 1.2), aside), x, middle + 2 * step, w - x, 30, theme.WASHI, "bold")


def _unloaded(told: Tally) -> tuple[str | Tinted | Icon, ...]:
    """What is earned stands in gold; what only further barrels would earn does not."""
    yen, pay = Icon(art.YEN, 1.0), signed(told.pay)
    if told.enough:
        lacking = told.enough - told.unloaded
        words = ngettext("Unload {count} more for", "Unload {count} more for", lacking)
        return words, yen, Tinted(pay, theme.WASHI_DIM)
    return _("Unloaded {count}:", count=number(told.unloaded)), yen, Tinted(pay, theme.GOLD)


def _licences(told: Tally, x: float, y: float, w: float) -> Iterator[Drawn]:
    """Each kind with how many are free; in use while a ship at sea holds it (H21)."""
    if not told.licences:
        yield Run((_("No licence: no barrel can be taken."),), x, y, w, theme.BODY, theme.WASHI, "bold")
        return
    each = min(210.0, w / len(told.licences))
    for place, (kind, owned, free) in enumerate(told.licences):
        if w < SLIM:
            colour = GREEN if free else theme.GOLD
            figures = Tinted(number(free), colour), Tinted(f"/{number(owned)}", theme.WASHI_DIM)
            yield Run(
                (Icon(art.licence(kind), 1.2), *figures), x + place * each, y, each - 6, 30, theme.WASHI
            )
            continue
        word = Tinted(_("free"), GREEN) if free else Tinted(_("in use"), theme.GOLD)
        count = (number(free),) if owned > 1 and free else ()
        parts: tuple[str | Tinted | Icon, ...] = (Icon(art.licence(kind), 1.4), *count, word)
        yield Run(parts, x + place * each, y, each - 14, 32, theme.WASHI, "bold")
