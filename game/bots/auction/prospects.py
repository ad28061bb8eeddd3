"""What each outcome of a valuation is worth to every seat, by imagined matches on shared futures."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from game.bots.auction.future import Futures, Morning, morning
from game.bots.auction.ground import Ground
from game.bots.auction.playout import Playout
from game.bots.auction.position import position
from game.bots.auction.stakes import Stakes
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat

LAYING_OUT: Final = 20
"""Units of work for the lots of an outcome under their tiles."""


class Prospects:
    """Every outcome meets the same futures, so that luck in the deck favours none of them."""

    def __init__(self, view: AuctionView, ground: Ground, random: Random) -> None:
        self.ground, self.playout = ground, Playout(ground)
        self._stakes = Stakes(ground.rounds - view.round)
        self._start, self._futures = position(view), Futures(view, ground, random)
        self._lots, self._round = view.lots, view.round
        self.sums = [[0.0] * ground.players for _ in ground.outcomes]
        self.cost = ground.cost(view.round)
        self._slopes, self._played, self.met = 0.0, 0, 0

    def course(self, futures: int) -> Iterator[int]:
        """All the work, piece by piece; how much each was."""
        yield from self._futures.prepare()
        now = []
        for outcome in self.ground.outcomes:
            lots = [self._lots[lot] for lot in outcome]
            now.append(morning(self.ground, lots, self._round, self._futures.drift))
            yield LAYING_OUT
        for _ in range(futures):
            future = self._futures.draw()
            yield self._futures.cost
            yield from self._meet(now, future)

    def _meet(self, now: list[Morning], future: list[Morning]) -> Iterator[int]:
        """Counted only once all outcomes have met it: it must not favour those that met it first."""
        fresh = []
        for today in now:
            fresh.append(self._play([today, *future]))
            yield self.cost
        for sums, values in zip(self.sums, fresh, strict=True):
            for seat, value in enumerate(values):
                sums[seat] += value
        self.met += 1

    def _play(self, mornings: list[Morning]) -> list[float]:
        """An imagined match to its end: what it is worth to each seat."""
        start = self._start.copy()
        values = self._stakes.values(self.playout.finish(start, mornings), start.specials)
        self._slopes += self._stakes.slope(values)
        self._played += 1
        return values

    @property
    def slope(self) -> float:
        """What a point is worth here."""
        return self._slopes / max(1, self._played)

    def values(self, seat: Seat) -> list[float]:
        """By outcome."""
        return [sums[seat] / max(1, self.met) for sums in self.sums]
