"""A thumb stick as directions: four for menus, eight for the fan; both with some slack against trembling."""

from __future__ import annotations

from math import atan2, hypot, pi

ENGAGE = 0.5
RELEASE = 0.4
TURN = 1.2
"""How much further the other axis must lean before a menu direction changes."""

EIGHT = (("right",), ("right", "down"), ("down",), ("down", "left"))
SECTORS = (*EIGHT, ("left",), ("left", "up"), ("up",), ("up", "right"))


class Stick:
    """Where one stick leans; y grows downwards."""

    def __init__(self) -> None:
        self._x = self._y = 0.0
        self._way = ""

    def lean(self, vertical: bool, value: float) -> None:
        """One axis has moved, -1 to 1."""
        if vertical:
            self._y = value
        else:
            self._x = value
        self._way = self._next_way()

    @property
    def way(self) -> str:
        """One of four directions; empty in the dead zone."""
        return self._way

    def ways(self) -> tuple[str, ...]:
        """The one or two directions of the 45 degree sector it leans into."""
        return SECTORS[round(atan2(self._y, self._x) / (pi / 4)) % 8] if self._way else ()

    def _next_way(self) -> str:
        if hypot(self._x, self._y) < (RELEASE if self._way else ENGAGE):
            return ""
        across = "right" if self._x > 0 else "left"
        along = "down" if self._y > 0 else "up"
        wide, high = abs(self._x), abs(self._y)
        if self._way in (across, along):
            wide, high = (wide * TURN, high) if self._way == across else (wide, high * TURN)
        return across if wide >= high else along
