"""Price tiles: a wooden plate, washi pasted on its left for a price in ink, indigo on its right."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.clock import clock
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, fading, outline, shape, stroke
from tools.art.press.curves import Line, smooth, straight
from tools.art.press.inks import BARK, CEDAR, INDIGO, INDIGO_DEEP, OCHRE, PEACH, SUMI
from tools.art.press.sheet import Sheet

VIEW: Final = (297, 112)
SIZE: Final = (424, 160)
WRITTEN: Final = (13.0, 12.0, 186.0, 88.0)
DYED: Final = (205.0, 12.0, 79.0, 88.0)


def tile(with_clock: bool) -> Image.Image:
    """What the game writes lies over the middle of either part."""
    width, height = VIEW
    sheet = Sheet(VIEW, SIZE, seed=7 + with_clock)
    board = shapes.plate(3, 3, width - 6, height - 6, 9)
    _wood(sheet, board)
    _paper(sheet, with_clock)
    _dye(sheet)
    sheet.lines(outline(shapes.worn(board, 0.4, 3), 5.4, 3, 0.12), SUMI)
    if with_clock:
        sheet.print(clock(1.5), 41, 56, 0.56)
    sheet.cut(shape(shapes.worn(shapes.plate(1.8, 1.8, width - 3.6, height - 3.6, 10), 0.25, 5)))
    return sheet.picture()


def _wood(sheet: Sheet, board: Line) -> None:
    sheet.ink(Block(shape(board), CEDAR, 0.96, grain=0.35, mottle=0.16))
    grain = "".join(
        stroke(smooth([(-4, y), (60, y + 2.5), (150, y - 2), (240, y + 2), (301, y - 1)]), 1.7, y, (0.2, 0.2))
        for y in (7, 104, 108)
    )
    sheet.lines(clipped(grain, shape(board), "board"), BARK)
    for x in (7.5, 289.5):
        sheet.lines(dot(x, 56, 2.6), SUMI)


def _paper(sheet: Sheet, with_clock: bool) -> None:
    torn = shapes.worn(shapes.plate(*WRITTEN, 4), 0.8, 21)
    sheet.shade(shape(torn + np.array([1.5, 2.5])), 0.45, 1.5)
    sheet.bare(shape(torn), 0.15)
    if with_clock:
        sheet.ink(Block(shape(torn), PEACH, 0.55, grain=0.15))
    tide = fading("tide", (0, 60), (0, 104), 0.0, 0.55)
    sheet.ink(Block(tide + shape(torn, 'fill="url(#tide)"'), OCHRE if with_clock else PEACH, 0.8))
    sheet.lines(outline(torn, 1.8, 4, 0.25), SUMI)


def _dye(sheet: Sheet) -> None:
    """Brushed on in two passes, its near end ragged where the brush was set down."""
    x, y, w, h = DYED
    rough = shapes.worn(shapes.plate(x, y, w, h, 5), 0.8, 33)
    bristles = "".join(
        stroke(straight((x + 12, y + down), (x - reach, y + down + 1)), 7, number, (0.02, 0.5), 0.1)
        for number, (down, reach) in enumerate(
            ((5, 1), (13, 4), (22, 2), (33, 5), (41, 1), (55, 4), (66, 2), (79, 4))
        )
    )
    sheet.ink(Block(shape(rough) + bristles, INDIGO, 0.98, grain=0.2, cover=1))
    deep = fading("deep", (0, y), (0, y + h), 0.9, 0.1)
    sheet.ink(Block(deep + shape(rough, 'fill="url(#deep)"'), INDIGO_DEEP, 0.85))


PICTURES: Final = {
    "art/tiles/plain": Picture(SIZE, partial(tile, False)),
    "art/tiles/clock": Picture(SIZE, partial(tile, True)),
}
