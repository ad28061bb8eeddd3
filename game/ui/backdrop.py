"""What lies behind everything else."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.ui import theme
from game.ui.canvas import LETTERBOX
from game.ui.frame import HEIGHT, WIDTH
from game.ui.kit import Kit

DIMMED: Final = (84, 84, 96)
"""How much of each colour stays, of 255: a third, and a little more of blue."""


def letterboxed(kit: Kit, picture: str) -> Surface:
    """A picture of assets/art for the whole window."""
    ground = Surface(kit.frame.size)
    ground.fill(LETTERBOX)
    ground.blit(kit.images.get(picture, WIDTH, HEIGHT), kit.frame.picture())
    return ground


def darkened(surface: Surface) -> Surface:
    """A copy with its light turned down, for an overlay."""
    dark = surface.copy()
    dark.fill(DIMMED, special_flags=pygame.BLEND_MULT)
    return dark


def entitle(surface: Surface, kit: Kit, name: str) -> None:
    """A name on plain cloth: needs no picture, so it can be the first thing that is seen."""
    surface.fill(theme.INDIGO_DEEP)
    line = kit.text.line(name, theme.TITLE, theme.WASHI, "title")
    surface.blit(line, line.get_rect(center=surface.get_rect().center))
