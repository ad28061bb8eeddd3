"""What a position is worth to seat 1, as its chance to win; seat 0 has the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from game.bots.duel.features import Part, Prospects, barrel_parts, knife_parts, pile_parts, shares
from game.rules.duel import scoring
from game.rules.duel.spec import KNIFE, HalfId
from game.rules.duel.state import DuelState
from game.rules.duel.table import Table

MARGIN: Final = 0.002
"""Of two wins the higher one, of two losses the closer one: this much of the whole."""

Weights = Sequence[Sequence[float]]
"""One row per knot."""

Known = tuple[float, int, int]
"""Of a pile: its share of the value, its knives, its points as they count at the end."""


class Worth:
    """The value with a given number of turns left; what a pile adds is worked out once."""

    certain = (MARGIN, 1.0 - MARGIN)

    def __init__(self, table: Table, weights: Weights, coming: Prospects) -> None:
        self._table, self._coming = table, coming
        parts = [(share, weights[knot]) for knot, share in enumerate(shares(coming.turns)) if share]
        self._weights = [sum(share * row[name] for share, row in parts) for name in range(len(weights[0]))]
        notches = range(-table.spec.notches, table.spec.notches + 1)
        self._barrel = [[self._dot(barrel_parts(notch, day)) for notch in notches] for day in (False, True)]
        self._knives = [
            self._dot(knife_parts(count, coming)) for count in range(4 * table.spec.knives_to_win)
        ]
        self._middle, self._enough = table.spec.notches, table.spec.knives_to_win
        self._known: dict[tuple[HalfId, ...], Known] = {}

    def __call__(self, state: DuelState) -> float:
        """Between turns; what hangs next is for a search to see."""
        worth = self._barrel[state.day][state.barrel + self._middle]
        known, knives, value = self._known, [0, 0], [0.0, 0.0]
        for place, pile in enumerate(state.piles):
            if pile:
                share, cut, _ = known.get(pile) or self._learn(pile)
                value[place >> 2] += share
                knives[place >> 2] += cut
        worth += value[1] - value[0] + self._knives[knives[1]] - self._knives[knives[0]]
        return 1.0 / (1.0 + exp(-worth))

    def end(self, state: DuelState) -> float:
        """D70-D73 of a finished match."""
        known, knives, points = self._known, [0, 0], [0, 0]
        for place, pile in enumerate(state.piles):
            if pile:
                _, cut, score = known.get(pile) or self._learn(pile)
                points[place >> 2] += score
                knives[place >> 2] += cut
        lead = points[1] - points[0] + self._table.spec.notch_points * state.barrel
        if knives[0] >= self._enough or knives[1] >= self._enough:
            won = 1.0 if knives[1] >= self._enough else 0.0
        else:
            order = lead or state.barrel
            won = 1.0 if order > 0 else 0.0 if order < 0 else 0.5
        return won * (1.0 - MARGIN) + MARGIN / (1.0 + exp(-0.1 * lead))

    def pile(self, pile: tuple[HalfId, ...]) -> float:
        """What one pile adds."""
        return (self._known.get(pile) or self._learn(pile))[0] if pile else 0.0

    def _learn(self, pile: tuple[HalfId, ...]) -> Known:
        table = self._table
        knives = sum([table.effects[half] is KNIFE for half in pile])
        points = sum([table.points[half] for half in pile]) * (2 if scoring.doubled(table, pile) else 1)
        known = self._known[pile] = self._dot(pile_parts(table, pile, self._coming)), knives, points
        return known

    def _dot(self, parts: Iterable[Part]) -> float:
        return sum([self._weights[name] * amount for name, amount in parts])
