"""A fair club player: looks through its own turn and judges where that leads."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.harbor.deciding import Decider
from game.bots.harbor.plans import Planner
from game.bots.harbor.settling import fair_bid
from game.bots.harbor.weights import NORMAL, Weights, normal_weights
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, HarborAction
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView


class NormalHarbor(Decider):
    """Some thirty whole turns, each judged by the position at its end."""

    def __init__(self, seed: int, spec: HarborSpec, weights: Weights | None = None) -> None:
        super().__init__(seed, spec, weights or NORMAL)
        self._given = weights

    def consider(self, view: HarborView, choices: Choices[HarborAction]) -> None:
        """Another table, another judgement."""
        self.weights = self._given or normal_weights(view.options.players)
        super().consider(view, choices)

    def turn(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """The best one as the search found it level by level."""
        planner = Planner(table, self.weights)
        best = None
        for cost in planner.search(state, seat):
            yield cost
            if planner.found and planner.found[0] is not best:
                best = planner.found[0]
                self.settle_on(best.actions)
        self.settle_on(planner.found[0].actions)

    def bid(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """About what is fair, never twice the same."""
        step = table.spec.yen_step
        yen = fair_bid(table, state, seat) * self.random.uniform(0.75, 1.1) // step * step
        self.settle_on([BidTuna(seat, min(int(yen), state.cash[seat] // step * step))])
        yield 1
