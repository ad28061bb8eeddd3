"""The line at the foot: what to press, as caps with words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Surface

from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.theme import INK, SMALL, WASHI
from game.ui.widgets import Widget

GAP = 14
GLYPHS = "glyphs/"
"""What is pressed begins so if it is named by pictures; several are parted by blanks."""

Pairs = tuple[tuple[str, str], ...]


class Hints(Widget):
    """Pairs of what to press and what it does, the first ones first."""

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
        """Glyphs and key caps, words on the wood; large type is less large where not all would fit."""
        sheet = pen.sheet(self.area.w, self.area.h)
        sizes = [*range(round(pen.size(SMALL)), SMALL, -2), SMALL]
        rows = (self._parts(pen, size) for size in sizes)
        row = next((row for row in rows if _wide(row) <= sheet.get_width()), [])
        most = len(self.pairs)
        while not row and most:  # too many for any size: the last are left out
            most -= 1
            shorter = self._parts(pen, SMALL, most)
            row = shorter if _wide(shorter) <= sheet.get_width() else []
        x = 0
        for part, room in row:
            sheet.blit(part, part.get_rect(midleft=(x, sheet.get_height() // 2)))
            x += part.get_width() + room
        return sheet

    def _parts(self, pen: Pen, size: float, most: int | None = None) -> list[tuple[Surface, int]]:
        """Pictures of so many pairs from left to right, each with the space after it."""
        text, gap = pen.kit.text, pen.kit.frame.length(GAP)
        pairs = [
            (self._sign(pen, pressed, size), text.line(does, size, WASHI))
            for pressed, does in self.pairs[:most]
        ]
        return [part for sign, words in pairs for part in ((sign, gap), (words, 3 * gap))]

    def _sign(self, pen: Pen, pressed: str, size: float) -> Surface:
        """Pictures by their names, or words on a key cap."""
        if pressed.startswith(GLYPHS):
            return _row([pen.kit.images.get(name, self.area.h, self.area.h) for name in pressed.split()])
        line = pen.kit.text.line(pressed, size, INK, "bold")
        cap = self._cap(pen, line.get_width() + pen.kit.frame.length(2 * GAP))
        lip = cap.get_height() // 14
        cap.blit(line, line.get_rect(center=(cap.get_width() // 2, cap.get_height() // 2 - lip)))
        return cap

    def _cap(self, pen: Pen, wide: int) -> Surface:
        """As wide as asked, but never narrower than high: the middle of the picture is stretched."""
        key = pen.kit.images.get("glyphs/key", self.area.h, self.area.h)
        side = key.get_height()
        half, wide = side // 2, max(wide, side)
        cap = Surface((wide, side), pygame.SRCALPHA)
        middle = key.subsurface((half - 1, 0, 2, side))
        cap.blit(pygame.transform.scale(middle, (wide - 2 * half + 2, side)), (half - 1, 0))
        cap.fill((0, 0, 0, 0), (0, 0, half, side))
        cap.fill((0, 0, 0, 0), (wide - half, 0, half, side))
        cap.blit(key, (0, 0), (0, 0, half, side))
        cap.blit(key, (wide - half, 0), (side - half, 0, half, side))
        return cap


def _wide(parts: Sequence[tuple[Surface, int]]) -> int:
    """Without the space after the last."""
    return sum(part.get_width() + room for part, room in parts) - (parts[-1][1] if parts else 0)


def _row(pictures: Sequence[Surface]) -> Surface:
    """Side by side."""
    row = Surface((sum(p.get_width() for p in pictures), pictures[0].get_height()), pygame.SRCALPHA)
    x = 0
    for picture in pictures:
        row.blit(picture, (x, 0))
        x += picture.get_width()
    return row
