"""Weights of the harbor's bots, tuned by play: python -m tools.harbor_weights --players 4 --rounds 7.

In every match each seat judges by weights of its own, all a little off the present ones, as if by a dice.
A regression of the leads on these whims tells at once which weight should rise and which should fall, for
all of them in the same matches. The present weights take a step that way, and the next round begins.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from hashlib import sha256

from game.bots.harbor.weights import Weights, expert_weights
from game.storage.errors import DataError
from tools.arena.contestants import Endless
from tools.harbor_weights.play import NAMES, Seated, play, wavering
from tools.harbor_weights.slopes import Slope, slopes, step
from tools.runner.arguments import add_running, positive
from tools.runner.errors import RunError, in_one_line
from tools.runner.form import decode
from tools.runner.identity import Identity, identity
from tools.runner.run import Job, Run, in_order, running


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the slopes of each round, and at last the weights; returns what went wrong, as one line."""
    asked = _parsed(arguments)
    weights = expert_weights(asked.players)
    try:
        with running(asked, identified(asked, weights)) as run:
            print(_pasted(tuned(run, asked, weights)))
    except (DataError, Endless, RunError) as wrong:
        return in_one_line(wrong)
    except KeyboardInterrupt:
        return "stopped; no weights"
    return None


def identified(asked: Namespace, weights: Weights) -> Identity:
    """Weights follow from all matches of the rounds before, so their number is part of it, here alone."""
    begun = sha256(repr(weights).encode()).hexdigest()[:16]
    own = {"bots": "normal", "matches": asked.matches, "weights": begun}
    return identity("tools.harbor_weights", "harbor", asked.players, asked.seed, **own)


def tuned(run: Run, asked: Namespace, weights: Weights) -> dict[str, float]:
    """The mean of the later half of the rounds."""
    later = []
    for number in range(asked.rounds):
        found = slopes(_played(run, asked, weights, number))
        weights = wavering(weights, step(found))
        later.append(asdict(weights))
        told = ", ".join(_told(name, slope) for name, slope in _ranked(found))
        print(f"round {number + 1}: {told}", flush=True)
    half = later[len(later) // 2 :]
    return {name: sum(each[name] for each in half) / len(half) for name in half[0]}


def _played(run: Run, asked: Namespace, weights: Weights, number: int) -> list[Seated]:
    """A round; its matches are numbered on from those of the rounds before."""
    matches = range(number * asked.matches, (number + 1) * asked.matches)
    work = partial(play, weights, asked.players, asked.seed)
    job: Job[list[Seated]] = Job(work, partial(decode, list[Seated]))
    return [seat for match in in_order(run, job, matches) for seat in match]


def _ranked(found: Sequence[Slope]) -> list[tuple[str, Slope]]:
    """The surest first."""
    return sorted(zip(NAMES, found, strict=True), key=lambda each: -abs(each[1].sureness))


def _told(name: str, slope: Slope) -> str:
    return f"{name} {slope.yen:+.0f} ({slope.sureness:+.1f})"


def _pasted(mean: dict[str, float]) -> str:
    return "Weights(" + ", ".join(f"{name}={value:.3g}" for name, value in mean.items()) + ")"


def _parsed(arguments: Sequence[str] | None) -> Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.harbor_weights", description="Tunes by play.")
    add = parser.add_argument
    add("--players", type=int, choices=range(2, 7), default=4, help="how many play (%(default)s)")
    add("--matches", type=positive, default=128, metavar="N", help="in each round (%(default)s)")
    add("--rounds", type=positive, default=7, metavar="N", help="steps of the weights (%(default)s)")
    add("--seed", type=int, default=0, metavar="N", help="the same seed, the same matches (%(default)s)")
    add_running(parser)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
