"""H25: what no bot does: give its last licence back without another for it, and then catch nothing."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.harbor.actions import HarborAction, ReturnLicence, Visit
from game.rules.harbor.play import play
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FREEZER, Slot


def is_last(state: HarborState, seat: Seat, slot: Slot) -> bool:
    """Whether the slot holds the only licence the seat has."""
    return slot < FREEZER and sum(state.licences[seat * 9 : seat * 9 + 9]) == 1


def strands(table: Table, state: HarborState, seat: Seat, action: HarborAction) -> bool:
    """Whether its last licence goes with it; that a fugu licence is used up at sea is no choice (H47)."""
    if type(action) is ReturnLicence:
        return is_last(state, seat, action.slot)
    if type(action) is not Visit or sum(state.licences[seat * 9 : seat * 9 + 9]) != 1:
        return False
    after = state.copy()
    play(table, after, action, None)
    return not any(after.licences[seat * 9 : seat * 9 + 9])
