"""A window without a screen, and what is painted on it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
from pygame import Color, Surface

from game.ui.focus import Area
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.panels import Pen
from game.ui.widgets import Widget
from game.ui.widgets_screen import Screen

ROW = Area(100, 100, 600, 66)
SIZE = (1920, 1080)


@contextmanager
def new_pen() -> Iterator[Pen]:
    """For a window in which a logical pixel is a real one."""
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    yield Pen(Kit.of(Frame.fit(*SIZE)))
    pygame.quit()


def shown(pen: Pen, *widgets: Widget) -> tuple[Screen, Surface]:
    """On a black ground, and already painted."""
    screen, target = Screen(pen, Surface(SIZE), widgets, {}), Surface(SIZE)
    screen.canvas.paint(target)
    return screen, target


def near(one: Color, other: Sequence[int], least: float = 0.6) -> bool:
    """An ink as it prints: the grain and the fading take a part of it, in all three colours alike."""
    shares = [a / b for a, b in zip((one.r, one.g, one.b), other, strict=True) if b > 40]
    return least <= min(shares) and max(shares) <= 1 and max(shares) - min(shares) < 0.12


def inks(surface: Surface) -> set[tuple[int, ...]]:
    """The colours along the middle."""
    return {tuple(surface.get_at((x, surface.get_height() // 2)))[:3] for x in range(surface.get_width())}
