"""The geometry of the balance: where its notches are, and how it tips towards the barrel."""

from __future__ import annotations

from math import radians, tan
from typing import Final

from game.table.layout import Slot

REACH: Final = 436.0
"""From the middle to the last notch; the pitch follows from the number of notches."""

PIVOT: Final = 84.0
"""How far below the upper edge of its place the beam turns."""

STANDS: Final = 28.0
"""How far above the pivot the barrel's foot is, in the middle."""

MOST: Final = 6.4
"""Degrees, with the barrel on a last notch."""


class Beam:
    """Of a match; a notch is counted from the middle, negative at the left."""

    def __init__(self, place: Slot, notches: int) -> None:
        self._x, self._y, self._notches = place.cx, place.y + PIVOT, notches
        self.pitch = REACH / notches

    def tip(self, barrel: float) -> float:
        """Degrees clockwise, with the barrel there."""
        return MOST * barrel / self._notches

    def stand(self, notch: float, tip: float, height: float) -> tuple[float, float]:
        """The middle of something so high on a notch of the tipped beam."""
        along = self.pitch * notch
        return self._x + along, self._y - STANDS + along * tan(radians(tip)) - height / 2
