"""A name or a number to be entered."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Surface

from game.ui.focus import Area
from game.ui.keyboard import LETTERS, Entry
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, GOLD, INK
from game.ui.widgets import Control


class Field(Control):
    """While it is edited it shows a caret to those who type, a letter wheel to those who cannot."""

    def __init__(
        self,
        key: str,
        area: Area,
        words: str,
        text: str,
        entered: Callable[[str], None],
        longest: int = 12,
        signs: str = LETTERS,
        empty: str = "",
    ) -> None:
        super().__init__(key, area)
        self.words, self.text = words, text
        self._entered, self._longest, self._signs, self._empty = entered, longest, signs, empty
        self.entry: Entry | None = None
        self._wheel = False

    def begin(self, wheel: bool) -> None:
        """From now on letters go here."""
        self.entry, self._wheel = Entry(self.text, self._longest, self._signs), wheel
        self.refresh()

    def go_on_from(self, other: Field) -> None:
        """Takes over what is being entered."""
        self.entry, self._wheel = other.entry, other._wheel
        self.refresh()

    def end(self, keep: bool) -> None:
        """Keeps what was entered, or what was there before."""
        if self.entry is None:
            return
        text, self.entry = self.entry.done if keep else self.text, None
        changed, self.text = text != self.text, text
        self.refresh()
        if changed:
            self._entered(text)

    def typed(self, text: str) -> None:
        """Letters from a keyboard."""
        if self.entry is not None:
            self.entry.typed(text)
            self.refresh()

    def erase(self) -> None:
        """The last letter goes."""
        if self.entry is not None:
            self.entry.erase()
            self.refresh()

    def steer(self, dx: int, dy: int) -> bool:
        """While it is edited: up and down turn the wheel, sideways moves it."""
        if self.entry is None:
            return False
        if dy:
            self.entry.turn(-dy)
        if dx:
            self.entry.shift(dx)
        self.refresh()
        return True

    def look(self) -> Hashable:
        """The text, and where the wheel is."""
        state = None if self.entry is None else (self.entry.text, self.entry.at, self._wheel)
        return self.words, self.text, state

    def face(self, pen: Pen) -> Surface:
        """Words on the left, the text on the right or, without words, in the middle."""
        plate, pad = self.plate(pen), pen.kit.frame.length(PADDING) * 2
        room = self.area.w - 4 * PADDING
        if self.words:
            line = pen.fit(self.words, BODY, self.ink, (room / 2, self.area.h), "text", "left")
            plate.blit(line, line.get_rect(midleft=(pad, plate.get_rect().centery)))
            room /= 2
        text = self._text(pen, room)
        middle = plate.get_rect().centery
        at = text.get_rect(midright=(plate.get_width() - pad, middle))
        plate.blit(text, at if self.words else text.get_rect(center=plate.get_rect().center))
        return plate

    def _text(self, pen: Pen, room: float) -> Surface:
        if self.entry is None:
            return pen.fit(self.text or self._empty, BODY, self.ink, (room, self.area.h))
        most = pen.kit.frame.length(room)
        if not self._wheel:
            line = pen.line(self.entry.text + "|", BODY, GOLD, "bold")
            return _part(line, line.get_width(), most)
        before = pen.line(self.entry.text[: self.entry.at + 2], BODY, self.ink, "bold")
        return _part(self._letters(pen, self.entry), before.get_width() + most // 8, most)

    def _letters(self, pen: Pen, entry: Entry) -> Surface:
        """The letter at the wheel stands on gold between two arrows."""
        before = pen.line(entry.text[: entry.at], BODY, self.ink, "bold")
        after = pen.line(entry.text[entry.at + 1 :], BODY, self.ink, "bold")
        letter = pen.line(entry.text[entry.at : entry.at + 1].strip() or "_", BODY, INK, "bold")
        width = letter.get_width() + pen.kit.frame.length(10)
        height, arrow = before.get_height(), pen.kit.frame.length(9)
        sheet = Surface(
            (before.get_width() + width + after.get_width(), height + 2 * arrow + 4), pygame.SRCALPHA
        )
        sheet.blit(before, (0, arrow + 2))
        box = pygame.Rect(before.get_width(), arrow + 2, width, height)
        sheet.fill(GOLD, box)
        sheet.blit(letter, letter.get_rect(center=box.center))
        for edge, tip in ((box.top - 2, 0), (box.bottom + 1, sheet.get_height() - 1)):
            ends = [(box.centerx - arrow, edge), (box.centerx + arrow, edge), (box.centerx, tip)]
            pygame.draw.polygon(sheet, GOLD, ends)
        sheet.blit(after, (box.right, arrow + 2))
        return sheet


def _part(line: Surface, until: int, room: int) -> Surface:
    """Of a line that is too long the part before `until`: that is where it is changed."""
    if line.get_width() <= room:
        return line
    start = max(0, min(until, line.get_width()) - room)
    return line.subsurface((start, 0, room, line.get_height()))
