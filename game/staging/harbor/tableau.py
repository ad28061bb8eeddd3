"""What lies on the harbor's table: a view, and beside it what is being decided."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.staging.sheets import Cell


@dataclass(frozen=True, slots=True)
class Openly:
    """A hand that nobody else looks at: what is in it, and the words on the button that closes it."""

    seat: Seat
    yen: int
    close: str


@dataclass(frozen=True, slots=True)
class Entry:
    """What everybody may see of a decision in the making: the table as it would be, and the sheet for it.

    `seat` is whose decision it is. `locked` are those who have closed their hand at an auction, `fans` those
    who put coins into it while everybody looks on; `openly` is seen by its owner alone. `hints` are the lines
    that tell each seat what to press.
    """

    seat: Seat | None = None
    view: HarborView | None = None
    cells: tuple[Cell, ...] = ()
    locked: frozenset[Seat] = frozenset()
    fans: frozenset[Seat] = frozenset()
    openly: Openly | None = None
    hints: tuple[tuple[str, ...], ...] = ()


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


def closed(tableau: Tableau) -> frozenset[Seat]:
    """H42: whose hand is closed; those without yen count among them."""
    committed = {seat for seat, is_in in enumerate(tableau.view.committed) if is_in}
    return tableau.entry.locked | committed if auctioning(tableau.view) else frozenset()


def auctioning(view: HarborView) -> bool:
    """H42: from the draw of a tuna until it is sold."""
    return view.tuna is not None


def revealed(view: HarborView) -> tuple[int, ...]:
    """H42: the bids once everybody knows them, else nothing."""
    bids = tuple(bid for bid in view.bids if bid is not None)
    is_open = view.phase is not Phase.BIDDING or not view.to_act
    return bids if is_open and len(bids) == len(view.seats) else ()
