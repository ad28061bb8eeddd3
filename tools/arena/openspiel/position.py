"""A position taken in turns: where several seats choose in secret, the searching seat goes first.

So a search never answers a secret it was shown; that the others answer its own makes it careful, not wise.
"""

from __future__ import annotations

from math import tanh
from typing import Any, Final

from game.rules.core.kernel import AnyKernel
from game.rules.core.outcome import Outcome
from game.rules.core.seat import SEAT_SETS, Seat
from tools.arena.openspiel.codebook import Codebook

OVER: Final = -4
"""OpenSpiel's number of the player to act once nobody is."""

VICTORY: Final = 0.7
"""How much of the utility is the victory itself; the rest is the lead, which tells random playouts apart."""

LEADS: Final = {"auction": 25.0, "duel": 12.0}
"""Points by which a lead is large, per title."""


class Position:
    """Copies by `copy.deepcopy`, which is how OpenSpiel copies what a state made in Python holds."""

    __slots__ = ("book", "rules", "searcher", "state")

    def __init__(self, rules: AnyKernel, book: Codebook, state: Any, searcher: Seat) -> None:
        self.rules, self.book, self.state, self.searcher = rules, book, state, searcher

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.rules, self.book, self.state.copy(), self.searcher)

    @property
    def player(self) -> int:
        """Who is to act."""
        waiting: int = self.state.waiting
        if not waiting:
            return OVER
        return self.searcher if waiting >> self.searcher & 1 else min(SEAT_SETS[waiting])

    def legal(self) -> list[int]:
        """Numbers of the player's actions."""
        return self.book.numbers(self.rules.legal(self.state, self.player))

    def apply(self, number: int) -> None:
        """In place."""
        self.rules.advance(self.state, self.book.action(number))

    def returns(self) -> list[float]:
        """For each seat from -1 to 1; nothing while the match goes on."""
        end = self.rules.outcome(self.state)
        return utilities(end, LEADS[self.rules.title]) if end else [0.0] * self.state.options.players


def utilities(end: Outcome, large: float) -> list[float]:
    """Mostly who won, and by how much; they sum to zero between two."""
    seats, winners = range(len(end.scores)), end.winners or range(len(end.scores))
    victory = [
        2 * (seat in winners) / len(winners) - 1 if len(winners) < len(seats) else 0.0 for seat in seats
    ]
    return [VICTORY * victory[seat] + (1 - VICTORY) * tanh(lead(end.scores, seat) / large) for seat in seats]


def lead(scores: tuple[int, ...], seat: Seat) -> float:
    """Over the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
