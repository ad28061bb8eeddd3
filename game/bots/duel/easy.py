"""Plays sensibly and misses plans: counts the points in front of it, and now and then overlooks something."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.duel.greedy import Greed
from game.bots.duel.words import choice_named
from game.i18n.door import _
from game.rules.core.choices import Choices
from game.rules.duel.actions import DuelAction
from game.rules.duel.spec import DuelSpec
from game.rules.duel.state import Phase
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView

OVERLOOKS: Final = 0.2
"""How often it sees one choice less than there is."""

STEP: Final = 1.9
"""Points at stake for each notch of a bid."""


class EasyDuel:
    """Sees the cards, hardly the barrel."""

    def __init__(self, seed: int, spec: DuelSpec) -> None:
        self._random, self._table = Random(seed), table_for(spec)
        self._best: DuelAction
        self._view: DuelView

    def consider(self, view: DuelView, choices: Choices[DuelAction]) -> None:
        """Decided at once."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        greed, listed, self._view = Greed(self._table, view, view.seat), list(choices), view
        if view.phase is Phase.BIDDING:
            self._best = self._bid(greed, listed)
        else:
            self._best = max(self._noticed(listed, greed), key=greed.action)

    def _bid(self, greed: Greed, bids: list[DuelAction]) -> DuelAction:
        """What is at stake, give or take a notch; a knife that ends the match is worth any bid."""
        stake = (greed.prize() + greed.threat()) / 2 / STEP + self._random.uniform(-1.5, 1.0)
        return bids[max(0, min(len(bids) - 1, round(stake)))]

    def _noticed(self, choices: list[DuelAction], greed: Greed) -> list[DuelAction]:
        """Without one now and then, but never without one that wins."""
        if len(choices) > 1 and self._random.random() < OVERLOOKS:
            lost = self._random.choice(choices)
            return [action for action in choices if action != lost or greed.action(action) >= 50]
        return choices

    def think(self, budget: int) -> bool:
        """Has decided already."""
        return True

    def best(self) -> DuelAction:
        """What was decided."""
        return self._best

    def why(self) -> str:
        """In points, as it counts."""
        told = choice_named(self._table, self._view, self._best)
        most = _("It looked like the most points.")
        return f"{told} {most}"
