"""A fair club player: looks through its own turn and judges where that leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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

WAVERING: Final = 40.0
"""Yen by which a turn may look worse than the best one and still be played."""


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
        """Among the best ones it wavers: two players of this level do not play alike."""
        planner = Planner(table, self.weights)
        best = None
        for cost in planner.search(state, seat):
            yield cost
            if planner.found and planner.found[0] is not best:
                best = planner.found[0]
                self.settle_on(best.actions)
        near = [plan for plan in planner.found if plan.value > planner.found[0].value - WAVERING]
        self.settle_on(self.random.choice(near).actions)

    def bid(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """About what is fair, never twice the same."""
        step = table.spec.yen_step
        yen = fair_bid(table, state, seat) * self.random.uniform(0.75, 1.1) // step * step
        self.settle_on([BidTuna(seat, min(int(yen), state.cash[seat] // step * step))])
        yield 1
