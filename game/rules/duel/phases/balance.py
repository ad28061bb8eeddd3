"""D50, D51: the end of the balance, looked at once per turn."""

from __future__ import annotations

from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel.events import BarrelMoved, Log
from game.rules.duel.spec import SEATS
from game.rules.duel.state import BY_BALANCE, Cause, DuelState, Step
from game.rules.duel.table import Table

STEAL: Final = tuple((Step.STEAL, seat, BY_BALANCE) for seat in SEATS)
DRAW: Final = tuple((Step.DRAW, seat, BY_BALANCE) for seat in SEATS)


def check(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """On the last notch of a side the barrel goes home and its player gains."""
    start, last = state.barrel, table.spec.notches
    if -last < start < last:
        return
    winner = 0 if start < 0 else 1
    state.barrel = 0
    if log is not None:
        log.append(BarrelMoved(winner, cause, start, 0))
    if state.options.kind_fish:
        state.pending += (DRAW[winner],) * table.spec.kind_fish_cards
    else:
        state.pending += (STEAL[winner],)
