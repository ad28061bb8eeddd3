"""What can be said of pictures of a screen without eyes: how varied they are, and how much they differ."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

FAINT: Final = (24, 24, 24, 255)
"""A difference this small is the swell of the sea or a rounding, not another picture."""


def difference(one: Path, other: Path) -> float:
    """The share of pixels that are not alike, from 0 to 1; pictures of unlike size have none alike."""
    first, second = pygame.image.load(one), pygame.image.load(other)
    if first.get_size() != second.get_size():
        return 1.0
    alike = pygame.mask.from_threshold(first, (0, 0, 0), FAINT, second).count()
    return 1 - alike / (first.get_width() * first.get_height())


def shades(file: Path) -> int:
    """How many colours a coarse copy has: one for an empty window, hundreds for the game."""
    coarse = pygame.transform.scale(pygame.image.load(file), (64, 36))
    return len({tuple(coarse.get_at((x, y))) for x in range(64) for y in range(36)})
