"""Why a part of a fish action is refused; asked only of parts that the rules refuse."""

from __future__ import annotations

from typing import Final

from game.rules.core.draft import Refusal, refusal
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.drafts.reasons import KIND_NAMES, named
from game.rules.harbor.phases.sailing import taker
from game.rules.harbor.sea import is_bound
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, FISH, SALMON, Kind

AUCTION: Final = refusal("H42", "auction first")
NOT_OFFERED: Final = refusal("H20", "not offered")
NO_ACTIVITY: Final = refusal("H20", "no activity")


def acted(state: HarborState, ship: int) -> Refusal | None:
    """H20: one activity for each ship; None if it is ready."""
    return named("H20", "acted", ship=ship) if state.acted >> ship & 1 else None


def no_dock(table: Table, state: HarborState, seat: Seat, part: DockAt) -> Refusal:
    """H26, H27: of a ship that is ready and at sea."""
    if state.ships[seat][part.ship][0] is BARGE and part.port != len(table.room) - 1:
        return named("H27", "last port only", port=part.port)
    if part.port >= state.ports[seat]:
        return named("H26", "closed", port=part.port, price=table.spec.fishing.port_cost)
    return named("H26", "full", port=part.port)


def closed(state: HarborState, seat: Seat, fish: Kind) -> Refusal | None:
    """H21, H49: why no ship takes a barrel of a fish; None if that depends on the ship."""
    if not state.barrels[fish]:
        return named("H49", "no barrels", fish=KIND_NAMES[fish])
    if not state.licences[seat * len(FISH) + fish]:
        return named("H21", "no licence", fish=KIND_NAMES[fish])
    return None


def no_room(table: Table, state: HarborState, seat: Seat, part: TakeBarrel) -> Refusal:
    """H21, H27, H44: first what concerns the hold, then the licences."""
    fish = part.fish
    hull, _, hold = state.ships[seat][part.ship]
    if (holder := taker(table, state, seat, part.ship, fish, part.barge)) is not None:
        rule, why = (
            ("H21", "licence in use") if is_bound(state, seat, holder, fish) else ("H27", "licence spent")
        )
        return named(rule, why, fish=KIND_NAMES[fish])
    if part.barge:
        return no_barge(table, state, seat)
    if hold[0] is not fish:
        return named("H21", "other fish", fish=KIND_NAMES[fish], held=KIND_NAMES[hold[0]])
    if fish is SALMON and len(hold) < table.capacity[hull]:
        return named("H44", "one salmon", most=table.spec.fishing.salmon_a_ship)
    return named("H21", "full hold", slots=table.capacity[hull])


def no_barge(table: Table, state: HarborState, seat: Seat) -> Refusal:
    """H27: full, or with its salmon aboard."""
    holds = [hold for hull, where, hold in state.ships[seat] if hull is BARGE and where == AT_SEA]
    if any(len(hold) < table.capacity[BARGE] for hold in holds):
        return named("H27", "one salmon", most=table.spec.fishing.salmon_a_ship)
    return named("H27", "barge full", slots=table.capacity[BARGE])
