"""The lock that shows who has committed: shut and bright, or open and dim."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.shapes import plate, worn
from tools.art.press.block import Block
from tools.art.press.brush import dot, outline, placed, shape, stroke
from tools.art.press.curves import arc, ellipse, joined, straight
from tools.art.press.inks import GOLD, OCHRE, PINE, SLATE, SOOT, STONE, SUMI
from tools.art.press.sheet import Sheet

SIZE: Final = (64, 64)


def lamp(locked: bool) -> Image.Image:
    """The bow in the lock or beside it; the colour only says it again."""
    sheet = Sheet(SIZE, SIZE, seed=3 + locked)
    sheet.ink(Block(dot(32, 32, 29), PINE if locked else SOOT, 0.97, grain=0.2))
    bow = joined(straight((-9, 12), (-9, -3), 5), arc(0, -3, 9, 180, 360, 20))
    bow = joined(bow, straight((9, -3), (9, 12 if locked else 2), 5))
    at = (32.0, 25.0, 1.0, 0.0) if locked else (42.0, 19.0, 1.0, 14.0)
    sheet.lines(placed(stroke(bow, 9.6, 1, (0.01, 0.01), 0.95, 0.05), *at), SUMI)
    metal = GOLD if locked else STONE
    sheet.ink(Block(placed(stroke(bow, 5, 1, (0.01, 0.01), 0.95, 0.05), *at), metal, 0.97, cover=1))
    body = plate(17, 30, 30, 21, 3)
    sheet.ink(Block(shape(body), metal, 0.98, cover=1))
    sheet.ink(Block(shape(plate(17, 42, 30, 9, 3)), OCHRE if locked else SLATE, 0.6))
    hole = dot(32, 38.5, 4) + stroke(straight((32, 39), (32, 47)), 4, 2, (0.01, 0.2), 0.7)
    sheet.lines(outline(body, 3, 4, 0.12) + hole, SUMI)
    sheet.lines(outline(ellipse(32, 32, 29, 29), 3.6, 5, 0.12), SUMI)
    sheet.cut(shape(worn(ellipse(32, 32, 30.6, 30.6), 0.2, 3)))
    return sheet.picture()


PICTURES: Final = {
    "art/lamp_on": Picture(SIZE, partial(lamp, True)),
    "art/lamp_off": Picture(SIZE, partial(lamp, False)),
}
