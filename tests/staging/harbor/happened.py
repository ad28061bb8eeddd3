"""Events of matches played at random, each with the view right after it."""

from __future__ import annotations

from functools import cache
from random import Random

from game.rules.harbor.events import HarborEvent
from game.rules.harbor.view import HarborView
from tests.rules.harbor.midway import KERNEL, start
from tests.rules.harbor.positions import house_spec

NAMES = ("Hana", "Jiro", "Oyuki", "Taro", "Kiku", "Sen")
SPEC = house_spec()
MOST = 1_000
"""Actions of a match that are played."""


@cache
def happened(players: int, matches: int = 12) -> tuple[HarborEvent, ...]:
    """By chance, up to their ends; half of the tables are furnished."""
    log: list[HarborEvent] = []
    for seed in range(matches):
        state, random = start(players, seed), Random(seed)
        for _ in range(MOST):
            if not state.waiting:
                break
            seat = random.choice(sorted(KERNEL.to_act(state)))
            KERNEL.advance(state, KERNEL.legal(state, seat).sample(random), log)
    return tuple(log)


@cache
def views(players: int, matches: int = 3) -> tuple[HarborView, ...]:
    """What everybody sees, every few actions of such matches, and of their ends."""
    found: list[HarborView] = []
    for seed in range(matches):
        state, random = start(players, seed), Random(seed)
        for number in range(MOST):
            if number % 20 == 0 or not state.waiting:
                found.append(KERNEL.observe(state, None))
            if not state.waiting:
                break
            seat = random.choice(sorted(KERNEL.to_act(state)))
            KERNEL.advance(state, KERNEL.legal(state, seat).sample(random))
    return tuple(found)
