"""Two players' placements against each other: which of the six outcomes each pair makes."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

from game.rules.auction.lots import lot_sum
from game.rules.auction.spec import SPECIAL_BITS, Ticket

HAND: Final = tuple(sorted(Ticket))
PLACEMENTS: Final = tuple(permutations(HAND, 3))
SPENT: Final = tuple(sum(SPECIAL_BITS.get(ticket, 0) for ticket in tickets) for tickets in PLACEMENTS)

EVERY: Final = sum(SPECIAL_BITS.values())
"""The mask of all specials."""

OUTCOMES: Final = bytes([5, 3, 0, 2, 4, 0, 1, 0])
"""By the comparisons of the first lot with the second, with the third, and of the second with the third."""


class Pairings:
    """All 504 by 504, a row at a time when first asked for: a quarter of a megabyte at most."""

    def __init__(self, annul_value: int, all_annulled: bool) -> None:
        self._sums = {
            one: {other: lot_sum((one, other), annul_value, all_annulled) for other in HAND} for one in HAND
        }
        self._rows: dict[int, bytes] = {}
        self._shorter: dict[tuple[int, int], bytes] = {}

    def row(self, number: int) -> bytes:
        """The outcome of a placement against each one of the other seat; either seat may ask."""
        found = self._rows.get(number)
        if found is None:
            a, b, c = (self._sums[ticket] for ticket in PLACEMENTS[number])
            found = self._rows[number] = bytes(
                [OUTCOMES[(a[x] >= b[y]) * 4 + (a[x] >= c[z]) * 2 + (b[y] >= c[z])] for x, y, z in PLACEMENTS]
            )
        return found

    def row_of(self, number: int, specials: int) -> bytes:
        """The row without what a seat with these specials cannot lay."""
        if specials == EVERY:
            return self.row(number)
        found = self._shorter.get((number, specials))
        if found is None:
            row = self.row(number)
            found = self._shorter[number, specials] = bytes([row[other] for other in allowed(specials)])
        return found


@cache
def pairings(annul_value: int, all_annulled: bool) -> Pairings:
    """Shared by all bots of a process: it knows nothing of any match."""
    return Pairings(annul_value, all_annulled)


@cache
def allowed(specials: int) -> tuple[int, ...]:
    """The numbers of the placements that a mask of unused specials lets a seat make."""
    return tuple(number for number, spent in enumerate(SPENT) if not spent & ~specials)
