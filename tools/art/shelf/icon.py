"""The icon: a maguro leaps before the sun, over one wave; small ones are drawn plainer, not shrunk."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.places.cloth import seigaiha
from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, clipped, dot, fading, hollow, placed, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import INDIGO, INDIGO_DEEP, INDIGO_LIGHT, MIST, PEACH, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro
from tools.art.species.style import TABLE

VIEW: Final = (512.0, 512.0)
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
CORNER: Final = 104.0
SUN: Final = (256.0, 224.0)
SWELL: Final = smooth([(-10, 408), (70, 380), (160, 394), (256, 432), (352, 440), (440, 398), (522, 386)])

PLAIN: Final = 32
"""Up to this size the fish is a mere shape, and the sea has no pattern."""

FINELY: Final = 8
"""Plain icons are printed so many times as large: the press is too coarse for sixteen pixels."""

BODY: Final = smooth(
    [(-236, 10), (-190, -64), (-90, -112), (30, -96), (130, -40), (196, -4), (130, 40), (20, 84), (-110, 84)],
    closed=True,
)
TAIL: Final = [(170.0, -4.0), (262.0, -118.0), (236.0, -4.0), (262.0, 110.0)]
FIN: Final = [(-60.0, -90.0), (34.0, -178.0), (56.0, -70.0)]
BELLY: Final = smooth(
    [(-236, 10), (-130, 0), (20, -8), (190, -6), (130, 40), (20, 84), (-110, 84), (-190, 62)], closed=True
)


def icon(size: int) -> Image.Image:
    """Square, its corners round."""
    if size <= PLAIN:
        return _plain(size * FINELY).resize((size, size), Image.Resampling.BOX)
    return _fine(size)


def _fine(size: int) -> Image.Image:
    sheet = Sheet(VIEW, (size, size), 61)
    sea = _ground(sheet)
    waves = clipped(seigaiha(-20, 372, 552, 160, 36, 4.5, "waves"), sea, "sea")
    sheet.ink(Block(waves, INDIGO_LIGHT, 0.8, 0.15, cover=1))
    sheet.lines(stroke(SWELL, 16, 4, (0.01, 0.01), 0.8), SUMI)
    _leaping(sheet, maguro(TABLE, 0.0019), (246.0, 246.0, 0.7, 18.0), 36)
    sheet.lines(hollow(7, 7, 498, 498, 14, CORNER - 4), SUMI)
    sheet.cut(box(0, 0, *VIEW, CORNER))
    return sheet.picture()


def _plain(size: int) -> Image.Image:
    """Sun, sea and a fish of two inks."""
    sheet = Sheet(VIEW, (size, size), 62)
    _ground(sheet, 300)
    _leaping(sheet, _simple(), (240.0, 230.0, 0.86, 14.0), 44)
    sheet.cut(box(0, 0, *VIEW, CORNER))
    return sheet.picture()


def _ground(sheet: Sheet, radius: float = 178) -> str:
    """Sky, sun and sea; returns the sea's shape."""
    whole = box(0, 0, *VIEW, 0, 'fill="url(#b)"')
    sheet.ink(Block(box(0, 0, *VIEW), MIST, 1, 0.1, 0.04, 0, cover=1))
    sheet.ink(Block(fading("b", (0, 0), (0, 420), 0, 0.3, 1) + whole, PEACH, 0.95, 0.12, 0.04, 0))
    sheet.ink(Block(dot(*SUN, radius), VERMILION, 1, 0.12, 0.04, 0.2, cover=1))
    sea = shape(joined(SWELL, [(522.0, 522.0), (-10.0, 522.0)]))
    sheet.ink(Block(sea, INDIGO, 1, 0.12, 0.04, 0, cover=1))
    return sea


def _simple() -> Figure:
    whole = shape(BODY) + shape(TAIL) + shape(FIN)
    return Figure(
        whole,
        (Block(whole, INDIGO_DEEP, 1, 0, 0, 0, cover=1), Block(shape(BELLY), MIST, 1, 0, 0, 0, cover=1)),
    )


def _leaping(sheet: Sheet, fish: Figure, at: tuple[float, float, float, float], rim: float) -> None:
    """With bare paper around it, so that it stands out from sun and sea."""
    around = f'<g stroke="#000" stroke-width="{rim}" stroke-linejoin="round">{fish.silhouette}</g>'
    sheet.bare(placed(around, *at), 0.3)
    sheet.print(fish, *at)


PICTURES: Final = {f"art/icon/{size}": Picture((size, size), partial(icon, size)) for size in SIZES}
