"""Tickets laid openly: for a lone human, or behind a lifted curtain. Knows what nobody else may see."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _, ngettext, pgettext
from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.spec import Ticket
from game.rules.core.seat import Seat
from game.staging.auction.pieces import FAN, HeldTicket, Lock, Lot
from game.staging.auction.tableau import Openly
from game.table.pose import PieceId
from game.ui.focus import Focus

MIDDLE: Final = 4
"""The place of the tray where the cursor starts."""


class OpenEntry:
    """A cursor over the tray, the lots and the lock; `press` names the lock's own button.

    The first press takes a ticket in hand, the same again lays it on the next lot, a lot lays it there; with
    `at_once` the first press lays it.
    """

    def __init__(self, draft: TicketsDraft, press: str = "", at_once: bool = False) -> None:
        self.draft, self._press, self._at_once = draft, press, at_once
        self._lot: int | None = None
        self.chosen: Ticket | None = None
        self.refused: Ticket | None = None
        """What the last press asked for in vain."""
        self.focus = Focus(at=HeldTicket(draft.seat, MIDDLE))

    @property
    def seat(self) -> Seat:
        """Whose tickets these are."""
        return self.draft.seat

    @property
    def landed(self) -> int:
        """How many lots have a ticket."""
        return self.draft.landed

    @property
    def lot(self) -> int | None:
        """The lot the next ticket goes to."""
        return self.draft.next_lot if self._lot is None else self._lot

    @property
    def openly(self) -> Openly:
        """What its owner sees of it."""
        missing = len(self.draft.position) - self.draft.landed
        text = ngettext("{count} lot to go", "{count} lots to go", missing) if missing else self._locking()
        return Openly(self.draft.seat, self.draft.position, text, self.chosen, self.lot)

    def _locking(self) -> str:
        deed = _("Lock in")
        if not self._press:
            return deed
        return pgettext("a button and what it does", "{button}: {deed}", button=self._press, deed=deed)

    @property
    def choices(self) -> list[PieceId]:
        """The tickets, on a lot or not, the lots, and the lock."""
        seat, lots = self.draft.seat, range(len(self.draft.position))
        held = [HeldTicket(seat, place) for place in range(len(FAN))]
        return [*held, *(Lot(lot) for lot in lots), Lock(seat)]

    def press(self, id: PieceId | None) -> bool:
        """Takes what is under the cursor; true if that was the lock and all lots have their ticket."""
        self.refused = None
        match id:
            case Lock():
                return self.draft.complete
            case HeldTicket(place=place):
                self._ticket(FAN[place])
            case Lot(lot=lot):
                self._on_lot(lot)
        return False

    def _ticket(self, ticket: Ticket) -> None:
        """In hand, or on the next lot; one that lies comes into the hand again."""
        if ticket not in self.draft.hand:
            self.refused = ticket
        elif ticket in self.draft.position or not (
            self._at_once or self._lot is not None or ticket is self.chosen
        ):
            self.chosen = None if ticket is self.chosen else ticket
        elif self.lot is None:
            self.refused, self.chosen = ticket, None
        else:
            self.put(ticket, self.lot)

    def _on_lot(self, lot: int) -> None:
        """Lays what is in hand; takes back what lies; else this lot is the next."""
        if self.chosen is not None:
            self.put(self.chosen, lot)
        elif not self.draft.take_from(lot):
            self._lot = None if lot == self._lot else lot

    def put(self, ticket: Ticket, lot: int) -> None:
        """On a lot, from wherever it is; what lay there goes where this one came from."""
        self.refused = None
        if ticket not in self.draft.hand:
            self.refused = ticket
            return
        before = self.draft.position
        there = before[lot]
        came = before.index(ticket) if ticket in before else None
        if came is not None and came != lot:
            self.draft.take_from(came)
        if came != lot:
            self.draft.lay(ticket, lot)
            if came is not None and there is not None:
                self.draft.lay(there, came)
        self._lot = self.chosen = None
        if self.draft.complete:
            self.focus.settle(Lock(self.draft.seat))

    def off(self, lot: int) -> None:
        """Back into the tray."""
        self.draft.take_from(lot)
        self._lot = self.chosen = None

    def take_back(self) -> bool:
        """What is in hand goes, then the last ticket comes back; false if there is none."""
        self._lot, had = None, self.chosen is not None
        self.chosen = None
        return had or self.draft.take_back()

    def clear(self) -> None:
        """All tickets come back."""
        self._lot = self.chosen = None
        self.draft.clear()
