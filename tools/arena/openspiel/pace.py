"""How many simulations fit into a decision's time, learnt from the decisions before."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

FIRST_GUESS: Final = 0.002
"""Seconds of a simulation, before any was made."""

RECENT: Final = 0.3
"""The weight of the newest measurement: positions differ, and so does the machine's mood."""

FEWEST: Final = 2


class Pace:
    """Seconds per simulation by stage of the match, since late ones are shorter; a new one takes the last."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._costs: dict[Hashable, float] = {}
        self._latest = FIRST_GUESS

    def simulations(self, stage: Hashable) -> int:
        """So many should take the time of a decision."""
        return max(FEWEST, round(self._seconds / self._costs.get(stage, self._latest)))

    def learn(self, stage: Hashable, simulations: int, seconds: float) -> None:
        """What a decision took."""
        cost = max(1e-7, seconds / simulations)
        self._latest = cost
        self._costs[stage] = self._costs.get(stage, cost) * (1 - RECENT) + cost * RECENT
