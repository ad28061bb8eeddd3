"""H51-H53: freezers and carts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor import slots
from game.rules.harbor.deeds import Rent
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import Rented
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import CART, FREEZER, Market


def hope(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """A rental could be paid for."""
    return state.cash[seat] >= table.spec.extras.rent


def do(stay: Stay, deed: Rent) -> None:
    """Any number, each in a licence slot."""
    table, state, seat, what = stay.table, stay.state, stay.seat, deed.what
    if what is not FREEZER and what is not CART:
        raise IllegalAction("only freezers and carts are for rent")
    if not (state.extras.freezers_left if what is FREEZER else state.extras.carts_left):
        raise IllegalAction(f"the market has no {what.name.lower()} left")
    slots.make_room(table, state, seat, deed.returned, stay.log)
    yen, extras = table.spec.extras.rent, table.spec.extras
    stay.pay(yen, what)
    now = state.extras
    if what is FREEZER:
        freezers = changed(now.freezers, seat, extras.freezer_uses)
        state.extras = replace(now, freezers=freezers, freezers_left=now.freezers_left - 1)
    else:
        carts = changed(now.carts, seat, extras.cart_actions)
        state.extras = replace(now, carts=carts, carts_left=now.carts_left - 1)
    if stay.log is not None:
        stay.log.append(Rented(seat, what, yen))


def every(stay: Stay) -> list[Rent]:
    """A freezer or a cart, by what is returned for it."""
    state, seat = stay.state, stay.seat
    if state.cash[seat] < stay.table.spec.extras.rent:
        return []
    room = slots.room_makers(stay.table, state, seat, but=None)
    left = ((FREEZER, state.extras.freezers_left), (CART, state.extras.carts_left))
    return [Rent(what, slot) for what, count in left if count for slot in room]


def draw(stay: Stay, random: Random) -> Rent | None:
    """Each equally likely."""
    return one_of(every(stay), random)


USE = Use(hope, do, every, draw)
