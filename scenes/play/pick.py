"""What was chosen and is not done yet: its piece has a button that says what the next press does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.devices.glyphs import label
from game.i18n.door import pgettext
from game.rules.core.seat import Seat
from game.table.hud import RING_Z
from game.table.pose import PieceId
from game.ui import signs, theme
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH
from scenes.play.sitting import Sitting

KEY: Final = "pick"
TALL: Final = 44
ROOM: Final = 28
"""Around the words."""

LOW: Final = 0.58
"""Where on a tall piece the button lies; a low one has it underneath."""

ABOVE: Final = RING_Z + 1
"""Over the ring around the piece."""


class Pick:
    """At most one piece at a time."""

    def __init__(self, sitting: Sitting, follow: Callable[[PieceId | None], None]) -> None:
        self._sitting, self._follow = sitting, follow
        self.piece: PieceId | None = None
        self._button: Area | None = None

    def set(self, piece: PieceId, seat: Seat, deed: str, place: Area | None = None) -> None:
        """This one, and what pressing again does with it; its button stands on the piece or in a `place`."""
        self._drop()
        self.piece = piece
        self._follow(piece)
        desk, spot = self._sitting.desk, self._sitting.show.table.area(piece)
        if desk.kit is None or spot is None:
            return
        words = self._words(seat, deed)
        if place is None:
            place = self._on(spot, desk.kit.text.width(words, theme.SMALL, "bold") + ROOM)
        self._button = place
        button = signs.button(desk.kit, place, words, lit=True)
        desk.board.hud.picture(KEY, button, place.x, place.y, ABOVE)

    @staticmethod
    def _on(spot: Area, wide: float) -> Area:
        x = min(max(8.0, spot.x + spot.w / 2 - wide / 2), WIDTH - wide - 8)
        y = spot.y + spot.h * LOW if spot.h > 3 * TALL else spot.bottom + 4
        return Area(x, min(y, HEIGHT - TALL - 8), wide, TALL)

    def _words(self, seat: Seat, deed: str) -> str:
        """With the button of whoever has no mouse in hand."""
        seating, devices = self._sitting.seating, self._sitting.cabinet.devices
        kind = seating.kind(seat)
        if kind is None or kind == "mouse":
            return deed
        button = label(kind, "plain", "confirm", devices.bindings)
        return pgettext("a button and what it does", "{button}: {deed}", button=button, deed=deed)

    def under(self, x: float, y: float) -> PieceId | None:
        """The piece, where the mouse is on its button."""
        return self.piece if self._button is not None and self._button.holds(x, y) else None

    def clear(self) -> bool:
        """Nothing is chosen; true if something was."""
        had = self.piece is not None
        self._drop()
        if had:
            self._follow(None)
        return had

    def _drop(self) -> None:
        self.piece = self._button = None
        self._sitting.desk.board.hud.drop(KEY)
