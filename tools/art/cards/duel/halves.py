"""Halves of two-coloured faces, cut from the upper right to the lower left: any left fits any right."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.duel.night import COLOURS, PIXELS, SIZE, border, field, points
from tools.art.cards.kind import Pose
from tools.art.cards.letter import letter
from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, ring, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import PAPER, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.style import Style

LEFT: Final = "M-2 -2H281.4L-2 394.6Z"
RIGHT: Final = "M282 394H-1.4L282 -2.6Z"
POSES: Final = {
    "ebi_left": Pose(0.27, -30, dx=-4, flip=True),
    "ebi_right": Pose(0.26, -46, dx=-10, dy=6),
    "sake_left": Pose(0.33, 18, flip=True),
    "sake_right": Pose(0.28, 14, dx=-18, dy=12, flip=True),
    "tako_left": Pose(0.28, 26),
    "tako_right": Pose(0.28, 34, dx=-6, dy=6),
    "maguro_left": Pose(0.34, -52, flip=True),
    "maguro_right": Pose(0.34, -54),
}
"""Shifts in pixels. Along the cut, with what tells them apart clear of points and effects."""


def half(name: str, side: str) -> Image.Image:
    """The circle of the right one is the left one's seen from the other end."""
    kind, sheet, left = COLOURS[name], Sheet(SIZE, PIXELS, 31 + len(name)), side == "left"
    field(sheet, kind, (16, 200) if left else (376, 190))
    x, y = (142.0, 108.0) if left else (134.0, 282.0)
    sheet.bare(dot(x, y, 76), 0.1)
    sheet.lines(ring(x, y, 76, 2.4), SUMI)
    pose = POSES[f"{name}_{side}"]
    figure = kind.figure(Style(1.9))
    sheet.print(figure, x + pose.dx, y + pose.dy, pose.scale, pose.degrees, pose.flip)
    points(sheet, *((58, 62) if left else (222, 330)), 42)
    sign = letter(kind.letter, *((44, 222) if left else (236, 170)), 46)
    sheet.ink(Block(sign, kind.sign, 1, grain=0.03, cover=1))
    border(sheet)
    shift = -1 if left else 1
    sheet.ink(Block(_seam(shift * 2, 5), PAPER, 1, grain=0, cover=1))
    sheet.lines(_seam(shift * 5.2, 3), SUMI)
    sheet.cut(box(0, 0, *SIZE, 16))
    sheet.cut(f'<path d="{LEFT if left else RIGHT}"/>')
    return sheet.picture()


def _seam(shift: float, width: float) -> str:
    """Along the cut, so far from it."""
    dx, dy = shift * 0.814, shift * 0.581
    return stroke(straight((286 + dx, -8.4 + dy), (-6 + dx, 400.4 + dy)), width, 1, (0.01, 0.01), wobble=0.03)


PICTURES: Final = {
    f"art/duel/halves/{name}_{side}": Picture(PIXELS, partial(half, name, side))
    for name in COLOURS
    for side in ("left", "right")
}
