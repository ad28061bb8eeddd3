"""A stall of the title screen: one game to choose."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from pygame import Surface

from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import FOCUS_WIDTH, GOLD, SMALL, WASHI, WASHI_DIM, WOOD, WOOD_DARK
from game.ui.widgets import Button
from scenes.shelf import Cover

RATIO: Final = 400 / 440
"""Of the picture's height to its width."""


class Stall(Button):
    """A game: its stall, whose lanterns burn while it is focused, and its sign."""

    def __init__(
        self, area: Area, cover: Cover, pressed: Callable[[], None], reason: str, size: float
    ) -> None:
        super().__init__(cover.name, area, cover.heading, pressed, size, reason)
        self._cover = cover
        self.help = f"{cover.heading}: {cover.players}"

    def look(self) -> Hashable:
        """Never changes."""
        return self._cover

    def face(self, pen: Pen) -> Surface:
        """The sign at the foot, as high as its words need; it covers the counter first, then the goods."""
        sheet, sign = pen.sheet(self.area.w, self.area.h), self._sign(pen)
        name = f"title/stall_{self._cover.name}" + ("_lit" if self.rings else "")
        picture = pen.kit.images.get(name, self.area.w, self.area.w * RATIO)
        top = sheet.get_height() - sign.get_height()
        sheet.blit(picture, (0, 0), (0, 0, picture.get_width(), top + sign.get_height() // 2))
        sheet.blit(sign, (0, top))
        return sheet

    def _sign(self, pen: Pen) -> Surface:
        """Heading, designer, and for how many."""
        width = self.area.w - 2 * PADDING
        status = "on its way" if self.reason else self._cover.players
        dim = WASHI_DIM if self.ink == WASHI else self.ink
        blocks = [
            pen.block(self.words, self._size, self.ink, width, "title", "centre"),
            pen.block(self._cover.designer, SMALL, dim, width, "text", "centre"),
            pen.block(status, SMALL, self.ink, width, "bold", "centre"),
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
