"""Buttons held down until they count, so that nobody locks or looks by accident."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core.seat import Seat
from game.ui import theme


class Holds:
    """One hold per seat; `show` is told the part of the time that has passed, from 0 to 1, as it changes."""

    def __init__(self, show: Callable[[Seat, float], None]) -> None:
        self._held: dict[Seat, float] = {}
        self._show = show

    def set(self, seat: Seat, down: bool) -> None:
        """The button goes down, or up again before it counted."""
        if down:
            self._held.setdefault(seat, 0.0)
        else:
            self._held.pop(seat, None)
        self._tell(seat)

    def clear(self) -> None:
        """Nobody holds anything any more."""
        for seat in tuple(self._held):
            self.set(seat, down=False)

    def ripe(self, dt: float) -> tuple[Seat, ...]:
        """Time passes; the seats whose hold is long enough, each once."""
        if not self._held:
            return ()
        held = {seat: before + dt for seat, before in self._held.items()}
        self._held = {seat: long for seat, long in held.items() if long < theme.HOLD}
        for seat in held:
            self._tell(seat)
        return tuple(seat for seat in held if seat not in self._held)

    def _tell(self, seat: Seat) -> None:
        self._show(seat, self._held.get(seat, 0.0) / theme.HOLD)
