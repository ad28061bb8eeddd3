"""The first player's clock: two bells, brass, and red hands; printed small on a price tile too."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, placed, shape, stroke
from tools.art.press.curves import arc, ellipse, smooth, straight
from tools.art.press.inks import GOLD, OCHRE, PEACH, SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet

SIZE: Final = (96, 96)


def clock(weight: float = 1.0) -> Figure:
    """About 96 high around the origin; `weight` multiplies its lines, for small prints."""
    bell = smooth([(-17, 4), (-14, -10), (0, -17), (14, -10), (17, 4)])
    bells = "".join(placed(shape(bell), 25 * side, -29, 1, 38 * side) for side in (-1, 1))
    feet = "".join(
        stroke(straight((20 * side, 34), (31 * side, 45)), 9, 3, (0.1, 0.1), 0.7) for side in (-1, 1)
    )
    handle = stroke(smooth([(-9, -38), (-6, -46), (6, -46), (9, -38)]), 4 * weight, 5, (0.02, 0.02), 0.8)
    case, dial = ellipse(0, 4, 38, 38), ellipse(0, 4, 28, 28)
    rims = "".join(placed(outline(bell, 4 * weight, 2), 25 * side, -29, 1, 38 * side) for side in (-1, 1))
    rims += outline(case, 5.2 * weight, 7, 0.1) + outline(dial, 3.4 * weight, 9, 0.1)
    marks = "".join(
        placed(stroke(straight((0, -24), (0, -17 if k % 3 == 0 else -21)), 3.2 * weight, k), 0, 4, 1, 30 * k)
        for k in range(12)
    )
    hands = stroke(straight((0, 8), (0, -16)), 4.2 * weight, 1, (0.05, 0.3), 0.4, 0.05)
    hands += stroke(straight((-4, 1), (15, 12)), 4.8 * weight, 2, (0.05, 0.3), 0.4, 0.05)
    low = fading("low", (0, -30), (0, 46), 0.0, 0.9)
    return Figure(
        bells + shape(case) + feet + handle,
        (
            Block(bells + shape(case), GOLD, 0.98, cover=0.95),
            Block(low + shape(case, 'fill="url(#low)"'), OCHRE, 0.9),
            Block(stroke(arc(0, 4, 33, 190, 262), 4, 4, (0.3, 0.3), 0.1), PEACH, 0.9, cover=1),
            Block(shape(dial), SNOW, 0.98, grain=0.05, cover=1),
            Block(feet + handle + rims + marks, SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
            Block(hands + dot(0, 4, 3.6 * weight), VERMILION, 0.98, grain=0.1, cover=1),
        ),
    )


def piece() -> Image.Image:
    """Cut out, with a rim of paper that parts it from dark grounds."""
    sheet = Sheet(SIZE, SIZE, seed=31)
    drawn = clock(1.1)
    sheet.print(drawn, 48, 50, 0.9)
    sheet.cut(
        placed(
            f'<g stroke="#000" stroke-width="5" stroke-linejoin="round">{drawn.silhouette}</g>', 48, 50, 0.9
        )
    )
    return sheet.picture()


PICTURES: Final = {"art/clock": Picture(SIZE, piece)}
