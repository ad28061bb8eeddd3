"""Contenders in turns: a rate counts only against the references of its own round.

Machines slow down and speed up while a benchmark runs; a ratio within one round hardly notices.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
Rates: TypeAlias = Mapping[str, float]
"""Decisions per second, by contender: what one round measures."""


@dataclass(frozen=True, slots=True)
class Target:
    """At least so many times as fast as a reference."""

    least: float
    reference: str


@dataclass(frozen=True, slots=True)
class Contender:
    """`play` plays one match and answers how many decisions it took."""

    name: str
    play: Callable[[], int]
    target: Target | None = None


def rate(contender: Contender, seconds: float, clock: Clock = time.process_time) -> float:
    """Decisions per second over whole matches; processor time, so that other programs do not count."""
    gc.collect()  # nobody pays for the waste of the one before
    decisions, start = 0, clock()
    while (passed := clock() - start) < seconds:
        decisions += contender.play()
    return decisions / passed


def rounds(
    contenders: Sequence[Contender], count: int, seconds: float, clock: Clock = time.process_time
) -> Iterator[Rates]:
    """Every contender once a round; the order turns, so that no one always follows the same."""
    for number in range(count):
        turn = number % len(contenders)
        order = (*contenders[turn:], *contenders[:turn])
        yield {contender.name: rate(contender, seconds, clock) for contender in order}


def median_rate(measured: Sequence[Rates], name: str) -> float:
    """Decisions per second of a contender."""
    return median(rates[name] for rates in measured)


def median_ratio(measured: Sequence[Rates], name: str, reference: str) -> float:
    """The median of the rounds' ratios, not the ratio of the medians."""
    return median(rates[name] / rates[reference] for rates in measured)
