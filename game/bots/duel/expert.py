"""The expert: looks two turns ahead, the last three to the end, and bids at the odds of an equilibrium."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.duel.fitted import WEIGHTS
from game.bots.duel.hidden import Memory
from game.bots.duel.lookahead import Lookahead, spend
from game.bots.duel.odds import bid_rows, drawn, solve
from game.bots.duel.search import Search
from game.bots.duel.words import why_bid, why_choice
from game.bots.duel.worth import Weights
from game.rules.core.choices import Choices
from game.rules.duel.actions import DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelSpec
from game.rules.duel.state import BIDDING
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView

LIMIT: Final = 36_000
"""Steps of a whole decision, each an imagined action of about 10 microseconds."""


class ExpertDuel:
    """Remembers the faces it saw, for they come back turned over."""

    def __init__(self, seed: int, spec: DuelSpec, effort: float = 1.0, weights: Weights = WEIGHTS) -> None:
        self._random, self._weights = Random(seed), weights
        self._table, self._lookahead = table_for(spec), Lookahead(DuelKernel(spec))
        self._limit, self._memory = round(LIMIT * effort), Memory()
        self._view: DuelView
        self._search: Search

    def consider(self, view: DuelView, choices: Choices[DuelAction]) -> None:
        """Begins to think; what it draws a bid with is drawn now, so that `best` does not waver."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        self._memory.note(view)
        self._view, self._seat, self._choices = view, view.seat, list(choices)
        self._chance, random = self._random.random(), Random(self._random.getrandbits(32))
        self._search = Search(
            view,
            self._memory,
            self._table,
            self._lookahead,
            self._weights,
            random,
            self._limit,
            self._choices,
        )

    def think(self, budget: int) -> bool:
        """At least one imagined turn, however small the budget."""
        return spend(self._search.thoughts, self._lookahead, budget)

    def best(self) -> DuelAction:
        """A bid is drawn from the odds; before any thought, any choice will do."""
        return self._choices[drawn(self.odds(), self._chance)]

    def odds(self) -> list[float]:
        """How likely each choice is, in their order."""
        count = len(self._choices)
        if not self._search.planted:
            return [1 / count] * count
        values = self._search.results()
        if self._view.phase is BIDDING:
            return solve(bid_rows(values)).odds[self._seat]
        best = max(values) if self._seat else min(values)
        return [float(place == values.index(best)) for place in range(count)]

    def chance(self) -> float:
        """How likely the seat is to win, as far as it can see."""
        values = self._search.results() if self._search.planted else [0.5]
        if self._view.phase is BIDDING:
            value = solve(bid_rows(values)).value
        else:
            value = max(values) if self._seat else min(values)
        return value if self._seat else 1.0 - value

    def why(self) -> str:
        """One sentence about what `best` says."""
        if self._view.phase is BIDDING:
            return why_bid(self._table, self._view, self.best(), self.odds(), self.chance())
        return why_choice(self._table, self._view, self.best(), self.chance())
