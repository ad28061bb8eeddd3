"""Bots at a table: how the tests let them decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from game.bots.bot import Bot
from game.bots.harbor.easy import EasyHarbor
from game.bots.harbor.expert import ExpertHarbor
from game.bots.harbor.normal import NormalHarbor
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.state import HarborState
from tests.rules.harbor.positions import house_spec

KERNEL = HarborKernel(house_spec())
LITTLE = 0.02
"""The effort of an expert that tests have time for."""

LEVELS: dict[str, Callable[[int], Bot]] = {
    "easy": lambda seed: EasyHarbor(seed, house_spec()),
    "normal": lambda seed: NormalHarbor(seed, house_spec()),
    "expert": lambda seed: ExpertHarbor(seed, house_spec(), LITTLE),
}


def decide(bot: Bot, state: HarborState, seat: int, kernel: HarborKernel = KERNEL) -> HarborAction:
    """The action, once thought over; always one that is legal."""
    choices = kernel.legal(state, seat)
    bot.consider(kernel.observe(state, seat), choices)
    while not bot.think(1000):
        pass
    action: HarborAction = bot.best()
    assert action in choices
    return action


def start(players: int, seed: int) -> HarborState:
    """A match with the usual options."""
    return KERNEL.setup(HarborOptions.usual(house_spec(), players), seed)[0]


def played(bots: list[Bot], seed: int, rounds: int = 62) -> Iterator[tuple[HarborState, HarborAction]]:
    """Every position with what was done in it, up to a round or the end."""
    state = start(len(bots), seed)
    while state.waiting and state.round <= rounds:
        seat = min(KERNEL.to_act(state))
        action = decide(bots[seat], state, seat)
        yield state.copy(), action
        KERNEL.advance(state, action)


def midway(players: int, seed: int, number: int) -> Iterator[tuple[HarborState, int]]:
    """Some positions of a match of easy bots, and a seat that is to act in each."""
    bots = [LEVELS["easy"](seed + seat) for seat in range(players)]
    positions = [state for state, _ in played(bots, seed)]
    for state in Random(seed).sample(positions, number):
        yield state, min(KERNEL.to_act(state))
