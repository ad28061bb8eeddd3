"""Berths: a pier along the back, calm water before it for a ship; a closed one lies behind a chain."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.rope import strand, twists
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, outline, shape, stroke, words
from tools.art.press.curves import along, ellipse, smooth, straight, turned
from tools.art.press.inks import (
    BARK,
    CEDAR,
    INDIGO_DEEP,
    OCHRE,
    PEACH,
    SEA,
    SEA_PALE,
    SLATE,
    SNOW,
    STONE,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet

SIZE: Final = (200, 140)
PLATE: Final = shapes.plate(3, 3, 194, 134, 8)
POSTS: Final = (26.0, 100.0, 174.0)
BERTH: Final = (100.0, 88.0)
"""Middle of the water, where the ship lies."""


def port(is_open: bool) -> Image.Image:
    """Both of the same wood; the open one is lit, the closed one lies in the shade."""
    sheet = Sheet(SIZE, SIZE, 77 + is_open)
    _water(sheet, is_open)
    _pier(sheet)
    if is_open:
        _moorings(sheet)
    else:
        sheet.shade(shape(PLATE), 0.42)
        _chain(sheet)
    sheet.lines(outline(shapes.worn(PLATE, 0.4, 3), 5, 3, 0.12), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(1.8, 1.8, 196.4, 136.4, 9), 0.25, 5)))
    return sheet.picture()


def _water(sheet: Sheet, is_open: bool) -> None:
    sheet.ink(Block(shape(PLATE), SEA if is_open else SLATE, 0.95, grain=0.3, cover=0.9))
    deep = fading("deep", (0, 44), (0, 140), 0.9, 0.1, 0.0, 0.7)
    sheet.ink(Block(deep + shape(PLATE, 'fill="url(#deep)"'), INDIGO_DEEP if is_open else SUMI, 0.8))
    ripples = ""
    for number, (x, y, w) in enumerate(
        ((20, 72, 40), (120, 66, 50), (60, 92, 60), (140, 104, 38), (16, 114, 46), (84, 124, 56))
    ):
        ripples += stroke(
            smooth([(x, y), (x + w * 0.3, y - 2.5), (x + w * 0.6, y + 1), (x + w, y - 1)]),
            2,
            number,
            (0.4, 0.4),
        )
    sheet.ink(Block(ripples, SEA_PALE, 0.9, cover=1))


def _pier(sheet: Sheet) -> None:
    planks = box(3, 3, 194, 34)
    piles = "".join(box(x - 7, 30, 14, 32, 3) for x in (52, 148))
    sheet.ink(Block(clipped(piles, shape(PLATE), "piles"), BARK, 0.97, cover=1))
    sheet.ink(Block(clipped(planks, shape(PLATE), "planks"), CEDAR, 0.95, grain=0.4, cover=0.95))
    sheet.ink(Block(box(3, 37, 194, 8), BARK, 0.97, cover=1))
    lines = "".join(stroke(straight((x, 4), (x - 3, 37)), 2, x) for x in range(18, 200, 18))
    lines += stroke(straight((3, 37), (197, 37)), 3.4, 1, (0.01, 0.01), 0.7)
    lines += stroke(straight((3, 45.5), (197, 45.5)), 3.4, 2, (0.01, 0.01), 0.7)
    lines += "".join(outline(shapes.plate(x - 7, 46, 14, 16, 2), 3, x) for x in (52, 148))
    sheet.lines(lines, SUMI)
    for x in POSTS:
        _post(sheet, x)


def _post(sheet: Sheet, x: float) -> None:
    body = shapes.plate(x - 9, 12, 18, 40, 5)
    sheet.ink(Block(shape(body), OCHRE, 0.97, cover=1))
    side = fading(f"side{x:.0f}", (x - 9, 0), (x + 9, 0), 0.0, 0.2, 1.0)
    sheet.ink(Block(side + shape(body, f'fill="url(#side{x:.0f})"'), BARK, 0.85))
    sheet.ink(Block(shape(ellipse(x, 13, 9, 4.5)), PEACH, 1, cover=1))
    sheet.lines(outline(body, 3.6, int(x)) + outline(ellipse(x, 13, 9, 4.5), 2.4, 4), SUMI)


def _moorings(sheet: Sheet) -> None:
    """Ropes hang from post to post, ready to be thrown."""
    ways = [smooth([(a, 32), ((a + b) / 2, 56), (b, 32)]) for a, b in pairwise(POSTS)]
    ways += [smooth([(x - 10, 30), (x, 34), (x + 10, 29)]) for x in POSTS]
    sheet.lines("".join(strand(way, 10, n) for n, way in enumerate(ways)), SUMI)
    sheet.ink(Block("".join(strand(way, 6.4, n) for n, way in enumerate(ways)), OCHRE, 1, grain=0.1, cover=1))
    sheet.lines("".join(twists(way, 6.4, n * 30, 1.2) for n, way in enumerate(ways)), SUMI)


def _chain(sheet: Sheet) -> None:
    """From both sides of the berth, and the sign of a day off in its middle."""
    ways = (
        smooth([(2, 58), (50, 86), (100, 94), (150, 86), (198, 58)]),
        smooth([(2, 120), (60, 112), (100, 112), (140, 112), (198, 120)]),
    )
    rims, irons = "", ""
    for way in ways:
        for number in range(17):
            x, y = along(way, (number + 0.5) / 17)
            ahead = along(way, min((number + 0.6) / 17, 1.0))
            turn = np.degrees(np.arctan2(ahead[1] - y, ahead[0] - x))
            link = turned(ellipse(x, y, 8.4, 5.4 if number % 2 else 1.8), float(turn), (x, y))
            rims += outline(link, 6.4, number, 0.05)
            irons += outline(link, 3, number, 0.05)
    sheet.lines(rims, SUMI)
    sheet.ink(Block(irons, STONE, 1, grain=0.1, cover=1))
    _board(sheet)


def _board(sheet: Sheet) -> None:
    edge = shapes.plate(72, 62, 56, 60, 4)
    sheet.shade(shape(edge + np.array([3.0, 4.0])), 0.5, 2)
    sheet.ink(Block(shape(edge), SNOW, 1, grain=0.1, cover=1))
    sheet.ink(Block(outline(shapes.shrunk(edge, 4), 2.4, 3), VERMILION, 0.95, cover=1))
    sheet.lines(outline(edge, 4, 6, 0.1) + words("休", 100, 108, 44, "brush"), SUMI)
    sheet.lines(dot(80, 69, 2) + dot(120, 69, 2), SUMI)


PICTURES: Final = {
    "art/harbor/port_open": Picture(SIZE, partial(port, True)),
    "art/harbor/port_closed": Picture(SIZE, partial(port, False)),
}
