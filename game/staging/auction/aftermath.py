"""What an event does to the auction's table, worked out from the event alone: no view is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.auction.events import (
    AuctionEvent,
    Declined,
    FirstPlayerPassed,
    LotBought,
    LotsDiscarded,
    LotsPriced,
    MarketMoved,
    MatchScored,
    OfferDealt,
    TakusanLaid,
    TicketsPlaced,
    TicketsRevealed,
    YakuzaPaid,
)
from game.rules.auction.spec import PRODUCTS, TAKUSAN, YAKUZA, Card, MarkerMove, Ticket
from game.rules.core.seat import Seat
from game.staging.auction.tableau import NOBODY, Tableau, swept
from game.staging.tuples import changed


def after(table: Tableau, event: AuctionEvent) -> Tableau:
    """The table an event leads to."""
    match event:
        case OfferDealt():
            return _dealt(table, event)
        case TicketsPlaced(seat):
            backs = changed(table.backs, seat, len(table.offer))
            return replace(table, backs=backs, locked=table.locked | {seat}, acting=table.acting - {seat})
        case TicketsRevealed(placements):
            return _revealed(table, tuple(tickets for tickets in placements if tickets is not None))
        case LotsPriced(sums, ranking):
            return replace(table, sums=sums, ranking=ranking)
        case MarketMoved(moves):
            for move in moves:
                table = moved(table, move)
            return replace(table, acting=frozenset((table.first,)))
        case MatchScored(niches):
            return replace(table, niches=niches)
        case _:
            return _after_purchase(table, event)


def _after_purchase(
    table: Tableau,
    event: LotBought | Declined | TakusanLaid | YakuzaPaid | LotsDiscarded | FirstPlayerPassed,
) -> Tableau:
    match event:
        case LotBought():
            return _bought(table, event)
        case Declined(seat, pay):
            return _passed_on(_richer(table, seat, pay), seat)
        case TakusanLaid(seat, product):
            laid = _grown(table, seat, product, wilds=1) if product is not None else table
            return _settled(laid, seat, TAKUSAN)
        case YakuzaPaid(seat, product):
            paid = _grown(table, seat, product, rows=-1) if product is not None else table
            return _settled(paid, seat, YAKUZA)
        case LotsDiscarded():
            nobody = (None,) * len(table.offer)
            offer = swept(table.offer)
            return replace(table, offer=offer, faces=(), sums=(), ranking=(), buyers=nobody, acting=NOBODY)
        case FirstPlayerPassed(seat):
            return replace(table, first=seat)
        case _:
            assert_never(event)


def _dealt(table: Tableau, event: OfferDealt) -> Tableau:
    dealt = [card for lot in event.lots for card in lot]
    deck = [left - dealt.count(card) for card, left in zip(Card, table.deck, strict=True)]
    return replace(
        table,
        round=event.round,
        first=event.first,
        offer=event.lots,
        deck=tuple(deck),
        acting=frozenset(range(table.players)),
        locked=NOBODY,
        backs=(0,) * table.players,
    )


def _revealed(table: Tableau, placements: tuple[tuple[Ticket, ...], ...]) -> Tableau:
    """A43: specials on the table are spent."""
    seats = tuple(
        replace(seat, specials=tuple(ticket for ticket in seat.specials if ticket not in tickets))
        for seat, tickets in zip(table.seats, placements, strict=True)
    )
    return replace(table, seats=seats, faces=placements, backs=(0,) * table.players, locked=NOBODY)


def moved(table: Tableau, move: MarkerMove) -> Tableau:
    """A46: one marker arrives on top; one that stays keeps its place in its stack."""
    product, _, start, end = move
    if start == end:
        return table
    stack = (*(other for other in table.stack if other != product), product)
    return replace(table, spaces=changed(table.spaces, product, end), stack=stack)


def _bought(table: Tableau, event: LotBought) -> Tableau:
    """A51: products join their rows at once, the rest waits on the lot."""
    for card in event.cards:
        if card in PRODUCTS:
            table = _grown(table, event.seat, card, rows=1)
    table = _richer(table, event.seat, -event.price)
    seat = table.seats[event.seat]
    seats = changed(table.seats, event.seat, replace(seat, yakuza=seat.yakuza + event.cards.count(YAKUZA)))
    rest = tuple(None if card in PRODUCTS else card for card in event.cards)
    offer, buyers = changed(table.offer, event.lot, rest), changed(table.buyers, event.lot, event.seat)
    return _passed_on(replace(table, seats=seats, offer=offer, buyers=buyers), event.seat)


def _settled(table: Tableau, seat: Seat, kind: Card) -> Tableau:
    """One Takusan or Yakuza of the lot the seat has bought is gone."""
    lot = table.buyers.index(seat)
    left = changed(table.offer[lot], table.offer[lot].index(kind), None)
    return _passed_on(replace(table, offer=changed(table.offer, lot, left)), seat)


def _passed_on(table: Tableau, seat: Seat) -> Tableau:
    """A50: the next in turn acts, unless the buyer has cards to settle; after the last one nobody does."""
    if seat in table.buyers and set(table.offer[table.buyers.index(seat)]) != {None}:
        return table
    following = (seat + 1) % table.players
    return replace(table, acting=frozenset((following,)) if following != table.first else NOBODY)


def _richer(table: Tableau, seat: Seat, money: int) -> Tableau:
    purse = replace(table.seats[seat], money=table.seats[seat].money + money)
    return replace(table, seats=changed(table.seats, seat, purse))


def _grown(table: Tableau, seat: Seat, product: Card, rows: int = 0, wilds: int = 0) -> Tableau:
    own = table.seats[seat]
    grown = replace(
        own,
        rows=changed(own.rows, product, own.rows[product] + rows),
        wilds=changed(own.wilds, product, own.wilds[product] + wilds),
    )
    return replace(table, seats=changed(table.seats, seat, grown))
