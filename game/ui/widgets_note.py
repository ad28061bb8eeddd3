"""A note at the foot of a menu."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.ui.panels import Pen
from game.ui.theme import SMALL
from game.ui.widgets import Label

MOST_LINES: Final = 2
STEPS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)


class Note(Label):
    """Two lines at most: large type is less large where there would be more."""

    def face(self, pen: Pen) -> Surface:
        """Never smaller than it is for those who want no large type."""
        size, colour, face, align = self._style
        sizes = [size * step for step in STEPS if pen.size(size * step) >= SMALL]
        fitting = next((each for each in sizes if self._lines(pen, each, face) <= MOST_LINES), sizes[-1])
        return pen.block(self.words, fitting, colour, self.area.w, face, align)

    def _lines(self, pen: Pen, size: float, face: str) -> int:
        return len(pen.kit.text.wrapped(self.words, pen.size(size), self.area.w, face))
