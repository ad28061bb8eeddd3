"""Few imagined matches for many outcomes: what a lot under a tile does on the average steadies them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TRUST: Final = 0.3
"""How much of an outcome's own figure is kept beside the sum of its lots' average effects."""


def smoothed(outcomes: Sequence[tuple[int, ...]], values: Sequence[float]) -> list[float]:
    """The closest sum of one effect per lot and tile, mixed with the values themselves."""
    lots = len(outcomes[0])
    mean = sum(values) / len(values)
    effects = [[0.0] * lots for _ in range(lots)]
    for outcome, value in zip(outcomes, values, strict=True):
        for tile, lot in enumerate(outcome):
            effects[tile][lot] += value - mean
    share = (lots - 1) / len(
        outcomes
    )  # a lot under a tile is met once in `lots` outcomes, and moves the others
    return [
        TRUST * value
        + (1 - TRUST) * (mean + share * sum([effects[tile][lot] for tile, lot in enumerate(outcome)]))
        for outcome, value in zip(outcomes, values, strict=True)
    ]
