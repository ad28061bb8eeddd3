"""Shares, means and percentiles, each with what the sample allows to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, exp, inf, log, sqrt
from typing import Final

Z: Final = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""

FINENESS: Final = 0.02
"""Times are kept in steps of 2 %: millions of slices fit into some hundred counts."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(won: float, matches: int) -> Estimate:
    """Of a share; stays within 0 and 1, and a victory may be a fraction, since ties are split."""
    share = won / matches
    middle, weight = share + Z * Z / (2 * matches), 1 + Z * Z / matches
    reach = Z * sqrt(share * (1 - share) / matches + (Z / (2 * matches)) ** 2)
    return Estimate(share, max(0.0, (middle - reach) / weight), min(1.0, (middle + reach) / weight))


def mean_of(values: Sequence[float]) -> Estimate:
    """Of independent values; one alone says nothing about its error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, -inf, inf)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = Z * sqrt(variance / len(values))
    return Estimate(mean, mean - reach, mean + reach)


@dataclass(slots=True)
class Times:
    """Many durations in little room; `bins` counts them by the logarithm of their length."""

    number: int = 0
    total: float = 0.0
    longest: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """One more."""
        self.number += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.bins[ceil(log(max(seconds, 1e-9)) / FINENESS)] += 1

    def merge(self, other: Times) -> None:
        """Those of another stretch."""
        self.number += other.number
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.bins.update(other.bins)

    @property
    def mean(self) -> float:
        """Seconds; 0 if there were none."""
        return self.total / self.number if self.number else 0.0

    def percentile(self, percent: float) -> float:
        """Seconds that so many percent stay within, at most one step too high."""
        wanted, seen = self.number * percent / 100, 0
        for place in sorted(self.bins):
            seen += self.bins[place]
            if seen >= wanted:
                return min(exp(place * FINENESS), self.longest)
        return 0.0
