"""Where a contender stands after all rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.speed.measure import Contender, Rates, Target, median_rate, median_ratio
from tools.speed.references import GOOFSPIEL, LIARS_POKER


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the result; `met` is None where nothing is asked."""

    name: str
    per_second: float
    to_goofspiel: float
    to_liars_poker: float
    target: Target | None
    met: bool | None


def standing(measured: Sequence[Rates], contender: Contender) -> Standing:
    """The contender's medians over the rounds."""
    name, target = contender.name, contender.target
    ratios = {other: median_ratio(measured, name, other) for other in (GOOFSPIEL, LIARS_POKER)}
    met = None if target is None else ratios[target.reference] >= target.least
    return Standing(name, median_rate(measured, name), ratios[GOOFSPIEL], ratios[LIARS_POKER], target, met)
