"""Distributions in a few numbers, and how much of a difference luck explains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, pow, sqrt
from statistics import fmean, quantiles
from typing import Final

DECILES: Final = 10


@dataclass(frozen=True, slots=True)
class Spread:
    """`deciles` are the nine values that cut the sample into ten equal parts."""

    number: int
    mean: float
    low: float
    deciles: tuple[float, ...]
    high: float


def spread(values: Sequence[float]) -> Spread:
    """Of at least one value."""
    cuts = quantiles(values, n=DECILES, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return Spread(len(values), fmean(values), min(values), tuple(cuts), max(values))


def mean(total: float, number: float) -> float:
    """0 of nothing."""
    return total / number if number else 0.0


def luck(counts: Sequence[float]) -> float:
    """Pearson's chi-square test: how often equal chances would give counts at least so uneven."""
    fair = sum(counts) / len(counts)
    return _upper(sum((count - fair) ** 2 for count in counts) / fair, len(counts) - 1)


def _upper(value: float, freedom: int) -> float:
    """The tail of the chi-square distribution, in closed form for a whole number of degrees of freedom."""
    half = value / 2
    start, tail = (1.0, exp(-half)) if freedom % 2 == 0 else (0.5, erfc(sqrt(half)))
    powers = [start + step for step in range((freedom - 1) // 2)]
    return tail + sum(pow(half, power) * exp(-half) / gamma(power + 1) for power in powers)
