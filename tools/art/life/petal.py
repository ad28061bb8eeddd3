"""A petal of a cherry: one, seen from four sides as it turns."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import fading, placed, shape, stroke
from tools.art.press.curves import scaled, smooth
from tools.art.press.inks import PINK, ROSE, SNOW
from tools.art.press.sheet import Sheet

SIZE: Final = (28, 28)
VIEW: Final = (56.0, 56.0)
TURNS: Final = ((-30, 1.0), (15, 0.6), (70, 0.28), (40, 0.7))
"""For each picture how far it has turned, and how broad it is seen."""

OUTLINE: Final = smooth(
    [(0, 24), (-15, 6), (-12, -14), (-4, -22), (0, -16), (5, -22), (13, -13), (14, 7)], closed=True
)


def petal(number: int) -> Image.Image:
    """Rose at its foot, nearly white at its notch."""
    degrees, broad = TURNS[number]
    leaf = scaled(OUTLINE, broad, 1.0)
    sheet = Sheet(VIEW, SIZE, 60 + number, paper=SNOW)
    blush = fading("blush", (0, 24), (0, -20), 1.0, 0.25)
    sheet.ink(Block(blush + placed(shape(leaf, 'fill="url(#blush)"'), 28, 28, 1, degrees), PINK, 0.95))
    vein = stroke(smooth([(0, 22), (1, 4), (0, -8)]), 2.2, 1, (0.1, 0.6))
    sheet.lines(placed(vein + stroke(leaf[50:], 2.4, 2), 28, 28, 1, degrees), ROSE)
    sheet.cut(placed(shape(leaf), 28, 28, 1, degrees))
    return sheet.picture()


PICTURES: Final = {f"art/life/petal_{n + 1}": Picture(SIZE, partial(petal, n)) for n in range(len(TURNS))}
