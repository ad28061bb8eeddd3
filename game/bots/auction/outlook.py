"""What a card is likely to be worth at the end, judged from the markers and the cards still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from game.rules.auction.spec import MAGURO, MARKET_ORDER, AuctionSpec
from game.rules.auction.view import AuctionView

STEEPNESS: Final = 1.7
"""Makes the logistic curve run along the normal one."""

STACKED: Final = 0.01
"""A60: on a shared space the marker that arrived later is ahead, though by less than any step."""

CERTAIN: Final = 60.0
"""A lead beyond which nothing changes; keeps `exp` from overflowing."""


class Outlook:
    """The guess of one round: how far the cards left in the deck may still carry the markers."""

    def __init__(self, view: AuctionView, spec: AuctionSpec) -> None:
        modifiers = [tile.modifier for tile in spec.sizes[view.options.players].tiles]
        mean = sum(modifiers) / len(modifiers)
        variance = sum((modifier - mean) ** 2 for modifier in modifiers) / len(modifiers)
        cards = sum(view.deck_left[product] for product in MARKET_ORDER) / len(MARKET_ORDER)
        self._drift = [count * mean for count in view.deck_left]
        self._slope = STEEPNESS / (sqrt(2 * variance * cards) + STACKED / 10)
        self._niches = (*spec.niches, 0)
        self._maguro = (0, *spec.maguro)
        self._maguro_share = view.deck_left[MAGURO] / view.options.players

    def worths(self, spaces: Sequence[int], arrived: Sequence[int]) -> list[float]:
        """Points per card of each marked product: the niche behind the markers likely to be ahead of it."""
        ends = [
            space + drift + STACKED * age
            for space, drift, age in zip(spaces, self._drift, arrived)  # noqa: B905  # of eight, five have one
        ]
        ahead = [0.0] * len(ends)
        for one, end in enumerate(ends):
            for other in range(one):
                odds = 1 / (1 + exp(min(CERTAIN, self._slope * (end - ends[other]))))
                ahead[one] += odds
                ahead[other] += 1 - odds
        return [self._niche(markers) for markers in ahead]

    def maguro(self, cards: int) -> float:
        """Points for one Maguro more: the set will grow, so it counts as one half-way there."""
        place = min(cards + round(self._maguro_share / 2), len(self._maguro) - 2)
        return float(self._maguro[place + 1] - self._maguro[place])

    def _niche(self, ahead: float) -> float:
        """The payment between two niches, in proportion."""
        better = int(ahead)
        return self._niches[better] + (self._niches[better + 1] - self._niches[better]) * (ahead - better)
