"""What a sensible beginner does, per title: the yardstick below which no level should fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from game.rules.auction import scoring
from game.rules.auction.state import PURCHASE, VALUATION, AuctionState
from game.rules.auction.table import table_for
from game.rules.core.seat import Seat
from tools import harbor_player
from tools.arena.hidden import imagined
from tools.duel_player import Player
from tools.kernels import rules_of

Policy: TypeAlias = Callable[[Any, Seat], Any]


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


def _bidder(random: Random) -> Policy:
    return Player(rules_of("duel").spec, random).choose


def _merchant(random: Random) -> Policy:
    rules = rules_of("harbor")
    return lambda state, seat: harbor_player.choose(rules, state, seat, random, harbor_player.MERCHANT)


POLICIES: Final[Mapping[str, Callable[[Random], Policy]]] = MappingProxyType(
    {"auction": GreedyBuyer, "duel": _bidder, "harbor": _merchant}
)
