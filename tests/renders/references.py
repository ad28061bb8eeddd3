"""Small pictures of every screen, kept beside the tests, and when another one counts as the same."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

FOLDER: Final = Path(__file__).with_name("pictures")
SIZE: Final = (96, 54)
BLOCK: Final = 3
"""Differences are averaged over squares of so many small pixels: 60 of the 1920 on the screen."""

TOLERANCE: Final = 12
"""Of 255, as the mean of a square: letters drawn a little thicker stay below, a moved panel does not."""


def small(picture: Surface) -> Surface:
    """As it is kept."""
    return pygame.transform.smoothscale(picture.convert(24), SIZE)


def file(name: str, size: tuple[int, int]) -> Path:
    """Words are broken and shaped for the pixels there are: each size of window has its own."""
    return FOLDER / f"{size[1]}" / f"{name}.png"


def save(name: str, picture: Surface) -> None:
    kept = file(name, picture.get_size())
    kept.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(small(picture), kept)


def compare(name: str, picture: Surface) -> tuple[float, tuple[int, int]]:
    """With the one that is kept: the difference, and where it is on a screen of 1920x1080."""
    kept = file(name, picture.get_size())
    assert kept.exists(), f"{kept} is missing: python -m tests.renders.renew {name}"
    return difference(small(picture), pygame.image.load(kept).convert(24))


def difference(one: Surface, other: Surface) -> tuple[float, tuple[int, int]]:
    """The largest mean difference of a square, and where that is on a screen of 1920x1080."""
    bare = one.copy()
    bare.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_SUB)
    bare.blit(back, (0, 0), special_flags=pygame.BLEND_ADD)
    found = (0.0, (0, 0))
    for y in range(0, SIZE[1], BLOCK):
        for x in range(0, SIZE[0], BLOCK):
            colour = pygame.transform.average_color(bare, (x, y, BLOCK, BLOCK))
            found = max(found, (sum(colour[:3]) / 3, (x * 20, y * 20)))
    return found
