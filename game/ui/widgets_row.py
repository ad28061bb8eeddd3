"""A row of a list that can be pressed: words on both sides."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from pygame import Surface

from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, GOLD, WASHI_DIM
from game.ui.widgets import Button

SHARE: Final = 0.68
"""Of a row, for the words on the left."""


class Row(Button):
    """What it is on the left, what is said of it on the right."""

    def __init__(self, key: str, area: Area, words: str, said: str, pressed: Callable[[], None]) -> None:
        super().__init__(key, area, words, pressed)
        self.said = said

    def look(self) -> Hashable:
        """All its words."""
        return self.words, self.said

    def face(self, pen: Pen) -> Surface:
        """The words of both sides stay apart."""
        plate, room = self.plate(pen), self.area.w - 4 * PADDING
        pad, middle = pen.kit.frame.length(2 * PADDING), plate.get_height() // 2
        words = pen.fit(self.words, BODY, self.ink, (room * SHARE, self.area.h), "text", "left")
        plate.blit(words, words.get_rect(midleft=(pad, middle)))
        colour = GOLD if self.rings else WASHI_DIM
        said = pen.fit(self.said, BODY, colour, (room * (1 - SHARE) - 20, self.area.h), "bold", "right")
        plate.blit(said, said.get_rect(midright=(plate.get_width() - pad, middle)))
        return plate
