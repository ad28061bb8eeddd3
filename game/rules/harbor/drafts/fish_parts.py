"""What a player would look for in a fish action, each with why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.harbor import ports
from game.rules.harbor.drafts import fish_reasons as why
from game.rules.harbor.drafts.parts import DockAt, FishPart, PickWare
from game.rules.harbor.drafts.reasons import named, no_port
from game.rules.harbor.phases.fish_choices import LEAVES, NEW_PORT
from game.rules.harbor.phases.ready import TAKES, repriceable, takes
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, KINDS, Kind, Market

Option: TypeAlias = tuple[FishPart, Refusal | None]
Kinds: TypeAlias = list[tuple[Kind, Refusal | None]]
"""The fish in play, with why no ship at all takes a barrel of it."""


def in_sight(table: Table, state: HarborState, seat: Seat) -> Iterator[Option]:
    """Every activity of every ship, the next port, and every ware."""
    fish = [KINDS[market] for market in state.deal.markets if market <= Market.CRAB]
    kinds = [(kind, why.closed(state, seat, kind)) for kind in fish]
    barge = any(hull is BARGE and where == AT_SEA for hull, where, _ in state.ships[seat])
    for ship, (_, where, _) in enumerate(state.ships[seat]):
        if where != AT_SEA:
            yield LEAVES[ship], why.acted(state, ship)
        else:
            yield from barrels_in_sight(table, state, seat, ship, kinds, barge)
            yield from docks_in_sight(table, state, seat, ship)
    yield NEW_PORT, None if ports.can_open(table, state, seat) else no_port(table, state, seat)
    yield from wares_in_sight(state, seat)


def barrels_in_sight(
    table: Table, state: HarborState, seat: Seat, ship: int, kinds: Kinds, barge: bool
) -> Iterator[Option]:
    """H27: the barge only where there is one at sea, and it takes no barrel by itself."""
    if state.ships[seat][ship][0] is BARGE:
        return
    acted = why.acted(state, ship)
    possible = {(part.fish, part.barge) for part in takes(table, state, seat, ship)} if not acted else ()
    for kind, closed in kinds:
        for part in TAKES[ship][kind][: 1 + barge]:
            if (kind, part.barge) in possible:
                yield part, None
            else:
                yield part, acted or closed or why.no_room(table, state, seat, part)


def docks_in_sight(table: Table, state: HarborState, seat: Seat, ship: int) -> Iterator[Option]:
    """Closed ports too."""
    acted = why.acted(state, ship)
    free = () if acted else ports.free_ports(table, state, seat, state.ships[seat][ship][0])
    for port in range(len(table.room)):
        part = DockAt(ship, port)
        yield part, None if port in free else acted or why.no_dock(table, state, seat, part)


def wares_in_sight(state: HarborState, seat: Seat) -> Iterator[Option]:
    """H23."""
    free = {*repriceable(state, seat)}
    for ware in range(len(state.wares[seat])):
        yield PickWare(ware), None if ware in free else named("H23", "priced", ware=ware)
