"""A50-A55: from the first player clockwise each seat buys a lot or declines."""

from __future__ import annotations

from game.rules.auction import scoring
from game.rules.auction.actions import BuyLot, Decline
from game.rules.auction.events import AuctionEvent, Declined, FirstPlayerPassed, LotBought, LotsDiscarded
from game.rules.auction.lots import CONTENTS
from game.rules.auction.phases import laying, offer
from game.rules.auction.state import OFFER, AuctionState
from game.rules.auction.table import Table
from game.rules.core.choices import Listed
from game.rules.core.seat import MOST_SEATS, Seat
from game.rules.core.value import maker

MOST_LOTS = 5

FAMILIES = tuple(
    tuple(
        Listed[BuyLot | Decline](
            [*(BuyLot(seat, lot) for lot in range(MOST_LOTS) if mask >> lot & 1), Decline(seat)]
        )
        for mask in range(1 << MOST_LOTS)
    )
    for seat in range(MOST_SEATS)
)
"""Every choice there can be, by seat and mask of lots: built once, never at a decision."""

DISCARDED = tuple(
    LotsDiscarded(tuple(lot for lot in range(MOST_LOTS) if mask >> lot & 1)) for mask in range(1 << MOST_LOTS)
)
PASSED = tuple(FirstPlayerPassed(seat) for seat in range(MOST_SEATS))

lot_bought, declined = maker(LotBought), maker(Declined)


def choices(table: Table, state: AuctionState, seat: Seat) -> Listed[BuyLot | Decline]:
    """A50: any unsold lot the seat can pay for, or decline."""
    mask, money = state.unsold, state.money[seat]
    if money < table.dearest:
        for lot, price in zip(state.ranking, table.prices):  # noqa: B905  # as many tiles as lots
            if price <= money:
                break
            mask &= ~(1 << lot)
    return FAMILIES[seat][mask]


def buy(table: Table, state: AuctionState, action: BuyLot, log: list[AuctionEvent] | None) -> None:
    """A51: pays the bank, lays the products, then settles Takusan and Yakuza."""
    seat, lot = action.seat, action.lot
    price, cards = table.prices[state.ranking.index(lot)], state.offers[state.round - 1][lot]
    state.money[seat] -= price
    state.unsold ^= 1 << lot
    state.buyers[lot] = seat
    products, takusan, yakuza = CONTENTS[cards]
    base, rows = seat * 6, state.rows
    for product in products:
        rows[base + product] += 1
    if takusan or yakuza:
        laying.await_settling(state, seat, takusan, yakuza)
    else:
        laying.pass_on(table, state)
    if log is not None:
        log.append(lot_bought(seat, lot, price, cards))
    go_on(table, state, seat, log)


def decline(table: Table, state: AuctionState, action: Decline, log: list[AuctionEvent] | None) -> None:
    """Takes the consolation from the bank."""
    state.money[action.seat] += table.spec.decline_pay
    laying.pass_on(table, state)
    if log is not None:
        log.append(declined(action.seat, table.spec.decline_pay))
    if not state.waiting:
        end_round(table, state, log)


def go_on(table: Table, state: AuctionState, seat: Seat, log: list[AuctionEvent] | None) -> None:
    """Settles what needs no choice of the buyer; once everybody has bought or declined the round ends."""
    if state.takusan_left or state.yakuza_left:
        laying.settle(table, state, seat, log)
    if not state.waiting:
        end_round(table, state, log)


def end_round(table: Table, state: AuctionState, log: list[AuctionEvent] | None) -> None:
    """A54, A55: then the next offer, or the final count."""
    discard_unsold(state, log)
    pass_first(state, log)
    if state.round < table.spec.rounds:
        offer.deal(table, state, log)
    else:
        scoring.finish(table, state, log)


def discard_unsold(state: AuctionState, log: list[AuctionEvent] | None) -> None:
    """A54: what is neither bought nor still to come counts as discarded; the stall is empty."""
    state.phase = OFFER
    if log is not None:
        log.append(DISCARDED[state.unsold])


def pass_first(state: AuctionState, log: list[AuctionEvent] | None) -> None:
    """A55: the dearest tile carries the clock; nobody bought it, nobody moves."""
    buyer = state.buyers[state.ranking[0]]
    if buyer is not None and buyer != state.first:
        state.first = buyer
        if log is not None:
            log.append(PASSED[buyer])
