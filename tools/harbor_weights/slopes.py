"""Which weight should rise and which should fall, by a regression of leads on whims."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tools.harbor_weights.play import Seated

STRIDE: Final = 150.0
"""Yen of lead for which a weight moves by one whole whim; nothing moves by more than MOST of them."""

MOST: Final = 1.2


class Slope(NamedTuple):
    """What one whim of a weight brings, in yen, and how surely."""

    yen: float
    error: float

    @property
    def sureness(self) -> float:
        """In errors; a round in which nobody leads is sure of nothing."""
        return self.yen / self.error if self.error else 0.0


def slopes(seated: Sequence[Seated]) -> list[Slope]:
    """Least squares, by the normal equations; the ridge keeps few matches from running wild."""
    size = range(len(seated[0].whims))
    square = [[sum(row.whims[i] * row.whims[j] for row in seated) for j in size] for i in size]
    spread = [square[i][i] for i in size]
    for i in size:
        square[i][i] += 1.0
    found = solved(square, [sum(row.whims[i] * row.lead for row in seated) for i in size])
    rest = sum((row.lead - sum(map(float.__mul__, found, row.whims))) ** 2 for row in seated) / len(seated)
    return [Slope(yen, sqrt(rest / each)) for yen, each in zip(found, spread, strict=True)]


def solved(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss and Jordan, with pivots."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other, row in enumerate(rows):
            if other != i and row[i]:
                part = row[i] / rows[i][i]
                rows[other] = [value - part * above for value, above in zip(row, rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def step(found: Sequence[Slope]) -> list[float]:
    """As far as the slope asks; what may be luck counts a third."""
    return [max(-MOST, min(MOST, yen / STRIDE)) * (1.0 if abs(yen) > error else 0.3) for yen, error in found]
