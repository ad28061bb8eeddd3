"""Signs of the bids: as many fingers, the figure, and the brush's numeral; and one that tells nothing."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.hands import fist, hand
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, fading, outline, shape, stroke, words
from tools.art.press.curves import arc
from tools.art.press.inks import (
    GOLD,
    INDIGO,
    INDIGO_DEEP,
    ORANGE,
    SEA,
    SNOW,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet

VIEW: Final = (112, 112)
SIZE: Final = (288, 288)
PLATE: Final = shapes.plate(3, 3, 106, 106, 12)
CUT: Final = shapes.plate(1.8, 1.8, 108.4, 108.4, 13)
GROUNDS: Final[dict[int, Ink]] = {1: INDIGO, 2: SEA, 3: ORANGE, 4: VERMILION}
NUMERALS: Final = "一二三四"


def bid(number: int) -> Image.Image:
    """Hotter with each step; the figure as large as the plate bears."""
    sheet = _plate(GROUNDS[number], 60 + number)
    sheet.print(hand(number, INDIGO_DEEP if number > 1 else VERMILION), 36, 69, 0.8)
    figure = words(str(number), 82, 68, 80, "number", squeeze=0.96 if number == 4 else 1.04)
    sheet.lines(f'<g stroke="#000" stroke-width="7" stroke-linejoin="round">{figure}</g>', SUMI)
    sheet.ink(Block(figure, SNOW, 1, grain=0.04, mottle=0.02, cover=1))
    sheet.ink(Block(box(66, 75, 34, 29, 5), SNOW, 1, grain=0.05, cover=1))
    sheet.lines(
        outline(shapes.plate(66, 75, 34, 29, 5), 2.4, 5) + words(NUMERALS[number - 1], 83, 99.5, 28, "brush"),
        SUMI,
    )
    return _cut(sheet, number)


def hidden() -> Image.Image:
    """The same plate, in the colour of night."""
    sheet = _plate(INDIGO_DEEP, 66)
    waves = clipped(_scales(6, 8), shape(PLATE), "sea")
    sheet.ink(Block(waves, INDIGO, 0.9, cover=1))
    sheet.print(fist(VERMILION), 56, 56, 0.92)
    sheet.ink(Block(clipped(_scales(88, 3), box(3, 70, 106, 39), "low"), GOLD, 0.9, cover=1))
    return _cut(sheet, 6)


def _scales(top: float, rows: int) -> str:
    """Waves of the sea in rows, from `top` on."""
    drawn = ""
    for row in range(rows):
        for number in range(7):
            for radius in (9, 5):
                at = arc(6 + number * 20 + (row % 2) * 10, top + row * 10, radius, 190, 350, 9)
                drawn += stroke(at, 1.5, number + row, (0.1, 0.1))
    return drawn


def _plate(ground: Ink, seed: int) -> Sheet:
    sheet = Sheet(VIEW, SIZE, seed)
    sheet.ink(Block(shape(PLATE), ground, 0.97, grain=0.2, cover=0.95))
    fall = fading("fall", (0, 40), (0, 112), 0.0, 0.75)
    sheet.ink(Block(fall + shape(PLATE, 'fill="url(#fall)"'), SUMI, 0.5))
    sheet.ink(Block(outline(shapes.shrunk(PLATE, 3.5), 2.4, seed, 0.2), SNOW, 0.9, cover=1))
    return sheet


def _cut(sheet: Sheet, seed: int) -> Image.Image:
    sheet.lines(outline(shapes.worn(PLATE, 0.35, seed), 5, seed, 0.12), SUMI)
    sheet.cut(shape(shapes.worn(CUT, 0.25, 5)))
    return sheet.picture()


PICTURES: Final = {
    **{f"art/duel/bids/{number}": Picture(SIZE, partial(bid, number)) for number in GROUNDS},
    "art/duel/bids/hidden": Picture(SIZE, hidden),
}
