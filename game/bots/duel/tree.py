"""The current turn as a tree: its ends are valued again and again, the decisions above them follow."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from game.bots.duel.lookahead import Judge, Lookahead
from game.rules.duel.actions import DuelAction
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.state import BIDDING, ENDED, DuelState


@dataclass(slots=True)
class End:
    """Where the turn is over: `state` and `action` are what led there, to be played with other cards."""

    state: DuelState
    action: DuelAction
    after: DuelState
    guess: float
    total: float = 0.0
    looks: int = 0

    def value(self) -> float:
        """The mean of what was found behind it; before any look, the guess."""
        return self.total / self.looks if self.looks else self.guess

    def note(self, value: float) -> None:
        """What one more world brought."""
        self.total += value
        self.looks += 1


@dataclass(slots=True)
class Fork:
    """A decision of a seat."""

    seat: int
    actions: list[DuelAction]
    branches: list[Fork | End]

    def value(self) -> float:
        """Seat 1 wants much, seat 0 little."""
        values = [branch.value() for branch in self.branches]
        return max(values) if self.seat else min(values)


Tree: TypeAlias = Fork | End
Growth: TypeAlias = Generator[None, None, Tree]


class Planter:
    """Grows the tree of a turn with every choice in it, branch by branch; `judge` gives the first guesses."""

    def __init__(self, lookahead: Lookahead, judge: Judge) -> None:
        self._lookahead, self._judge = lookahead, judge

    def grown(self, state: DuelState, action: DuelAction) -> Growth:
        """What follows an action, up to the end of the turn."""
        kernel, after = self._lookahead.kernel, state.copy()
        kernel.advance(after, action)
        self._lookahead.steps += 1
        if state.emptied == LAST:  # nothing comes behind it, so its value is all there is to know
            return End(state, action, after, self._lookahead.after(state, action, self._judge))
        if after.phase is BIDDING:
            return End(state, action, after, self._judge(after))
        if after.phase is ENDED:
            return End(state, action, after, self._judge.end(after))
        return (yield from self._fork(after, after.waiting >> 1))

    def _fork(self, state: DuelState, seat: int) -> Growth:
        """The choices of a seat, without those of cards that look poor."""
        actions, branches = list(self._lookahead.candidates(state, seat, self._judge)), []
        for action in actions:
            branches.append((yield from self.grown(state, action)))
            yield
        return Fork(seat, actions, branches)


def open_ends(branch: Tree) -> Iterator[End]:
    """The ends after which the match goes on, from left to right."""
    if isinstance(branch, Fork):
        for twig in branch.branches:
            yield from open_ends(twig)
    elif branch.after.phase is BIDDING:
        yield branch


def prune(branch: Tree, kept: int) -> None:
    """Leaves so many choices at every decision: the ones that look best by now."""
    if isinstance(branch, End):
        return
    if len(branch.branches) > kept:
        sign = 1 if branch.seat else -1
        pairs = list(zip(branch.actions, branch.branches, strict=True))
        pairs.sort(key=lambda pair: -sign * pair[1].value())
        branch.actions, branch.branches = map(list, zip(*pairs[:kept], strict=True))
    for twig in branch.branches:
        prune(twig, kept)
