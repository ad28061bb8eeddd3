"""Mixed tickets for two: regret matching over few placements, joined by the best answers to it from all."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from operator import add, mul, sub
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

MOST_ROUNDS: Final = 1500
"""Where an equilibrium is not found by then, what there is will do."""

ROW: Final = 85
ANSWER: Final = 70
"""Units of work: all placements against one of the other side's, and the best of them found."""

OPENING: Final = tuple(
    number
    for number, tickets in enumerate(PLACEMENTS)
    if set(tickets) == {Ticket.FOUR, Ticket.TWO, Ticket.ZERO}
)
"""With these the fields begin."""


class Equilibrium:
    """Zero-sum: `values` are the first side's by outcome, costs those of specials; `value` is its share."""

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
        self._time = 0
        self._range = max(values) - min(values) + ALIKE
        self.gap, self.value = self._range, 0.0
        self.done = False
        for number in OPENING:
            self._add_row(number)
            self._add_column(number)

    @property
    def exploitability(self) -> float:
        """What best answers to both mixes gain together, in parts of the range."""
        return self.gap / self._range

    def course(self) -> Iterator[int]:
        """Regret matching, now and then the best answers to both mixes; how much work each piece was."""
        for turn in range(1, MOST_ROUNDS + 1):
            if turn % ROUNDS:
                self._match()
                rows, columns = [len(side.field) for side in self.sides]
                yield 30 + 3 * (rows + columns) + rows * columns // 4
            else:
                yield from self._answer()
            if self.done:
                return

    def _match(self) -> None:
        """One side learns, then the other from what the first does now."""
        first, second = self.sides
        self._time += 1
        theirs = second.strategy()
        payoffs = [sum(map(mul, row, theirs)) for row in self.matrix]
        first.learn(payoffs, first.strategy(), self._time * self._time)
        mine = first.strategy()
        losses = [0.0] * len(theirs)
        for row, share in zip(self.matrix, mine, strict=True):
            if share > 0:
                losses = [loss - share * entry for loss, entry in zip(losses, row, strict=True)]
        second.learn(losses, theirs, self._time * self._time)

    def _answer(self) -> Iterator[int]:
        """The best answers join, unless they are there already or gain next to nothing."""
        first, second = self.sides
        row, gain = yield from self._best(first, second, self._mine)
        column, loss = yield from self._best(second, first, self._theirs)
        self.gap, self.value = gain + loss, (gain - loss) / 2
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

    def _best(
        self, side: Side, other: Side, values: Sequence[float]
    ) -> Generator[int, None, tuple[int, float]]:
        """The best of all placements against the other's mix, and what it brings."""
        sums, paid = [0.0] * len(side.every), 0.0
        for number, share in zip(other.field, other.average(), strict=True):
            if share > 1e-4:
                scaled = [value * share for value in values]
                row = self.pairings.row_of(number, side.specials)
                sums = list(map(add, sums, map(scaled.__getitem__, row)))
                yield ROW
            paid += share * other.costs[number]
        gains = list(map(sub, sums, side.each))
        most = max(gains)
        yield ANSWER
        return side.every[gains.index(most)], most + paid

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
