"""The sign of resources: a square of washi, the letter R, and a fish under it."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, outline, shape, words
from tools.art.press.curves import joined, line, smooth
from tools.art.press.inks import INDIGO, PEACH, SUMI, VERMILION
from tools.art.press.sheet import Sheet

SIZE: Final = (96, 96)
EDGE: Final = shapes.plate(4, 4, 88, 88, 10)
FISH: Final = joined(
    smooth([(14, 79), (25, 72), (42, 69.5), (58, 72.5), (68, 77.5)]),
    line([(83, 69.5), (78, 79), (83, 88.5)]),
    smooth([(68, 80.5), (58, 85.5), (42, 88.5), (25, 86), (14, 79)]),
)


def sign() -> Image.Image:
    """Read at 40 pixels: one letter, one fish."""
    sheet = Sheet(SIZE, SIZE, 187)
    sheet.bare(shape(EDGE), 0.3)
    tide = fading("tide", (0, 52), (0, 94), 0.0, 0.6)
    sheet.ink(Block(tide + shape(EDGE, 'fill="url(#tide)"'), PEACH, 0.8))
    sheet.ink(Block(shape(FISH), VERMILION, 0.98, grain=0.08, cover=1))
    sheet.bare(dot(25, 77.5, 2.6), 0.3)
    letter = words("R", 48, 64.5, 80, "number")
    sheet.lines(f'<g stroke="#000" stroke-width="0.8" stroke-linejoin="round">{letter}</g>', SUMI)
    sheet.ink(
        Block(
            outline(shapes.worn(shapes.shrunk(EDGE, 1), 0.3, 3), 5.5, 3, 0.1), INDIGO, 1, grain=0.1, cover=1
        )
    )
    sheet.cut(shape(shapes.worn(shapes.plate(2, 2, 92, 92, 11), 0.3, 5)))
    return sheet.picture()


PICTURES: Final = {"art/harbor/r": Picture(SIZE, sign)}
