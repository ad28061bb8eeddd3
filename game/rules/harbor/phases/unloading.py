"""H24, H42: the end of a fish action."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.harbor.events import Log, TunaReturned, UnloadPaid
from game.rules.harbor.sea import return_barrel
from game.rules.harbor.state import NONE_TAKEN, TURN, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import TUNA


def finish(table: Table, state: HarborState, seat: Seat, log: Log) -> None:
    """Pay for unloading; tuna barrels left aside go back."""
    state.phase = TURN
    state.waiting = 1 << seat
    if state.unloaded:
        pays = table.unload_pay
        yen = pays[state.unloaded] if state.unloaded < len(pays) else pays[-1]
        state.cash[seat] += yen
        if yen and log is not None:
            log.append(UnloadPaid(seat, state.unloaded, yen))
    if state.aside:
        return_barrel(state, TUNA, state.aside)
        if log is not None:
            log.append(TunaReturned(seat, state.aside))
    state.acted = state.repriced = state.unloaded = state.aside = 0
    state.taken = NONE_TAKEN
