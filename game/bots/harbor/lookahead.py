"""Plans tried out: each is played on for a while by everybody, the promising ones more often."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from game.bots.harbor.estimate import lead, standings
from game.bots.harbor.plans import Plan, Planner
from game.bots.harbor.weights import Weights, normal_weights
from game.rules.core.seat import Seat
from game.rules.harbor.state import ENDED, HarborState
from game.rules.harbor.table import Table

CURIOSITY: Final = 220.0
"""Yen by which a plan tried once may seem worse and still be tried again."""

TRUST: Final = 3.0
"""How many tries the first estimate of a plan counts for."""

FIRST_PLANS: Final = 4
PARTS: Final = (0.62,)
LEAST_COST: Final = 60
"""Of a look at a match that is already over."""

NEARLY: Final = 80.0
"""Yen up to which a second-best turn is now and then played in what is imagined."""


@dataclass(slots=True)
class Arm:
    """A plan, and how far ahead of the others it left its seat in what was imagined."""

    plan: Plan
    tries: int = 0
    total: float = 0.0


class Lookahead:
    """Bandit search over whole turns with progressive widening; `best` may be asked at any time."""

    def __init__(self, table: Table, weights: Weights, random: Random, work: float, rounds: float) -> None:
        self._table, self._weights, self._random = table, weights, random
        self._work, self._turns = work, max(2, round(rounds * table.players))
        self._mine = Planner(table, weights, parts=PARTS, width=1, keep=3)
        self._theirs = Planner(table, normal_weights(table.players), parts=PARTS, width=1, keep=3)
        self._arms: list[Arm] = []
        self._drift = 0.0

    @property
    def best(self) -> Plan:
        """The plan with the best record, as far as records go."""
        return max(self._arms, key=self._record).plan

    def search(self, plans: list[Plan], seat: Seat) -> Iterator[int]:
        """Until the work is done; more plans join as the first ones have been tried."""
        self._arms = [Arm(plan) for plan in plans]
        if len(plans) < 2:
            return
        spent, number = 0, 0
        while spent < self._work:
            active = self._arms[: FIRST_PLANS + int(sqrt(number) * 1.5)]
            arm = max(active, key=self._interest)
            value = yield from self._imagine(arm.plan.state, seat, wild=bool(arm.tries))
            spent += self._spent
            number += 1
            arm.tries += 1
            arm.total += value
            self._drift += (value - arm.plan.value - self._drift) / number

    def _record(self, arm: Arm) -> float:
        """The mean of the tries, and the first estimate as some more; it drifts as turns go by."""
        return (arm.total + TRUST * (arm.plan.value + self._drift)) / (arm.tries + TRUST)

    def _interest(self, arm: Arm) -> float:
        return self._record(arm) + CURIOSITY / sqrt(arm.tries + 0.3)

    def _imagine(self, start: HarborState, seat: Seat, *, wild: bool) -> Generator[int, None, float]:
        """Some turns of everybody, at first by what looks best; the others play as fair club players do."""
        state, self._spent = start, LEAST_COST
        yield LEAST_COST
        for _ in range(self._turns):
            if state.phase is ENDED:
                break
            planner = self._mine if state.turn == seat else self._theirs
            for cost in planner.search(state, state.turn):
                self._spent += cost
                yield cost
            state = (self._choice(planner.found) if wild else planner.found[0]).state
        return lead(standings(self._table, state, seat, self._weights), seat, self._weights)

    def _choice(self, found: list[Plan]) -> Plan:
        """The best turn, or now and then one that is nearly as good."""
        close = [plan for plan in found if plan.value > found[0].value - NEARLY]
        return found[0] if self._random.random() < 0.6 else self._random.choice(close)
