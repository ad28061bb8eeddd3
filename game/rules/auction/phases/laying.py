"""A51-A53: the Takusan and Yakuza of a bought lot, asked for only where there is a choice."""

from __future__ import annotations

from itertools import compress
from operator import or_

from game.rules.auction.actions import JoinRow, PayYakuza
from game.rules.auction.events import AuctionEvent, TakusanLaid, YakuzaPaid
from game.rules.auction.spec import PRODUCTS, Card
from game.rules.auction.state import PURCHASE, TAKUSAN_CHOICE, YAKUZA_CHOICE, AuctionState, row
from game.rules.auction.table import Table
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


def await_settling(state: AuctionState, seat: Seat, takusan: int, yakuza: int) -> None:
    """The lot's cards that are no products lie there until the buyer has settled them."""
    state.takusan_left, state.yakuza_left = takusan, yakuza
    if yakuza:
        state.yakuza = (*state.yakuza[:seat], state.yakuza[seat] + yakuza, *state.yakuza[seat + 1 :])


def settle(table: Table, state: AuctionState, seat: Seat, log: list[AuctionEvent] | None) -> None:
    """All that needs no choice; where there is one, the phase asks for it."""
    while state.takusan_left:
        rows = open_rows(state, seat)
        if len(rows) > 1:
            state.phase = TAKUSAN_CHOICE
            return
        join(table, state, seat, rows[0] if rows else None, log)
    while state.yakuza_left:
        rows = real_rows(state, seat)
        if len(rows) > 1:
            state.phase = YAKUZA_CHOICE
            return
        pay(table, state, seat, rows[0] if rows else None, log)


def join(
    table: Table, state: AuctionState, seat: Seat, product: Card | None, log: list[AuctionEvent] | None
) -> None:
    """A52: a Takusan joins a row, or is discarded for lack of one."""
    state.takusan_left -= 1
    if product is not None:
        state.wilds[row(seat, product)] += 1
    if not (state.takusan_left or state.yakuza_left):
        pass_on(table, state)
    if log is not None:
        log.append(LAID[seat][product])


def pay(
    table: Table, state: AuctionState, seat: Seat, product: Card | None, log: list[AuctionEvent] | None
) -> None:
    """A53: the Yakuza card leaves, with a real card if there is one."""
    state.yakuza_left -= 1
    if product is not None:
        state.rows[row(seat, product)] -= 1
    if not state.yakuza_left:
        pass_on(table, state)
    if log is not None:
        log.append(PAID[seat][product])


def pass_on(table: Table, state: AuctionState) -> None:
    """A50: the next seat's turn to buy; after the last one nobody waits."""
    state.acted = acted = state.acted + 1
    state.phase = PURCHASE
    state.waiting = 1 << (state.first + acted) % table.players if acted < table.players else 0
