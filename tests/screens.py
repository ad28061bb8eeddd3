"""A window without a display, and stand-in pictures for it."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.frame import Frame
from game.ui.images import Images
from game.ui.kit import Kit
from game.ui.text import Typesetter


def screen(width: int = 320, height: int = 180) -> Surface:
    """A window of that size under SDL's dummy driver, whatever a test before has closed."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((width, height))


def kit_for(target: Surface, pictures: Path) -> Kit:
    """Real fonts, pictures from a folder of the test's own."""
    frame = Frame.fit(*target.get_size())
    return Kit(frame, Typesetter(frame), Images(frame, pictures))


def draw_picture(
    folder: Path, name: str, colour: tuple[int, int, int], size: tuple[int, int] = (20, 28)
) -> Path:
    """Two colours, so that mirroring and scaling can be told; see-through at one corner."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    surface.fill((250, 250, 250), (0, 0, size[0] // 2, size[1] // 2))
    surface.set_at((size[0] - 1, size[1] - 1), (0, 0, 0, 0))
    file = folder / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, file)
    return file
