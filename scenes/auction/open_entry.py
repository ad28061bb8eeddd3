"""Tickets laid openly: for a lone human, or behind a lifted curtain. Draws what nobody else may see."""

from __future__ import annotations

from typing import Final

from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.spec import Ticket
from game.staging.auction.pieces import FAN, HeldTicket, Prompt, TicketPlace
from game.table.hud import HUD_Z, Hud
from game.table.layout import Layout
from game.table.pose import PieceId
from game.ui import signs, theme
from game.ui.focus import Area, Focus, Item
from game.ui.kit import Kit

OPEN_Z: Final = HUD_Z - 100
LOCK: Final = "lock"
"""What the button is called among the pieces."""
MIDDLE: Final = 4
"""The slot of the fan where the cursor starts."""


def picture_of(ticket: Ticket) -> str:
    """The ticket's face in assets/art."""
    return f"tickets/{ticket.name.lower()}"


class OpenEntry:
    """A cursor over the fan, the seat's own tickets on the lots, and the lock; `press` names its button."""

    def __init__(self, draft: TicketsDraft, layout: Layout, hud: Hud, press: str = "") -> None:
        self.draft, self._layout, self._hud, self._press = draft, layout, hud, press
        self._shown: set[str] = set()
        self._lot: int | None = None
        self.focus = Focus(at=HeldTicket(draft.seat, MIDDLE))
        self._kit: Kit

    @property
    def lot(self) -> int | None:
        """The lot the next ticket goes to."""
        return self.draft.next_lot if self._lot is None else self._lot

    def show(self, kit: Kit) -> None:
        """Draws the draft as it is."""
        self._kit = kit
        fresh: set[str] = set()
        for number, ticket in enumerate(self.draft.position):
            if ticket is not None:
                fresh.add(self._face(number, ticket))
        for slot in range(len(FAN)):
            if FAN[slot] in self.draft.position:
                fresh.add(self._used(slot))
        for key in self._shown - fresh:
            self._hud.drop(key)
        self._shown = fresh
        self._draw_lock()
        self.focus.rebuild(self._items())
        self._draw_focus()

    def hide(self) -> None:
        """Nothing of it stays on the screen."""
        for key in self._shown | {LOCK}:
            self._hud.drop(key)
        self._shown = set()
        self._hud.ring("ticket", None)
        self._hud.ring("lot", None)

    # ------------------------------------------------------------ what the player does

    def move(self, dx: int, dy: int) -> None:
        """To another ticket, lot or the lock."""
        if self.focus.move(dx, dy):
            self._draw_focus()

    def point(self, x: float, y: float) -> None:
        """The mouse is over something."""
        if self.focus.point(x, y):
            self._draw_focus()

    def press(self, id: PieceId | None) -> bool:
        """Takes what is under the cursor; true if that was the lock and all lots have their ticket."""
        if id == LOCK:
            return self.draft.complete
        if isinstance(id, HeldTicket) and self.draft.lay(FAN[id.place], self._lot):
            self._lot = None
        elif isinstance(id, TicketPlace) and not self.draft.take_from(id.lot):
            self._lot = id.lot
        self.show(self._kit)
        if self.draft.complete and isinstance(id, HeldTicket):
            self.focus.settle(LOCK)
            self._draw_focus()
        return False

    def take_back(self) -> bool:
        """The last ticket comes back; false if there is none."""
        self._lot = None
        taken = self.draft.take_back()
        self.show(self._kit)
        return taken

    def clear(self) -> None:
        """All tickets come back."""
        self.draft.clear()
        self._lot = None
        self.show(self._kit)

    # ------------------------------------------------------------ drawing

    def _items(self) -> list[Item]:
        seat, at = self.draft.seat, self._layout.area
        held = [HeldTicket(seat, place) for place, ticket in enumerate(FAN) if ticket in self.draft.hand]
        laid = [TicketPlace(seat, lot) for lot in range(len(self.draft.position))]
        fan, places = [Item(id, at(id), "fan") for id in held], [Item(id, at(id), "places") for id in laid]
        return [*fan, *places, Item(LOCK, at(Prompt(seat)))]

    def _place(self, lot: int) -> Area:
        return self._layout.area(TicketPlace(self.draft.seat, lot))

    def _face(self, lot: int, ticket: Ticket) -> str:
        place, key = self._place(lot), f"open:{lot}"
        face = self._kit.images.get(picture_of(ticket), place.w, place.h)
        self._hud.picture(key, face, place.x, place.y, OPEN_Z)
        return key

    def _used(self, slot: int) -> str:
        cell, key = self._layout.area(HeldTicket(self.draft.seat, slot)), f"used:{slot}"
        self._hud.picture(key, signs.shade(self._kit, cell), cell.x, cell.y, OPEN_Z)
        return key

    def _draw_lock(self) -> None:
        place = self._layout.area(Prompt(self.draft.seat))
        ready = self.draft.complete
        missing = len(self.draft.position) - self.draft.landed
        text = f"{self._press}Lock in" if ready else f"{missing} lot{'s' if missing > 1 else ''} to go"
        self._hud.picture(LOCK, signs.button(self._kit, place, text, ready), place.x, place.y, OPEN_Z)

    def _draw_focus(self) -> None:
        items = {item.key: item.area for item in self._items()}
        self._hud.ring("ticket", items.get(self.focus.at or ""))
        self._hud.ring("lot", None if self.lot is None else self._place(self.lot), theme.VERMILION)
