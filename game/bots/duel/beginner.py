"""A sensible beginner: the yardstick of the easy level. Bids more for richer cards and takes the richest."""

from __future__ import annotations

from random import Random

from game.bots.duel.greedy import Greed
from game.rules.core.choices import Choices
from game.rules.duel.actions import DuelAction
from game.rules.duel.spec import DuelSpec
from game.rules.duel.state import Phase
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView


class BeginnerDuel:
    """Never looks at the barrel, at bonuses or at what the other collects."""

    def __init__(self, seed: int, spec: DuelSpec) -> None:
        self._random, self._table = Random(seed), table_for(spec)
        self._best: DuelAction

    def consider(self, view: DuelView, choices: Choices[DuelAction]) -> None:
        """Decided at once."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        greed, listed = Greed(self._table, view, view.seat), list(choices)
        if view.phase is Phase.BIDDING:
            rich = greed.prize() >= 4
            self._best = self._random.choice(listed[len(listed) // 2 :] if rich else listed[:-1])
        else:
            self._best = max(listed, key=greed.action)

    def think(self, budget: int) -> bool:
        """Has decided already."""
        return True

    def best(self) -> DuelAction:
        """What was decided."""
        return self._best

    def why(self) -> str:
        """Always the same."""
        return "I wanted the richest card."
