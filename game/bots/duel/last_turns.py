"""The last two turns without guesses: every choice, every card that may come, and nothing thought twice."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

from game.bots.duel.lookahead import Judge, Lookahead
from game.bots.duel.odds import game_value
from game.bots.duel.tree import End, Tree
from game.rules.core.seat import Seat
from game.rules.duel.spec import FaceId, HalfId
from game.rules.duel.state import BIDDING, DuelState

Value: TypeAlias = Generator[None, None, float]
Lead: TypeAlias = tuple[int, int, bool]
"""Who leads, where the barrel goes, and whether it is day: all that a bid of the last turn decides."""

Known: TypeAlias = dict[Lead | tuple[Lead, tuple[FaceId, ...]], float]
Piles: TypeAlias = tuple[tuple[HalfId, ...], ...]

SOLVING: Final = 6
"""What the odds of a turn take, in steps."""


class LastTurn:
    """What the last turn is worth; `drew` tells whether that hangs on the cards below the hung ones."""

    def __init__(self, lookahead: Lookahead, judge: Judge) -> None:
        self._lookahead, self._judge, self.drew = lookahead, judge, False
        self._known: dict[tuple[Piles, tuple[FaceId, ...]], Known] = {}
        self._values: dict[tuple[float, ...], float] = {}
        self._notches = lookahead.kernel.spec.notches

    def value(self, state: DuelState) -> Value:
        """A card drawn unseen may have ended the match instead, or asks for its half first."""
        self.drew = False
        if state.phase is not BIDDING:
            return self._lookahead.settled(state, self._judge)
        alike = tuple([tuple(sorted(pile)) for pile in state.piles]), tuple(sorted(state.hung))
        known = self._known.setdefault(alike, {})
        values = []
        for lead in self._lookahead.leads:
            values.append(self._after(state, lead, known))
            yield
        return self._solved(tuple(values))

    def _solved(self, results: tuple[float, ...]) -> float:
        """Worlds that differ in one card lead to the same results more often than not."""
        if results not in self._values:
            self._lookahead.steps += SOLVING
            self._values[results] = game_value(results)
        return self._values[results]

    def _after(self, state: DuelState, lead: int, known: Known) -> float:
        """A push from another notch, or another lead, may have ended at the same notch."""
        pushed = max(-self._notches, min(self._notches, state.barrel - lead))
        key = (lead > 0) - (lead < 0), pushed, state.day
        if key in known:
            return known[key]
        if (key, state.draw) in known:
            self.drew = True
            return known[key, state.draw]
        self._lookahead.drew = False
        value = self._lookahead.after(*self._lookahead.bidden(state, lead), self._judge)
        self.drew |= self._lookahead.drew
        known[(key, state.draw) if self._lookahead.drew else key] = value
        return value


class Endgame:
    """Values a tree whose open ends lead into the last turn; `deal` plays an end in one of its worlds."""

    def __init__(
        self,
        last: LastTurn,
        deal: Callable[[End, int], DuelState],
        worlds: Callable[[End], int],
        hurried: Callable[[], bool],
    ) -> None:
        self._last, self._deal, self._worlds, self._hurried = last, deal, worlds, hurried

    def value(self, tree: Tree, low: float, high: float) -> Value:
        """Exact between the bounds, which the choices beside it set; beyond them on their far side."""
        if isinstance(tree, End):
            return (yield from self._behind(tree, low, high))
        seat = tree.seat
        for branch in sorted(tree.branches, key=lambda twig: twig.value(), reverse=bool(seat)):
            low, high = narrowed(seat, (yield from self.value(branch, low, high)), low, high)
            if low > high:
                break
        return tree.value()

    def _behind(self, end: End, low: float, high: float) -> Value:
        """World after world, until the others cannot bring the mean between the bounds any more."""
        if end.after.phase is not BIDDING:
            return end.guess
        total, least, most = 0.0, 0.0, 1.0
        worlds = 1 if self._hurried() else self._worlds(end)
        for number in range(worlds):
            total += yield from self.world(end, number, self._deal(end, number))
            least, most = total / worlds, (total + worlds - 1 - number) / worlds
            if most < low or least > high:
                break
        end.guess = most if most < low else least
        return end.guess

    def world(self, end: End, number: int, state: DuelState) -> Value:
        """Where a bonus may draw, for every card that may lie below the one that was turned and hung."""
        value = yield from self._last.value(state)
        turned = end.after.dice.rolls
        if not self._last.drew or turned < 3 or self._hurried():
            return value
        for step in range(1, turned - 1):
            value += yield from self._last.value(self._deal(end, number + step * turned))
        return value / (turned - 1)


def narrowed(seat: Seat, value: float, low: float, high: float) -> tuple[float, float]:
    """The bounds once a seat can have that value; where they cross, the other seat would not come here."""
    return (max(low, value), high) if seat else (low, min(high, value))
