"""H20, H23: what a fish action can still be used for."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.harbor import ports
from game.rules.harbor.phases.sailing import taker
from game.rules.harbor.sea import has_licence
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, FISH

MOST_SHIPS = 32
TAKES = tuple(
    tuple((TakeBarrel(ship, kind, False), TakeBarrel(ship, kind, True)) for kind in FISH)
    for ship in range(MOST_SHIPS)
)
"""Made once: there are few of them, and they are drawn all the time."""


def can_go_on(table: Table, state: HarborState, seat: Seat) -> bool:
    """Whether a ship can still act or something be re-priced, if need be after opening ports."""
    return bool(repriceable(state, seat)) or any(
        can_act(table, state, seat, ship) for ship in range(len(state.ships[seat]))
    )


def repriceable(state: HarborState, seat: Seat) -> list[int]:
    """Wares not yet re-priced in this action."""
    repriced = state.repriced
    return [ware for ware in range(len(state.wares[seat])) if not repriced >> ware & 1]


def can_act(table: Table, state: HarborState, seat: Seat, ship: int) -> bool:
    """Whether a ship has an activity left and can do one."""
    if state.acted >> ship & 1:
        return False
    ships = state.ships[seat]
    hull, port, _ = ships[ship]
    if port != AT_SEA:
        return True
    lands = any(ports.has_room(table, ships, one, hull) for one in range(reach(table, state, seat)))
    return lands or bool(takes(table, state, seat, ship))


def reach(table: Table, state: HarborState, seat: Seat) -> int:
    """H26: how many ports are open, or could be with the yen at hand."""
    cost, opened = table.spec.fishing.port_cost, state.ports[seat]
    more = state.cash[seat] // cost if cost else len(table.room)
    return min(len(table.room), opened + more)


def takes(table: Table, state: HarborState, seat: Seat, ship: int) -> list[TakeBarrel]:
    """Barrels a ship at sea may take, into its hold and to the barge."""
    licences, found = state.licences[seat * 9 : seat * 9 + 9], []
    if any(licences) and state.ships[seat][ship][0] is not BARGE:
        found = [
            TAKES[ship][kind][barge]
            for kind in FISH
            if licences[kind] and state.barrels[kind]
            for barge in (False, True)
            if (holder := taker(table, state, seat, ship, kind, barge)) is not None
            and has_licence(state, seat, holder, kind)
        ]
    return found
