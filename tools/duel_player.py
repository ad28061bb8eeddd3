"""The player that judges decks: sees one turn ahead and bids by the odds of that turn's own little game.

It plays openly on the kernel's state, which the bots of the game may not; what it cannot know
(the cards hung next, a second card drawn) its valuation leaves out.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid, DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import KNIFE, WASABI, DuelSpec
from game.rules.duel.state import Cause, DuelState, Phase, piles_of
from game.rules.duel.table import table_for

WIN: Final = 60.0
KNIFE_WORTH: Final = (0.0, 1.0, 3.5, 11.0)
"""What knives are worth beside their points, while the fourth is missing."""
NOTCH_WORTH: Final = 2.4
SPECIALTY_WORTH: Final = 0.3
ROUNDS: Final = 200
"""Of fictitious play, from which the odds of the bids come."""


class Player:
    """Plays both seats."""

    def __init__(self, spec: DuelSpec, random: Random) -> None:
        self.kernel, self.table, self.random = DuelKernel(spec), table_for(spec), random
        self.bids = range(spec.lowest_bid, spec.highest_bid + 1)

    def choose(self, state: DuelState, seat: Seat) -> DuelAction:
        """A bid at the odds of the turn, otherwise the best action."""
        if state.phase is Phase.BIDDING:
            return self._bid(state, seat)
        sign = 1 if seat else -1
        return max(self.kernel.legal(state, seat), key=lambda action: sign * self._after(state, action))

    def worth(self, state: DuelState) -> float:
        """How much better the position is for seat 1 than for seat 0."""
        if state.phase is Phase.ENDED:
            end = self.kernel.outcome(state)
            assert end is not None
            won = 0.0 if not end.winners else WIN if end.winners == (1,) else -WIN
            return won + end.scores[1] - end.scores[0]
        return self._owned(state, 1) - self._owned(state, 0) + NOTCH_WORTH * state.barrel

    def _owned(self, state: DuelState, seat: Seat) -> float:
        """Points, doubled or half-way to it, knives, and piles about to be a specialty."""
        worth, knives = 0.0, 0
        for pile in piles_of(state, seat):
            points = sum(self.table.points[half] for half in pile)
            effects = [self.table.effects[half] for half in pile]
            worth += points * (1.0, 1.3, 2.0)[min(effects.count(WASABI), 2)]
            knives += effects.count(KNIFE)
            worth += SPECIALTY_WORTH * (len(pile) == self.table.numbers[state.day] - 1)
        return worth + KNIFE_WORTH[min(knives, 3)]

    def _after(self, state: DuelState, action: DuelAction) -> float:
        """The worth once the turn is over, each decision in it made for the best of who makes it."""
        after = state.copy()
        self.kernel.advance(after, action)
        if after.phase in (Phase.BIDDING, Phase.ENDED):
            return self.worth(after)
        (seat,) = self.kernel.to_act(after)
        best = max if seat else min
        return best(self._after(after, choice) for choice in self.kernel.legal(after, seat))

    def _bid(self, state: DuelState, seat: Seat) -> Bid:
        """Fictitious play over the turn's results; only the difference of the bids matters (D21)."""
        spread = len(self.bids)
        results = {lead: self._result(state, lead) for lead in range(1 - spread, spread)}
        rows = [[results[theirs - ours] for theirs in range(spread)] for ours in range(spread)]
        odds = solve(rows)[seat]
        return Bid(seat, self.random.choices(self.bids, odds)[0])

    def _result(self, state: DuelState, lead: int) -> float:
        """The worth of a turn in which seat 1 bids so much more than seat 0."""
        after = state.copy()
        low = self.bids[0]
        after.waiting, after.bids, after.cause = 0b10, (low + max(0, -lead), 0), Cause.BID
        return self._after(after, Bid(1, low + max(0, lead)))


def solve(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    """Odds of each row (which wants little) and column (much), each answering the other's past."""
    spread = range(len(rows))
    counts = [0.0] * len(rows), [0.0] * len(rows)
    row_sums, column_sums = [0.0] * len(rows), [0.0] * len(rows)
    for _ in range(ROUNDS):
        row = min(spread, key=row_sums.__getitem__)
        column = max(spread, key=column_sums.__getitem__)
        counts[0][row] += 1
        counts[1][column] += 1
        for other in spread:
            row_sums[other] += rows[other][column]
            column_sums[other] += rows[row][other]
    return counts
