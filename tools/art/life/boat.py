"""A boat with one square sail, far out, leaning with the swell."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import fading, placed, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import CEDAR, SEA_PALE, SUMI
from tools.art.press.sheet import Sheet

SIZE: Final = (88, 96)
VIEW: Final = (176.0, 192.0)
LEANS: Final = (-4.0, 0.0, 3.5)
"""Degrees, for each picture."""

SAIL: Final = joined(
    smooth([(-34, 44), (-40, 4), (-36, -44), (-26, -74)]),
    smooth([(-26, -74), (4, -80), (34, -72)]),
    smooth([(34, -72), (44, -30), (42, 10), (34, 44)]),
    smooth([(34, 44), (0, 38), (-34, 44)]),
)
HULL: Final = joined(
    smooth([(-66, 44), (-44, 60), (0, 66), (46, 60), (72, 34)]),
    smooth([(72, 34), (66, 58), (44, 78), (0, 84), (-40, 78), (-66, 44)]),
)


def boat(number: int) -> Image.Image:
    """Sail of washi, hull of cedar, three seams."""
    lean = LEANS[number]
    sheet = Sheet(VIEW, SIZE, 120 + number)

    def at(svg: str) -> str:
        return placed(svg, 86, 98, 1, lean)

    shade = fading("shade", (40, -60), (-40, 40), 0.75, 0.0)
    sheet.ink(Block(shade + at(shape(SAIL, 'fill="url(#shade)"')), SEA_PALE, 0.9))
    sheet.ink(Block(at(shape(HULL)), CEDAR, 0.95, cover=0.8))
    sheet.lines(at(_key()), SUMI)
    whole = shape(SAIL) + shape(HULL) + stroke(SAIL, 7, 1) + stroke(HULL, 7, 2) + _mast()
    sheet.cut(at(whole))
    return sheet.picture()


def _key() -> str:
    drawn = stroke(SAIL, 5.5, 1, (0.01, 0.01), 0.7) + stroke(HULL, 6, 2, (0.01, 0.01), 0.7) + _mast()
    for at, x in enumerate((-16, 4, 24)):
        drawn += stroke(smooth([(x - 2, -74), (x - 6, -20), (x - 2, 38)]), 3.4, 5 + at, (0.1, 0.3))
    return drawn + stroke(smooth([(-50, 60), (0, 73), (54, 58)]), 3, 9, (0.2, 0.3))


def _mast() -> str:
    return stroke(smooth([(2, -92), (3, -20), (2, 62)]), 6, 4, (0.05, 0.05), 0.6)


PICTURES: Final = {f"art/life/boat_{n + 1}": Picture(SIZE, partial(boat, n)) for n in range(len(LEANS))}
