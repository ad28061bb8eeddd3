"""Matches between bots of the duel, and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.rules.core.outcome import Outcome
from game.rules.duel.actions import DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelOptions
from game.rules.duel.state import DuelState
from tests.rules.duel.positions import house_spec

KERNEL = DuelKernel(house_spec())
"""With the house deck."""


def decide(bot: Any, state: DuelState, seat: int, kernel: DuelKernel = KERNEL) -> DuelAction:
    """The action, once thought over; always one that is legal."""
    choices = kernel.legal(state, seat)
    bot.consider(kernel.observe(state, seat), choices)
    while not bot.think(1000):
        pass
    action: DuelAction = bot.best()
    assert action in choices
    return action


def begun(seed: int, *, kind_fish: bool = False) -> DuelState:
    return KERNEL.setup(DuelOptions(2, kind_fish), seed)[0]


def play_out(bots: Sequence[Any], seed: int, *, kind_fish: bool = False) -> tuple[Outcome, list[DuelAction]]:
    state, actions = begun(seed, kind_fish=kind_fish), []
    while seats := KERNEL.to_act(state):
        actions.append(decide(bots[min(seats)], state, min(seats)))
        KERNEL.advance(state, actions[-1])
    outcome = KERNEL.outcome(state)
    assert outcome is not None
    return outcome, actions


def by_chance(seed: int, *, kind_fish: bool = False) -> Iterator[DuelState]:
    """Every position of a match played by chance, in which somebody is to act."""
    state, random = begun(seed, kind_fish=kind_fish), Random(seed)
    while seats := KERNEL.to_act(state):
        yield state.copy()
        KERNEL.advance(state, KERNEL.legal(state, min(seats)).sample(random))


def another_future(state: DuelState, random: Random) -> DuelState:
    """The same to every eye: other cards below the top, other dice, another bid of the other seat."""
    twin = state.copy()
    hidden = list(state.draw[1:])
    random.shuffle(hidden)
    if state.emptied == 0:
        hidden = [face ^ random.getrandbits(1) for face in hidden]
    twin.draw = (*state.draw[:1], *hidden)
    twin.dice = type(state.dice)(random.getrandbits(32), 0)
    return twin


def wins(one: Any, other: Any, matches: int, seed: int = 0) -> float:
    """Matches won by the first kind of bot, draws counted half; each deal is played from both seats."""
    won = 0.0
    for number in range(matches):
        seat = number % 2
        bots = [other(number, house_spec()), other(number, house_spec())]
        bots[seat] = one(number + 1000, house_spec())
        outcome, _ = play_out(bots, seed + number // 2)
        won += 0.5 if not outcome.winners else outcome.winners == (seat,)
    return won
