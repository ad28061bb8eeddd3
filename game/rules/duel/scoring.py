"""D70-D73: the final count, and the knife win that needs none (D32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.rules.core.outcome import Line, Outcome
from game.rules.core.seat import Seat
from game.rules.duel.events import Log, MatchEnded
from game.rules.duel.spec import COLOURS, KNIFE, SEATS, WASABI, HalfId
from game.rules.duel.state import ENDED, DuelState, piles_of
from game.rules.duel.table import Table

Piles: TypeAlias = Sequence[tuple[HalfId, ...]]
"""The four of a seat, in the order of the colours."""


def finish(table: Table, state: DuelState, log: Log) -> None:
    """Nobody acts any more; what was pending is cancelled (D32)."""
    state.phase = ENDED
    state.waiting = 0
    state.pending = ()
    if log is not None:
        log.append(MatchEnded(outcome(table, state)))


def knives(table: Table, piles: Piles) -> int:
    """D32: the knives in all piles of a seat; only halves that count."""
    effects = table.effects
    return sum([effects[half] is KNIFE for pile in piles for half in pile])


def outcome(table: Table, state: DuelState) -> Outcome:
    """Also defined in mid-match, as if the game ended now."""
    return tally(table, [piles_of(state, seat) for seat in SEATS], state.barrel)


def tally(table: Table, piles: Sequence[Piles], barrel: int) -> Outcome:
    """All that is counted: the piles of both seats, and where the barrel stands."""
    lines = tuple(tuple(count(table, piles[seat], notches(barrel, seat))) for seat in SEATS)
    scores = tuple(sum(line.points for line in seat_lines) for seat_lines in lines)
    winners, ending = decide(table, piles, barrel, scores)
    return Outcome(scores, winners, ending, lines)


def decide(
    table: Table, piles: Sequence[Piles], barrel: int, scores: Sequence[int]
) -> tuple[tuple[Seat, ...], str]:
    """D32, D73: knives, then points, then the side of the barrel; with the barrel in the middle a draw."""
    for seat in SEATS:
        if knives(table, piles[seat]) >= table.spec.knives_to_win:
            return (seat,), "knives"
    for seat in SEATS:
        if scores[seat] > scores[1 - seat]:
            return (seat,), "points"
    for seat in SEATS:
        if notches(barrel, seat) > 0:
            return (seat,), "barrel"
    return (), "draw"


def count(table: Table, piles: Piles, notches: int) -> Iterator[Line]:
    """D70-D72: each pile, its points once more where wasabi doubles it, and the barrel."""
    for colour, pile in zip(COLOURS, piles, strict=True):
        points = sum([table.points[half] for half in pile])
        yield Line(colour.name.lower(), points)
        if doubled(table, pile):
            yield Line(f"{colour.name.lower()}_doubled", points)
    yield Line("barrel", table.spec.notch_points * notches)


def doubled(table: Table, pile: Sequence[HalfId]) -> bool:
    """D71: a pile with enough wasabi counts twice, however many more there are."""
    return sum([table.effects[half] is WASABI for half in pile]) >= table.spec.wasabi_to_double


def notches(barrel: int, seat: Seat) -> int:
    """D72: how far the barrel stands on a seat's side; 0 if it does not."""
    return max(barrel if seat else -barrel, 0)
