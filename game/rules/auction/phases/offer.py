"""A20: the lots of a round are dealt."""

from __future__ import annotations

from game.rules.auction.events import AuctionEvent, OfferDealt
from game.rules.auction.spec import Card
from game.rules.auction.state import VALUATION, AuctionState
from game.rules.auction.table import Table
from game.rules.core.value import maker

Offer = tuple[tuple[Card, ...], ...]

offer_dealt = maker(OfferDealt)


def cut(table: Table, deck: tuple[Card, ...]) -> tuple[Offer, ...]:
    """The deck as the offers it makes."""
    lots = zip(*[iter(table.dealt(deck))] * table.spec.cards_per_lot)  # noqa: B905  # the deck is used up exactly
    return tuple(zip(*[lots] * table.lots))  # noqa: B905


def deal(table: Table, state: AuctionState, log: list[AuctionEvent] | None) -> None:
    """A new round: the next offer lies face up and everybody values the lots."""
    state.round += 1
    state.phase = VALUATION
    state.waiting = table.everyone
    state.acted = 0
    state.sums = state.ranking = ()
    state.placed = [None] * table.players
    state.buyers = [None] * table.lots
    state.unsold = table.every_lot
    if log is not None:
        log.append(offer_dealt(state.round, state.first, state.offers[state.round - 1]))
