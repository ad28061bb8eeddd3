"""Mixed tickets for two: regret matching over few placements, joined by the best answers to it from all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.auction.pairings import PLACEMENTS, Pairings
from game.bots.auction.side import Side
from game.rules.auction.spec import Ticket

ROUNDS: Final = 14
"""How often regrets are matched between two looks for better answers."""

GOOD: Final = 0.004
"""A gap in parts of the payoffs' range at which more thought would change nothing."""

ALIKE: Final = 1e-6
"""Added to the range, which is nothing where all outcomes are worth the same."""

OPENING: Final = (Ticket.FOUR, Ticket.TWO, Ticket.ZERO)


class Equilibrium:
    """A zero-sum game: `values` are the first side's by outcome, costs those of the specials spent."""

    def __init__(
        self,
        pairings: Pairings,
        values: Sequence[float],
        specials: tuple[int, int],
        costs: tuple[Sequence[float], Sequence[float]],
    ) -> None:
        self.pairings, self.values = pairings, values
        self._mine = [*values]
        self._theirs = [-value for value in values]
        self.sides = Side(specials[0], costs[0]), Side(specials[1], costs[1])
        self.matrix: list[list[float]] = []
        self._time = self._turn = 0
        self._range = max(values) - min(values) + ALIKE
        self.gap = self._range
        self.done = False
        opening = [number for number, tickets in enumerate(PLACEMENTS) if set(tickets) == set(OPENING)]
        for number in opening:
            self._add_row(number)
            self._add_column(number)

    @property
    def exploitability(self) -> float:
        """What best answers to both mixes gain together, in parts of the range."""
        return self.gap / self._range

    def step(self) -> int:
        """A round of regret matching, now and then the best answers to both mixes; how much work it was."""
        self._turn += 1
        rows, columns = [len(side.field) for side in self.sides]
        if self._turn % ROUNDS:
            self._match()
            return 10 + rows + columns + rows * columns // 12
        self._answer()
        return 100 + 12 * (rows + columns)

    def _match(self) -> None:
        """One side learns, then the other from what the first does now."""
        first, second = self.sides
        self._time += 1
        theirs = second.strategy()
        payoffs = [
            sum([entry * share for entry, share in zip(row, theirs, strict=True)]) for row in self.matrix
        ]
        first.learn(payoffs, first.strategy(), self._time * self._time)
        mine = first.strategy()
        losses = [0.0] * len(theirs)
        for row, share in zip(self.matrix, mine, strict=True):
            if share > 0:
                losses = [loss - share * entry for loss, entry in zip(losses, row, strict=True)]
        second.learn(losses, theirs, self._time * self._time)

    def _answer(self) -> None:
        first, second = self.sides
        row, gain = self._best(first, second, self._mine)
        column, loss = self._best(second, first, self._theirs)
        self.gap = gain + loss
        if self.gap <= GOOD * self._range:
            self.done = True
            return
        grown = row not in first.field, column not in second.field
        if grown[0]:
            self._add_row(row)
        if grown[1]:
            self._add_column(column)
        if any(grown):
            self._time = 0
            first.forget()
            second.forget()

    def _best(self, side: Side, other: Side, values: Sequence[float]) -> tuple[int, float]:
        """The best of all placements against the other's mix, and what it brings."""
        sums, paid = [0.0] * len(PLACEMENTS), 0.0
        for number, share in zip(other.field, other.average(), strict=True):
            if share > 1e-4:
                scaled = [value * share for value in values]
                row = self.pairings.row(number)
                sums = [total + scaled[outcome] for total, outcome in zip(sums, row, strict=True)]
            paid += share * other.costs[number]
        costs = side.costs
        best = max(side.every, key=lambda number: sums[number] - costs[number])
        return best, sums[best] - costs[best] + paid

    def _payoff(self, mine: int, theirs: int) -> float:
        first, second = self.sides
        outcome = self.pairings.row(mine)[theirs]
        return self.values[outcome] - first.costs[mine] + second.costs[theirs]

    def _add_row(self, number: int) -> None:
        self.sides[0].join(number)
        self.matrix.append([self._payoff(number, theirs) for theirs in self.sides[1].field])

    def _add_column(self, number: int) -> None:
        self.sides[1].join(number)
        for mine, row in zip(self.sides[0].field, self.matrix, strict=True):
            row.append(self._payoff(mine, number))
