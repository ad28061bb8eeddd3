"""What may still come: the cards left in the deck, counted exactly and dealt out at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from game.bots.auction.ground import Goods, Ground, Odds
from game.rules.auction.lots import CONTENTS
from game.rules.auction.spec import MARKET_ORDER, Card
from game.rules.auction.view import AuctionView

PLACES = tuple(int(product) for product in MARKET_ORDER)

CURVE: Final = 300
DEALING: Final = 12
"""Units of work: a curve of odds worked out for the first time, and a lot of an imagined deck."""


class Morning(NamedTuple):
    """A round as an imagined match meets it, the tiles already on the lots, dearest first."""

    moves: tuple[tuple[int, int, int], ...]
    goods: tuple[Goods, ...]
    drift: tuple[int, ...]
    odds: Odds
    left: int


def morning(ground: Ground, lots: Sequence[tuple[Card, ...]], number: int, drift: tuple[int, ...]) -> Morning:
    """The lots in the order of their tiles, the drift of what comes after them in half spaces."""
    totals = [0] * 6
    for cards, modifier in zip(lots, ground.modifiers, strict=True):
        for product in CONTENTS[cards][0]:
            totals[product] += modifier
    goods = tuple([under[cards] for under, cards in zip(ground.goods, lots, strict=True)])
    moves = [(place, totals[place], number * 5 + turn) for turn, place in enumerate(PLACES) if totals[place]]
    left = ground.rounds - number
    return Morning(tuple(moves), goods, drift, ground.odds[left], left)


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
        self.cost = DEALING * ground.lots * (1 + ground.rounds - view.round)

    def prepare(self) -> Iterator[int]:
        """What the first deck needs and all later ones share, piece by piece; how much work each was."""
        odds = self._ground.odds
        for left in range(self._ground.rounds - self._round):
            if left not in odds:
                odds[left] = odds.work_out(left)
                yield CURVE

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
