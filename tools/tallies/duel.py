"""Which rules of the duel fired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final, assert_never

from game.rules.duel.actions import DuelAction
from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    BidMade,
    BidsRevealed,
    CardDiscarded,
    CardDrawn,
    CardHung,
    CardJoined,
    CardStolen,
    CardTaken,
    DiscardsTurned,
    DrawPileEmptied,
    DuelEvent,
    MatchEnded,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.spec import Bonus
from game.rules.duel.state import Cause, DuelState


class Rule(StrEnum):
    """What can fire and is told by more than the kind of an event."""

    STOPPED = "D23 barrel stopped by the last notch"
    KNIVES = "D32 knives win"
    NO_TARGET = "D34 bonus without a target"
    NIGHT_TIE = "D40 tie by night"
    DAY_TIE = "D41 tie by day"
    MIDDLE_TIE = "D42 tie by day, barrel in the middle"
    BALANCE_WASTED = "D50 nothing to gain"
    FIRST_EMPTY = "D60 draw pile empty"
    SECOND_EMPTY = "D61 draw pile empty again"
    LAST_NEED = "D62 discards turned for the last turn"
    DOUBLED = "D71 wasabi doubles a pile"
    DRAW = "D73 draw"
    BY_BARREL = "D73 tie broken by the barrel"


MOVES: Final = {Cause.ICON: "D31 barrel icon", Cause.BALANCE: "D50 end of the balance"}
BONUSES: Final = {
    Bonus.STEAL: "D34 specialty: steal",
    Bonus.DRAW: "D34 specialty: draw",
    Bonus.DISCARD: "D34 specialty: discard",
    Bonus.BARREL: "D34 specialty: barrel",
}

LABELS: Final = tuple(sorted([*Rule, *MOVES.values(), *BONUSES.values()]))


def fired(before: DuelState, action: DuelAction, events: Sequence[DuelEvent]) -> Iterator[str]:
    """A label each time its rule came to bear."""
    for event in events:
        yield from _by(before, event)
    yield from _stopped(events)
    yield from _last_needs(before.emptied, events)


def _by(before: DuelState, event: DuelEvent) -> Iterable[str]:
    match event:
        case BidsRevealed():
            return _tie(before, event)
        case BarrelMoved():
            return [MOVES[event.cause]] if event.cause in MOVES else []
        case SpecialtyReached():
            return [BONUSES[event.bonus]]
        case NothingFound():
            return [Rule.BALANCE_WASTED if event.cause is Cause.BALANCE else Rule.NO_TARGET]
        case DrawPileEmptied():
            return [Rule.FIRST_EMPTY if event.times == 1 else Rule.SECOND_EMPTY]
        case MatchEnded():
            return _end(event)
        case CardHung() | BidMade() | BarrelTurned() | CardTaken() | CardDrawn():
            return []
        case CardStolen() | CardJoined() | CardDiscarded() | DiscardsTurned():
            return []
        case _:
            assert_never(event)


def _stopped(events: Sequence[DuelEvent]) -> Iterator[str]:
    """An icon and a specialty ask for one notch, a bid for the difference."""
    difference = 0
    for event in events:
        if isinstance(event, BidsRevealed):
            difference = abs(event.bids[0] - event.bids[1])
        elif isinstance(event, BarrelMoved) and event.cause is not Cause.BALANCE:
            asked = difference if event.cause is Cause.BID else 1
            if abs(event.end - event.start) < asked:
                yield Rule.STOPPED


def _last_needs(emptied: int, events: Sequence[DuelEvent]) -> Iterator[str]:
    """The discards turned over once more than the rules count."""
    for event in events:
        if isinstance(event, DrawPileEmptied):
            emptied = event.times
        elif isinstance(event, DiscardsTurned) and emptied > 1:
            yield Rule.LAST_NEED


def _tie(before: DuelState, event: BidsRevealed) -> list[str]:
    if event.bids[0] != event.bids[1]:
        return []
    if not before.day:
        return [Rule.NIGHT_TIE]
    return [Rule.DAY_TIE if before.barrel else Rule.MIDDLE_TIE]


def _end(event: MatchEnded) -> Iterator[str]:
    outcome = event.outcome
    yield from [Rule.DOUBLED for lines in outcome.lines for line in lines if line.item.endswith("_doubled")]
    labels = {"knives": Rule.KNIVES, "barrel": Rule.BY_BARREL, "draw": Rule.DRAW}
    if outcome.ending in labels:
        yield labels[outcome.ending]
