"""A visit in progress, and what a way to use a market must be able to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import Deed
from game.rules.harbor.events import Log
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import Market, Resource
from game.rules.harbor.worth import SIZE


@dataclass(slots=True)
class Stay:
    """Who is where, and what a visit must remember: licences bought, spots used, the crab price (H48)."""

    table: Table
    state: HarborState
    seat: Seat
    market: Market
    log: Log
    crab: int
    bought: int = 0
    traded: int = 0

    def fork(self) -> Stay:
        """The same visit on a copy of the state, silently."""
        state = self.state.copy()
        return Stay(self.table, state, self.seat, self.market, None, self.crab, self.bought, self.traded)

    def pay(self, yen: int, what: Enum, noun: str = "") -> None:
        """To the bank; raises IllegalAction for lack of cash, and only then asks for the thing's name."""
        cash = self.state.cash
        if cash[self.seat] < yen:
            name = f"{what.name.lower()} {noun}".strip()
            raise IllegalAction(f"the {name} costs {yen}, seat {self.seat} has {cash[self.seat]}")
        cash[self.seat] -= yen

    def owned(self, resource: Resource) -> int:
        """The seat's tokens of a resource."""
        return self.state.tokens[self.seat * SIZE + resource]

    def give_up(self, resource: object, count: object, limit: int) -> None:
        """Takes tokens from the seat, at most as many as the market has use for."""
        if type(resource) is not Resource or type(count) is not int:
            raise IllegalAction("a resource and a whole number are asked for")
        most = min(limit, self.owned(resource))
        if not 1 <= count <= most:
            name = resource.name.lower()
            raise IllegalAction(f"from seat {self.seat} this market takes up to {most} {name}")
        self.state.tokens = changed(self.state.tokens, self.seat * SIZE + resource, -count)


def has_tokens(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """The hope of every market that takes any token."""
    return any(state.tokens[seat * SIZE : seat * SIZE + SIZE])


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use a market: do it (checked), list all ways in order, draw one at random.

    `hope` is asked before the entry is paid and costs little; it is false only where nothing can come of it.
    """

    hope: Callable[[Table, HarborState, Seat, Market], object]
    do: Callable[[Stay, Any], None]
    every: Callable[[Stay], Iterator[Deed] | Sequence[Deed]]
    draw: Callable[[Stay, Random], Deed | None]
