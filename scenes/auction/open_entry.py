"""Tickets laid openly: for a lone human, or behind a lifted curtain. Knows what nobody else may see."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _, ngettext, pgettext
from game.rules.auction.drafts import TicketsDraft
from game.rules.core.seat import Seat
from game.staging.auction.pieces import FAN, HeldTicket, Lock, TicketPlace
from game.staging.auction.tableau import Openly
from game.table.pose import PieceId
from game.ui.focus import Focus

MIDDLE: Final = 4
"""The slot of the fan where the cursor starts."""


class OpenEntry:
    """A cursor over the fan, the places on the lots and the lock; `press` names the lock's own button."""

    def __init__(self, draft: TicketsDraft, press: str = "") -> None:
        self.draft, self._press = draft, press
        self._lot: int | None = None
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
        return Openly(self.draft.seat, self.draft.position, text)

    def _locking(self) -> str:
        deed = _("Lock in")
        if not self._press:
            return deed
        return pgettext("a button and what it does", "{button}: {deed}", button=self._press, deed=deed)

    @property
    def choices(self) -> list[PieceId]:
        """The tickets of the hand, on a lot or not, the places, and the lock."""
        seat, lots = self.draft.seat, range(len(self.draft.position))
        held = [HeldTicket(seat, place) for place, ticket in enumerate(FAN) if ticket in self.draft.hand]
        return [*held, *(TicketPlace(seat, lot) for lot in lots), Lock(seat)]

    def press(self, id: PieceId | None) -> bool:
        """Takes what is under the cursor; true if that was the lock and all lots have their ticket."""
        match id:
            case Lock():
                return self.draft.complete
            case HeldTicket(place=place) if self.draft.lay(FAN[place], self._lot):
                self._lot = None
                if self.draft.complete:
                    self.focus.settle(Lock(self.draft.seat))
            case TicketPlace(lot=lot) if not self.draft.take_from(lot):
                self._lot = lot
        return False

    def take_back(self) -> bool:
        """The last ticket comes back; false if there is none."""
        self._lot = None
        return self.draft.take_back()

    def clear(self) -> None:
        """All tickets come back."""
        self._lot = None
        self.draft.clear()
