"""The figures of a match laid out flat: what every imagined round looks up and never changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import permutations
from math import exp, sqrt
from typing import Final, TypeAlias

from game.rules.auction.lots import CONTENTS, Cards, Remembered
from game.rules.auction.spec import MAGURO, MARKET_ORDER, AuctionOptions, AuctionSpec

FARTHEST: Final = 250
"""Half spaces between two markers beyond which nothing changes."""

WHOLE: Final = 64
"""A certainty, in whole numbers: adding and looking up floats would cost more."""

STEEPNESS: Final = 1.7
"""Makes the logistic curve run along the normal one."""

CLOCK: Final = {2: 0.4, 3: 0.3, 4: 0.2}
"""Points that going first is worth, for each round still to come."""

Odds: TypeAlias = list[int]
"""By the lead of one marker in half spaces (negative ones from the end): how likely it ends behind."""

Goods: TypeAlias = tuple[int, tuple[int, ...], int, int, int]
"""A lot under a tile: its price, products with a marker, and how many Maguro, Takusan and Yakuza."""


class Ground:
    """Built once for a table; an outcome is a row of lots from the dearest tile to the cheapest."""

    def __init__(self, spec: AuctionSpec, options: AuctionOptions) -> None:
        size = spec.sizes[options.players]
        self.spec, self.options, self.players = spec, options, options.players
        self.lots, self.rounds, self.pay = len(size.tiles), spec.rounds, spec.decline_pay
        self.prices = [tile.price for tile in size.tiles]
        self.modifiers = [tile.modifier for tile in size.tiles]
        self.outcomes = list(permutations(range(self.lots)))
        self.mean = sum(self.modifiers) / self.lots
        each = size.mix[MARKET_ORDER[0]] / self.rounds
        modifiers = tuple(self.modifiers)
        self.odds = Remembered[int, Odds](lambda left: odds(each * left, modifiers))
        self.goods = [Remembered[Cards, Goods](partial(goods, price)) for price in self.prices]
        self.niches = niche_curve(spec.niches)
        self.sets = [0, *spec.maguro, *[spec.maguro[-1]] * 3]
        self.growth = [size.mix[MAGURO] * left / self.rounds / self.players for left in range(self.rounds)]
        self.clock = [CLOCK[self.players] * left for left in range(self.rounds)]

    def cost(self, number: int) -> int:
        """Units of work of a match imagined from that round to its end."""
        return 30 + (self.rounds - number + 1) * (27 + 15 * self.players)


@cache
def odds(cards: float, modifiers: tuple[int, ...]) -> Odds:
    """For so many cards of each product still to come; shared, for it knows nothing of any match."""
    mean = sum(modifiers) / len(modifiers)
    spread = sum((modifier - mean) ** 2 for modifier in modifiers) / len(modifiers)
    slope = STEEPNESS / (2 * sqrt(2 * spread * cards) + 0.01)
    behind = [round(WHOLE / (1 + exp(min(60.0, slope * lead)))) for lead in range(-FARTHEST, FARTHEST + 1)]
    return behind[FARTHEST:] + behind[:FARTHEST]


def goods(price: int, cards: Cards) -> Goods:
    """What lies under a tile of that price."""
    products, takusan, yakuza = CONTENTS[cards]
    marked = tuple([product for product in products if product != MAGURO])
    return price, marked, len(products) - len(marked), takusan, yakuza


def niche_curve(niches: Sequence[int]) -> list[float]:
    """Points per card by how many markers are likely ahead, in parts of `WHOLE`."""
    steps = [*niches, niches[-1]]
    return [
        steps[place // WHOLE] + (steps[place // WHOLE + 1] - steps[place // WHOLE]) * (place % WHOLE) / WHOLE
        for place in range(WHOLE * (len(niches) - 1) + 1)
    ]
