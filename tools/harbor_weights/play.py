"""A match of the harbor in which every seat judges by weights of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from math import exp
from random import Random
from typing import Final, NamedTuple

from game.bots.harbor.normal import NormalHarbor
from game.bots.harbor.weights import Weights
from tools.arena.contestants import Thought
from tools.arena.pairing import Pairing, Side
from tools.arena.play import dealt
from tools.kernels import rules_of
from tools.runner.identity import seed_of

ADDED: Final = {"eel": 0.5, "salmon": 0.5, "rising": 0.3, "fugu": 0.5, "credit": 0.2, "mackerel": 1.0}
"""Weights that may be zero waver by so much; all others by a share of themselves."""

SHARE: Final = 0.22
FIXED: Final = frozenset({"lag", "snapper", "ending"})
"""The last speaks of who wins, which a lead in yen does not tell."""
NAMES: Final = tuple(name for name in asdict(Weights()) if name not in FIXED)


class Seated(NamedTuple):
    """A seat's whims, beside those of the others, and by how much it led them at the end."""

    whims: tuple[float, ...]
    lead: float


def wavering(weights: Weights, whims: Sequence[float]) -> Weights:
    """The weights with each whim followed."""
    values = asdict(weights)
    for name, whim in zip(NAMES, whims, strict=True):
        if name in ADDED:
            values[name] = max(0.0, values[name] + ADDED[name] * whim)
        else:
            values[name] *= exp(SHARE * whim)
    values["eager"] = min(values["eager"], 0.98 * values["reluctant"])
    return Weights(**values)


def play(weights: Weights, players: int, run: int, number: int) -> list[Seated]:
    """One match; the bots look through their own turns only, which is quick and judges the same way."""
    seed, rules = seed_of("weights", run, number), rules_of("harbor")
    random = Random(seed)
    whims = [[random.gauss(0, 1) for _ in NAMES] for _ in range(players)]
    side = Side("normal")
    state = dealt(Pairing("harbor", players, seed, side, side), 0)
    bots = [NormalHarbor(random.getrandbits(63), rules.spec, wavering(weights, each)) for each in whims]
    seats = [Thought("harbor", bot) for bot in bots]
    while waiting := rules.to_act(state):
        seat = min(waiting)
        state, _ = rules.apply(state, seats[seat].decide(state, seat)[0])
    outcome = rules.outcome(state)
    assert outcome is not None
    return compared(whims, outcome.scores)


def compared(whims: Sequence[Sequence[float]], scores: Sequence[int]) -> list[Seated]:
    """Every seat against the mean of the others."""
    others, seated = len(scores) - 1, []
    for seat, score in enumerate(scores):
        own = [
            whim - (sum(column) - whim) / others
            for whim, column in zip(whims[seat], zip(*whims, strict=True), strict=True)
        ]
        seated.append(Seated(tuple(own), score - (sum(scores) - score) / others))
    return seated
