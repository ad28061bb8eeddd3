"""A stall: a large picture with a sign under it, to confirm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Surface

from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import FOCUS_WIDTH, GOLD, SMALL, WASHI, WASHI_DIM, WOOD, WOOD_DARK
from game.ui.widgets import Button

RATIO: Final = 400 / 440
"""Of the picture's height to its width."""


class Stall(Button):
    """Its lanterns burn while it is focused: that is `picture` with `_lit` after its name."""

    def __init__(
        self,
        key: str,
        area: Area,
        picture: str,
        sign: Sequence[str],
        pressed: Callable[[], None],
        size: float,
        reason: str = "",
    ) -> None:
        heading, self._maker, self._status = sign
        super().__init__(key, area, heading, pressed, size, reason)
        self._picture = picture

    def face(self, pen: Pen) -> Surface:
        """The sign at the foot, as high as its words need; it covers the counter first, then the goods."""
        sheet, sign = pen.sheet(self.area.w, self.area.h), self._sign(pen)
        name = self._picture + ("_lit" if self.rings else "")
        picture = pen.kit.images.get(name, self.area.w, self.area.w * RATIO)
        top = sheet.get_height() - sign.get_height()
        sheet.blit(picture, (0, 0), (0, 0, picture.get_width(), top + sign.get_height() // 2))
        sheet.blit(sign, (0, top))
        return sheet

    def _sign(self, pen: Pen) -> Surface:
        """Heading, maker, and for whom."""
        width = self.area.w - 2 * PADDING
        dim = WASHI_DIM if self.ink == WASHI else self.ink
        blocks = [
            pen.block(self.words, self._size, self.ink, width, "title", "centre"),
            pen.block(self._maker, SMALL, dim, width, "text", "centre"),
            pen.block(self._status, SMALL, self.ink, width, "bold", "centre"),
        ]
        pad, across = pen.kit.frame.length(PADDING), pen.kit.frame.rect(*self.area).w
        fill = GOLD if self.pressed else WOOD_DARK if self.reason or not self.rings else WOOD
        edge, line = (self.rings[0], FOCUS_WIDTH) if self.rings else (WOOD, 3)
        plate = pen.plate((across, sum(block.get_height() for block in blocks) + pad), fill, edge, line)
        y = pad // 2
        for block in blocks:
            plate.blit(block, (pad, y))
            y += block.get_height()
        return plate
