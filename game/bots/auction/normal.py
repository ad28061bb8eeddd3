"""A fair club player: weighs what this round brings to it and to the others, and no further."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.auction.placing import Placing
from game.bots.auction.shopping import Shopping
from game.bots.auction.words import deed, points
from game.i18n.door import _
from game.rules.auction.actions import AuctionAction
from game.rules.auction.spec import AuctionOptions, AuctionSpec
from game.rules.auction.state import Phase
from game.rules.auction.table import Table, table_for
from game.rules.auction.view import AuctionView
from game.rules.core.choices import Choices

STEP_COST: Final = 200
"""What an imagined round takes of a budget of 1000: small, since several bots may think in one frame."""


class NormalAuction:
    """Knows the figures, the view and the choices; plays the same way for the same seed."""

    def __init__(self, seed: int, spec: AuctionSpec) -> None:
        self._random, self._spec = Random(seed), spec
        self._tables: dict[AuctionOptions, Table] = {}
        self._thought: Placing | Shopping
        self._view: AuctionView

    def consider(self, view: AuctionView, choices: Choices[AuctionAction]) -> None:
        """Placements are thought over step by step, everything else at once."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        self._view = view
        if view.phase is Phase.VALUATION:
            self._thought = Placing(view, view.seat, self._spec, self._table(view.options), self._random)
        else:
            self._thought = Shopping(view, view.seat, self._spec, choices)

    def think(self, budget: int) -> bool:
        """At least one step, however small the budget."""
        for _step in range(max(1, budget // STEP_COST)):
            if self._thought.decided:
                break
            self._thought.step()
        return self._thought.decided

    def best(self) -> AuctionAction:
        """The best action found so far."""
        return self._thought.best

    def why(self) -> str:
        """A few words on what `best` says."""
        lead = _("My lead over the others' average is {points}.", points=points(self._thought.lead))
        return f"{deed(self.best(), self._view, self._spec)} {lead}"

    def _table(self, options: AuctionOptions) -> Table:
        if options not in self._tables:
            self._tables[options] = table_for(self._spec, options)
        return self._tables[options]
