"""D20, D21, D40-D42: two secret bids, and what they set in motion."""

from __future__ import annotations

from typing import Final

from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.duel.events import BidMade, BidsRevealed, Log
from game.rules.duel.phases import barrel
from game.rules.duel.spec import SEATS
from game.rules.duel.state import BY_BALANCE, BY_BID, BY_TIE, NOBODY, SETTLING, DuelState, Step, Task
from game.rules.duel.table import Table

MADE: Final = tuple(BidMade(seat) for seat in SEATS)

bids_revealed = maker(BidsRevealed)


def in_turn(*tasks: Task) -> tuple[Task, ...]:
    """Tasks as they are read, stacked so that the first comes off first."""
    return tasks[::-1]


CHECK: Final = (Step.CHECK_BALANCE, NOBODY, BY_BALANCE)
TURN: Final = (Step.TURN_BARREL, NOBODY, BY_TIE)
DISCARD: Final = (Step.DISCARD_HUNG, NOBODY, BY_TIE)

WON: Final = tuple(
    in_turn((Step.TAKE_HUNG, winner, BY_BID), (Step.DISCARD_HUNG, NOBODY, BY_BID), CHECK) for winner in SEATS
)
"""D22, by winner."""

NIGHT_TIE: Final = in_turn(DISCARD, TURN, CHECK)
"""D40."""

DAY_TIE: Final = tuple(
    in_turn((Step.TAKE_HUNG, first, BY_TIE), (Step.TAKE_HUNG, 1 - first, BY_TIE), TURN, CHECK)
    for first in SEATS
)
"""D41, by the player who chooses first."""

MIDDLE_TIE: Final = in_turn(DISCARD, CHECK)
"""D42."""


def bid(table: Table, state: DuelState, seat: Seat, number: int, log: Log) -> None:
    """Takes one bid; the second reveals both."""
    first, second = state.bids
    state.bids = (first, number) if seat else (number, second)
    if log is not None:
        log.append(MADE[seat])
    if not state.waiting:
        reveal(table, state, log)


def reveal(table: Table, state: DuelState, log: Log) -> None:
    """D21: the higher bid wins and pushes the barrel away by the difference."""
    first, second = state.bids
    state.phase = SETTLING
    if log is not None:
        log.append(bids_revealed(state.bids))
    if first == second:
        state.pending = after_tie(state)
        return
    winner = 0 if first > second else 1
    barrel.move(table, state, 1 - winner, abs(first - second), BY_BID, log)
    state.pending = WON[winner]


def after_tie(state: DuelState) -> tuple[Task, ...]:
    """D40-D42; by day it is settled here, before any effect, who chooses first."""
    if not state.day:
        return NIGHT_TIE
    first = barrel.side(state.barrel)
    return MIDDLE_TIE if first is None else DAY_TIE[first]
