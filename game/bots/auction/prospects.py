"""What each outcome of a valuation is worth to every seat, by imagined matches on shared futures."""

from __future__ import annotations

from random import Random

from game.bots.auction.future import Futures, Morning, morning
from game.bots.auction.ground import Ground
from game.bots.auction.playout import Playout
from game.bots.auction.position import position
from game.bots.auction.stakes import Stakes
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat


class Prospects:
    """Every outcome meets the same futures, so that luck in the deck favours none of them."""

    def __init__(self, view: AuctionView, ground: Ground, random: Random) -> None:
        self.ground, self.playout = ground, Playout(ground)
        self._stakes = Stakes(ground.rounds - view.round)
        self._start, self._futures = position(view), Futures(view, ground, random)
        lots, drift = view.lots, self._futures.drift
        self._now = [
            morning(ground, [lots[lot] for lot in outcome], view.round, drift) for outcome in ground.outcomes
        ]
        self.sums = [[0.0] * ground.players for _ in ground.outcomes]
        self.cost = 10 + (ground.rounds - view.round + 1) * (9 + 5 * ground.players)
        self._slopes, self._next, self.met = 0.0, 0, 0
        self._future: list[Morning] = []
        self._fresh: list[list[float]] = []

    def step(self) -> None:
        """One outcome, played to the end."""
        if not self._next:
            self._future = self._futures.draw()
        start = self._start.copy()
        scores = self.playout.finish(start, [self._now[self._next], *self._future])
        values = self._stakes.values(scores, start.specials)
        self._fresh.append(values)
        self._slopes += self._stakes.slope(values)
        self._next += 1
        if self._next == len(self.sums):
            self._count()

    def _count(self) -> None:
        """Only once all outcomes have met a future: it must not favour those that met it first."""
        for sums, values in zip(self.sums, self._fresh, strict=True):
            for seat, value in enumerate(values):
                sums[seat] += value
        self._fresh, self._next, self.met = [], 0, self.met + 1

    @property
    def slope(self) -> float:
        """What a point is worth here."""
        return self._slopes / max(1, self.met * len(self.sums) + self._next)

    def values(self, seat: Seat) -> list[float]:
        """By outcome."""
        return [sums[seat] / max(1, self.met) for sums in self.sums]
