"""Three or four players' placements against each other: which outcome they make together."""

from __future__ import annotations

from collections.abc import Sequence
from operator import getitem

from game.bots.auction.ground import Ground
from game.bots.auction.pairings import HAND
from game.rules.auction.lots import Remembered, lot_sum

Laid = tuple[int, ...]
"""A placement as places in the sorted hand."""


class Rankings:
    """From the others' tickets on a lot and one's own to the outcome; knows the rules, not the match."""

    def __init__(self, ground: Ground) -> None:
        value, every = ground.spec.annul_value, ground.options.annul_cancels == "all"

        def totals(others: Laid) -> list[int]:
            tickets = [HAND[place] for place in others]
            return [8 * lot_sum((*tickets, own), value, every) for own in HAND]

        self.totals = Remembered(totals)
        last = ground.lots - 1
        self.number = {
            tuple([last - lot for lot in reversed(lots)]): number
            for number, lots in enumerate(ground.outcomes)
        }

    def outcomes(self, others: Sequence[Laid], field: Sequence[Laid]) -> list[int]:
        """Of each placement of a field against what the others laid."""
        lots = [self.totals[on_lot] for on_lot in zip(*others, strict=True)]
        last = len(lots) - 1
        rows = [[total + last - lot for total in totals] for lot, totals in enumerate(lots)]
        number = self.number
        return [number[tuple([key & 7 for key in sorted(map(getitem, rows, laid))])] for laid in field]
