"""Whole turns: sequences of actions up to the end of the turn, the most promising kept at each step."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass

from game.bots.harbor.estimate import Judge, lead, standings
from game.bots.harbor.ideas import Ideas
from game.bots.harbor.settling import settle
from game.bots.harbor.weights import Weights
from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.actions import EndTurn, HarborAction, OpenPort, Visit
from game.rules.harbor.play import play
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table

COST = 60
"""What trying one action takes of a budget of 1000."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions of one turn, the position they lead to, and how far ahead its seat is there."""

    actions: tuple[HarborAction, ...]
    state: HarborState
    value: float
    over: bool
    idle: int = 0
    """Actions left unspent."""


class Planner:
    """Looks for whole turns of one seat in a position; `found` is sorted, best first, at any time."""

    def __init__(
        self,
        table: Table,
        weights: Weights,
        *,
        parts: tuple[float, ...] = (0.45, 0.62, 0.8),
        width: int = 5,
        keep: int = 30,
        depth: int = 5,
        broad: bool = False,
    ) -> None:
        self._table, self._weights, self._parts = table, weights, parts
        self._width, self._keep, self._depth, self._broad = width, keep, depth, broad
        self.found: list[Plan] = []

    def search(self, state: HarborState, seat: Seat) -> Iterator[int]:
        """Level by level; yields what each piece of work cost."""
        self.found = []
        self._judge = Judge(self._table, state, seat, self._weights)
        level = [Plan((), state, 0.0, False)]
        for number in range(self._depth):
            after: dict[Hashable, Plan] = {}
            for plan in level:
                yield from self._extend(plan, seat, after)
            ranked = sorted(after.values(), key=lambda plan: -plan.value)
            level = self._kept([plan for plan in ranked if not plan.over], broad=self._broad and not number)
            self.found += [plan for plan in ranked if plan.over]
            self.found.sort(key=lambda plan: -plan.value)
            del self.found[self._keep :]
            if not level:
                return

    def _kept(self, ranked: list[Plan], *, broad: bool) -> list[Plan]:
        """Those that are thought on: the best, and at first every errand."""
        rest = errands(ranked[self._width :]) if broad else ()
        return [*ranked[: self._width], *rest]

    def _extend(self, plan: Plan, seat: Seat, after: dict[Hashable, Plan]) -> Iterator[int]:
        ideas = Ideas(self._table, plan.state, seat, self._judge)
        for action in ideas.every(self._parts):
            tried = self._try(plan, action, seat)
            if tried is not None:
                key = likeness(tried.state, seat)
                if key not in after or after[key].value < tried.value:
                    after[key] = tried
            yield COST

    def _try(self, plan: Plan, action: HarborAction, seat: Seat) -> Plan | None:
        state = plan.state.copy()
        try:
            play(self._table, state, action, None)
        except IllegalAction:
            return None
        settle(self._table, state)
        actions = (*plan.actions, action)
        if type(action) is EndTurn:
            idle = plan.state.actions
            points = standings(self._table, state, seat, self._weights)
            value = lead(points, seat, self._weights) - self._weights.idle * idle
            return Plan(actions, state, value, over=True, idle=idle)
        points = self._judge.standings(state, seat)
        value = lead(points, seat, self._weights) + self._weights.action * state.actions
        if state.actions and all(type(done) is OpenPort for done in actions):
            value += self._table.spec.fishing.port_cost * len(actions)  # it is opened for what comes next
        return Plan(actions, state, value, over=False)


def errands(plans: Iterable[Plan]) -> Iterator[Plan]:
    """The best visit to each market: a ship is bought for a licence that comes after it."""
    seen = set()
    for plan in plans:
        last = plan.actions[-1]
        if type(last) is Visit and last.market not in seen:
            seen.add(last.market)
            yield plan


def likeness(state: HarborState, seat: Seat) -> Hashable:
    """Two turns that differ in nothing but the order of their actions are one."""
    return (
        state.round,
        state.turn,
        state.phase,
        state.actions,
        *state.cash,
        state.tokens,
        state.licences,
        state.ports,
        state.ships[seat],
        *state.wares,
        state.extras.carts,
    )
