"""Fits what the duel's expert values, by matches against itself: python -m tools.duel_values.

Each round plays matches with the values so far, one turn of looking ahead and some random bids, then
fits the chance to win (logistic regression on the features of game/bots/duel/features.py).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from game.bots.duel.features import KNOTS, NAMES, between, counted, shares
from game.bots.duel.worth import Weights
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import PLAYERS, DuelOptions
from game.rules.duel.state import DuelState
from game.rules.duel.table import table_for
from game.storage.files import BASE
from game.storage.library import load
from tools.duel_fitted import FittedPlayer, hidden_faces
from tools.progress import Progress

FITTED: Final = BASE / "game" / "bots" / "duel" / "fitted.py"
WANDER: Final = 0.1
"""How often a bid is any bid: the fit must know positions that good play avoids."""

KEPT: Final = 3
"""Rounds whose matches are fitted to: those of early rounds are of weaker play."""

RIDGE: Final = 3.0
STEPS: Final = 12

HEADER: Final = '''"""What the duel's expert values: written by `python -m tools.duel_values {options}`.

One row of weights per knot of `features.KNOTS` (turns left), one column per name of `features.NAMES`: the
logarithm of the odds to win, from matches of the values before against themselves.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (
'''

FIRST: Final[Weights] = [
    [1.0 * scale, 1.3 * scale, 0.0, 1.0 * scale, *[0.0] * 12, 0.1, 0.3, 1.0, 0.0, 0.0]
    + [0.2 * scale, 0.4 * scale, 0.6 * scale] * 2
    + [0.0]
    for scale in (3.0, 1.8, 1.2, 0.9)
]
"""Points, and a little for knives and notches: enough to begin with."""


class SelfPlay:
    """One set of values against itself; keeps what it saw at the start of each turn."""

    def __init__(self, kernel: DuelKernel, weights: Weights, random: Random) -> None:
        self._kernel, self._table = kernel, table_for(kernel.spec)
        self._player = FittedPlayer(kernel.spec, random, weights, WANDER)
        self.rows: list[list[float]] = []
        self.results: list[float] = []

    def play(self, seed: int) -> None:
        """One match."""
        kernel, seen = self._kernel, []
        state, _ = kernel.setup(DuelOptions(PLAYERS, kernel.spec.kind_fish), seed)
        while seats := kernel.to_act(state):
            if len(seats) == PLAYERS:
                seen.append(self._row(state))
            kernel.advance(state, self._player.choose(state, min(seats)))
        end = kernel.outcome(state)
        assert end is not None
        self.rows += seen
        self.results += [0.5 if not end.winners else float(end.winners[0])] * len(seen)

    def _row(self, state: DuelState) -> list[float]:
        coming = between(self._table, state, hidden_faces(state))
        vector = counted(self._table, state, coming)
        return [share * value for share in shares(coming.turns) for value in vector]


def fit(rows: Any, results: Any, start: Any) -> Any:
    """Logistic regression by Newton's method, held a little to where it began."""
    weights = start.copy()
    for _ in range(STEPS):
        odds = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (results - odds) - RIDGE * (weights - start)
        curve = (rows * (odds * (1 - odds))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def quality(rows: Any, results: Any, weights: Any) -> float:
    """Mean surprise per position, in nats; 0.693 is knowing nothing."""
    odds = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-9, 1 - 1e-9)
    return float(-np.mean(results * np.log(odds) + (1 - results) * np.log(1 - odds)))


def write(weights: Weights, path: Path, options: str) -> None:
    """As a module, for the bots read no files; sorted by knot, one weight per line with its name."""
    text = HEADER.format(options=options)
    for row in weights:
        cells = [f"        {weight:.3f},  # {name}" for weight, name in zip(row, NAMES, strict=True)]
        text += "\n".join(["    (", *cells, "    ),\n"])
    path.write_text(text + ")\n", encoding="utf-8")


def main() -> None:
    """Prints how well each round's values tell the results of matches they were not fitted to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FITTED)
    asked = parser.parse_args()
    kernel = DuelKernel(load("duel"))
    weights: Any = np.array(FIRST)
    seen: list[tuple[Any, Any]] = []
    for number in range(asked.rounds):
        rows, results = matches(kernel, weights.tolist(), asked.games, asked.seed * 100 + number)
        told = quality(rows, results, weights.ravel())
        print(f"round {number}: {len(rows)} positions, mean surprise {told:.4f}", flush=True)
        seen = [*seen, (rows, results)][-KEPT:]
        all_rows, all_results = (np.concatenate(part) for part in zip(*seen, strict=True))
        flat = fit(all_rows, all_results, np.array(FIRST).ravel())
        weights = flat.reshape(len(KNOTS), len(NAMES))
        write(weights.tolist(), asked.out, f"--rounds {number + 1} --games {asked.games} --seed {asked.seed}")


def matches(kernel: DuelKernel, weights: Weights, games: int, seed: int) -> tuple[Any, Any]:
    """Positions of matches that nothing was fitted to yet, and how they ended."""
    play = SelfPlay(kernel, weights, Random(seed))
    with Progress(games) as bar:
        for game in range(games):
            play.play(seed * 1_000_000 + game)
            bar.advance()
    return np.array(play.rows), np.array(play.results)


if __name__ == "__main__":
    main()
