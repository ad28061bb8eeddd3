"""Words as pictures: each rendered once for the size of this window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pygame
from pygame import Surface

from game.i18n.door import language
from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.ui.frame import Frame
from game.ui.theme import SMALL
from game.ui.wrapping import fitted, whole, wrap

Colour: TypeAlias = tuple[int, int, int]

MOST_KEPT: Final = 1_000
LINE_GAP: Final = 1.25
TIGHT: Final = 1.08
"""From line to line, in sizes of type: in running text, and where words must share a narrow band."""

INKED: Final = 1.2
"""How high the ink of a line is, in sizes of type, from the highest accent to the lowest tail."""

STEP: Final = 2
NARROWEST: Final = 0.5
"""The part of its width that a line may be pressed into: a name of twelve wide letters is still whole."""

SHORT: Final = 200
"""Texts up to this long may fit one line: they are measured whole, with their kerning."""


class Typesetter:
    """Sizes are logical pixels; `reading` enlarges running text for those who want it larger."""

    def __init__(self, frame: Frame, reading: float = 1.0, folder: Path = ASSETS / "fonts") -> None:
        self._frame, self._folder, self.reading = frame, folder, reading
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._advances: dict[tuple[str, int], dict[str, int]] = {}
        self._lines: dict[tuple[str, float, Colour, str], Surface] = {}
        self._blocks: dict[tuple[str, float, Colour, float, str, str], Surface] = {}
        self._pixels, self._room = 0, frame.size[0] * frame.size[1] // 2

    def line(self, text: str, size: float, colour: Colour, face: str = "text") -> Surface:
        """One line."""
        key = (text, size, colour, face)
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) > MOST_KEPT:
                self._lines.clear()
            found = self._font(face, size).render(text, True, colour)
            self._lines[key] = found
        return found

    def width(self, text: str, size: float, face: str = "text") -> float:
        """Of a line, in logical pixels."""
        return float(self._font(face, size).size(text)[0]) / self._frame.scale

    def fitted(self, text: str, size: float, colour: Colour, width: float, face: str = "text") -> Surface:
        """One line no wider than `width`: smaller, then narrower, and cut only if that does not do."""
        for asked in _sizes(size, SMALL) if len(text) < SHORT else ():
            if self.width(text, asked, face) <= width:
                return self.line(text, asked, colour, face)
        line = self.line(self.cut(text, SMALL, width / NARROWEST, face), SMALL, colour, face)
        narrow = min(line.get_width(), self._frame.length(width))
        return pygame.transform.smoothscale(line, (narrow, line.get_height()))

    def cut(self, text: str, size: float, width: float, face: str = "text") -> str:
        """As much of a line as `width` has room for."""
        if len(text) < SHORT and self.width(text, size, face) <= width:
            return text
        return fitted(text, width * self._frame.scale, self._advance(face, size))

    def wrapped(self, text: str, size: float, width: float, face: str = "text") -> list[str]:
        """Lines no wider than `width`; a line break in the text stays one."""
        font = self._font(face, size)
        most = width * self._frame.scale
        return wrap(text, most, self._advance(face, size), lambda line: font.size(line)[0])

    def block(
        self, text: str, size: float, colour: Colour, width: float, face: str = "text", align: str = "left"
    ) -> Surface:
        """Running text, wrapped, enlarged as the player likes."""
        key = (text, size, colour, width, face, align)
        found = self._blocks.get(key)
        if found is None:
            found = self._blocks[key] = self._set(text, size * self.reading, colour, width, face, align)
            self._pixels += found.get_width() * found.get_height()
            if self._pixels > self._room:
                self._blocks, self._pixels = {key: found}, found.get_width() * found.get_height()
        return found

    def fit(
        self,
        text: str,
        size: float,
        colour: Colour,
        room: tuple[float, float],
        face: str = "text",
        align: str = "left",
    ) -> Surface:
        """At most so large: where the room is too small less large, then in lines, and cut only then."""
        width, height = room
        key = (text, size, colour, width, face, f"{align} in {height}")
        found = self._blocks.get(key)
        if found is None:
            found = self._blocks[key] = self._fitted(text, size, colour, room, face, align)
        return found

    def _fitted(
        self, text: str, size: float, colour: Colour, room: tuple[float, float], face: str, align: str
    ) -> Surface:
        """One line if that costs at most a fifth of the largest size, else as many as there is room for."""
        width, height = room
        size = max(SMALL, min(size, height / INKED))
        for asked in _sizes(size, max(SMALL, size * 0.8)):
            if self.width(text, asked, face) <= width:
                return self.line(text, asked, colour, face)
        for asked in _sizes(size, SMALL):
            lines = self.wrapped(text, asked, width, face)
            if self._high(len(lines), asked, face) <= height and whole(text, lines):
                wide = max(self.width(line, asked, face) for line in lines)
                return self._set(text, asked, colour, min(width, wide + 1), face, align, TIGHT)
        return self.fitted(text, SMALL, colour, width, face)

    def _high(self, lines: int, size: float, face: str) -> float:
        last = max(self._frame.length(size * TIGHT), self._font(face, size).get_height())
        return (lines - 1) * size * TIGHT + last / self._frame.scale

    def _set(
        self,
        text: str,
        size: float,
        colour: Colour,
        width: float,
        face: str,
        align: str,
        gap: float = LINE_GAP,
    ) -> Surface:
        lines = self.wrapped(text, size, width, face)
        step = self._frame.length(size * gap)
        last = max(step, self._font(face, size).get_height())  # tall faces reach below their line
        block = Surface((self._frame.length(width), step * (len(lines) - 1) + last), pygame.SRCALPHA)
        for number, words in enumerate(lines):
            line = self._font(face, size).render(words, True, colour)
            room = block.get_width() - line.get_width()
            block.blit(line, ({"left": 0, "centre": room // 2, "right": room}[align], number * step))
        return block

    def _advance(self, face: str, size: float) -> Callable[[str], int]:
        """Each character is measured once for each face and size."""
        font = self._font(face, size)
        known = self._advances.setdefault((face, self._pixels_of(size)), {})

        def advance(sign: str) -> int:
            found = known.get(sign)
            if found is None:
                metrics = font.metrics(sign)[0]
                found = known[sign] = font.size(sign)[0] if metrics is None else metrics[4]
            return found

        return advance

    def _pixels_of(self, size: float) -> int:
        return max(1, round(size * self._frame.scale))

    def _font(self, face: str, size: float) -> pygame.font.Font:
        pixels = self._pixels_of(size)
        if (face, pixels) not in self._fonts:
            own = self._folder / language() / f"{face}.ttf"  # for a script that the usual fonts do not hold
            self._fonts[face, pixels] = _load(own if own.exists() else self._folder / f"{face}.ttf", pixels)
        return self._fonts[face, pixels]


def _sizes(largest: float, smallest: float) -> Iterator[float]:
    """In steps of two pixels, the smallest too."""
    while largest > smallest:
        yield largest
        largest -= STEP
    yield smallest


def _load(file: Path, pixels: int) -> pygame.font.Font:
    try:
        font = pygame.font.Font(file, pixels)
        font.size("0")  # pygame-ce makes fonts of broken files too; asked anything else they crash Python
    except (OSError, pygame.error, RuntimeError, ValueError) as trouble:
        raise AssetError(file, f"no font can be read from it ({trouble})") from None
    return font
