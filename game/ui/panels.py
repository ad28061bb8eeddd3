"""Plates with smooth round corners, and words for them at the size the player likes."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.kit import Kit
from game.ui.text import LINE_GAP, Colour
from game.ui.theme import BODY, INDIGO, INDIGO_LIGHT, LARGE, RADIUS, SMALL

FOCUS_FILL = (44, 74, 132)
"""Lighter than a resting widget, dark enough for 4.5 : 1 under every colour of type."""

FAINT = (158, 152, 142)
"""Type of what cannot be used now, still 4.5 : 1."""

FINE = 4
"""Corners are drawn so many times larger and scaled down, which smooths them."""

PADDING = 14
BAR = 14
"""Width of a scroll bar."""


class Pen:
    """Draws for one window; lives as long as its kit."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._corners: dict[tuple[int, Colour, Colour, int, int], Surface] = {}

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

    def line(
        self, words: str, size: float, colour: Colour, face: str = "text", width: float | None = None
    ) -> Surface:
        """One line, cut at `width` (logical) if that is given."""
        if width is None:
            return self.kit.text.line(words, self.size(size), colour, face)
        return self.kit.text.fitted(words, self.size(size), colour, width, face)

    def name(self, words: str, size: float, colour: Colour, width: float, face: str = "bold") -> Surface:
        """One line as large as fits, since names are chosen by people; cut only below the smallest type."""
        asked = self.size(size)
        while asked > SMALL and self.kit.text.width(words, asked, face) > width:
            asked = max(SMALL, asked - 2)
        return self.kit.text.fitted(words, asked, colour, width, face)

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

    def plate(
        self,
        size: tuple[int, int],
        fill: Colour = INDIGO,
        edge: Colour = INDIGO_LIGHT,
        width: float = 2,
        opacity: int = 255,
        radius: float = RADIUS,
    ) -> Surface:
        """So many physical pixels: a cross is filled, its corners are quarters of one drawn disc."""
        plate = Surface(size, pygame.SRCALPHA)
        whole = plate.get_rect()
        line = self.kit.frame.length(width) if width else 0
        bend = max(1, min(self.kit.frame.length(radius), whole.w // 2, whole.h // 2))
        for inset, colour in ((0, (*edge, 255)), (line, (*fill, opacity))):
            plate.fill(colour, whole.inflate(-2 * bend, -2 * inset))
            plate.fill(colour, whole.inflate(-2 * inset, -2 * bend))
        disc = self._disc(bend, fill, edge, line, opacity)
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            at = (x * (whole.w - bend), y * (whole.h - bend))
            plate.blit(disc, at, (x * bend, y * bend, bend, bend))
        return plate

    def _disc(self, radius: int, fill: Colour, edge: Colour, line: int, opacity: int) -> Surface:
        key = (radius, fill, edge, line, opacity)
        if key not in self._corners:
            self._corners[key] = _smooth_disc(radius, fill, edge if line else fill, line, opacity)
        return self._corners[key]


def _smooth_disc(radius: int, fill: Colour, edge: Colour, line: int, opacity: int) -> Surface:
    large = Surface((2 * radius * FINE, 2 * radius * FINE), pygame.SRCALPHA)
    large.fill((*edge, 0))
    middle = (radius * FINE, radius * FINE)
    pygame.draw.circle(large, (*edge, 255 if line else opacity), middle, radius * FINE)
    if line < radius:
        pygame.draw.circle(large, (*fill, opacity), middle, (radius - line) * FINE)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))
