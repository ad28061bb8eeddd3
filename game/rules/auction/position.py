"""A view turned back into a position which can be played on: what the view hides is drawn from a seed."""

from __future__ import annotations

from dataclasses import replace

from game.rules.auction.phases.offer import Offer
from game.rules.auction.spec import Card
from game.rules.auction.stand_in import stand_in
from game.rules.auction.state import AuctionState
from game.rules.auction.table import Table
from game.rules.auction.view import AuctionView
from game.rules.core.dice import new_dice


def position(table: Table, view: AuctionView, seed: int) -> AuctionState:
    """All that the view shows is true of it, and looks the same; tickets face down are missing."""
    deck = tuple(card for card, count in zip(Card, view.deck_left, strict=True) for _ in range(count))
    shuffled, _ = new_dice(seed).shuffled(deck)
    return replace(stand_in(view), offers=(*_past(view), view.lots, *_future(table, shuffled)))


def _future(table: Table, deck: tuple[Card, ...]) -> tuple[Offer, ...]:
    lots = zip(*[iter(deck)] * table.spec.cards_per_lot, strict=True)
    return tuple(zip(*[lots] * table.lots, strict=True))


def _past(view: AuctionView) -> list[Offer]:
    """Everything that was dealt before: one lot of it tells as much as many."""
    if view.round == 1:
        return []
    dealt = list(view.discards)
    for seat in view.seats:
        for product, count in enumerate(seat.rows):
            dealt[product] += count
        dealt[Card.TAKUSAN] += sum(seat.wilds)
    dealt[Card.TAKUSAN] += view.takusan_left
    dealt[Card.YAKUZA] += view.yakuza_left
    for lot, buyer in zip(view.lots, view.buyers, strict=True):
        if buyer is not None:
            for card in lot:
                dealt[card] -= 1
    cards = tuple(card for card, count in zip(Card, dealt, strict=True) for _ in range(count))
    return [(cards,), *[()] * (view.round - 2)]
