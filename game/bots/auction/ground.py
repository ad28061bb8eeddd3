"""The figures of a match laid out flat: what every imagined round looks up and never changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import exp, sqrt
from typing import Final, TypeAlias

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
        self.odds = [odds(each * left, tuple(self.modifiers)) for left in range(self.rounds)]
        self.niches = niche_curve(spec.niches)
        self.sets = [0, *spec.maguro, *[spec.maguro[-1]] * 3]
        self.growth = [size.mix[MAGURO] * left / self.rounds / self.players for left in range(self.rounds)]
        self.clock = [CLOCK[self.players] * left for left in range(self.rounds)]


@cache
def odds(cards: float, modifiers: tuple[int, ...]) -> Odds:
    """For so many cards of each product still to come; shared, for it knows nothing of any match."""
    mean = sum(modifiers) / len(modifiers)
    spread = sum((modifier - mean) ** 2 for modifier in modifiers) / len(modifiers)
    slope = STEEPNESS / (2 * sqrt(2 * spread * cards) + 0.01)
    behind = [round(WHOLE / (1 + exp(min(60.0, slope * lead)))) for lead in range(-FARTHEST, FARTHEST + 1)]
    return behind[FARTHEST:] + behind[:FARTHEST]


def niche_curve(niches: Sequence[int]) -> list[float]:
    """Points per card by how many markers are likely ahead, in parts of `WHOLE`."""
    steps = [*niches, niches[-1]]
    return [
        steps[place // WHOLE] + (steps[place // WHOLE + 1] - steps[place // WHOLE]) * (place % WHOLE) / WHOLE
        for place in range(WHOLE * (len(niches) - 1) + 1)
    ]
