"""What may still come: the cards left in the deck, counted exactly and dealt out at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from game.bots.auction.ground import Ground, Odds
from game.rules.auction.lots import CONTENTS
from game.rules.auction.spec import MAGURO, MARKET_ORDER, Card
from game.rules.auction.view import AuctionView

Goods: TypeAlias = tuple[int, tuple[int, ...], int, int, int]
"""A lot under a tile: its price, products with a marker, and how many Maguro, Takusan and Yakuza."""

PLACES = tuple(int(product) for product in MARKET_ORDER)


class Morning(NamedTuple):
    """A round as an imagined match meets it, the tiles already on the lots, dearest first."""

    moves: tuple[tuple[int, int, int], ...]
    goods: tuple[Goods, ...]
    drift: tuple[int, ...]
    odds: Odds
    left: int


def morning(ground: Ground, lots: Sequence[tuple[Card, ...]], number: int, drift: tuple[int, ...]) -> Morning:
    """The lots in the order of their tiles, the drift of what comes after them in half spaces."""
    totals, goods = [0] * 6, []
    for cards, price, modifier in zip(lots, ground.prices, ground.modifiers, strict=True):
        products, takusan, yakuza = CONTENTS[cards]
        for product in products:
            totals[product] += modifier
        marked = tuple([product for product in products if product != MAGURO])
        goods.append((price, marked, len(products) - len(marked), takusan, yakuza))
    moves = [(place, totals[place], number * 5 + turn) for turn, place in enumerate(PLACES) if totals[place]]
    left = ground.rounds - number
    return Morning(tuple(moves), tuple(goods), drift, ground.odds[left], left)


def drift(ground: Ground, counts: Sequence[int]) -> tuple[int, ...]:
    """Half spaces that so many cards of each product carry its marker on the average."""
    return tuple([round(2 * ground.mean * count) for count in counts[:5]])


class Futures:
    """A source of imagined decks; who sits at the table knows their mix but not their order."""

    def __init__(self, view: AuctionView, ground: Ground, random: Random) -> None:
        self._ground, self._random, self._round = ground, random, view.round
        self._counts = list(view.deck_left)
        self._deck = [card for card in Card for _ in range(view.deck_left[card])]
        self.drift = drift(ground, self._counts)

    def draw(self) -> list[Morning]:
        """The rounds to come. Shuffled lots are as likely under any tile, so no tickets are imagined."""
        self._random.shuffle(self._deck)
        counts, mornings = self._counts.copy(), []
        lots = list(zip(*[iter(self._deck)] * self._ground.spec.cards_per_lot, strict=True))
        width = self._ground.lots
        for start in range(0, len(lots), width):
            offer = lots[start : start + width]
            for cards in offer:
                for card in cards:
                    counts[card] -= 1
            number = self._round + 1 + start // width
            mornings.append(morning(self._ground, offer, number, drift(self._ground, counts)))
        return mornings
