"""D4, D23: the barrel on the balance."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.duel.events import BarrelMoved, BarrelTurned, Log
from game.rules.duel.state import Cause, DuelState
from game.rules.duel.table import Table

barrel_moved = maker(BarrelMoved)


def move(table: Table, state: DuelState, seat: Seat, notches: int, cause: Cause, log: Log) -> None:
    """Towards a seat, never past the last notch (D23)."""
    start, last = state.barrel, table.spec.notches
    end = min(start + notches, last) if seat else max(start - notches, -last)
    state.barrel = end
    if log is not None:
        log.append(barrel_moved(seat, cause, start, end))


def pull(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """D34: one notch towards the specialist."""
    move(table, state, seat, 1, cause, log)


def turn(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """D40, D41: the other face up; by itself this triggers nothing, whatever the number on it (D4)."""
    state.day = not state.day
    if log is not None:
        log.append(BarrelTurned(state.day))


def side(barrel: int) -> Seat | None:
    """The player on whose side the barrel stands; None in the middle."""
    return None if barrel == 0 else 0 if barrel < 0 else 1
