"""The noren before a seat played with the mouse: held to be lifted, falls by itself."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core.seat import Seat
from game.table.hud import HUD_Z, Hud
from game.ui import signs, theme
from game.ui.focus import Area
from game.ui.kit import Kit

KEY = "curtain"


class Curtain:
    """Hangs before one seat at a time; while it is lifted that seat's choice lies open."""

    def __init__(self, hud: Hud, place: Callable[[Seat], Area]) -> None:
        self._hud, self._place = hud, place
        self.seat: Seat | None = None
        self.lifted = False
        self._idle = 0.0

    def hang(self, seat: Seat | None, names: tuple[str, ...], kit: Kit) -> None:
        """Down before a seat, or gone when nobody is to enter."""
        if seat is None:
            self.drop()
            return
        self.seat, self.lifted = seat, False
        area = self._place(seat)
        self._hud.picture(KEY, signs.cloth(kit, names[seat], area), area.x, area.y, HUD_Z + 50)

    def covers(self, x: float, y: float) -> bool:
        """Whether the mouse is on the cloth."""
        return self.seat is not None and not self.lifted and self._place(self.seat).holds(x, y)

    def lift(self) -> None:
        """Off the seat, until it is dropped or left alone for too long."""
        self.lifted, self._idle = True, 0.0
        self._hud.drop(KEY)

    def touch(self) -> None:
        """Somebody is still there."""
        self._idle = 0.0

    def update(self, dt: float) -> bool:
        """True once a lifted curtain was left alone for too long."""
        if not self.lifted:
            return False
        self._idle += dt
        return self._idle >= theme.CURTAIN_IDLE

    def drop(self) -> None:
        """Away with cloth and seat; `hang` asks the next person."""
        self.seat, self.lifted = None, False
        self._hud.drop(KEY)
