"""H70: the basket that is proposed: all that gain for whoever buys."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor import foresight
from game.rules.harbor.phases import buy
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import Kind

Item = tuple[Seat, int]
"""A ware by its seller and its place there before anything is bought."""


@value
class Basket:
    """In the order in which they are bought, and what they gain in yen."""

    items: tuple[Item, ...]
    gain: int


def board(table: Table, state: HarborState, seat: Seat) -> list[tuple[int, Item]]:
    """All that the others have for sale with what each alone would gain, the best first."""
    adds: dict[tuple[Kind, bool], int] = {}
    found, each = list[tuple[int, Item]](), table.spec.worth.yen_per_r
    for seller, wares in enumerate(state.wares):
        for place, (kind, fresh, price) in enumerate(wares if seller != seat else ()):
            if (kind, fresh) not in adds:
                adds[kind, fresh] = foresight.worth_to(table, state, seat, (kind, fresh, 0))
            found.append((each * adds[kind, fresh] - price, (seller, place)))
    return sorted(found, key=lambda offer: (-offer[0], offer[1]))


def bargains(table: Table, state: HarborState, seat: Seat) -> Basket:
    """Each changes what the next is worth, and what there is to pay it with."""
    after, found, total = state.copy(), list[Item](), 0
    for alone, item in board(table, state, seat) if state.actions else ():
        if alone <= 0:
            break
        seller, now = item[0], place_after(item, found)
        ware = after.wares[seller][now]
        if ware[2] > after.cash[seat] or not buy.on_sale(after, ware):
            continue
        if (gain := foresight.gain(table, after, seat, ware)) > 0:
            buy.buy(after, seat, (seller, now), None)
            found.append(item)
            total += gain
    return Basket(tuple(found), total)


def place_after(item: Item, bought: Sequence[Item]) -> int:
    """Where it lies once these are gone from there."""
    seller, place = item
    return place - sum([other == seller and at < place for other, at in bought])
