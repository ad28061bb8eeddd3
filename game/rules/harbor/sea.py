"""Barrels on their way back, and the end of a market's fish (H49)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.seat import Seat
from game.rules.harbor.events import Log, MarketOverfished
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.words import BARGE, FUGU, TOKEN_OF, TUNA, TUNAS, Kind

ALL_TUNAS = slice(TUNAS[0], TUNAS[-1] + 1)


def fish_left(state: HarborState, fish: Kind) -> int:
    """The tokens in a fish market; of tuna those in the bag."""
    return sum(state.stock[ALL_TUNAS]) if fish is TUNA else state.stock[TOKEN_OF[fish]]


def return_barrel(state: HarborState, fish: Kind, count: int = 1) -> None:
    """Back to its market, or out of the game if that is overfished."""
    if state.sea.overfished >> fish & 1:
        state.sea = replace(state.sea, gone=changed(state.sea.gone, fish, count))
    else:
        state.barrels[fish] += count


def check_overfished(state: HarborState, fish: Kind, log: Log) -> None:
    """H49: called whenever a barrel or a fish left a market."""
    if state.sea.overfished >> fish & 1 or (state.barrels[fish] and fish_left(state, fish)):
        return
    barrels, sea = state.barrels[fish], state.sea
    state.sea = replace(sea, overfished=sea.overfished | 1 << fish, gone=changed(sea.gone, fish, barrels))
    state.barrels[fish] = 0
    if log is not None:
        log.append(MarketOverfished(fish, barrels))


def licences_in_use(state: HarborState, seat: Seat, fish: Kind) -> int:
    """H21: one for each ship that holds the fish; on the barge only fugu binds its licence (H27, H47)."""
    used = 0
    for hull, _, hold in state.ships[seat]:
        if fish in hold and (hull is not BARGE or fish is FUGU):
            used += 1
    return used


def has_licence(state: HarborState, seat: Seat, ship: int, fish: Kind, to_barge: bool) -> bool:
    """H21: a licence no other ship uses; fugu bind theirs to the ship or to the barge, not to both (H47)."""
    free = state.licences[seat * 9 + fish]
    if not free:
        return False
    bound_to_barge = fish is FUGU and to_barge
    for other, (hull, _, hold) in enumerate(state.ships[seat]):
        if fish not in hold or (other == ship and not bound_to_barge):
            continue
        if hull is not BARGE or (fish is FUGU and not to_barge):
            free -= 1
    return free > 0
