"""The player that judges decks and from whose matches its own values are fitted: one turn ahead, by chances.

It plays openly on the kernel's state, but what its seat cannot know it imagines, as the bots do.
"""

from __future__ import annotations

from random import Random

from game.bots.duel.features import ahead
from game.bots.duel.fitted import WEIGHTS
from game.bots.duel.hidden import Arranged
from game.bots.duel.lookahead import Lookahead
from game.bots.duel.odds import bid_rows, solve
from game.bots.duel.worth import Weights, Worth
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid, DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelSpec, FaceId
from game.rules.duel.state import BIDDING, DuelState
from game.rules.duel.table import table_for


class FittedPlayer:
    """Plays both seats; `wander` is how often a bid is any bid."""

    def __init__(
        self, spec: DuelSpec, random: Random, weights: Weights = WEIGHTS, wander: float = 0.0
    ) -> None:
        self.kernel, self.table, self.random = DuelKernel(spec), table_for(spec), random
        self._lookahead, self._weights, self._wander = Lookahead(self.kernel), weights, wander
        self._bids = range(spec.lowest_bid, spec.highest_bid + 1)
        self._odds: tuple[list[float], list[float]] = ([], [])
        self._worth: Worth

    def choose(self, state: DuelState, seat: Seat) -> DuelAction:
        """A bid at the odds of the turn, otherwise the best action."""
        if state.phase is BIDDING:
            self._look(state)
            odds = self._odds[seat] if self.random.random() >= self._wander else [1.0] * len(self._bids)
            return Bid(seat, self.random.choices(self._bids, odds)[0])
        sign, imagined = 1 if seat else -1, _imagined(state)
        return max(
            self._lookahead.candidates(state, seat, self._worth),
            key=lambda action: sign * self._lookahead.after(imagined, action, self._worth),
        )

    def _look(self, state: DuelState) -> None:
        """Once a turn: the second seat to bid finds the odds of both."""
        if state.bids != (0, 0):
            return
        self._worth = Worth(self.table, self._weights, ahead(self.table, state, hidden_faces(state), 1))
        self._odds = solve(bid_rows(self._lookahead.results(_imagined(state), self._worth))).odds


def hidden_faces(state: DuelState) -> list[tuple[FaceId, ...]]:
    """As a player who remembers knows them: in the first pass either face, in the second one."""
    return [(face, face ^ 1) if state.emptied == 0 else (face,) for face in state.draw[1:]]


def _imagined(state: DuelState) -> DuelState:
    twin = state.copy()
    twin.dice = Arranged(0, 0)
    return twin
