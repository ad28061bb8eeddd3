"""What a screen proposes for a visit: the way in, the bundle, the price, and the most that pays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.harbor import worth
from game.rules.harbor.deeds import Deed, Give, PayActions, PayToken, PayWay, Sell, Trade
from game.rules.harbor.drafts.errands import Addition, errands
from game.rules.harbor.drafts.parts import PickSpot, Token
from game.rules.harbor.drafts.tokens import counts
from game.rules.harbor.drafts.visiting import after
from game.rules.harbor.markets import sales
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.markets.trading import open_spots
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import RESOURCES, Market, Resource

Bundle: TypeAlias = tuple[int, int, tuple[Resource, ...]]
"""What it costs its owner in R, of how many tokens it is, and which."""


def cheapest_way(
    table: Table, state: HarborState, seat: Seat, market: Market, ways: Mapping[PayWay, Refusal | None]
) -> PayWay:
    """The fewest own actions, then the least that what is paid is worth in yen; carts cost nothing."""
    possible = [way for way, why in ways.items() if why is None]
    return min(possible, key=lambda way: _cost(table, state, seat, market, way))


def _cost(table: Table, state: HarborState, seat: Seat, market: Market, way: PayWay) -> tuple[int, int]:
    entry = table.entries[market]
    if isinstance(way, PayActions):
        return way.own, 0
    if not isinstance(way, PayToken):
        return 0, entry.yen or 0
    if way.ware is not None:
        return 0, state.wares[seat][way.ware][2]
    assert entry.token is not None
    stay = Stay(table, state, seat, market, None, state.sea.crab)
    sold = sales.pay(stay, entry.token, 1) if entry.token in sales.BOUGHT[market] else 0
    return 0, max(sold, table.spec.worth.yen_per_r * worth.each(table, state)[entry.token])


def takoyaki_price(table: Table, view: HarborView) -> int:
    """H45: what leaves the buyer a gain of one step, if some rival can pay that."""
    figures, step = table.spec.worth, table.spec.yen_step
    most = figures.yen_per_r * figures.takoyaki - step
    richest = max(seat.cash for number, seat in enumerate(view.seats) if number != view.seat)
    return max(step, min(most, richest // step * step))


def most_that_pays(stay: Stay) -> tuple[Addition, ...]:
    """Of every resource as many tokens as bring at least what their R count at the end; nothing is bought.

    Fewer are only sold where the market takes no more, or where the last ones would lose.
    """
    return tuple(sold(stay, 0)[0])


def sold(stay: Stay, least: int) -> tuple[list[Addition], Stay]:
    """The sales that gain at least so much each, and the visit after them."""
    if stay.market is Market.TRADING:
        return _trades(stay, least)
    found: list[Addition] = []
    for errand in errands(stay):
        if isinstance(errand, Token) and (deed := _best_sale(stay, errand.resource, least)) is not None:
            whole = stay.market is Market.FUGU
            found += [Addition(errand)] * (1 if whole else deed.count)
            stay = after(stay, deed)
    return found, stay


def _best_sale(stay: Stay, resource: Resource, least: int) -> Sell | Give | None:
    kind = Give if stay.market is Market.GOVERNMENT else Sell
    for count in sorted(counts(stay, kind, resource), reverse=True):
        deed = kind(resource, count)
        if gain(stay, deed) >= least:
            return deed
    return None


def _trades(stay: Stay, least: int) -> tuple[list[Addition], Stay]:
    """H55: the dearest spots first, and none of those that only swap."""
    found: list[Addition] = []
    for spot in sorted(open_spots(stay), key=lambda spot: -stay.table.spec.spots[spot].yen):
        bundle = None if any(stay.state.extras.spots[spot]) else cheapest_bundle(stay, spot)
        if bundle is not None and gain(stay, deed := Trade(spot, bundle)) >= least:
            found.append(Addition(PickSpot(spot), tuple(map(Token, bundle))))
            stay = after(stay, deed)
    return found, stay


def gain(stay: Stay, deed: Deed) -> int:
    """In yen as they count at the end: what a deed brings the visitor, less the R it takes."""
    later, seat = after(stay, deed), stay.seat
    lost = worth.of_seat(stay.table, stay.state, seat) - worth.of_seat(stay.table, later.state, seat)
    return later.state.cash[seat] - stay.state.cash[seat] - stay.table.spec.worth.yen_per_r * lost


def cheapest_bundle(stay: Stay, spot: int) -> tuple[Resource, ...] | None:
    """H55: enough for the spot, for the least R, then of the fewest tokens; None if there is none.

    For each worth so far (more than the spot asks counts as what it asks) only the best is gone on with.
    """
    asked, values = stay.table.spec.spots[spot].resources, worth.each(stay.table, stay.state)
    best: dict[int, Bundle] = {0: (0, 0, ())}
    for resource, owned in zip(RESOURCES, worth.owned(stay.state, stay.seat), strict=True):
        further = dict(best)
        for count in range(1, owned + 1):
            adds, loses = _moved(resource, count, owned, values[resource])
            for so_far, (lost, size, tokens) in best.items():
                reached = min(asked, so_far + adds)
                one = (lost + loses, size + count, (*tokens, *[resource] * count))
                further[reached] = min(further.get(reached, one), one)
        best = further
    return best[asked][2] if asked in best else None


def _moved(resource: Resource, count: int, owned: int, value: int) -> tuple[int, int]:
    """H47: the R of so many in a bundle, and what their owner loses with them."""
    if resource is Resource.FUGU:
        return count * count, owned * owned - (owned - count) ** 2
    return count * value, count * value
