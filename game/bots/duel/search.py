"""The expert's thoughts: this turn as a tree, the next ones behind each of its ends, in imagined worlds."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Final, TypeAlias

from game.bots.duel.features import ahead
from game.bots.duel.hidden import Memory, orders, position, redealt
from game.bots.duel.last_turns import Endgame, LastTurn, narrowed
from game.bots.duel.lookahead import FEW_TARGETS, Judge, Lookahead
from game.bots.duel.odds import game_value
from game.bots.duel.tree import End, Planter, Tree, open_ends, prune
from game.bots.duel.worth import Weights, Worth
from game.rules.duel.actions import DuelAction
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.state import BIDDING, DuelState
from game.rules.duel.table import Table
from game.rules.duel.view import DuelView

MOST_WORLDS: Final = 48
PRUNED_AFTER: Final = 3
"""Worlds after which only the best choices are followed further."""

KEPT: Final = 2
FOLLOWED: Final = 3
EXACT_LIMIT: Final = 16_000
"""Steps for the last two turns at least: one in some hundred bids takes more, and is hurried then."""

Thoughts: TypeAlias = Generator[None, None, None]
Value: TypeAlias = Generator[None, None, float]
Look: TypeAlias = tuple[End, float]

TWO_LEFT: Final = (1, 2)
THREE_LEFT: Final = (3, 4)
"""Cards in the draw pile, in its second pass, with which the next turn, or the one after, is the last."""


class Search:
    """Resumable: each step of `thoughts` is a turn thought to its end, well below a millisecond."""

    def __init__(
        self,
        view: DuelView,
        memory: Memory,
        table: Table,
        lookahead: Lookahead,
        weights: Weights,
        random: Random,
        limit: int,
        choices: Sequence[DuelAction],
    ) -> None:
        faces = memory.faces(view)
        self._lookahead, self._choices = lookahead, choices
        self._first, self._limit = lookahead.steps, limit
        self._orders = orders(faces, world_count(faces), random)
        self.state = position(view, self._orders[0] if self._orders else ())
        self._judges = [Worth(table, weights, ahead(table, self.state, faces, turns)) for turns in (1, 2, 3)]
        self._to_the_end = self.state.emptied == LAST - 1 and len(self.state.draw) in TWO_LEFT
        exact = self._to_the_end or self.state.emptied == LAST
        lookahead.targets = len(table.spec.cards) if exact else FEW_TARGETS
        self._last = LastTurn(lookahead, self._judges[1])
        self._endgame = Endgame(self._last, self._next, self._needed, self._exhausted)
        self.trees: list[Tree] = []
        self._followed: list[Tree] = []
        self.planted = False
        self.thoughts = self._think()

    def results(self) -> list[float]:
        """What each lead of a bid, or each choice, brings to seat 1; to be asked once all are planted."""
        return [tree.value() for tree in self.trees]

    def _plant(self) -> Thoughts:
        """One tree for each lead of a bid, or for each choice."""
        planter, state = Planter(self._lookahead, self._judges[0]), self.state
        if state.phase is BIDDING:
            firsts = self._lookahead.bids(state)
        else:
            firsts = [(state, action) for action in self._choices]
        for before, action in firsts:
            self.trees.append((yield from planter.grown(before, action)))
            yield
        self._followed = self.trees
        self.planted = True

    def _think(self) -> Thoughts:
        """World after world; what is found counts once a world is complete."""
        yield from self._plant()
        if self._to_the_end:
            yield from self._to_the_last()
            return
        for number in range(self._worlds()):
            found = yield from self._world(number, self._open_ends(), deep=False)
            if self._exhausted() and number:
                return
            _note(found)
            if number + 1 == PRUNED_AFTER:
                self._prune()
        if self.state.emptied == LAST - 1 and len(self.state.draw) in THREE_LEFT:
            yield from self._think_deeper()

    def _to_the_last(self) -> Thoughts:
        """Of bids all results matter; of choices each is to beat the best before."""
        seat, low, high = self.state.waiting >> 1, 0.0, 1.0
        for tree in sorted(self.trees, key=lambda tree: tree.value(), reverse=bool(seat)):
            value = yield from self._endgame.value(tree, low, high)
            if self.state.phase is not BIDDING:
                low, high = narrowed(seat, value, low, high)

    def _think_deeper(self) -> Thoughts:
        """The third turn from here is the last: all worlds to the very end, or none of them."""
        self._prune()
        ends, found = self._open_ends(), []
        for number in range(self._worlds()):
            found += yield from self._world(number, ends, deep=True)
            if self._exhausted():
                return
        for end in ends:
            end.total, end.looks = 0.0, 0
        _note(found)

    def _world(self, number: int, ends: list[End], *, deep: bool) -> Generator[None, None, list[Look]]:
        """A look behind every end that differs in this world from those before; cut short by the limit."""
        found: list[Look] = []
        for end in ends:
            if self._differs(end, number):
                value = yield from self._look(end, number, deep=deep)
                found.append((end, value))
            if number and self._exhausted():
                break
        return found

    def _open_ends(self) -> list[End]:
        return [end for tree in self._followed for end in open_ends(tree)]

    def _exhausted(self) -> bool:
        """Later in the last two turns, which are to be exact at any effort."""
        limit = max(self._limit, EXACT_LIMIT) if self._to_the_end else self._limit
        return self._lookahead.steps - self._first > limit

    def _prune(self) -> None:
        """Of the choices asked for, too, only the best are followed; those of a bid all matter."""
        for tree in self.trees:
            prune(tree, KEPT)
        if self.state.phase is not BIDDING:
            sign = -1 if self.state.waiting >> 1 else 1
            self._followed = sorted(self.trees, key=lambda tree: sign * tree.value())[:FOLLOWED]

    def _worlds(self) -> int:
        """As many as there are orders, or as the ends need."""
        needed = [self._needed(end) for end in self._open_ends() if end.after.dice.rolls]
        return max(1, len(self._orders), *needed)

    def _differs(self, end: End, number: int) -> bool:
        """Not from an earlier world, if the last hanging is known but for a turned discard (D62)."""
        return end.after.emptied != LAST or number < self._needed(end)

    def _needed(self, end: End) -> int:
        """Worlds for every card that may be turned."""
        return end.after.dice.rolls or max(1, len(self._orders))

    def _look(self, end: End, number: int, *, deep: bool) -> Value:
        """What the next turn is worth in one of the worlds."""
        state = self._next(end, number)
        if state.emptied == LAST:
            return (yield from self._endgame.world(end, number, state))
        if not deep:
            return (yield from self._turn(state, self._judges[1]))
        if state.phase is not BIDDING:
            return self._lookahead.settled(state, self._judges[1])
        return (yield from self._two_turns(state, number))

    def _two_turns(self, state: DuelState, number: int) -> Value:
        """The next turn and the one behind each of its ends."""
        planter, trees = Planter(self._lookahead, self._judges[1]), []
        for before, bid in self._lookahead.bids(state):
            trees.append((yield from planter.grown(before, bid)))
        for tree in trees:
            for last in open_ends(tree):
                last.note((yield from self._turn(self._next(last, number), self._judges[2])))
        return game_value([tree.value() for tree in trees])

    def _next(self, end: End, number: int) -> DuelState:
        order = self._orders[number % len(self._orders)] if self._orders else ()
        state = redealt(end.state, order, number)
        self._lookahead.kernel.advance(state, end.action)
        self._lookahead.steps += 1
        return state

    def _turn(self, state: DuelState, judge: Judge) -> Value:
        """A card drawn unseen may have ended the match instead, or asks for its half first."""
        if state.emptied == LAST:
            return (yield from self._last.value(state))
        if state.phase is not BIDDING:
            return self._lookahead.settled(state, judge)
        values = []
        for before, bid in self._lookahead.bids(state):
            values.append(self._lookahead.after(before, bid, judge))
            yield
        return game_value(values)


def _note(found: list[Look]) -> None:
    for end, value in found:
        end.note(value)


def world_count(faces: list[tuple[int, ...]]) -> int:
    """Every face that may hang next comes first in one world at least; few hidden cards lie in few ways."""
    firsts = sum(map(len, faces))
    if len(faces) <= 1:
        return firsts
    return min(MOST_WORLDS, firsts * max(1, 24 // firsts))
