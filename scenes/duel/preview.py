"""What bids and cards would do, in figures and short lines; all of it from what lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.i18n.door import N_, _, ngettext, pgettext
from game.i18n.formats import in_a_row, listed, number, signed
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.foresight import Coming
from game.rules.duel.spec import COLOURS, KNIFE, WASABI, Bonus, Colour, DuelSpec, Effect, FaceId, Half, HalfId
from game.rules.duel.view import DuelView
from game.staging.duel import terms
from game.staging.duel.terms import colour_name
from game.table.figures import Figures

THEN: Final = {
    Bonus.STEAL: N_("then steals"),
    Bonus.DRAW: N_("then draws"),
    Bonus.DISCARD: N_("then discards"),
    Bonus.BARREL: N_("then pulls the barrel"),
}


def brings(view: DuelView, spec: DuelSpec, seat: Seat, half: HalfId) -> str:
    """What a half would be to a seat: its pile, its points, and what follows."""
    fish = colour_name(terms.half(spec.cards, half).colour)
    came, goal = foresight.coming(view, spec, seat, half), needed(view, spec)
    if came.size <= goal:
        pile = pgettext("size of a pile", "{fish} {size} of {goal}", fish=fish, size=came.size, goal=goal)
    else:
        pile = pgettext("size of a pile", "{fish} {size}", fish=fish, size=came.size)
    return in_a_row((pile, signed(came.points), *_then(came, spec, half)))


def _then(came: Coming, spec: DuelSpec, half: HalfId) -> Iterator[str]:
    """By its icon, and by its pile."""
    if came.wins:
        yield _("wins at once")
    elif terms.half(spec.cards, half).effect is KNIFE:
        yield _("knife {held} of {wanted}", held=came.knives, wanted=spec.knives_to_win)
    if came.pull:
        yield _("barrel closer")
    if came.bonus is not None:
        yield _(THEN[came.bonus])


def lines(view: DuelView, spec: DuelSpec, names: Sequence[str], seat: Seat | None, face: FaceId) -> list[str]:
    """What a face would bring to both, half by half, to whoever asks first."""
    first = 0 if seat is None else seat
    return [
        _("{name}: {gains}.", name=names[who], gains=brings(view, spec, who, half))
        for half in terms.half_ids(spec.cards, face)
        for who in (first, 1 - first)
    ]


def needed(view: DuelView, spec: DuelSpec) -> int:
    """The number on the face of the barrel that is up."""
    return spec.day_number if view.day else spec.night_number


def pile(view: DuelView, spec: DuelSpec, seat: Seat, colour: Colour) -> list[str]:
    """What it counts by now, and how far its bonus and its doubling are."""
    held, short = view.piles[seat][colour], needed(view, spec) - len(view.piles[seat][colour])
    points = foresight.worth(view, spec, seat, colour)
    told = [
        _(
            "{cards}, {points}.",
            cards=ngettext("{count} card", "{count} cards", len(held)),
            points=ngettext("{count} point", "{count} points", points),
        )
    ]
    if short > 0:
        told.append(ngettext("{count} card short of its bonus.", "{count} cards short of its bonus.", short))
    wasabi = sum(terms.half(spec.cards, half).effect is WASABI for half in held)
    if wasabi >= spec.wasabi_to_double:
        told.append(_("Its wasabi makes it count twice."))
    elif wasabi:
        more = spec.wasabi_to_double - wasabi
        told.append(ngettext("{count} more wasabi doubles it.", "{count} more wasabi double it.", more))
    return told


def near(view: DuelView, spec: DuelSpec, seat: Seat) -> list[str]:
    """How many knives, and what one more card would complete."""
    found = foresight.near(view, spec, seat)
    told = [_("Knives: {held} of {wanted}.", held=found.knives, wanted=spec.knives_to_win)]
    if found.specialties:
        told.append(_("1 card short of the bonus: {fish}.", fish=_colours(found.specialties)))
    if found.doublings:
        told.append(_("1 wasabi short of counting twice: {fish}.", fish=_colours(found.doublings)))
    return told


def _colours(colours: Sequence[Colour]) -> str:
    return listed([colour_name(colour) for colour in colours])


def coming_back(spec: DuelSpec, faces: Sequence[FaceId]) -> Figures:
    """The halves on the other faces of the discards, by colour, and the icons among them."""
    halves = [half for face in faces for half in terms.halves(spec.cards, face ^ 1)]
    icons = {icon: sum(half.effect is icon for half in halves) for icon in Effect}
    return Figures(
        (
            (*(f"symbols/{colour.name.lower()}" for colour in COLOURS), *(_icon(icon) for icon in icons)),
            (*(number(_of(halves, colour)) for colour in COLOURS), *(number(n) for n in icons.values())),
        ),
        headed=False,
    )


def _of(halves: Sequence[Half], colour: Colour) -> int:
    return sum(half.colour is colour for half in halves)


def _icon(effect: Effect) -> str:
    return f"duel/icons/{effect.name.lower()}"
