"""A row of the bindings."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Surface

from game.i18n.door import _
from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, GOLD, INK, WASHI
from game.ui.widgets import Button


class Binding(Button):
    """A deed on the left, its inputs on the right."""

    def __init__(
        self, key: str, area: Area, deed: str, inputs: str, pressed: Callable[[], None], waiting: bool
    ) -> None:
        super().__init__(key, area, deed, pressed)
        self._inputs, self._waiting = inputs, waiting

    def look(self) -> Hashable:
        """Whether it waits for a press."""
        return self.words, self._inputs, self._waiting

    def face(self, pen: Pen) -> Surface:
        """While it waits it says so in gold."""
        plate, room = self.plate(pen), self.area.w - 4 * PADDING
        pad, middle = pen.kit.frame.length(2 * PADDING), plate.get_height() // 2
        words = pen.fit(self.words, BODY, self.ink, (room * 0.36, self.area.h), "text", "left")
        plate.blit(words, words.get_rect(midleft=(pad, middle)))
        colour = INK if self.pressed else GOLD if self._waiting else WASHI
        said = _("press it now ...") if self._waiting else self._inputs
        inputs = pen.fit(said, BODY, colour, (room * 0.62, self.area.h), "bold", "right")
        plate.blit(inputs, inputs.get_rect(midright=(plate.get_width() - pad, middle)))
        return plate
