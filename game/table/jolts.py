"""A blow that shakes the whole table, under a faint flash: never a piece, and nothing waits for it."""

from __future__ import annotations

from math import cos, sin
from typing import Final

from pygame import SRCALPHA, Surface

from game.ui.canvas import Canvas
from game.ui.frame import Frame
from game.ui.theme import WASHI

FLASH: Final = 0.08
QUICK: Final = 95.0
ASIDE: Final = 71.0
NEAREST: Final = 9_000
"""Seconds of a flash; how quickly a shake goes up and down and to and fro, in radians a second."""


class Jolted:
    """One of them, on one canvas."""

    def __init__(self, canvas: Canvas, frame: Frame, pixels: float, seconds: float, flash: int) -> None:
        self._canvas, self._far, self._seconds, self._elapsed = canvas, pixels * frame.scale, seconds, 0.0
        self._light = None
        if flash:
            light = Surface(frame.size, SRCALPHA)
            light.fill((*WASHI, flash))
            self._light = canvas.add(light, 0, 0, NEAREST)

    def over(self, dt: float) -> bool:
        """Goes on for so long; true once it has ended."""
        self._elapsed += dt
        if self._light is not None and self._elapsed >= FLASH:
            self._canvas.remove(self._light)
            self._light = None
        left = self._far * max(0.0, 1 - self._elapsed / self._seconds)
        self._canvas.shift(round(left * sin(ASIDE * self._elapsed)), round(left * cos(QUICK * self._elapsed)))
        return not left and self._light is None

    def end(self) -> None:
        """At once."""
        self._canvas.shift(0, 0)
        if self._light is not None:
            self._canvas.remove(self._light)
