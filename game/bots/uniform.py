"""Picks any legal action: the yardstick for tests and simulations."""

from __future__ import annotations

from random import Random
from typing import Any

from game.i18n.door import _
from game.rules.core.choices import Choices


class UniformBot:
    """Draws from the family of legal actions, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._best: Any = None

    def consider(self, view: Any, choices: Choices[Any]) -> None:
        """Draws at once: there is nothing to think about."""
        self._best = choices.sample(self._random)

    def think(self, budget: int) -> bool:
        """Has decided already."""
        return True

    def best(self) -> Any:
        """The action drawn."""
        return self._best

    def why(self) -> str:
        """There is no reason, and it says so."""
        return _("I drew one of the legal moves at random.")
