"""What marks a place on a deck: an empty ring for a barrel."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, ring, shape, stroke
from tools.art.press.curves import arc, joined
from tools.art.press.inks import PEACH, SOOT, SUMI
from tools.art.press.sheet import Sheet

PLACE: Final = (96, 96)
MIDDLE: Final = (48.0, 48.0)


def place() -> Image.Image:
    """A bed of the barrels' own width; its rim is broken so that it is never taken for a lid."""
    x, y = MIDDLE
    sheet = Sheet(PLACE, PLACE, 712)
    sheet.ink(Block(dot(x, y, 41), SOOT, 1, grain=0.2, cover=1))
    shade = joined(arc(x, y, 37, 180, 360, 30), arc(x, y + 9, 37, 360, 180, 30))
    sheet.ink(Block(clipped(shape(shade), dot(x, y, 37), "shade"), SUMI, 0.9))
    rim = "".join(
        stroke(arc(x, y, 38, turn + 5, turn + 40, 12), 6.5, turn, (0.03, 0.03), 0.9)
        for turn in range(0, 360, 45)
    )
    sheet.ink(Block(rim, PEACH, 0.85, grain=0.2, cover=1))
    sheet.lines(ring(x, y, 42.4, 3), SUMI)
    sheet.cut(f'<g opacity="0.8">{dot(x, y, 35)}</g>' + ring(x, y, 39, 9))
    return sheet.picture()


PICTURES: Final = {"art/harbor/ring": Picture(PLACE, place)}
