"""Words as pictures: each rendered once for the size of this window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pygame
from pygame import Surface

from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.ui.frame import Frame

Colour: TypeAlias = tuple[int, int, int]

MOST_KEPT: Final = 1_000
LINE_GAP: Final = 1.25


class Typesetter:
    """Sizes are logical pixels; `reading` enlarges running text for those who want it larger."""

    def __init__(self, frame: Frame, reading: float = 1.0, folder: Path = ASSETS / "fonts") -> None:
        self._frame, self._folder, self.reading = frame, folder, reading
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
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
        """One line no wider than `width`: cut with an ellipsis if need be."""
        if self.width(text, size, face) <= width:
            return self.line(text, size, colour, face)
        while text and self.width(text + "…", size, face) > width:
            text = text[:-1]
        return self.line(text.rstrip() + "…", size, colour, face)

    def wrapped(self, text: str, size: float, width: float, face: str = "text") -> list[str]:
        """Lines no wider than `width`; a line break in the text stays one."""
        font, most = self._font(face, size), width * self._frame.scale
        return [
            line
            for part in text.split("\n")
            for line in _wrap(part, lambda words: font.size(words)[0] <= most)
        ]

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

    def _set(self, text: str, size: float, colour: Colour, width: float, face: str, align: str) -> Surface:
        lines = self.wrapped(text, size, width, face)
        step = self._frame.length(size * LINE_GAP)
        last = max(step, self._font(face, size).get_height())  # tall faces reach below their line
        block = Surface((self._frame.length(width), step * (len(lines) - 1) + last), pygame.SRCALPHA)
        for number, words in enumerate(lines):
            line = self._font(face, size).render(words, True, colour)
            room = block.get_width() - line.get_width()
            block.blit(line, ({"left": 0, "centre": room // 2, "right": room}[align], number * step))
        return block

    def _font(self, face: str, size: float) -> pygame.font.Font:
        pixels = max(1, round(size * self._frame.scale))
        if (face, pixels) not in self._fonts:
            self._fonts[face, pixels] = _load(self._folder / f"{face}.ttf", pixels)
        return self._fonts[face, pixels]


def _load(file: Path, pixels: int) -> pygame.font.Font:
    try:
        font = pygame.font.Font(file, pixels)
        font.size("0")  # pygame-ce makes fonts of broken files too; asked anything else they crash Python
    except (OSError, pygame.error, RuntimeError, ValueError) as trouble:
        raise AssetError(file, f"no font can be read from it ({trouble})") from None
    return font


def _wrap(text: str, fits: Callable[[str], bool]) -> list[str]:
    lines, line = [], ""
    for word in (part for whole in text.split() for part in _parts(whole, fits)):
        longer = f"{line} {word}" if line else word
        if line and not fits(longer):
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


def _parts(word: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """A word too long for any line, such as the path of a file, is cut where it must be."""
    while len(word) > 1 and not fits(word):
        end = next(end for end in range(len(word) - 1, 0, -1) if end == 1 or fits(word[:end]))
        yield word[:end]
        word = word[end:]
    yield word
