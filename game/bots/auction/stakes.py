"""What an end of the match is worth to a seat: nearly a win or a loss, smooth enough to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

SURE: Final = 4.0
"""Points of lead that are nearly a win when the last round is thought over."""

UNSURE: Final = 4.0
"""And so many more for each round still to come: imagined matches err, and a close end may go either way."""

TIE_BREAK: Final = 0.3
"""A62: unused specials decide a tie, and so weigh less than a point."""


class Stakes:
    """From -1, a clear loss, to 1, a clear win, judged with so many rounds left."""

    def __init__(self, left: int) -> None:
        self.scale = SURE + UNSURE * left

    def values(self, scores: Sequence[int], specials: Sequence[int]) -> list[float]:
        """For each seat: its lead before the best of the others."""
        totals = [score + TIE_BREAK * left for score, left in zip(scores, specials, strict=True)]
        if len(totals) == 2:
            lead = tanh((totals[0] - totals[1]) / self.scale)
            return [lead, -lead]
        scale, (second, first) = self.scale, sorted(totals)[-2:]
        return [tanh((total - (first if total != first else second)) / scale) for total in totals]

    def slope(self, values: Sequence[float]) -> float:
        """How much a point more changes what the match is worth, on the average over the seats."""
        return sum([1 - value * value for value in values]) / len(values) / self.scale
