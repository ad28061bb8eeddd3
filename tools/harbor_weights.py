"""Weights of the harbor's bots, tuned by play: python -m tools.harbor_weights --players 4 --rounds 7.

In every match each seat judges by weights of its own, all a little off the present ones, as if by a dice.
A regression of the leads on these whims tells at once which weight should rise and which should fall, for
all of them in the same matches. The present weights take a step that way, and the next round begins.
"""

from __future__ import annotations

import argparse
import os
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from game.bots.harbor.normal import NormalHarbor
from game.bots.harbor.weights import Weights, expert_weights
from tools.arena.contestants import Thought
from tools.arena.pairing import Pairing, Side
from tools.arena.play import dealt
from tools.kernels import rules_of
from tools.progress import Progress
from tools.simulate import positive
from tools.simulation.run import cores

ADDED: Final = {"eel": 0.5, "salmon": 0.5, "rising": 0.3, "fugu": 0.5, "credit": 0.2, "mackerel": 1.0}
"""Weights that may be zero waver by so much; all others by a share of themselves."""

SHARE: Final = 0.22
FIXED: Final = frozenset({"lag", "snapper"})
NAMES: Final = tuple(name for name in asdict(Weights()) if name not in FIXED)

STRIDE: Final = 150.0
"""Yen of lead for which a weight moves by one whole whim; nothing moves by more than MOST of them."""

MOST: Final = 1.2


class Seated(NamedTuple):
    """A seat's whims, beside those of the others, and by how much it led them at the end."""

    whims: tuple[float, ...]
    lead: float


class Slope(NamedTuple):
    """What one whim of a weight brings, in yen, and how surely."""

    yen: float
    error: float


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


def play(weights: Weights, players: int, seed: int) -> list[Seated]:
    """One match; the bots look through their own turns only, which is quick and judges the same way."""
    random, rules = Random(seed), rules_of("harbor")
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


def slopes(seated: Sequence[Seated]) -> list[Slope]:
    """Least squares, by the normal equations; the ridge keeps few matches from running wild."""
    size = range(len(seated[0].whims))
    square = [[sum(row.whims[i] * row.whims[j] for row in seated) for j in size] for i in size]
    spread = [square[i][i] for i in size]
    for i in size:
        square[i][i] += 1.0
    found = solved(square, [sum(row.whims[i] * row.lead for row in seated) for i in size])
    rest = sum((row.lead - sum(map(float.__mul__, found, row.whims))) ** 2 for row in seated) / len(seated)
    return [Slope(yen, sqrt(rest / each)) for yen, each in zip(found, spread, strict=True)]


def solved(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss and Jordan, with pivots."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other, row in enumerate(rows):
            if other != i and row[i]:
                part = row[i] / rows[i][i]
                rows[other] = [value - part * above for value, above in zip(row, rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def step(found: Sequence[Slope]) -> list[float]:
    """As far as the slope asks; what may be luck counts a third."""
    return [max(-MOST, min(MOST, yen / STRIDE)) * (1.0 if abs(yen) > error else 0.3) for yen, error in found]


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the slopes and the weights of each round, and at last the mean of the later half."""
    asked = _parsed(arguments)
    weights, later = expert_weights(asked.players), []
    for number in range(asked.rounds):
        seated = _played(asked, weights, number)
        found = slopes(seated)
        weights = wavering(weights, step(found))
        later.append(asdict(weights))
        print(f"round {number + 1}: " + ", ".join(_told(name, slope) for name, slope in _ranked(found)))
    half = later[len(later) // 2 :]
    mean = {name: sum(each[name] for each in half) / len(half) for name in half[0]}
    print("Weights(" + ", ".join(f"{name}={value:.3g}" for name, value in mean.items()) + ")")


def _played(asked: Namespace, weights: Weights, number: int) -> list[Seated]:
    seeds = range(number * asked.matches, (number + 1) * asked.matches)
    with cores(asked.workers) as executor, Progress(asked.matches) as bar:
        futures = [executor.submit(play, weights, asked.players, asked.seed + seed) for seed in seeds]
        seated = []
        for future in futures:
            seated += future.result()
            bar.advance()
    return seated


def _ranked(found: Sequence[Slope]) -> list[tuple[str, Slope]]:
    """The surest first."""
    return sorted(zip(NAMES, found, strict=True), key=lambda each: -abs(each[1].yen / each[1].error))


def _told(name: str, slope: Slope) -> str:
    return f"{name} {slope.yen:+.0f} ({slope.yen / slope.error:+.1f})"


def _parsed(arguments: Sequence[str] | None) -> Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.harbor_weights", description="Tunes by play.")
    add = parser.add_argument
    add("--players", type=int, choices=range(2, 7), default=4, help="how many play (%(default)s)")
    add("--matches", type=positive, default=128, metavar="N", help="in each round (%(default)s)")
    add("--rounds", type=positive, default=7, metavar="N", help="steps of the weights (%(default)s)")
    add("--seed", type=int, default=0, metavar="N", help="the same seed, the same matches (%(default)s)")
    add("--workers", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
