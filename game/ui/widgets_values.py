"""Rows that hold a value: one of several, yes or no, how loud."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.i18n.door import _
from game.i18n.formats import number
from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, GOLD, INDIGO_DEEP, INK, WASHI_DIM
from game.ui.widgets import Control

STEP = 10
FULL = 100
ARROW = 30
END = 66
"""The room of an arrow at most: words grow with the type, arrows do not."""

RAIL = 14
KNOB = 46
"""A coin on a rail, in logical pixels."""


class Choice(Control):
    """One of several words. Left and right, or a click on its arrows, go round them.

    The value takes a `share` of the width.
    """

    def __init__(
        self,
        key: str,
        area: Area,
        words: str,
        choices: Sequence[str],
        at: int,
        chosen: Callable[[int], None],
        share: float = 0.5,
    ) -> None:
        super().__init__(key, area)
        self.words, self.choices, self.at = words, tuple(choices), at
        self._chosen, self.share = chosen, share if words else 1.0

    @property
    def value(self) -> str:
        """The word that is chosen now."""
        return self.choices[self.at]

    def steer(self, dx: int, dy: int) -> bool:
        """Sideways is its own."""
        if dx:
            self._turn(dx)
        return bool(dx)

    def press(self) -> None:
        """On to the next."""
        self._turn(1)

    def click(self, x: float, y: float) -> None:
        """Back on the left arrow, on everywhere else."""
        arrow = self.area.right - self.area.w * self.share
        self._turn(-1 if arrow <= x < arrow + self.area.h else 1)

    def _turn(self, step: int) -> None:
        if not self.reason:
            self.at = (self.at + step) % len(self.choices)
            self.refresh()
            self._chosen(self.at)

    def look(self) -> Hashable:
        """What is chosen."""
        return self.words, self.value

    def face(self, pen: Pen) -> Surface:
        """Words on the left, the chosen one between two arrows on the right."""
        plate = self.plate(pen)
        whole = plate.get_rect()
        box = Rect(whole.w - round(whole.w * self.share), 0, round(whole.w * self.share), whole.h)
        room = self.area.w * (1 - self.share) - 2 * PADDING
        if self.words:
            line = pen.fit(self.words, BODY, self.ink, (room, self.area.h), "text", "left")
            plate.blit(line, line.get_rect(midleft=(pen.kit.frame.length(PADDING) * 2, whole.centery)))
        room = self.area.w * self.share - 2 * min(self.area.h, END) * 0.8
        value = pen.fit(self.value, BODY, self.ink, (room, self.area.h))
        plate.blit(value, value.get_rect(center=box.center))
        for side in (-1, 1):
            self._arrow(pen, plate, box, side)
        return plate

    def _arrow(self, pen: Pen, plate: Surface, box: Rect, side: int) -> None:
        arrow = pen.dyed("interface/arrow", ARROW, self.ink if self.reason or self.pressed else GOLD)
        end = min(box.h, pen.kit.frame.length(END)) // 2
        x = box.left + end if side < 0 else box.right - end
        plate.blit(pygame.transform.flip(arrow, side < 0, False), arrow.get_rect(center=(x, box.centery)))


class Toggle(Choice):
    """Yes or no."""

    def __init__(self, key: str, area: Area, words: str, on: bool, switched: Callable[[bool], None]) -> None:
        super().__init__(key, area, words, (_("off"), _("on")), int(on), lambda at: switched(bool(at)))


class Slider(Control):
    """0 to 100 in steps of ten."""

    def __init__(self, key: str, area: Area, words: str, level: int, moved: Callable[[int], None]) -> None:
        super().__init__(key, area)
        self.words, self.level, self._moved = words, level, moved

    def steer(self, dx: int, dy: int) -> bool:
        """Sideways is louder and quieter."""
        if dx:
            self._set(self.level + dx * STEP)
        return bool(dx)

    def press(self) -> None:
        """One step up; from the top to the bottom, so that a single button reaches every level."""
        self._set(0 if self.level >= FULL else self.level + STEP)

    def click(self, x: float, y: float) -> None:
        """Straight to the level under the mouse, if it is on the rail."""
        left, width = self._rail()
        if x >= left - self.area.h / 2:
            self._set(STEP * round((x - left) / width * FULL / STEP))

    def drag(self, x: float, y: float) -> None:
        """Follows the mouse."""
        self.click(x, y)

    def _set(self, level: int) -> None:
        level = max(0, min(FULL, level))
        if level != self.level and not self.reason:
            self.level = level
            self.refresh()
            self._moved(level)

    def _rail(self) -> tuple[float, float]:
        """Where it starts and how long it is, in logical pixels."""
        return self.area.x + self.area.w * 0.5, self.area.w * 0.5 - self.area.h * 2.1

    def look(self) -> Hashable:
        """The level."""
        return self.words, self.level

    def face(self, pen: Pen) -> Surface:
        """Words, a rail with a knob, and the number."""
        plate, frame = self.plate(pen), pen.kit.frame
        whole = plate.get_rect()
        room = self.area.w * 0.5 - 3 * PADDING, self.area.h
        line = pen.fit(self.words, BODY, self.ink, room, "text", "left")
        plate.blit(line, line.get_rect(midleft=(frame.length(PADDING) * 2, whole.centery)))
        level = pen.line(number(self.level), BODY, self.ink, "bold")
        plate.blit(level, level.get_rect(midright=(whole.w - frame.length(PADDING * 2), whole.centery)))
        left, width = self._rail()
        rail = Rect(frame.length(left - self.area.x), 0, frame.length(width), frame.length(RAIL))
        rail.centery = whole.centery
        plate.blit(pen.plate(rail.size, INDIGO_DEEP, INK, 2, radius=RAIL / 2), rail)
        done = rail.w * self.level // FULL
        plate.blit(pen.plate(rail.size, WASHI_DIM, INK, 2, radius=RAIL / 2), rail, (0, 0, done, rail.h))
        knob = pen.kit.images.get("coin", KNOB, KNOB)
        at = knob.get_rect(center=(rail.x + done, rail.centery))
        plate.fill(INK, at.inflate(-at.w * 0.6, -at.h * 0.6))  # or the rail would show through its hole
        plate.blit(knob, at)
        return plate
