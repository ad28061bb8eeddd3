"""A quick, greedy player of the harbor game: the best of a few random actions, by a taste.

Matches by pure chance hardly ever end by yen or resources; golden matches need some that do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from game.rules.core.kernel import AnyKernel
from game.rules.harbor.actions import BidTuna, EndTurn
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import AT_SEA, TOKEN_OF, Kind

TRIES = 24


@dataclass(frozen=True)
class Taste:
    """What a yen and an R are worth to a player, and the highest price that still finds buyers."""

    yen: float
    resources: float
    price: int


MERCHANT = Taste(1, 100, 400)
COLLECTOR = Taste(0.3, 300, 200)
GIVER = Taste(0.3, 0, 100)


PARTIES: dict[str, Callable[[int], Taste | None]] = {
    "yen": lambda seat: MERCHANT,
    "resources": lambda seat: GIVER if seat else COLLECTOR,
    "safety": lambda seat: None,
}
"""Who sits where in a match that is meant to end like this; None idles."""


def choose(kernel: AnyKernel, state: Any, seat: int, random: Random, taste: Taste | None) -> Any:
    """The most promising of some legal actions; an idle player mostly ends the turn."""
    choices = kernel.legal(state, seat)
    action = choices.sample(random)
    if taste is None:
        return action if random.random() < 0.3 or EndTurn(seat) not in choices else EndTurn(seat)
    if action.sealed:
        return bid(kernel.observe(state, seat), seat, random, taste)
    best = float("-inf")
    for _ in range(TRIES):
        drawn = choices.sample(random)
        found = promise(kernel, state, drawn, taste) + 40 * random.random()
        if found > best:
            best, action = found, drawn
    return action


def bid(view: HarborView, seat: int, random: Random, taste: Taste) -> BidTuna:
    """Up to what the tuna is worth to the player, in steps of 100."""
    assert view.tuna is not None
    limit = int(view.worth[view.tuna] * taste.resources * random.uniform(0.5, 1))
    return BidTuna(seat, min(view.seats[seat].cash, limit) // 100 * 100)


def promise(kernel: AnyKernel, state: Any, action: Any, taste: Taste) -> float:
    """How the seat would stand after the action."""
    after = state.copy()
    kernel.advance(after, action)
    view = kernel.observe(after, None)
    left = view.actions if view.turn == action.seat else 0
    return standing(view, action.seat, taste) + 40 * left


def standing(view: HarborView, me: int, taste: Taste) -> float:
    """Goods on their way count for what they may bring."""
    seat = view.seats[me]
    worth = taste.yen * seat.cash + taste.resources * seat.resources - 900 * seat.loans
    for hull, port, hold in seat.ships:
        worth += 300 * (hull + 1) + (60 if port == AT_SEA else 0)
        worth += sum(80 + 20 * value_of(view, kind) for kind in hold)
    for kind, fresh, price in seat.wares:
        bargain = price <= min(taste.price, 100 * value_of(view, kind))
        hope = 150 + 30 * value_of(view, kind) + price if bargain else 30
        worth += hope if fresh else hope / 2
    return worth + 60 * sum(seat.licences) + 100 * seat.ports


def value_of(view: HarborView, kind: Kind) -> int:
    """R of a barrel's fish; a single fugu is 1."""
    return view.worth[TOKEN_OF[kind]] or 1
