"""H45: an octopus becomes takoyaki."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import Convert
from game.rules.harbor.events import TakoyakiMade
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.pricing import check_prices
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import TAKOYAKI, Market, Resource
from game.rules.harbor.worth import SIZE


def hope(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """The seat has an octopus."""
    return state.tokens[seat * SIZE + Resource.OCTOPUS] > 0


def possible(stay: Stay) -> bool:
    """An octopus to give, and enough takoyaki in stock."""
    needed = stay.table.spec.worth.takoyaki_per_octopus
    return stay.owned(Resource.OCTOPUS) > 0 and stay.state.stock[Resource.TAKOYAKI] >= needed


def do(stay: Stay, deed: Convert) -> None:
    """For sale at once, and never degrading."""
    count, state, seat = stay.table.spec.worth.takoyaki_per_octopus, stay.state, stay.seat
    if state.stock[Resource.TAKOYAKI] < count:
        raise IllegalAction(f"{state.stock[Resource.TAKOYAKI]} takoyaki in stock, {count} are needed")
    check_prices(stay.table, deed.prices, count)
    stay.give_up(Resource.OCTOPUS, 1, 1)
    state.stock[Resource.OCTOPUS] += 1
    state.stock[Resource.TAKOYAKI] -= count
    state.wares[seat] += tuple([(TAKOYAKI, True, price) for price in deed.prices])
    if stay.log is not None:
        stay.log.append(TakoyakiMade(seat, deed.prices))


def every(stay: Stay) -> Iterator[Convert]:
    """Every set of prices: 132,651 of them."""
    if possible(stay):
        priced = stay.table.price_range
        yield from map(Convert, product(priced, repeat=stay.table.spec.worth.takoyaki_per_octopus))


def draw(stay: Stay, random: Random) -> Convert | None:
    """Each price equally likely."""
    if not possible(stay):
        return None
    priced, count = stay.table.price_range, stay.table.spec.worth.takoyaki_per_octopus
    return Convert(tuple([priced[int(random.random() * len(priced))] for _ in range(count)]))


USE = Use(hope, do, every, draw)
