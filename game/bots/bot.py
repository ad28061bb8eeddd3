"""What every opponent can do: think in slices, answer whenever asked, and say why."""

from __future__ import annotations

from typing import Any, Protocol

from game.rules.core.choices import Choices


class Bot(Protocol):
    """A resumable search without a clock: the caller counts the slices."""

    def consider(self, view: Any, choices: Choices[Any]) -> None:
        """A new decision: what the seat sees and what it may do."""

    def think(self, budget: int) -> bool:
        """Works for about `budget` steps (1000: some 2 ms); true once more thinking would change nothing."""

    def best(self) -> Any:
        """The best action found so far; may be asked at any time after `consider`."""

    def why(self) -> str:
        """One sentence on what speaks for `best`, told after the reveal; it gives away no other's secret."""
