"""A51-A53: the Takusan and Yakuza of a bought lot, asked for only where there is a choice."""

from __future__ import annotations

from itertools import compress
from operator import or_

from game.rules.auction.actions import JoinRow, PayYakuza
from game.rules.auction.events import AuctionEvent, TakusanLaid, YakuzaPaid
from game.rules.auction.spec import PRODUCTS, Card
from game.rules.auction.state import TAKUSAN_CHOICE, YAKUZA_CHOICE, AuctionState, row
from game.rules.core.choices import Listed
from game.rules.core.seat import MOST_SEATS, Seat

JOINS = tuple(tuple(JoinRow(seat, product) for product in PRODUCTS) for seat in range(MOST_SEATS))
PAYS = tuple(tuple(PayYakuza(seat, product) for product in PRODUCTS) for seat in range(MOST_SEATS))
LAID = tuple(
    {product: TakusanLaid(seat, product) for product in (*PRODUCTS, None)} for seat in range(MOST_SEATS)
)
PAID = tuple(
    {product: YakuzaPaid(seat, product) for product in (*PRODUCTS, None)} for seat in range(MOST_SEATS)
)
"""Every action and event there can be: built once, never at a decision."""


def open_rows(state: AuctionState, seat: Seat) -> list[Card]:
    """A52: a row exists while any card, real or Takusan, is in it."""
    low = seat * 6
    return list(compress(PRODUCTS, map(or_, state.rows[low : low + 6], state.wilds[low : low + 6])))


def real_rows(state: AuctionState, seat: Seat) -> list[Card]:
    """A53: the products of which the seat owns a real card."""
    low = seat * 6
    return list(compress(PRODUCTS, state.rows[low : low + 6]))


def takusan_choices(state: AuctionState, seat: Seat) -> Listed[JoinRow]:
    """Any row the seat has."""
    low = seat * 6
    return Listed(compress(JOINS[seat], map(or_, state.rows[low : low + 6], state.wilds[low : low + 6])))


def yakuza_choices(state: AuctionState, seat: Seat) -> Listed[PayYakuza]:
    """Any product the seat can pay with."""
    low = seat * 6
    return Listed(compress(PAYS[seat], state.rows[low : low + 6]))


def settle(
    state: AuctionState, seat: Seat, takusan: int, yakuza: int, log: list[AuctionEvent] | None
) -> bool:
    """Begins with the lot's cards that are no products; true if the buyer has nothing to choose."""
    state.takusan_left, state.yakuza_left = takusan, yakuza
    if yakuza:
        state.yakuza = (*state.yakuza[:seat], state.yakuza[seat] + yakuza, *state.yakuza[seat + 1 :])
    return go_on(state, seat, log)


def go_on(state: AuctionState, seat: Seat, log: list[AuctionEvent] | None) -> bool:
    """Settles what needs no choice; true if nothing is left."""
    while state.takusan_left:
        rows = open_rows(state, seat)
        if len(rows) > 1:
            state.phase = TAKUSAN_CHOICE
            return False
        join(state, seat, rows[0] if rows else None, log)
    while state.yakuza_left:
        rows = real_rows(state, seat)
        if len(rows) > 1:
            state.phase = YAKUZA_CHOICE
            return False
        pay(state, seat, rows[0] if rows else None, log)
    return True


def join(state: AuctionState, seat: Seat, product: Card | None, log: list[AuctionEvent] | None) -> None:
    """A52: a Takusan joins a row, or is discarded for lack of one."""
    state.takusan_left -= 1
    if product is not None:
        state.wilds[row(seat, product)] += 1
    if log is not None:
        log.append(LAID[seat][product])


def pay(state: AuctionState, seat: Seat, product: Card | None, log: list[AuctionEvent] | None) -> None:
    """A53: the Yakuza card leaves, with a real card if there is one."""
    state.yakuza_left -= 1
    if product is not None:
        state.rows[row(seat, product)] -= 1
    if log is not None:
        log.append(PAID[seat][product])
