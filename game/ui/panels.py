"""Plates, and words for them at the size the player likes."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.kit import Kit
from game.ui.text import LINE_GAP, Colour
from game.ui.theme import BODY, INDIGO, INDIGO_LIGHT, LARGE, RADIUS

FOCUS_FILL = (44, 74, 132)
"""Lighter than a resting widget, dark enough for 4.5 : 1 under every colour of type."""

FAINT = (158, 152, 142)
"""Type of what cannot be used now, still 4.5 : 1."""

PADDING = 14
BAR = 14
"""Width of a scroll bar."""


class Pen:
    """Draws for one window; lives as long as its kit."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def size(self, size: float) -> float:
        """A size of type as the player likes it; what is large already grows only where it must."""
        reading = self.kit.text.reading
        return size * reading if size <= LARGE else max(size, LARGE * reading)

    def row(self, size: float = BODY) -> float:
        """The height of a line of type with room around it."""
        return round(self.size(size) * LINE_GAP + 2 * PADDING)

    def width(self, words: str, size: float, face: str = "text") -> float:
        """Of a line, in logical pixels, at the player's size."""
        return self.kit.text.width(words, self.size(size), face)

    def line(self, words: str, size: float, colour: Colour, face: str = "text") -> Surface:
        """One line, however long."""
        return self.kit.text.line(words, self.size(size), colour, face)

    def fit(
        self,
        words: str,
        size: float,
        colour: Colour,
        room: tuple[float, float],
        face: str = "bold",
        align: str = "centre",
    ) -> Surface:
        """As large as the room allows, over several lines if need be; names are chosen by people, too."""
        return self.kit.text.fit(words, self.size(size), colour, room, face, align)

    def block(
        self, words: str, size: float, colour: Colour, width: float, face: str = "text", align: str = "left"
    ) -> Surface:
        """Wrapped lines."""
        grown = self.size(size) / self.kit.text.reading
        return self.kit.text.block(words, grown, colour, width, face, align)

    def height(self, words: str, size: float, width: float, face: str = "text") -> float:
        """Of wrapped lines, in logical pixels."""
        lines = len(self.kit.text.wrapped(words, self.size(size), width, face))
        return (lines - 1) * self.size(size) * LINE_GAP + self.tall(size, face)

    def tall(self, size: float, face: str = "text") -> float:
        """The height of one line from its highest to its lowest stroke."""
        return self.line("", size, (0, 0, 0), face).get_height() / self.kit.frame.scale

    def sheet(self, width: float, height: float) -> Surface:
        """Something see-through to draw on."""
        frame = self.kit.frame
        return Surface((frame.length(width), frame.length(height)), pygame.SRCALPHA)

    def dyed(self, name: str, side: float, colour: Colour) -> Surface:
        """A square picture in white, in that colour."""
        picture = self.kit.images.get(name, side, side).copy()
        picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def plate(
        self,
        size: tuple[int, int],
        fill: Colour = INDIGO,
        edge: Colour = INDIGO_LIGHT,
        width: float = 2,
        opacity: int = 255,
        radius: float = RADIUS,
    ) -> Surface:
        """So many physical pixels, printed; to be written on."""
        return self.kit.plates.get(size, fill, edge, width, opacity, radius)
