"""H42: the blind bids for a tuna as a one-shot game: every seat's mix on a grid, by regret matching."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from game.bots.harbor.estimate import lead, standings
from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.phases import tuna
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import TUNAS

GRID: Final = 14
"""How many bids a seat weighs, from nothing up to the worth of the tuna."""

ROUNDS: Final = 600
COST: Final = 30


class Bidding:
    """All seats bid, again and again, and each learns what it should rather have bid."""

    def __init__(
        self, table: Table, state: HarborState, seat: Seat, weights: Weights, random: Random
    ) -> None:
        self._seat, self._fisher, self._weights, self._random = seat, state.turn, weights, random
        self._players = range(table.players)
        self._grids = [grid(table, state, other) for other in self._players]
        self._points = [with_tuna(table, state, buyer, weights) for buyer in self._players]
        self._regrets = [[0.0] * len(bids) for bids in self._grids]
        self._sums = [[0.0] * len(bids) for bids in self._grids]

    def solve(self) -> Iterator[int]:
        """Sampled regret matching; later rounds count more, as the first ones know nothing."""
        for number in range(1, ROUNDS + 1):
            mixes = [_mix(regrets) for regrets in self._regrets]
            bids = [self._random.choices(self._grids[seat], mixes[seat])[0] for seat in self._players]
            for seat in self._players:
                self._learn(seat, bids, mixes[seat], number)
            yield COST * len(self._players)

    def mix(self) -> list[tuple[int, float]]:
        """Every bid on the grid, and how often it should be made."""
        sums = self._sums[self._seat]
        total = sum(sums)
        even = 1 / len(sums)
        shares = [each / total if total else even for each in sums]
        return list(zip(self._grids[self._seat], shares, strict=True))

    def draw(self) -> BidTuna:
        """A bid of the mix; what it hardly ever asks for is left out."""
        mix = self.mix()
        floor = 0.2 * max(share for _, share in mix)
        bids = [(bid, share) for bid, share in mix if share >= floor]
        yen = self._random.choices([bid for bid, _ in bids], [share for _, share in bids])[0]
        return BidTuna(self._seat, yen)

    def _learn(self, seat: Seat, bids: Sequence[int], mix: Sequence[float], number: int) -> None:
        tried = list(bids)
        gains = []
        for bid in self._grids[seat]:
            tried[seat] = bid
            gains.append(self._gain(seat, tried))
        mean = sum([gain * share for gain, share in zip(gains, mix, strict=True)])
        regrets, sums = self._regrets[seat], self._sums[seat]
        for place, gain in enumerate(gains):
            regrets[place] = max(0.0, regrets[place] + gain - mean)
            sums[place] += number * mix[place]

    def _gain(self, seat: Seat, bids: Sequence[int]) -> float:
        """How far ahead the seat is after these bids; the fisher favours itself among tied ones."""
        most = max(bids)
        buyer = self._fisher if bids[self._fisher] == most else bids.index(most)
        points = [*self._points[buyer]]
        points[buyer] -= most
        if buyer != self._fisher:
            points[self._fisher] += most
        return lead(points, seat, self._weights)


def grid(table: Table, state: HarborState, seat: Seat) -> list[int]:
    """Whole steps from 0 to the tuna's worth, or to the seat's cash."""
    assert state.tuna is not None
    worth, step = table.spec.worth, table.spec.yen_step
    most = min(state.cash[seat], worth.yen_per_r * worth.tuna[state.tuna - TUNAS[0]] + 6 * step)
    stride = max(1, -(-most // (step * GRID))) * step
    return [*range(most // step * step, -1, -stride)]


def with_tuna(table: Table, state: HarborState, buyer: Seat, weights: Weights) -> list[float]:
    """The standings if the seat got the tuna for nothing."""
    after = state.copy()
    after.bids = tuple([int(seat == buyer) for seat in range(table.players)])
    after.cash[buyer] += 1  # the one yen bid, so that nobody is out of pocket
    tuna.hand_over(table, after, buyer, None)
    return standings(table, after, buyer, weights)


def _mix(regrets: Sequence[float]) -> list[float]:
    total = sum(regrets)
    return [each / total for each in regrets] if total else [1 / len(regrets)] * len(regrets)
