"""The auction kept a second time, from its events alone, and what a seat may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from game.rules.auction.events import (
    AuctionEvent,
    Declined,
    FirstPlayerPassed,
    LotBought,
    LotsDiscarded,
    MarketMoved,
    OfferDealt,
    TakusanLaid,
    TicketsRevealed,
    YakuzaPaid,
)
from game.rules.auction.kernel import AuctionKernel
from game.rules.auction.spec import PRODUCTS, SPECIALS, AuctionOptions, AuctionSpec, Card
from game.rules.auction.state import AuctionState, Phase
from game.rules.auction.view import AuctionView


def variants(spec: AuctionSpec, players: int) -> list[AuctionOptions]:
    usual = AuctionOptions.usual(spec, players)
    return [
        usual,
        replace(usual, first=players - 1, annul_cancels="all", special_scoring=True),
    ]


class Audit:
    """Cards, tickets and money, followed from event to event."""

    def __init__(self, kernel: AuctionKernel, state: AuctionState) -> None:
        view = kernel.observe(state, None)
        self.kernel, self.mix = kernel, kernel.spec.sizes[view.options.players].mix
        self.money = [seat.money for seat in view.seats]
        self.rows: Counter[tuple[int, Card]] = Counter()
        self.wilds: Counter[tuple[int, Card]] = Counter()
        self.specials = [set(SPECIALS) for _ in view.seats]
        self.spaces = list(view.spaces)
        self.discards: Counter[Card] = Counter()
        self.first, self.dealt = view.first, 1

    def after(self, state: AuctionState, events: tuple[AuctionEvent, ...]) -> None:
        view = self.kernel.observe(state, None)
        for event in events:
            self.see(event)
        self.check(view)

    def see(self, event: AuctionEvent) -> None:
        match event:
            case OfferDealt():
                self.dealt += 1
                assert event.round == self.dealt
                assert event.first == self.first
            case TicketsRevealed():
                for unused, tickets in zip(self.specials, event.placements, strict=True):
                    assert tickets is not None
                    assert {ticket for ticket in tickets if ticket in SPECIALS} <= unused
                    unused.difference_update(tickets)
            case MarketMoved():
                for product, total, start, end in event.moves:
                    assert self.spaces[product] == start
                    assert end == min(max(start + total, 1), 60)
                    self.spaces[product] = end
            case FirstPlayerPassed():
                self.first = event.seat
            case _:
                self.see_purchase(event)

    def see_purchase(self, event: AuctionEvent) -> None:
        match event:
            case LotBought():
                self.money[event.seat] -= event.price
                assert self.money[event.seat] >= 0
                self.rows.update((event.seat, card) for card in event.cards if card in PRODUCTS)
            case Declined():
                self.money[event.seat] += event.pay
            case TakusanLaid():
                if event.product is None:
                    self.discards[Card.TAKUSAN] += 1
                else:
                    self.wilds[event.seat, event.product] += 1
            case YakuzaPaid():
                self.discards[Card.YAKUZA] += 1
                if event.product is not None:
                    self.rows[event.seat, event.product] -= 1
                    self.discards[event.product] += 1
            case LotsDiscarded():
                self.discards.update(card for lot in event.lots for card in self.shown[lot])
            case _:
                pass

    def check(self, view: AuctionView) -> None:
        self.shown = view.lots
        assert [seat.money for seat in view.seats] == self.money
        assert view.first == self.first
        assert list(view.spaces) == self.spaces
        for seat, part in enumerate(view.seats):
            assert part.rows == tuple(self.rows[seat, product] for product in PRODUCTS)
            assert part.wilds == tuple(self.wilds[seat, product] for product in PRODUCTS)
            assert set(part.specials) == self.specials[seat]
        assert view.discards == tuple(self.discards[card] for card in Card)
        self.check_cards(view)

    def check_cards(self, view: AuctionView) -> None:
        """Every card of the deck is in exactly one place."""
        found = Counter(dict(zip(Card, view.deck_left, strict=True)))
        found.update(dict(zip(Card, view.discards, strict=True)))
        for part in view.seats:
            found.update(dict(zip(PRODUCTS, part.rows, strict=True)))
            found[Card.TAKUSAN] += sum(part.wilds)
        if view.phase is not Phase.ENDED:
            unsold = zip(view.lots, view.buyers, strict=True)
            found.update(card for lot, buyer in unsold if buyer is None for card in lot)
        found[Card.TAKUSAN] += view.takusan_left
        found[Card.YAKUZA] += view.yakuza_left
        assert {card: found[card] for card in Card} == dict(self.mix)


def recount(kernel: AuctionKernel, view: AuctionView) -> tuple[tuple[int, ...], set[int]]:
    """A60-A73 once more, the slow and simple way: scores and winners."""
    spec = kernel.spec
    standing = sorted(view.stack, key=lambda card: (-view.spaces[card], -view.stack.index(card)))
    worth = {card: spec.niches[place] for place, card in enumerate(standing)}
    scores = []
    for me in view.seats:
        score = me.money
        counts = {card: me.rows[card] + me.wilds[card] for card in PRODUCTS}
        for card, count in counts.items():
            if card is Card.MAGURO:
                score += [0, *spec.maguro][count]
            else:
                score += worth[card] * count
        if view.options.special_scoring:
            last = standing[4]
            score += 10 if all(count >= 3 for count in counts.values()) else 0
            score += 10 if any(count >= 8 for count in counts.values()) else 0
            most = max(other.rows[last] + other.wilds[last] for other in view.seats)
            score += 5 if counts[last] == most and most else 0
            most = max(other.yakuza for other in view.seats)
            score += 3 if me.yakuza == most and most else 0
        scores.append(score)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    most = max(len(view.seats[seat].specials) for seat in best)
    return tuple(scores), {seat for seat in best if len(view.seats[seat].specials) == most}


def scramble(kernel: AuctionKernel, state: AuctionState, seat: int | None, random: Random) -> AuctionState:
    """The state with everything changed that the seat cannot know (A32)."""
    other = state.copy()
    to_come = [card for offer in state.offers[state.round :] for lot in offer for card in lot]
    random.shuffle(to_come)
    cards = iter(to_come)
    coming = tuple(
        tuple(tuple(next(cards) for _ in lot) for lot in offer) for offer in state.offers[state.round :]
    )
    other.offers = state.offers[: state.round] + coming
    if state.phase is Phase.VALUATION:
        blank = state.copy()
        blank.waiting = (1 << state.options.players) - 1
        for rival, placed in enumerate(state.placed):
            if placed is not None and rival != seat:
                action: Any = kernel.legal(blank, rival).sample(random)
                other.placed[rival] = action.tickets
    return other
