"""What a place in the market pays: a plaque in the ink of its rank; and arrows up and down."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.press.block import Block, mask
from tools.art.press.brush import clipped, dot, fading, outline, shape, stroke
from tools.art.press.curves import smooth
from tools.art.press.inks import (
    BARK,
    CEDAR,
    GOLD,
    INDIGO,
    INDIGO_DEEP,
    OCHRE,
    PAPER,
    PEACH,
    SLATE,
    STONE,
    SUMI,
    SUMI_SOFT,
    Ink,
)
from tools.art.press.sheet import Sheet

SIZE: Final = (200, 150)
BOARD: Final = shapes.plate(4, 4, 192, 142, 12)
FIELD: Final = shapes.plate(16, 16, 168, 118, 6)
GROUNDS: Final[dict[int, tuple[Ink, Ink]]] = {
    1: (GOLD, OCHRE),
    2: (PAPER, PEACH),
    3: ((176, 176, 176), STONE),
    4: (SLATE, SUMI_SOFT),
    5: (INDIGO, INDIGO_DEEP),
}
"""The dearest place is the first."""

GAIN: Final[Ink] = (122, 224, 130)
LOSS: Final[Ink] = (238, 134, 112)


def plaque(rank: int) -> Image.Image:
    """A framed board; the game writes the figure."""
    ground, deep = GROUNDS[rank]
    sheet = Sheet(SIZE, SIZE, 120 + rank)
    sheet.ink(Block(shape(BOARD), CEDAR, 0.97, 0.35, 0.14))
    ways = [(9, 3), (139, -2), (144, 2)]
    grain = "".join(stroke(smooth([(0, y), (60, y + dy), (140, y - dy), (200, y)]), 2.4, y) for y, dy in ways)
    sheet.ink(Block(clipped(grain, shape(BOARD), "board"), BARK, 0.9, cover=1))
    torn = shapes.worn(FIELD, 0.6, rank)
    sheet.ink(Block(shape(torn), ground, 1, 0.24, 0.06, cover=1))
    fall = fading("fall", (0, 40), (0, 134), 0.0, 0.85)
    sheet.ink(Block(fall + shape(torn, 'fill="url(#fall)"'), deep, 0.85, 0.2, cover=0.9))
    sheet.lines(outline(torn, 3.6, 5, 0.2) + outline(shapes.worn(BOARD, 0.5, rank), 7, 3, 0.12), SUMI)
    for x in (10, 190):
        sheet.ink(Block(dot(x, 75, 4), GOLD, 1, 0, cover=1))
        sheet.lines(dot(x, 75, 1.8), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(2, 2, 196, 146, 13), 0.3, 5)))
    return sheet.picture()


def arrow(up: bool) -> Image.Image:
    """One press of a broad brush, in the colour of a gain or a loss."""
    tip = [(32, 4), (59, 38), (42, 36), (40, 60), (24, 60), (22, 36), (5, 38)]
    form = shape(shapes.worn(tip, 0.7, 4, 9))
    veil = Image.fromarray((mask(form, (64, 64), (64, 64)) * 255).astype("uint8"))
    drawn = Image.new("RGB", (64, 64), GAIN if up else LOSS)
    drawn.putalpha(veil)
    return drawn if up else drawn.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


PICTURES: Final = {
    **{f"art/niches/{rank}": Picture(SIZE, partial(plaque, rank)) for rank in GROUNDS},
    "art/arrows/up": Picture((64, 64), partial(arrow, True)),
    "art/arrows/down": Picture((64, 64), partial(arrow, False)),
}
