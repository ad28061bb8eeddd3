"""The strongest opponent: imagined matches give every outcome its worth, equilibria choose the tickets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from game.bots.auction.bargain import Bargain
from game.bots.auction.ground import Ground
from game.bots.auction.rankings import Rankings
from game.bots.auction.valuation import Valuation
from game.rules.auction.actions import AuctionAction
from game.rules.auction.spec import AuctionOptions, AuctionSpec
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.choices import Choices

WORK: Final = 600_000
"""Units of work for the outcomes of a valuation, or for a purchase; a thousand take some 0.7 ms."""


class ExpertAuction:
    """Plays the same way for the same seed; `effort` scales how much it thinks."""

    def __init__(self, seed: int, spec: AuctionSpec, effort: float = 1.0) -> None:
        self._random, self._spec = Random(seed), spec
        self._work = int(WORK * effort)
        self._grounds: dict[AuctionOptions, tuple[Ground, Rankings]] = {}
        self._thought: Valuation | Bargain
        self._course: Iterator[int]

    def consider(self, view: AuctionView, choices: Choices[AuctionAction]) -> None:
        """Sets up the search; thinks later."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        ground, rankings = self._ground(view.options)
        if view.phase is Phase.VALUATION:
            self._thought = Valuation(view, view.seat, ground, rankings, self._random, self._work)
        else:
            self._thought = Bargain(view, view.seat, ground, list(choices), self._random, self._work)
        self._course = self._thought.course()

    def think(self, budget: int) -> bool:
        """At least one piece of work, however small the budget; none is begun once that is used up."""
        for work in self._course:
            budget -= work
            if budget <= 0:
                return False
        return True

    def best(self) -> AuctionAction:
        """The best action found so far."""
        return self._thought.best

    def why(self) -> str:
        """A few words on what `best` says."""
        return self._thought.why()

    def _ground(self, options: AuctionOptions) -> tuple[Ground, Rankings]:
        if options not in self._grounds:
            ground = Ground(self._spec, options)
            self._grounds[options] = ground, Rankings(ground)
        return self._grounds[options]
