"""Positions in the middle of matches played at random; every other match begins with going concerns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH, HarborOptions
from game.rules.harbor.state import HarborState
from tests.contract.harbor_audit import furnish
from tests.rules.harbor.positions import Game, house_spec

KERNEL = HarborKernel(house_spec())


def start(players: int, seed: int) -> HarborState:
    """By pure chance nobody would ever fish a tuna, so half of the tables are furnished."""
    markets = (*FURTHER_FISH, *FURTHER_EXTRAS) if seed % 3 == 1 else None
    game = Game(KERNEL, KERNEL.setup(HarborOptions(players, None, markets, None, None), seed)[0])
    if seed % 2:
        for seat in range(players):
            furnish(game, seat, Random(seed + seat))
    return game.state


def midway(players: int, seed: int, number: int, apart: int = 5) -> Iterator[tuple[HarborState, int]]:
    """So many positions of one match, at most `apart` actions from each other, and a seat that is to act."""
    state, random = start(players, seed), Random(seed)
    for _ in range(number):
        for _ in range(random.randint(0, apart)):
            if state.waiting:
                seat = random.choice(sorted(KERNEL.to_act(state)))
                KERNEL.advance(state, KERNEL.legal(state, seat).sample(random))
        if not state.waiting:
            return
        yield state.copy(), random.choice(sorted(KERNEL.to_act(state)))
