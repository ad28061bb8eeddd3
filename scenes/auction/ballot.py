"""Secret entry: the tickets each seat has chosen so far; `entry` is all that may be seen of them."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction.tableau import Entry, Openly


class Ballot:
    """The drafts of all people at the table, for one valuation; `blind` if anybody lays before all eyes."""

    def __init__(self, view: AuctionView, people: Iterable[Seat], blind: bool) -> None:
        self._players = len(view.seats)
        self._lots = len(view.lots)
        self.blind = blind
        self.drafts = {seat: TicketsDraft(view, seat) for seat in people}

    def entry(self, locked: frozenset[Seat], openly: Openly | None = None) -> Entry:
        """How many backs each seat has laid, and who has locked; one seat may lay openly instead."""
        seats = range(self._players)
        backs = tuple(self._backs(seat, locked, openly) for seat in seats)
        return Entry(backs, locked, openly, self.blind)

    def _backs(self, seat: Seat, locked: frozenset[Seat], openly: Openly | None) -> int:
        if seat in locked:
            return self._lots
        if seat not in self.drafts or (openly is not None and seat == openly.seat):
            return 0
        return self.drafts[seat].landed
