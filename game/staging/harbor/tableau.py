"""What lies on the harbor's table: a view, and beside it what is being decided."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.harbor.view import HarborView
from game.staging.sheets import Cell


@dataclass(frozen=True, slots=True)
class Entry:
    """What everybody may see of a decision in the making: the table as it would be, and the sheet for it.

    `seat` is whose decision it is. `locked` are those who have closed their hand at an auction, `fans` those
    who are still bidding.
    """

    seat: Seat | None = None
    view: HarborView | None = None
    cells: tuple[Cell, ...] = ()
    locked: frozenset[Seat] = frozenset()
    fans: frozenset[Seat] = frozenset()


NOTHING = Entry()


@dataclass(frozen=True, slots=True)
class Tableau:
    """`view` is that of the match; what the entry's would change is drawn as not quite there yet."""

    view: HarborView
    entry: Entry

    @property
    def players(self) -> int:
        """As many as there are seats."""
        return len(self.view.seats)


def laid_out(view: HarborView, entry: Entry | None = None) -> Tableau:
    """The table a view shows, with what is being decided."""
    return Tableau(view, entry or NOTHING)
