"""How exploitable the expert's bids are in the last two turns: python -m tools.duel_bids --matches 40.

The yardstick is another search, which sees the whole state, tries every choice and every card that
chance may turn up, and shares with the expert the rules and the solver of 4 by 4 games only.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from game.bots.duel.expert import ExpertDuel
from game.bots.duel.lookahead import Lookahead
from game.bots.duel.odds import bid_rows, regret, solve
from game.rules.core.dice import Dice
from game.rules.duel.actions import DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.spec import PLAYERS, SEATS, DuelOptions
from game.rules.duel.state import BIDDING, DuelState
from game.storage.library import load
from tools.progress import Progress

T = TypeVar("T")

TWO_LEFT: Final = (1, 2)
"""Cards in the draw pile, in its second pass, with which the next turn is the last (D61)."""

RANGE: Final = 1.0
"""From a lost match, 0, to a won one."""


class Ordered(Dice):
    """Dice that put the items at two places first: `seed` is the first place, `rolls` the second."""

    __slots__ = ()

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """`rolls` is negative afterwards: minus the number of items."""
        first, second = self.seed, self.rolls
        rest = [item for place, item in enumerate(items) if place not in (first, second)]
        chosen = [items[first]] if first == second else [items[first], items[second]]
        return (*chosen, *rest), Ordered(0, -len(items))


class Yardstick:
    """Exact values of the last two turns, as seat 1's chance to win."""

    def __init__(self, kernel: DuelKernel) -> None:
        self._kernel, self._lookahead = kernel, Lookahead(kernel)

    def results(self, state: DuelState) -> list[float]:
        """What each lead of seat 1's bid brings."""
        return [self.after(before, bid) for before, bid in self._lookahead.bids(state)]

    def after(self, state: DuelState, action: DuelAction) -> float:
        """Over all that chance may turn up."""
        values = [self._settled(after) for after in self._chances(state, action)]
        return sum(values) / len(values)

    def _chances(self, state: DuelState, action: DuelAction) -> Iterator[DuelState]:
        """Every pair of cards that the turned discards may begin with, if they are turned."""
        after = self._played(state, action, 0, 0)
        turned = -after.dice.rolls
        if turned <= 0:
            yield after
            return
        for first in range(turned):
            seconds = range(turned) if after.phase is BIDDING and turned > 1 else (first,)
            for second in seconds:
                if first != second or len(seconds) == 1:
                    yield self._played(state, action, first, second)

    def _played(self, state: DuelState, action: DuelAction, first: int, second: int) -> DuelState:
        after = state.copy()
        after.dice = Ordered(first, second)
        self._kernel.advance(after, action)
        return after

    def _settled(self, state: DuelState) -> float:
        if not state.waiting:
            return self._won(state)
        if state.phase is BIDDING:
            return solve(bid_rows(self.results(state))).value
        seat = state.waiting >> 1
        values = [self.after(state, action) for action in self._kernel.legal(state, seat)]
        return max(values) if seat else min(values)

    def _won(self, state: DuelState) -> float:
        end = self._kernel.outcome(state)
        assert end is not None
        return 0.5 if not end.winners else float(end.winners[0])


def measured(kernel: DuelKernel, seed: int, effort: float) -> Iterator[tuple[int, float]]:
    """Plays a match of the expert against itself: turns left and regret of each of its last bids."""
    bots = [ExpertDuel(seed * 2 + seat, kernel.spec, effort) for seat in SEATS]
    state, _ = kernel.setup(DuelOptions(PLAYERS, kernel.spec.kind_fish), seed)
    while seats := kernel.to_act(state):
        left = turns_left(state)
        rows = bid_rows(Yardstick(kernel).results(state)) if left and len(seats) == PLAYERS else None
        actions = []
        for seat in sorted(seats):
            bots[seat].consider(kernel.observe(state, seat), kernel.legal(state, seat))
            while not bots[seat].think(1000):
                pass
            actions.append(bots[seat].best())
            if rows is not None:
                yield left, regret(rows, bots[seat].odds(), seat) / RANGE
        for action in actions:
            kernel.advance(state, action)


def turns_left(state: DuelState) -> int:
    """1 or 2 where a bid of the last turns is asked for, otherwise 0."""
    if state.phase is not BIDDING or state.emptied < LAST - 1:
        return 0
    return 1 if state.emptied == LAST else 2 if len(state.draw) in TWO_LEFT else 0


def main() -> None:
    """Prints mean and worst, as parts of the payoff range."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", type=float, default=1.0, help="the expert's, 1 unless told")
    asked = parser.parse_args()
    kernel, found = DuelKernel(load("duel")), dict[int, list[float]]({1: [], 2: []})
    seeds = Random(asked.seed)
    with Progress(asked.matches) as bar:
        for _ in range(asked.matches):
            for left, lost in measured(kernel, seeds.getrandbits(32), asked.effort):
                found[left].append(lost)
            bar.advance()
    for left, losses in found.items():
        named = "the last turn" if left == 1 else "the turn before"
        mean, worst = sum(losses) / len(losses), max(losses)
        told = f"exploitability {mean:.3%} of the range on average, {worst:.2%} at worst"
        print(f"{named}: {len(losses)} bids, {told}")


if __name__ == "__main__":
    main()
