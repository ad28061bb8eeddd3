"""H26: which port takes which ship."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.events import Log, PortOpened
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, Hull, Ship


def free_ports(table: Table, state: HarborState, seat: Seat, hull: Hull) -> list[int]:
    """The open ports with room for the ship, in order."""
    ships = state.ships[seat]
    return [port for port in range(state.ports[seat]) if has_room(table, ships, port, hull)]


def has_room(table: Table, ships: Sequence[Ship], port: int, hull: Hull) -> bool:
    """The barge needs the last port, and all of it (H27)."""
    docked = 0
    for other, where, _ in ships:
        if where == port:
            if other is BARGE:
                return False
            docked += 1
    if hull is BARGE:
        return not docked and port == len(table.room) - 1
    return docked < table.room[port]


def free_berths(table: Table, state: HarborState, seat: Seat) -> tuple[int, ...]:
    """How many more ships each port takes: none if it is closed or the barge lies there."""
    free = [room if port < state.ports[seat] else 0 for port, room in enumerate(table.room)]
    for hull, port, _ in state.ships[seat]:
        if port != AT_SEA:
            free[port] -= table.room[port] if hull is BARGE else 1
    return tuple(free)


def can_open(table: Table, state: HarborState, seat: Seat) -> bool:
    """Whether a port is closed and can be paid for."""
    return state.ports[seat] < len(table.room) and state.cash[seat] >= table.spec.fishing.port_cost


def open_port(table: Table, state: HarborState, seat: Seat, log: Log) -> None:
    """Costs no action (H10)."""
    port, yen = state.ports[seat], table.spec.fishing.port_cost
    if port == len(table.room):
        raise IllegalAction(f"seat {seat} has all {port} ports open")
    if state.cash[seat] < yen:
        raise IllegalAction(f"a port costs {yen}, seat {seat} has {state.cash[seat]}")
    state.cash[seat] -= yen
    state.ports = changed(state.ports, seat, 1)
    if log is not None:
        log.append(PortOpened(seat, port, yen))
