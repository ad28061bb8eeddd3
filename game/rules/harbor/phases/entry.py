"""H30-H32: how a market is entered, and what its licences earn then."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import PayActions, PayToken, PayWay, PayYen
from game.rules.harbor.events import LicencesPaid, Log, MarketEntered, RentalSpent
from game.rules.harbor.slots import spend_cart
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import CART, TAKOYAKI, Market, Resource
from game.rules.harbor.worth import SIZE

YEN = PayYen()
FROM_RESOURCES = PayToken(None)
ACTIONS = tuple(tuple(PayActions(own, cart) for cart in range(8)) for own in range(8))


def ways(table: Table, state: HarborState, seat: Seat, market: Market) -> list[PayWay]:
    """Every way the seat can pay the entry now, in order."""
    cost = table.entries[market]
    found: list[PayWay] = []
    if cost.actions is not None:
        found += action_ways(state, seat, cost.actions)
    if state.entered >> market & 1:
        return found
    if cost.token is not None:
        if state.tokens[seat * SIZE + cost.token]:
            found.append(FROM_RESOURCES)
        if cost.token is Resource.TAKOYAKI:
            found += [PayToken(place) for place, ware in enumerate(state.wares[seat]) if ware[0] is TAKOYAKI]
    if cost.yen is not None and state.cash[seat] >= cost.yen:
        found.append(YEN)
    return found


def action_ways(state: HarborState, seat: Seat, price: int) -> Sequence[PayWay]:
    """H53: every split between own actions and those of carts."""
    carts = state.extras.carts[seat]
    if not carts:
        return ACTIONS[price][:1] if state.actions >= price else ()
    most = min(state.actions, price)
    return [ACTIONS[own][price - own] for own in range(max(0, price - carts), most + 1)]


def enter(table: Table, state: HarborState, seat: Seat, market: Market, way: PayWay, log: Log) -> None:
    """Pays with one of the ways, then the licences earn."""
    spent = 0
    if type(way) is PayActions:
        spent = pay_actions(table, state, seat, way)
    else:
        state.entered |= 1 << market
        if type(way) is PayToken:
            pay_token(table, state, seat, market, way)
        else:
            state.cash[seat] -= table.entries[market].yen or 0
    if log is not None:
        log.append(MarketEntered(seat, market, way))
        for _ in range(spent):
            log.append(RentalSpent(seat, CART))
    if market <= Market.CRAB:
        pay_licences(table, state, market, log)


def check(table: Table, state: HarborState, seat: Seat, market: Market, way: object) -> None:
    """Raises IllegalAction with the ways there are."""
    known = ways(table, state, seat, market)
    if not is_listed(way, known):
        place, names = market.name.lower(), ", ".join(map(repr, known)) or "none"
        raise IllegalAction(f"seat {seat} cannot enter {place} like this; ways to pay now: {names}")


def is_listed(way: object, known: list[PayWay]) -> bool:
    """The very object, or an equal one whose repr shows that no True or 1.0 stands for 1."""
    for other in known:
        if way is other or (type(way) is type(other) and way == other and repr(way) == repr(other)):
            return True
    return False


def pay_actions(table: Table, state: HarborState, seat: Seat, way: PayActions) -> int:
    """H53: own actions and those of carts; how many carts are spent up."""
    state.actions -= way.own
    return spend_cart(table, state, seat, way.cart) if way.cart else 0


def pay_token(table: Table, state: HarborState, seat: Seat, market: Market, way: PayToken) -> None:
    """The token returns to its stock."""
    token = table.entries[market].token
    assert token is not None
    state.stock[token] += 1
    if way.ware is None:
        state.tokens = changed(state.tokens, seat * SIZE + token, -1)
    else:
        wares = state.wares[seat]
        state.wares[seat] = wares[: way.ware] + wares[way.ware + 1 :]


def pay_licences(table: Table, state: HarborState, market: Market, log: Log) -> None:
    """H31: at every entry, to every seat by its licences."""
    owned = state.licences[market::9]
    if any(owned):
        income, cash = table.spec.licences.income, state.cash
        for seat, licences in enumerate(owned):
            cash[seat] += income * licences
        if log is not None:
            log.append(LicencesPaid(market, tuple([income * licences for licences in owned])))
