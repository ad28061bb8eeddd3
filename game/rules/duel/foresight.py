"""What a view lets anybody work out ahead: where bids push the barrel, what a card would bring to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.duel import scoring
from game.rules.duel.phases import barrel
from game.rules.duel.spec import BARREL, COLOURS, KNIFE, WASABI, Bonus, Colour, DuelSpec, HalfId
from game.rules.duel.table import Table, table_for
from game.rules.duel.view import DuelView


class Open(Protocol):
    """What anybody sees of the table."""

    @property
    def piles(self) -> Sequence[scoring.Piles]:
        """By seat, then by colour."""

    @property
    def barrel(self) -> int:
        """Its notch."""

    @property
    def day(self) -> bool:
        """Its face."""


@value
class Push:
    """D21, D23: `gains` is who has the end of the balance, if nothing else moves the barrel (D50)."""

    start: int
    end: int
    stopped: bool
    gains: Seat | None


@value
class Tie:
    """D40-D42; `first` chooses first, where both take a card."""

    kind: Literal["night", "day", "middle"]
    first: Seat | None


@value
class Coming:
    """What a card brings to a seat by itself; `pull` and `bonus` go on from there (D31, D33)."""

    size: int
    points: int
    knives: int
    wins: bool
    pull: bool
    bonus: Bonus | None


@value
class Near:
    """What a seat is close to: its knives, piles one card short of the number, one wasabi short of twice."""

    knives: int
    specialties: tuple[Colour, ...]
    doublings: tuple[Colour, ...]


def push(view: Open, spec: DuelSpec, winner: Seat, difference: int) -> Push:
    """A bid won by so much."""
    start, last = view.barrel, spec.notches
    asked = start - difference if winner else start + difference
    end = max(-last, min(asked, last))
    return Push(start, end, end != asked, barrel.side(end) if abs(end) == last else None)


def tie(view: Open) -> Tie:
    """Equal bids, as the barrel stands and lies now."""
    if not view.day:
        return Tie("night", None)
    first = barrel.side(view.barrel)
    return Tie("middle", None) if first is None else Tie("day", first)


def coming(view: Open, spec: DuelSpec, seat: Seat, half: HalfId) -> Coming:
    """D35: as if it came to the seat now."""
    table = table_for(spec)
    before = view.piles[seat][table.colours[half]]
    after, effect = (*before, half), table.effects[half]
    owned = knives(spec, view.piles[seat]) + (effect is KNIFE)
    wins = effect is KNIFE and owned >= spec.knives_to_win
    reached = len(after) == table.numbers[view.day] and not wins
    return Coming(
        size=len(after),
        points=_points(table, after) - _points(table, before),
        knives=owned,
        wins=wins,
        pull=effect is BARREL and not wins,
        bonus=spec.bonuses[table.colours[half]] if reached else None,
    )


def loss(view: DuelView, spec: DuelSpec, half: HalfId) -> int:
    """D70, D71: the points its owner's pile counts less without this card."""
    table = table_for(spec)
    pile = next(pile for piles in view.piles for pile in piles if half in pile)
    return _points(table, pile) - _points(table, tuple(other for other in pile if other != half))


def near(view: Open, spec: DuelSpec, seat: Seat) -> Near:
    """By the face of the barrel that is up now."""
    table, piles = table_for(spec), view.piles[seat]
    number, enough = table.numbers[view.day], spec.wasabi_to_double
    return Near(
        knives(spec, view.piles[seat]),
        tuple(colour for colour in COLOURS if len(piles[colour]) == number - 1),
        tuple(colour for colour in COLOURS if _wasabi(table, piles[colour]) == enough - 1),
    )


def knives(spec: DuelSpec, piles: scoring.Piles) -> int:
    """D32: in all piles of a seat."""
    return scoring.knives(table_for(spec), piles)


def worth(view: Open, spec: DuelSpec, seat: Seat, colour: Colour) -> int:
    """D70, D71: a pile's points if the match ended now."""
    return _points(table_for(spec), view.piles[seat][colour])


def _points(table: Table, pile: tuple[HalfId, ...]) -> int:
    points = sum(table.points[half] for half in pile)
    return 2 * points if scoring.doubled(table, pile) else points


def _wasabi(table: Table, pile: tuple[HalfId, ...]) -> int:
    return sum(table.effects[half] is WASABI for half in pile)
