"""H70: buying from other players' harbors."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.actions import Buy
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import Log, WareBought
from game.rules.harbor.sea import check_overfished, return_barrel
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import OLD_SALMON, RESOURCES, SALMON, TAKOYAKI, TOKEN_OF, Ware


def play(table: Table, state: HarborState, action: Buy, log: Log) -> None:
    """At least one item, one by one."""
    seat, items = action.seat, action.items
    if type(items) is not tuple or not items:
        raise IllegalAction("a purchase is a tuple of (seller, ware), at least one")
    spend(state, seat)
    for item in items:
        check(table, state, seat, item)
        buy(state, seat, item, log)


def spend(state: HarborState, seat: Seat) -> None:
    """H10: the action it costs."""
    if not state.actions:
        raise IllegalAction(f"seat {seat} has no action left to buy")
    state.actions -= 1


def check(table: Table, state: HarborState, seat: Seat, item: object) -> None:
    """Never from one's own harbor; no fish left, no sale."""
    if type(item) is not tuple or len(item) != 2 or type(item[0]) is not int or type(item[1]) is not int:
        raise IllegalAction("an item to buy is a pair of whole numbers: seller and ware")
    seller, place = item
    if not 0 <= seller < table.players or seller == seat:
        raise IllegalAction(f"seat {seat} buys from the other seats 0 to {table.players - 1}")
    wares = state.wares[seller]
    if not 0 <= place < len(wares):
        raise IllegalAction(f"seat {seller} has {len(wares)} wares for sale, counted from 0")
    if not on_sale(state, wares[place]):
        raise IllegalAction(f"the {wares[place][0].name.lower()} market has no fish left for that barrel")
    if wares[place][2] > state.cash[seat]:
        price, cash = wares[place][2], state.cash[seat]
        raise IllegalAction(f"ware {place} of seat {seller} costs {price}, seat {seat} has {cash}")


def on_sale(state: HarborState, ware: Ware) -> bool:
    """A barrel needs a fish in its market; a takoyaki is the token itself."""
    kind = ware[0]
    return kind is TAKOYAKI or state.stock[TOKEN_OF[kind]] > 0


def buy(state: HarborState, seat: Seat, item: tuple[Seat, int], log: Log) -> None:
    """H44: a salmon from the bottom row stays a degraded one."""
    seller, place = item
    wares = state.wares[seller]
    kind, fresh, price = wares[place]
    state.wares[seller] = wares[:place] + wares[place + 1 :]
    state.cash[seat] -= price
    state.cash[seller] += price
    token = OLD_SALMON if kind is SALMON and not fresh else TOKEN_OF[kind]
    state.tokens = changed(state.tokens, seat * len(RESOURCES) + token, 1)
    if log is not None:
        log.append(WareBought(seat, seller, place, price, token))
    if kind is not TAKOYAKI:
        return_barrel(state, kind)
        state.stock[TOKEN_OF[kind]] -= 1
        if not state.stock[TOKEN_OF[kind]]:
            check_overfished(state, kind, log)


def offers(table: Table, state: HarborState, seat: Seat) -> list[tuple[Seat, int]]:
    """What the seat could buy now, in order."""
    cash = state.cash[seat]
    return [
        (seller, place)
        for seller, wares in enumerate(state.wares)
        if wares and seller != seat
        for place, ware in enumerate(wares)
        if ware[2] <= cash and on_sale(state, ware)
    ]


def every(table: Table, state: HarborState, seat: Seat) -> Iterator[Buy]:
    """Depth first, each purchase before its extensions."""
    if state.actions:
        yield from _extensions(table, state, seat, ())


def _extensions(
    table: Table, state: HarborState, seat: Seat, before: tuple[tuple[Seat, int], ...]
) -> Iterator[Buy]:
    for item in offers(table, state, seat):
        bought = (*before, item)
        yield Buy(seat, bought)
        after = state.copy()
        buy(after, seat, item, None)
        yield from _extensions(table, after, seat, bought)


def sample(table: Table, state: HarborState, seat: Seat, random: Random) -> Buy | None:
    """Any item; then, while there is more to buy, stopping is as likely as another item."""
    if not state.actions or not any(state.wares):
        return None
    item = one_of(offers(table, state, seat), random)
    if item is None:
        return None
    items, scratch = [item], state.copy()
    while True:
        buy(scratch, seat, item, None)
        item = one_of(offers(table, scratch, seat), random)
        if item is None or random.random() < 0.5:
            return Buy(seat, tuple(items))
        items.append(item)
