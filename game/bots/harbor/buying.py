"""Purchases worth a thought: the bargains in the other harbors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.harbor.fancy import old_or_fresh
from game.rules.core.seat import Seat
from game.rules.harbor import worth
from game.rules.harbor.actions import Buy
from game.rules.harbor.phases.buy import offers
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FUGU, TOKEN_OF

Item = tuple[Seat, int]


def purchases(
    table: Table, state: HarborState, seat: Seat, wish: Sequence[float], shares: Sequence[float]
) -> Iterator[Buy]:
    """For each share of a price that hurts because the seller has it: all that still pays."""
    if not state.actions or not any(state.wares):
        return
    seen: set[tuple[Item, ...]] = set()
    for share in shares:
        items = bargains(table, state, seat, wish, share)
        if items and items not in seen:
            seen.add(items)
            yield Buy(seat, items)


def bargains(
    table: Table, state: HarborState, seat: Seat, wish: Sequence[float], share: float
) -> tuple[Item, ...]:
    """The best for the money first; listed from the back of each harbor, so that places stay true."""
    found = []
    for seller, place in offers(table, state, seat):
        kind, fresh, price = state.wares[seller][place]
        gain = wish[old_or_fresh(kind, fresh)] - price * (1 + share)
        if gain > 0:
            found.append((gain / (price + 50), price, seller, place))
    cash, items = state.cash[seat], []
    for _, price, seller, place in sorted(found, reverse=True):
        if price <= cash:
            cash -= price
            items.append((seller, place))
    return tuple(sorted(items, reverse=True))


def makeweights(table: Table, state: HarborState, seat: Seat) -> Iterator[Buy]:
    """H80: near the end an R may be worth any price: the cheapest fish, and the cheapest one for its R."""
    if not state.actions or not any(state.wares):
        return
    values, found = worth.each(table, state), []
    for seller, place in offers(table, state, seat):
        kind, _, price = state.wares[seller][place]
        owned = 1 if kind is FUGU else values[TOKEN_OF[kind]]
        if owned and price <= state.cash[seat]:
            found.append((price, price / owned, seller, place))
    if found:
        cheapest = min(found)
        yield Buy(seat, (cheapest[2:],))
        best = min(found, key=lambda item: item[1])
        if best != cheapest:
            yield Buy(seat, (best[2:],))
