"""Scraps of printed paper that are thrown at a win: four papers, each in three turns."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import dot, placed, shape, stroke
from tools.art.press.curves import arc, scaled, smooth
from tools.art.press.inks import GOLD, INDIGO, INDIGO_LIGHT, SNOW, VERMILION, Ink
from tools.art.press.sheet import Sheet

SIZE: Final = (32, 32)
VIEW: Final = (64.0, 64.0)
INKS: Final[tuple[Ink, ...]] = (VERMILION, INDIGO_LIGHT, GOLD, SNOW)
TURNS: Final = ((-18, 1.0, 1.0), (12, 0.55, 0.8), (38, 0.22, 0.6))
"""For each turn: degrees, how broad it is seen, how much light falls on it."""

SCRAP: Final = smooth(
    [(-19, -21), (0, -24), (18, -20), (21, 2), (17, 22), (-2, 19), (-20, 22), (-17, 1)], closed=True, steps=5
)


def paper(colour: int, turn: int) -> Image.Image:
    """A scrap with a pattern of its own, a little bent."""
    degrees, broad, light = TURNS[turn]
    scrap = scaled(SCRAP, broad, 1.0)
    sheet = Sheet(VIEW, SIZE, 110 + colour * 3 + turn)
    sheet.ink(Block(placed(shape(scrap), 32, 32, 1, degrees), INKS[colour], 0.97, cover=1))
    marks = placed(f'<g transform="scale({broad} 1)">{_pattern(colour)}</g>', 32, 32, 1, degrees)
    sheet.ink(Block(marks, INDIGO if colour in (1, 3) else SNOW, 0.85, cover=1))
    sheet.shade(placed(shape(scrap), 32, 32, 1, degrees), 1 - light)
    sheet.cut(placed(shape(scrap), 32, 32, 1, degrees))
    return sheet.picture()


def _pattern(colour: int) -> str:
    """Stripes, waves, a coin's hole, three drops."""
    if colour == 0:
        return "".join(stroke([(x, -30), (x + 6, 30)], 3.4, x + 30) for x in (-12, 2))
    if colour == 1:
        return "".join(stroke(arc(x, 8 * y, 9, 180, 360), 2.6, y + 9) for y in (-1, 1) for x in (-9, 9))
    if colour == 2:
        return dot(0, 0, 6)
    return dot(-8, -9, 4) + dot(8, -2, 4) + dot(-5, 10, 4)


PICTURES: Final = {
    f"art/life/paper_{colour * len(TURNS) + turn + 1}": Picture(SIZE, partial(paper, colour, turn))
    for colour in range(len(INKS))
    for turn in range(len(TURNS))
}
