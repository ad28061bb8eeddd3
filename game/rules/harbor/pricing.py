"""H23: what a price may be, and how it changes."""

from __future__ import annotations

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.events import Log, WareRepriced
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Reprice
from game.rules.harbor.table import Table


def check_prices(table: Table, prices: object, count: int) -> None:
    """So many prices, each a possible one."""
    if type(prices) is not tuple or len(prices) != count:
        raise IllegalAction(f"a tuple of {count} prices is asked for")
    for price in prices:
        check_price(table, price)


def check_price(table: Table, price: object) -> None:
    """A multiple of the yen step up to the highest price."""
    prices = table.price_range
    if type(price) is not int or price not in prices:
        raise IllegalAction(f"a price is a multiple of {prices.step} from {prices[0]} to {prices[-1]}")


def reprice(table: Table, state: HarborState, seat: Seat, step: Reprice, log: Log) -> None:
    """Once per ware and fish action, and to another price."""
    place, price, wares = step.ware, step.price, state.wares[seat]
    if type(place) is not int or not 0 <= place < len(wares):
        raise IllegalAction(f"no such ware; seat {seat} has {len(wares)} for sale, counted from 0")
    if state.repriced >> place & 1:
        raise IllegalAction(f"ware {place} of seat {seat} was re-priced in this fish action")
    check_price(table, price)
    kind, fresh, before = wares[place]
    if price == before:
        raise IllegalAction(f"ware {place} of seat {seat} has the price {price} already")
    state.wares[seat] = (*wares[:place], (kind, fresh, price), *wares[place + 1 :])
    state.repriced |= 1 << place
    if log is not None:
        log.append(WareRepriced(seat, place, price))
