"""Plans tried out: everybody plays on for a round, the better half for another, until one is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.bots.harbor.estimate import lead, standings
from game.bots.harbor.plans import Plan, Planner
from game.bots.harbor.weights import Weights, normal_weights
from game.rules.core.seat import Seat
from game.rules.harbor.state import ENDED, HarborState
from game.rules.harbor.table import Table

TURN: Final = 1900
"""What a turn that is only imagined takes of a budget, about."""

FAR: Final = 400.0
"""Yen below the best at which a plan is not worth a try."""

TRUST: Final = 0.3
"""What the first estimate of a plan counts for, beside one of the same plan a round later."""

VICTORY: Final = 600.0
"""Yen for an end in which the seat wins, whatever the margin, and against one in which it does not."""

PARTS: Final = (0.62,)


@dataclass(slots=True)
class Rival:
    """A plan, the position that it has led to by now, and how far ahead of the others it left its seat."""

    plan: Plan
    state: HarborState
    total: float

    def __lt__(self, other: Rival) -> bool:
        return self.total < other.total


class Lookahead:
    """Deterministic: the same position is imagined the same way; `best` may be asked at any time."""

    def __init__(self, table: Table, weights: Weights, work: float) -> None:
        self._table, self._weights = table, weights
        self._most = max(2, round(work / (2 * TURN * table.players)))
        self._mine = Planner(table, weights, parts=PARTS, width=1, keep=3)
        self._theirs = Planner(table, normal_weights(table.players), parts=PARTS, width=1, keep=3)

    def search(self, plans: list[Plan], seat: Seat) -> Iterator[int]:
        """Of two plans that were played on equally far the one with the better record stays.

        What could be done now can be imagined a turn later as well, so standing still always looks fine; who
        gives in to that never does anything.
        """
        self.best = first = plans[0]
        close = [plan for plan in plans if plan.value > first.value - FAR and plan.idle <= first.idle]
        rivals = [Rival(plan, plan.state, TRUST * plan.value) for plan in close[: self._most]]
        while len(rivals) > 1:
            for rival in rivals:
                yield from self._play_on(rival, seat)
            rivals.sort(reverse=True)
            self.best = rivals[0].plan
            del rivals[(len(rivals) + 1) // 2 :]

    def _play_on(self, rival: Rival, seat: Seat) -> Iterator[int]:
        """A round by what looks best at once; the others play as fair club players do."""
        for _ in range(self._table.players):
            if rival.state.phase is ENDED:
                break
            planner = self._mine if rival.state.turn == seat else self._theirs
            yield from planner.search(rival.state, rival.state.turn)
            rival.state = planner.found[0].state
        points = standings(self._table, rival.state, seat, self._weights)
        rival.total += lead(points, seat, self._weights)
        if rival.state.phase is ENDED:
            rival.total += VICTORY if points[seat] >= max(points) else -VICTORY
