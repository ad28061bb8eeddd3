"""Secret entry: the tickets each seat has chosen so far; `entry` is all that may be seen of them."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction.tableau import Entry


class Ballot:
    """The drafts of all people at the table, for one valuation."""

    def __init__(self, view: AuctionView, people: Iterable[Seat]) -> None:
        self._players = len(view.seats)
        self._lots = len(view.lots)
        self.drafts = {seat: TicketsDraft(view, seat) for seat in people}

    def entry(self, locked: frozenset[Seat], open_seat: Seat | None = None) -> Entry:
        """What everybody may see: how many backs each seat has laid, and who has locked.

        The seat whose tickets lie open has its faces drawn instead.
        """
        return Entry(tuple(self._backs(seat, locked, open_seat) for seat in range(self._players)), locked)

    def _backs(self, seat: Seat, locked: frozenset[Seat], open_seat: Seat | None) -> int:
        if seat in locked:
            return self._lots
        if seat == open_seat or seat not in self.drafts:
            return 0
        return self.drafts[seat].landed
