"""H50: buying and selling ships."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import BuyShip, SellShip
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import ShipBought, ShipSold
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.ports import free_ports
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, HULLS, Hull, Market


def hope_buy(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """The cheapest ship could be paid for."""
    return state.cash[seat] >= table.cheapest_ship


def do_buy(stay: Stay, deed: BuyShip) -> None:
    """It starts docked, so it needs a free port."""
    state, seat, hull, port = stay.state, stay.seat, deed.hull, deed.port
    if type(hull) is not Hull or not state.extras.hulls[hull]:
        known = ", ".join(other.name.lower() for other in HULLS if state.extras.hulls[other]) or "none"
        raise IllegalAction(f"no such ship in stock; there are: {known}")
    free = free_ports(stay.table, state, seat, hull)
    if type(port) is not int or port not in free:
        names = ", ".join(map(str, free)) or "none"
        raise IllegalAction(f"seat {seat} has no room for a {hull.name.lower()} there; free ports: {names}")
    yen = stay.table.ship_prices[hull]
    stay.pay(yen, hull, "ship")
    state.extras = replace(state.extras, hulls=changed(state.extras.hulls, hull, -1))
    state.ships[seat] += ((hull, port, ()),)
    if stay.log is not None:
        stay.log.append(ShipBought(seat, hull, port, yen))


def every_buy(stay: Stay) -> list[BuyShip]:
    """Each hull in stock and affordable, at each free port."""
    table, state, seat = stay.table, stay.state, stay.seat
    cash, prices = state.cash[seat], table.ship_prices
    hulls = [hull for hull in HULLS if state.extras.hulls[hull] and prices[hull] <= cash]
    if not hulls:
        return []
    plain = free_ports(table, state, seat, HULLS[0])
    return [
        BuyShip(hull, port)
        for hull in hulls
        for port in (free_ports(table, state, seat, hull) if hull is BARGE else plain)
    ]


def draw_buy(stay: Stay, random: Random) -> BuyShip | None:
    """Each equally likely."""
    return one_of(every_buy(stay), random)


def hope_sell(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """Not only one ship."""
    return len(state.ships[seat]) > 1


def do_sell(stay: Stay, deed: SellShip) -> None:
    """A docked one, never the last."""
    state, seat, place = stay.state, stay.seat, deed.ship
    ships = state.ships[seat]
    if type(place) is not int or place not in docked(stay):
        known = ", ".join(map(str, docked(stay))) or "none"
        raise IllegalAction(f"that ship cannot be sold; seat {seat} can sell: {known}")
    hull = ships[place][0]
    yen = stay.table.ship_resale[hull]
    state.ships[seat] = ships[:place] + ships[place + 1 :]
    state.extras = replace(state.extras, hulls=changed(state.extras.hulls, hull, 1))
    state.cash[seat] += yen
    if stay.log is not None:
        stay.log.append(ShipSold(seat, place, hull, yen))


def docked(stay: Stay) -> list[int]:
    """The ships that may be sold, by their place in the fleet."""
    ships = stay.state.ships[stay.seat]
    return [place for place, ship in enumerate(ships) if ship[1] != AT_SEA] if len(ships) > 1 else []


def every_sell(stay: Stay) -> list[SellShip]:
    """One at a time."""
    return [SellShip(place) for place in docked(stay)]


def draw_sell(stay: Stay, random: Random) -> SellShip | None:
    """Each equally likely."""
    return one_of(every_sell(stay), random)


BUY = Use(hope_buy, do_buy, every_buy, draw_buy)
SELL = Use(hope_sell, do_sell, every_sell, draw_sell)
