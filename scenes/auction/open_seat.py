"""Tickets that lie open: a lone human's, or those of one person after another behind the curtain."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.staging.auction.laying import laid_openly
from game.staging.auction.pieces import TicketPlace
from game.ui import theme
from scenes.auction.ballot import Ballot
from scenes.auction.open_entry import OpenEntry
from scenes.play.holds import Holds
from scenes.play.open_seat import OpenSeat
from scenes.play.sitting import Sitting


class OpenTickets(OpenSeat[OpenEntry]):
    """Beside the backs that everybody sees."""

    def __init__(self, sitting: Sitting, ballot: Ballot, holds: Holds) -> None:
        super().__init__(sitting, holds)
        self._ballot = ballot

    def opened(self, seat: Seat) -> OpenEntry:
        """With the button that locks."""
        return OpenEntry(self._ballot.drafts[seat], self.button(seat))

    def enter(self) -> None:
        """How many tickets lie for everybody, and which for whoever lays openly."""
        openly = None if self.entry is None else self.entry.openly
        entry = self._ballot.entry(self._sitting.match.locked, openly)
        self._sitting.show.enter(entry, laid_openly)

    def ring(self) -> None:
        """Around the cursor, and where the next ticket goes."""
        hud, entry = self._sitting.desk.board.hud, self.entry
        lot = None if entry is None or entry.lot is None else TicketPlace(entry.seat, entry.lot)
        hud.ring("ticket", None if entry is None else entry.focus.area)
        hud.ring("lot", self._sitting.show.table.area(lot), theme.VERMILION)
