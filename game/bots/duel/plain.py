"""A hand-made value of positions: points as they lie, and a little for what they promise."""

from __future__ import annotations

from math import inf
from typing import Final

from game.rules.duel import scoring
from game.rules.duel.spec import KNIFE, WASABI, HalfId
from game.rules.duel.state import DuelState, piles_of
from game.rules.duel.table import Table

WIN: Final = 60.0
KNIFE_WORTH: Final = (0.0, 1.0, 3.5, 11.0)
"""What knives are worth beside their points, while the last one is missing."""

NOTCH_WORTH: Final = 2.4
SPECIALTY_WORTH: Final = 0.3
PROMISE: Final = (1.0, 1.3, 2.0)
"""How often a pile's points count, by its wasabi."""


class PlainWorth:
    """In points, as seat 1's lead; looks at what is there, not at what may come."""

    certain = (-inf, inf)

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[tuple[HalfId, ...], float] = {}

    def __call__(self, state: DuelState) -> float:
        """Between turns."""
        return self._owned(state, 1) - self._owned(state, 0) + NOTCH_WORTH * state.barrel

    def end(self, state: DuelState) -> float:
        """A win outweighs all points."""
        end = scoring.outcome(self._table, state)
        won = 0.0 if not end.winners else WIN if end.winners == (1,) else -WIN
        return won + end.scores[1] - end.scores[0]

    def pile(self, pile: tuple[HalfId, ...]) -> float:
        """Points, doubled or half-way to it, and whether a specialty is near."""
        if pile not in self._known:
            points = sum(self._table.points[half] for half in pile)
            wasabi = sum(self._table.effects[half] is WASABI for half in pile)
            near = len(pile) == self._table.spec.night_number - 1
            self._known[pile] = points * PROMISE[min(wasabi, 2)] + SPECIALTY_WORTH * near
        return self._known[pile]

    def _owned(self, state: DuelState, seat: int) -> float:
        piles = piles_of(state, seat)
        knives = sum(self._table.effects[half] is KNIFE for pile in piles for half in pile)
        return sum(map(self.pile, piles)) + KNIFE_WORTH[min(knives, 3)]
