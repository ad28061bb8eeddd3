"""H30: a whole market visit: entry, then deeds one after another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import Deed, PayWay
from game.rules.harbor.draw import any_possible
from game.rules.harbor.events import Log
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.markets.uses import DRAWS, HOPES, USES
from game.rules.harbor.phases import entry
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import Market
from game.rules.harbor.worth import SIZE


def play(table: Table, state: HarborState, action: Visit, log: Log) -> None:
    """Every deed counts as doing something (H30), so one is enough."""
    seat, market, deeds = action.seat, action.market, action.deeds
    if type(market) is not Market or market not in state.deal.markets:
        names = ", ".join(other.name.lower() for other in state.deal.markets)
        raise IllegalAction(f"there is no such market in play; markets: {names}")
    if type(deeds) is not tuple or not deeds:
        raise IllegalAction("whoever enters a market does something there: a tuple of deeds, at least one")
    entry.check(table, state, seat, market, action.entry)
    stay = arrive(table, state, seat, market, action.entry, log)
    for deed in deeds:
        do(stay, deed)


def arrive(table: Table, state: HarborState, seat: Seat, market: Market, way: PayWay, log: Log) -> Stay:
    """Pays the entry; H48: the crab price of the whole visit is that on arrival."""
    entry.enter(table, state, seat, market, way, log)
    return Stay(table, state, seat, market, log, state.sea.crab)


def do(stay: Stay, deed: object) -> None:
    """Any deed the market offers; raises IllegalAction."""
    use = USES[stay.market].get(type(deed))
    if use is None:
        names = ", ".join(kind.__name__ for kind in USES[stay.market])
        place = stay.market.name.lower()
        raise IllegalAction(f"{type(deed).__name__} is not done at {place}; there one can: {names}")
    use.do(stay, deed)


def every(table: Table, state: HarborState, seat: Seat) -> Iterator[Visit]:
    """Depth first, each visit before its extensions."""
    for market in state.deal.markets:
        for way in entry.ways(table, state, seat, market):
            stay = arrive(table, state.copy(), seat, market, way, None)
            for deeds in _extensions(stay, ()):
                yield Visit(seat, market, way, deeds)


def _extensions(stay: Stay, before: tuple[Deed, ...]) -> Iterator[tuple[Deed, ...]]:
    for use in USES[stay.market].values():
        for deed in use.every(stay):
            done = (*before, deed)
            yield done
            after = stay.fork()
            use.do(after, deed)
            yield from _extensions(after, done)


def sample(table: Table, state: HarborState, seat: Seat, random: Random) -> Visit | None:
    """Any market of use, way to pay and kind of deed; after a deed, leaving is as likely as more."""
    if is_destitute(table, state, seat):
        return None
    markets = [*state.deal.markets]
    while markets:
        market = markets.pop(int(random.random() * len(markets)))
        if not is_hopeful(table, state, seat, market):
            continue
        ways = entry.ways(table, state, seat, market)
        while ways:
            way = ways.pop(int(random.random() * len(ways)))
            stay = arrive(table, state.copy(), seat, market, way, None)
            deeds = draw_deeds(stay, random)
            if deeds:
                return Visit(seat, market, way, deeds)
    return None


def is_destitute(table: Table, state: HarborState, seat: Seat) -> bool:
    """Nothing to pay with, sell or borrow: spares a look at every market."""
    if state.cash[seat] or state.wares[seat] or len(state.ships[seat]) > 1 or state.extras.loans_left:
        return False
    low, high = seat * SIZE, seat * 9
    return not any(state.tokens[low : low + SIZE]) and not any(state.licences[high : high + 9])


def is_hopeful(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """Spares the entry into most markets that are of no use now."""
    for hope in HOPES[market]:  # noqa: SIM110 - a generator costs more than the hopes it asks
        if hope(table, state, seat, market):
            return True
    return False


def draw_deeds(stay: Stay, random: Random) -> tuple[Deed, ...]:
    """None at all if the market is of no use to the seat now."""
    draws, uses = DRAWS[stay.market], USES[stay.market]
    deeds: list[Deed] = []
    while True:
        deed = any_possible(draws, random, (stay, random))
        if deed is None:
            return tuple(deeds)
        deeds.append(deed)
        if random.random() < 0.5:
            return tuple(deeds)
        uses[type(deed)].do(stay, deed)
