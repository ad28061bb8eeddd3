"""The strongest opponent: tries its turns out against what the others would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.bots.harbor.bidding import Bidding
from game.bots.harbor.deciding import Decider
from game.bots.harbor.lookahead import Lookahead
from game.bots.harbor.plans import Planner
from game.bots.harbor.weights import EXPERT, Weights, expert_weights
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView

WORK: Final = 500_000
"""What a turn may cost: about two thirds of a second, counted in the units of a budget."""

PARTS: Final = (0.45, 0.62, 0.8)


class ExpertHarbor(Decider):
    """Plans of its own turn, the best of them played on, and mixed bids; `effort` scales the work."""

    def __init__(
        self, seed: int, spec: HarborSpec, effort: float = 1.0, weights: Weights | None = None
    ) -> None:
        super().__init__(seed, spec, weights or EXPERT)
        self._effort, self._given = effort, weights

    def consider(self, view: HarborView, choices: Choices[HarborAction]) -> None:
        """Another table, another judgement."""
        self.weights = self._given or expert_weights(view.options.players)
        super().consider(view, choices)

    def turn(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """First what looks best at once, then what proves best."""
        planner = Planner(table, self.weights, parts=PARTS, width=6, broad=True)
        yield from planner.search(state, seat)
        if not planner.found:
            return
        self.settle_on(planner.found[0].actions)
        ahead = Lookahead(table, self.weights, WORK * self._effort)
        yield from ahead.search(planner.found, seat)
        self.settle_on(ahead.best.actions)

    def bid(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """Mixed, as the equilibrium of the bids asks."""
        bidding = Bidding(table, state, seat, self.weights, self.random)
        yield from bidding.solve()
        self.settle_on([bidding.draw()])
