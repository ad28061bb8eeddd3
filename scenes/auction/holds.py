"""Buttons held down until they count, so that nobody locks or looks by accident."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.ui import theme


class Holds:
    """One hold per seat."""

    def __init__(self) -> None:
        self._held: dict[Seat, float] = {}

    def set(self, seat: Seat, down: bool) -> None:
        """The button goes down, or up again before it counted."""
        if down:
            self._held.setdefault(seat, 0.0)
        else:
            self._held.pop(seat, None)

    def part(self, seat: Seat) -> float:
        """How much of the time has passed, from 0 to 1."""
        return min(1.0, self._held.get(seat, 0.0) / theme.HOLD)

    def held(self) -> tuple[Seat, ...]:
        """The seats whose button is down."""
        return tuple(self._held)

    def ripe(self, dt: float) -> tuple[Seat, ...]:
        """Time passes; the seats whose hold is long enough, each once."""
        if not self._held:
            return ()
        for seat in self._held:
            self._held[seat] += dt
        done = tuple(seat for seat, held in self._held.items() if held >= theme.HOLD)
        for seat in done:
            del self._held[seat]
        return done
