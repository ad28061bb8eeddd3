"""What is written on a screen, found by painting it with words and without."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui.text import Colour, Typesetter

SPECK = 12
"""Pixels: dots and strokes smaller than this belong to a letter, and are judged with it."""


class Blind(Typesetter):
    """Sets the same words in invisible ink."""

    def line(self, text: str, size: float, colour: Colour, face: str = "text") -> Surface:
        return Surface(super().line(text, size, colour, face).get_size(), pygame.SRCALPHA)

    def _set(self, *given: Any, **more: Any) -> Surface:
        return Surface(super()._set(*given, **more).get_size(), pygame.SRCALPHA)


@cache
def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


@cache
def contrast(one: int, other: int) -> float:
    """Of two colours as 0xRRGGBB, as WCAG reckons it: 1 to 21."""
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def _light(colour: int) -> float:
    red, green, blue = colour >> 16 & 255, colour >> 8 & 255, colour & 255
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def faint(written: Surface, bare: Surface, least: float) -> list[tuple[tuple[int, int], float]]:
    """Letters that stand out from what is under them by less, where they are and by how much."""
    changed = pygame.mask.from_threshold(written, (0, 0, 0), (8, 8, 8, 255), bare)
    changed.invert()
    letters = [area for area in changed.get_bounding_rects() if area.w * area.h >= SPECK]
    found = [(area.topleft, _best(area, written, bare, least)) for area in letters]
    return [(place, round(best, 2)) for place, best in found if best < least]


def _best(letter: Rect, written: Surface, bare: Surface, enough: float) -> float:
    """In the middle of a stroke; its rim is always paler."""
    best = 1.0
    for y in range(letter.top, letter.bottom):
        for x in range(letter.left, letter.right):
            ink, ground = written.get_at_mapped((x, y)), bare.get_at_mapped((x, y))
            if ink != ground:
                best = max(best, contrast(ink & 0xFFFFFF, ground & 0xFFFFFF))
                if best >= enough:
                    return best
    return best
