"""H20-H22, H26, H27: what ships do in a fish action; each activity is checked where it is done."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.harbor import slots
from game.rules.harbor.events import BagEmpty, BarrelTaken, Log, ShipDocked, ShipLeft, TrackMoved
from game.rules.harbor.ports import free_ports, has_room
from game.rules.harbor.pricing import check_prices
from game.rules.harbor.sea import check_overfished, fish_left, has_licence, is_bound
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.steps import Dock, LeavePort, TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, EEL, FUGU, SALMON, TAKOYAKI, TUNA, Kind, Ship

ship_left = maker(ShipLeft)
ship_docked = maker(ShipDocked)


def ready_ship(state: HarborState, seat: Seat, ship: object) -> Ship:
    """H20: one activity for each ship."""
    ships = state.ships[seat]
    if type(ship) is not int or not 0 <= ship < len(ships):
        raise IllegalAction(f"no such ship; seat {seat} has ships 0 to {len(ships) - 1}")
    if state.acted >> ship & 1:
        raise IllegalAction(f"ship {ship} of seat {seat} has done its activity in this fish action")
    return ships[ship]


def move(state: HarborState, seat: Seat, place: int, ship: Ship) -> None:
    """The ship as it is now."""
    ships = state.ships[seat]
    state.ships[seat] = (*ships[:place], ship, *ships[place + 1 :])


def leave(table: Table, state: HarborState, seat: Seat, step: LeavePort, log: Log) -> None:
    """H20."""
    hull, port, hold = ready_ship(state, seat, step.ship)
    if port == AT_SEA:
        raise IllegalAction(f"ship {step.ship} of seat {seat} is at sea already")
    move(state, seat, step.ship, (hull, AT_SEA, hold))
    state.acted |= 1 << step.ship
    if log is not None:
        log.append(ship_left(seat, step.ship))


def take(table: Table, state: HarborState, seat: Seat, step: TakeBarrel, log: Log) -> None:
    """H21, H27, H44."""
    ship, fish = step.ship, step.fish
    hull, port, _ = ready_ship(state, seat, ship)
    if hull is BARGE or port != AT_SEA:
        raise IllegalAction(f"ship {ship} of seat {seat} is {'the barge' if hull is BARGE else 'in port'}")
    if type(fish) is not Kind or fish is TAKOYAKI or not state.barrels[fish]:
        raise IllegalAction(f"no barrel of that fish in a market; barrels: {_barrels(state)}")
    target = taker(table, state, seat, ship, fish, step.barge)
    if target is None:
        where = "on the barge" if step.barge else f"in the hold of ship {ship}"
        raise IllegalAction(f"no room for {fish.name.lower()} {where} of seat {seat}")
    if not has_licence(state, seat, target, fish):
        raise IllegalAction(no_licence(state, seat, step, target))
    hull, port, hold = state.ships[seat][target]
    move(state, seat, target, (hull, port, tuple(sorted((*hold, fish)))))
    state.barrels[fish] -= 1
    state.acted |= 1 << ship
    state.taken = changed(state.taken, fish, 1)
    if log is not None:
        log.append(BarrelTaken(seat, ship, fish, step.barge, target))
    if not state.barrels[fish]:
        check_overfished(state, fish, log)


def no_licence(state: HarborState, seat: Seat, step: TakeBarrel, holder: int) -> str:
    """H21, H27: why the licences of a seat do not serve for a barrel."""
    name = step.fish.name.lower()
    if is_bound(state, seat, holder, step.fish):
        return f"seat {seat} has no {name} licence free for ship {step.ship}"
    return f"each {name} licence of seat {seat} has taken its barrel in this fish action"


def taker(table: Table, state: HarborState, seat: Seat, ship: int, fish: Kind, barge: object) -> int | None:
    """The ship that would hold the barrel: the fishing one, or a barge at sea; None if there is no room."""
    if barge is False:
        hull, _, hold = state.ships[seat][ship]
        limit = table.spec.fishing.salmon_a_ship if fish is SALMON else table.capacity[hull]
        fits = not hold or (hold[0] is fish and len(hold) < min(limit, table.capacity[hull]))
        return ship if fits else None
    if barge is True:
        for place, (hull, port, hold) in enumerate(state.ships[seat]):
            if hull is BARGE and port == AT_SEA and fits_barge(table, hold, fish):
                return place
    return None


def fits_barge(table: Table, hold: tuple[Kind, ...], fish: Kind) -> bool:
    """H27: any mix, but of salmon no more than any ship."""
    if len(hold) >= table.capacity[BARGE]:
        return False
    return fish is not SALMON or hold.count(SALMON) < table.spec.fishing.salmon_a_ship


def dock(table: Table, state: HarborState, seat: Seat, step: Dock, log: Log) -> None:
    """H22: tuna lie aside without a price (H42)."""
    ship, port, prices = step.ship, step.port, step.prices
    hull, where, hold = ready_ship(state, seat, ship)
    if where != AT_SEA:
        raise IllegalAction(f"ship {ship} of seat {seat} is in port {where} already")
    opened = state.ports[seat]
    if type(port) is not int or not 0 <= port < opened or not has_room(table, state.ships[seat], port, hull):
        names = ", ".join(map(str, free_ports(table, state, seat, hull))) or "none"
        raise IllegalAction(f"ship {ship} of seat {seat} cannot dock there; free ports: {names}")
    priced = hold if TUNA not in hold else tuple([fish for fish in hold if fish is not TUNA])
    check_prices(table, prices, len(priced))
    move(state, seat, ship, (hull, port, ()))
    state.acted |= 1 << ship
    if log is not None:
        log.append(ship_docked(seat, ship, port, hold, prices))
    if hold:
        state.unloaded += len(hold)
        state.wares[seat] += tuple([(fish, True, price) for fish, price in zip(priced, prices, strict=True)])
        after_unloading(table, state, seat, hold, log)


def after_unloading(table: Table, state: HarborState, seat: Seat, hold: tuple[Kind, ...], log: Log) -> None:
    """H42: tuna lie aside; H46: eel for sale raise the track; H47: a fugu licence is used up."""
    if TUNA in hold:
        lay_aside(table, state, seat, hold.count(TUNA), log)
    if EEL in hold:
        eel = table.spec.worth.eel
        before, track = state.sea.eel, min(state.sea.eel + eel.rise * hold.count(EEL), eel.last)
        state.sea = replace(state.sea, eel=track)
        if log is not None and track != before:
            log.append(TrackMoved(EEL, track))
    if FUGU in hold:
        slots.spend_fugu_licence(state, seat, log)


def lay_aside(table: Table, state: HarborState, seat: Seat, barrels: int, log: Log) -> None:
    """H42: enough for an auction are told of where the bag has no tuna for one."""
    each, before = table.spec.worth.tuna_barrels, state.aside
    state.aside += barrels
    if log is not None and state.aside // each > before // each and not fish_left(state, TUNA):
        log.append(BagEmpty(seat))


def _barrels(state: HarborState) -> str:
    names = [f"{count} {Kind(fish).name.lower()}" for fish, count in enumerate(state.barrels) if count]
    return ", ".join(names) or "none"
