"""H30-H32: which markets can be visited, and how their entries can be paid."""

from __future__ import annotations

from game.rules.core.draft import Fact, Refusal, refusal
from game.rules.core.seat import Seat
from game.rules.harbor import worth
from game.rules.harbor.deeds import PayActions, PayToken, PayWay, Trade
from game.rules.harbor.drafts.parts import VisitOptions
from game.rules.harbor.drafts.reasons import MARKET_NAMES, RESOURCE_NAMES, too_dear
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.markets.trading import open_spots
from game.rules.harbor.markets.uses import USES
from game.rules.harbor.phases import entry, visit
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import Market


def why_no_visit(table: Table, state: HarborState, seat: Seat, market: Market) -> Refusal | None:
    """None exactly if there is a way to pay after which there is something to do."""
    ways = entry.ways(table, state, seat, market)
    if not ways:
        return no_way(table, state, seat, market)
    if not visit.is_hopeful(table, state, seat, market):
        return nothing_to_do(market)
    if any(is_of_use(arrived(table, state, seat, market, way)) for way in ways):
        return None
    return nothing_to_do(market)


def arrived(table: Table, state: HarborState, seat: Seat, market: Market, way: PayWay) -> Stay:
    """The visit on a copy, its entry paid."""
    return visit.arrive(table, state.copy(), seat, market, way, None)


def is_of_use(stay: Stay) -> bool:
    """Whether any deed is possible; of a large family only the first one is looked at."""
    for deed, use in USES[stay.market].items():
        if possible_spots(stay) if deed is Trade else next(iter(use.every(stay)), None) is not None:
            return True
    return False


def possible_spots(stay: Stay) -> list[int]:
    """H55: those that all tokens together are worth enough for."""
    total, spots = worth.of_seat(stay.table, stay.state, stay.seat), stay.table.spec.spots
    return [spot for spot in open_spots(stay) if spots[spot].resources <= total]


def nothing_to_do(market: Market) -> Refusal:
    """H30: no visit without a deed."""
    return refusal("H30", "nothing to do", market=MARKET_NAMES[market])


def entered(market: Market) -> Refusal:
    """H30: by yen or resource only once per turn."""
    return refusal("H30", "entered", market=MARKET_NAMES[market])


def no_way(table: Table, state: HarborState, seat: Seat, market: Market) -> Refusal:
    """H32: what the entry costs, and what the seat has of it."""
    cost, facts = table.entries[market], dict[str, Fact](market=MARKET_NAMES[market])
    if cost.actions is not None:
        facts.update(actions=cost.actions, left=actions_left(state, seat))
    elif state.entered >> market & 1:
        return entered(market)
    if cost.yen is not None:
        facts.update(price=cost.yen, cash=state.cash[seat])
    if cost.token is not None:
        facts.update(token=RESOURCE_NAMES[cost.token])
    return refusal("H32", "entry", **facts)


def actions_left(state: HarborState, seat: Seat) -> int:
    """H53: with those of carts."""
    return state.actions + state.extras.carts[seat]


def ways_in_sight(table: Table, state: HarborState, seat: Seat, market: Market) -> VisitOptions:
    """Every way to pay, and of each alternative on the tile at least one."""
    ways, cost = entry.ways(table, state, seat, market), table.entries[market]
    found: VisitOptions = {
        way: None if is_of_use(arrived(table, state, seat, market, way)) else nothing_to_do(market)
        for way in ways
    }
    paid = entered(market) if state.entered >> market & 1 else None
    if cost.actions is not None and not any(isinstance(way, PayActions) for way in ways):
        left = actions_left(state, seat)
        found[entry.ACTIONS[cost.actions][0]] = refusal("H32", "few actions", actions=cost.actions, left=left)
    if cost.token is not None and not any(isinstance(way, PayToken) for way in ways):
        name = RESOURCE_NAMES[cost.token]
        found[entry.FROM_RESOURCES] = paid or refusal("H32", "none owned", resource=name)
    if cost.yen is not None and entry.YEN not in ways:
        found[entry.YEN] = paid or too_dear("H32", cost.yen, state.cash[seat])
    return found
