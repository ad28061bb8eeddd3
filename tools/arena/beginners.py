"""What a sensible beginner does, per title: the yardstick below which no level should fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from game.bots.duel.greedy import Greed
from game.bots.harbor.estimate import Judge
from game.bots.harbor.ideas import Ideas
from game.bots.harbor.weights import EASY
from game.rules.auction import scoring
from game.rules.auction.state import PURCHASE, VALUATION, AuctionState
from game.rules.auction.table import table_for
from game.rules.core.seat import Seat
from game.rules.duel.state import BIDDING, DuelState
from game.rules.duel.table import table_for as duel_table_for
from game.rules.harbor import worth
from game.rules.harbor.actions import EndTurn, Fish
from game.rules.harbor.state import FISHING, TURN, HarborState
from game.rules.harbor.table import table_for as harbor_table_for
from tools.arena.hidden import imagined
from tools.kernels import rules_of

Policy: TypeAlias = Callable[[Any, Seat], Any]

RICH: Final = 4
"""Points for which a beginner of the duel bids high."""

LIKING: Final = 0.5
"""What each card of a colour adds, in points, to the next one."""

PART: Final = (0.6,)
"""Of what a fish is worth a beginner of the harbor asks this part."""


class Beginner:
    """Chooses in a position whose hidden part is imagined."""

    def __init__(self, title: str, seed: int) -> None:
        self._title, self._random = title, Random(seed)
        self._policy = POLICIES[title](self._random)

    def choose(self, state: Any, seat: Seat) -> Any:
        """What looks best now."""
        return self._policy(imagined(self._title, state, seat, self._random), seat)


class GreedyBuyer:
    """Lays any tickets, and buys what raises its count most, as if the match ended now."""

    def __init__(self, random: Random) -> None:
        self._rules, self._random = rules_of("auction"), random

    def __call__(self, state: AuctionState, seat: Seat) -> Any:
        """Tickets by chance, everything else by the count."""
        choices = self._rules.legal(state, seat)
        if state.phase is VALUATION:
            return choices.sample(self._random)
        last = state.copy()
        last.round = self._rules.spec.rounds
        last.offers = (state.lots,) * last.round  # the match ends with this round, so nothing more is dealt
        return max(choices, key=lambda action: self._count(last, action, seat))

    def _count(self, state: AuctionState, action: Any, seat: Seat) -> int:
        """The seat's points after the action, and after the best Takusan and Yakuza that follow it."""
        after = state.copy()
        self._rules.advance(after, action)
        if after.waiting == 1 << seat and after.phase is not PURCHASE:
            return max(self._count(after, choice, seat) for choice in self._rules.legal(after, seat))
        table = table_for(self._rules.spec, after.options)
        return scoring.outcome(table, after, scoring.niches(after)).scores[seat]


class HopefulBidder:
    """Counts the points on the cards, likes its own colours, and bids high for a rich card, by feel.

    Never looks at the barrel, at bonuses, or at what the other collects.
    """

    def __init__(self, random: Random) -> None:
        self._rules, self._random = rules_of("duel"), random
        self._table = duel_table_for(self._rules.spec)

    def __call__(self, state: DuelState, seat: Seat) -> Any:
        """A bid by chance, from the upper or the lower ones; everything else by the points."""
        choices = list(self._rules.legal(state, seat))
        greed = Greed(self._table, self._rules.observe(state, seat), seat, LIKING)
        if state.phase is BIDDING:
            rich = greed.prize() >= RICH
            return self._random.choice(choices[len(choices) // 2 :] if rich else choices[:-1])
        return max(choices, key=greed.action)


class CountingFisher:
    """Buys and sells where that adds most to its yen and R at once, and else fishes; it never invests."""

    def __init__(self, random: Random) -> None:
        self._rules, self._random = rules_of("harbor"), random

    def __call__(self, state: HarborState, seat: Seat) -> Any:
        """Bids, ties and freezers by chance."""
        choices = self._rules.legal(state, seat)
        if state.phase not in {TURN, FISHING}:
            return choices.sample(self._random)
        table = harbor_table_for(self._rules.spec, len(state.cash))
        judge = Judge(table, state, seat, EASY)
        ideas = [idea for idea in Ideas(table, state, seat, judge).every(PART) if idea in choices]
        gains = [(self._gain(state, idea, seat), idea) for idea in ideas if type(idea) not in {Fish, EndTurn}]
        best, action = max(gains, key=itemgetter(0), default=(0, None))
        return action if best > 0 else self._random.choice(_trips(ideas) or [EndTurn(seat)])

    def _gain(self, state: HarborState, action: Any, seat: Seat) -> int:
        after = state.copy()
        self._rules.advance(after, action)
        return self._count(after, seat) - self._count(state, seat)

    def _count(self, state: HarborState, seat: Seat) -> int:
        """H82, as if the match ended now."""
        table = harbor_table_for(self._rules.spec, len(state.cash))
        owned = worth.total(worth.owned(state, seat), worth.each(table, state))
        return state.cash[seat] + table.spec.worth.yen_per_r * owned


def _trips(ideas: Sequence[Any]) -> list[Any]:
    return [idea for idea in ideas if type(idea) is Fish]


POLICIES: Final[Mapping[str, Callable[[Random], Policy]]] = MappingProxyType(
    {"auction": GreedyBuyer, "duel": HopefulBidder, "harbor": CountingFisher}
)
