"""Tickets that lie open: a lone human's, or those of one person after another behind the curtain."""

from __future__ import annotations

from typing import Final

from game.devices.intents import DESK, Click, Intent, Release
from game.i18n.door import _
from game.rules.auction.spec import Ticket
from game.rules.core.seat import Seat
from game.staging.auction import pieces
from game.staging.auction.laying import laid_openly
from game.staging.auction.terms import ticket_name
from game.ui import theme
from scenes.auction.ballot import Ballot
from scenes.auction.open_entry import OpenEntry
from scenes.play.handover import Step
from scenes.play.holds import Holds
from scenes.play.open_seat import OpenSeat
from scenes.play.sitting import Sitting

DRAGGED: Final = "dragged"
FAR: Final = 18.0
"""Logical pixels from where a ticket was grabbed, from which on it is dragged."""

OVER: Final = 5_500


class OpenTickets(OpenSeat[OpenEntry]):
    """Beside the backs that everybody sees."""

    def __init__(self, sitting: Sitting, ballot: Ballot, holds: Holds) -> None:
        super().__init__(sitting, holds)
        self._ballot = ballot
        self._grabbed: Ticket | None = None
        self._at = (0.0, 0.0)
        self._dragging = False

    def opened(self, seat: Seat) -> OpenEntry:
        """With the button that locks."""
        return OpenEntry(
            self._ballot.drafts[seat], self.button(seat), self._sitting.cabinet.settings.one_press
        )

    def enter(self) -> None:
        """How many tickets lie for everybody, and which for whoever lays openly."""
        openly = None if self.entry is None else self.entry.openly
        entry = self._ballot.entry(self._sitting.match.locked, openly)
        self._sitting.show.enter(entry, laid_openly)

    def ring(self) -> None:
        """Around the cursor, and where the next ticket goes."""
        hud, entry, table = self._sitting.desk.board.hud, self.entry, self._sitting.show.table
        lot = None if entry is None or entry.lot is None else pieces.LaidTicket(entry.seat, entry.lot)
        hud.ring("ticket", None if entry is None else entry.focus.area)
        spot = None if lot is None else self._sitting.desk.layout.area(lot)
        hud.ring("lot", spot if table.area(pieces.Lot(0)) else None, theme.VERMILION)

    def close(self) -> bool:
        """A ticket that is being dragged goes, too."""
        self._let_go()
        return super().close()

    # ------------------------------------------------------------ the mouse

    def point(self, x: float, y: float) -> None:
        """A ticket that was grabbed follows the pointer."""
        super().point(x, y)
        ticket, kit = self._grabbed, self._sitting.desk.kit
        if self.entry is None or ticket is None or kit is None:
            return
        if abs(x - self._at[0]) + abs(y - self._at[1]) > FAR:
            self._dragging = True
        if self._dragging:
            w, h = 87.0, 120.0
            picture = kit.images.get(f"tickets/{ticket.name.lower()}", w, h)
            self._sitting.desk.board.hud.picture(DRAGGED, picture, x - w / 2, y - h / 2, OVER)

    def take(self, intent: Intent) -> Step:
        """What the mouse presses counts when it is let go: until then it may be dragged."""
        entry = self.entry
        if entry is None or intent.device != DESK:
            return self._told(super().take(intent))
        match intent:
            case Click(_, x, y):
                self.curtain.touch()
                self._grabbed, self._at = self._ticket_at(entry, x, y), (x, y)
                if self._grabbed is None:
                    return self._told(super().take(intent))
                return Step.STAY
            case Release(_, x, y) if self._grabbed is not None:
                return self._dropped(entry, x, y)
        return self._told(super().take(intent))

    def _ticket_at(self, entry: OpenEntry, x: float, y: float) -> Ticket | None:
        """In the tray or on a lot; a spent one cannot be grabbed."""
        table, seat = self._sitting.show.table, entry.seat
        for place, ticket in enumerate(pieces.FAN):
            lies = ticket in entry.draft.position
            piece = pieces.OpenTicket(seat, place) if lies else pieces.HeldTicket(seat, place)
            spot = table.area(piece)
            if ticket in entry.draft.hand and spot is not None and spot.holds(x, y):
                return ticket
        return None

    def _dropped(self, entry: OpenEntry, x: float, y: float) -> Step:
        ticket, dragged = self._grabbed, self._dragging
        at = self._at
        self._let_go()
        if ticket is None:
            return Step.STAY
        if not dragged:
            return self._told(super().take(Click(DESK, *at)))
        before, came = entry.landed, entry.draft.position
        lot = self._lot_at(x, y)
        if lot is not None:
            entry.put(ticket, lot)
        elif ticket in came:
            entry.off(came.index(ticket))
        self.show()
        if entry.landed != before or entry.draft.position != came:
            self._sitting.desk.hear("paper" if lot is not None else "take_back")
        return Step.STAY

    def _lot_at(self, x: float, y: float) -> int | None:
        layout = self._sitting.desk.layout
        lots = range(len(self._sitting.show.tableau.offer))
        return next((lot for lot in lots if layout.area(pieces.Lot(lot)).holds(x, y)), None)

    def _let_go(self) -> None:
        self._grabbed, self._dragging = None, False
        self._sitting.desk.board.hud.drop(DRAGGED)

    # ------------------------------------------------------------ refusals

    def _told(self, step: Step) -> Step:
        """A ticket that cannot be laid shakes; a lone human is told why."""
        entry = self.entry
        if entry is None or entry.refused is None:
            return step
        ticket, entry.refused = entry.refused, None
        self._sitting.show.stage.shake(pieces.HeldTicket(entry.seat, pieces.FAN.index(ticket)))
        self._sitting.desk.hear("refuse")
        if self.lone is not None:
            self._sitting.desk.board.hud.notice(self._why(entry, ticket))
        return step

    def _why(self, entry: OpenEntry, ticket: Ticket) -> str:
        if ticket not in entry.draft.hand:
            return _("{ticket} was used before: it works once in a match.", ticket=ticket_name(ticket))
        return _("Every lot has its ticket: take one back first.")
