"""What marks a place on the water or on a deck: an empty ring for a barrel, a buoy between two seas."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, ring, shape, stroke
from tools.art.press.curves import arc, joined, straight
from tools.art.press.inks import PEACH, SNOW, SOOT, SUMI, VERMILION
from tools.art.press.sheet import Sheet

PLACE: Final = (96, 96)
BUOY: Final = (32, 32)
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


def buoy() -> Figure:
    """Red over white, a pin on top: to be told at 20 pixels."""
    ball, upper = (
        dot(16, 18, 11),
        clipped(dot(16, 18, 11), '<rect x="0" y="0" width="32" height="17"/>', "half"),
    )
    low = fading("low", (0, 14), (0, 30), 0.0, 0.5)
    pin = stroke(straight((16, 2), (16, 9)), 5, 1, (0, 0), 0.9)
    return Figure(
        ball + pin,
        (
            Block(ball, SNOW, 1, grain=0, cover=1),
            Block(upper, VERMILION, 1, grain=0.05, cover=1),
            Block(low + dot(16, 18, 11, 'fill="url(#low)"'), SUMI, 0.4),
            key(ring(16, 18, 11, 2.8) + pin + stroke(straight((5, 17), (27, 17)), 2.4, 2, (0, 0), 0.9)),
        ),
    )


PICTURES: Final = {
    "art/harbor/ring": Picture(PLACE, place),
    "art/harbor/buoy": Picture(BUOY, lambda: cutout(buoy(), BUOY, 0, 0, 1, 713)),
}
