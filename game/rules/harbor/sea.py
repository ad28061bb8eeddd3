"""Barrels on their way back, and the end of a market's fish (H49)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.seat import Seat
from game.rules.harbor.events import Log, MarketOverfished
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.words import TOKEN_OF, TUNA, TUNAS, Kind

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
    """H21, H27: one for each ship at sea that holds the fish, the barge like any other."""
    used = 0
    for _, _, hold in state.ships[seat]:
        if fish in hold:
            used += 1
    return used


def has_licence(state: HarborState, seat: Seat, holder: int, fish: Kind) -> bool:
    """H21, H27: a licence that took no barrel in this fish action, for a ship that is to hold the fish.

    A ship that holds it already has its licence; another one needs one that no ship uses.
    """
    owned = state.licences[seat * 9 + fish]
    return state.taken[fish] < owned and not is_bound(state, seat, holder, fish)


def is_bound(state: HarborState, seat: Seat, holder: int, fish: Kind) -> bool:
    """H21, H27: every licence of the fish is in use by other ships than the one that is to hold it."""
    owned = state.licences[seat * 9 + fish]
    return fish not in state.ships[seat][holder][2] and licences_in_use(state, seat, fish) >= owned
