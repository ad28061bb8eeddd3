"""The line at the foot: what to press, as caps with words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Surface

from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.theme import INK, SMALL, WASHI, WASHI_DIM
from game.ui.widgets import Widget

GAP = 14
Pairs = tuple[tuple[str, str], ...]


class Hints(Widget):
    """Pairs of what to press and what it does; as many as there is room for, the first ones first."""

    def __init__(self, key: str, area: Area, pairs: Sequence[tuple[str, str]]) -> None:
        super().__init__(key, area)
        self.pairs: Pairs = tuple(pairs)

    def say(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Others, for example those of another device."""
        if tuple(pairs) != self.pairs:
            self.pairs = tuple(pairs)
            self.refresh()

    def look(self) -> Hashable:
        """The pairs."""
        return self.pairs

    def face(self, pen: Pen) -> Surface:
        """Caps of paper, words on the wood."""
        sheet, gap, x = pen.sheet(self.area.w, self.area.h), pen.kit.frame.length(GAP), 0
        for glyph, words in self.pairs:
            cap, line = self._cap(pen, glyph), pen.line(words, SMALL, WASHI)
            if x + cap.get_width() + gap + line.get_width() > sheet.get_width():
                break
            for part, room in ((cap, gap), (line, 3 * gap)):
                sheet.blit(part, part.get_rect(midleft=(x, sheet.get_height() // 2)))
                x += part.get_width() + room
        return sheet

    def _cap(self, pen: Pen, glyph: str) -> Surface:
        line = pen.line(glyph, SMALL, INK, "bold")
        size = (line.get_width() + 2 * pen.kit.frame.length(GAP), line.get_height() + 2)
        cap = pen.plate(size, WASHI, WASHI_DIM, 2, radius=10)
        cap.blit(line, line.get_rect(center=cap.get_rect().center))
        return cap
