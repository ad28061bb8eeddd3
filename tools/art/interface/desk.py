"""Key caps, whose letters the game sets, and the mouse with the part that is meant in red."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.interface.stamped import SIZE, stamped
from tools.art.picture import Picture
from tools.art.pieces.shapes import plate, worn
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, outline, shape, stroke
from tools.art.press.curves import smooth, straight
from tools.art.press.inks import OCHRE, PEACH, SUMI
from tools.art.press.sheet import Sheet

MOUSE: Final = smooth(
    [(32, 3), (48, 7), (54, 22), (53, 46), (44, 59), (32, 61), (20, 59), (11, 46), (10, 22), (16, 7)],
    closed=True,
)
PARTS: Final = {
    "mouse": "",
    "mouse_left": box(0, 0, 32, 29),
    "mouse_right": box(32, 0, 32, 29),
    "mouse_wheel": dot(32, 18, 9),
}


def key() -> Image.Image:
    """Its middle column is stretched for longer words; the face is the upper five sixths."""
    sheet = Sheet(SIZE, SIZE, seed=23)
    whole, face = plate(3, 2.5, 58, 59, 10), plate(3, 2.5, 58, 51, 10)
    sheet.ink(Block(shape(whole), OCHRE, 0.85, grain=0.1))
    sheet.bare(shape(face), 0.2)
    sheet.ink(Block(shape(plate(3, 40, 58, 13.5, 8)), PEACH, 0.3, grain=0.05))
    sheet.lines(outline(whole, 3, 5, 0.06) + stroke(straight((4, 53.5), (60, 53.5)), 2, 2, (0.1, 0.1)), SUMI)
    sheet.cut(shape(worn(plate(1.6, 1.2, 60.8, 61.8, 11), 0.12, 3)))
    return sheet.picture()


def mouse(part: str) -> Image.Image:
    """Two buttons and a wheel."""
    red = clipped(part, shape(MOUSE), "mouse") if part else ""
    sign = stroke(smooth([(11, 28), (32, 31), (53, 28)]), 2.6, 4, (0.02, 0.02), 0.8)
    sign += stroke(straight((32, 3), (32, 30)), 2.6, 5, (0.02, 0.02), 0.8) + shape(
        plate(28.5, 11, 7, 14, 3.4)
    )
    return stamped([MOUSE], sign, 29, red)


PICTURES: Final = {
    "art/glyphs/key": Picture(SIZE, key),
    **{f"art/glyphs/{name}": Picture(SIZE, partial(mouse, part)) for name, part in PARTS.items()},
}
