"""The value tracks twice as large, read at a third of it, and the hoop that goes from step to step."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.rope import strand, twists
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, placed, ring, shape, stroke, words
from tools.art.press.curves import Line, Points, ellipse, joined, smooth
from tools.art.press.inks import GOLD, MOSS, OCHRE, ORANGE, PEACH, PINE, SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.crab import crab
from tools.art.species.forms import behind, limb
from tools.art.species.style import SIGN

SIZE: Final = (1280, 120)
MARKER: Final = (80, 80)
ROUND: Final = 42.0
EEL: Final = tuple((62.0 + 87.2 * at, 61 + 5.0 * np.sin(at * 1.05)) for at in range(13))
CRAB: Final = tuple((206.0 + 103.0 * at, 60.0) for at in range(10))
"""Middles of the steps from 1 upwards, in pixels of the picture."""


def _spots(places: Points) -> str:
    return "".join(dot(x, y, ROUND) for x, y in places)


def _figures(places: Points) -> str:
    """As large as two digits may be."""
    size = 76
    return "".join(ring(x, y, ROUND, 4.4) for x, y in places) + "".join(
        words(str(number), x, y + size * 0.355, size, "number", spacing=-1)
        for number, (x, y) in enumerate(places, 1)
    )


def eel() -> Figure:
    """Tail to the left, where it is worth one; it grows dearer towards the head."""
    spine = smooth([(2, 66), *EEL[::2], (1190, 58), (1272, 66)], steps=20)
    body = limb(
        spine, [(0, 3), (0.012, 22), (0.04, 45), (0.2, 50), (0.88, 50), (0.94, 46), (0.98, 32), (1, 12)]
    )
    fin = joined(
        smooth([(90, 20), (180, 8), (380, 4), (760, 3), (960, 8), (1060, 20)]),
        smooth([(1060, 40), (760, 34), (380, 34), (90, 40)]),
    )
    breast = smooth([(1176, 80), (1150, 96), (1128, 116), (1170, 114), (1200, 96)], closed=True)
    lines = outline(body, 7, 1) + outline(breast, 4.4, 3)
    lines += stroke(smooth([(1270, 74), (1246, 80), (1226, 76)]), 4.4, 4, (0.05, 0.3))
    lines += dot(1240, 52, 6) + ring(1240, 52, 11, 4)
    lines += stroke(smooth([(1186, 30), (1178, 58), (1188, 88)]), 4.4, 5)
    low = fading("low", (0, 60), (0, 110), 0.0, 1.0)
    return Figure(
        shape(body) + shape(fin) + shape(breast),
        (
            Block(shape(fin), MOSS, 0.95, cover=1),
            Block(shape(body), PINE, 0.98, grain=0.15, cover=1),
            Block(low + shape(body, 'fill="url(#low)"'), OCHRE, 0.85, cover=1),
            Block(shape(breast), MOSS, 0.95, cover=1),
            Block(dot(1240, 52, 11), GOLD, 1, cover=1),
            Block(_spots(EEL), SNOW, 1, grain=0.06, cover=1),
            key(lines + _figures(EEL) + behind(outline(fin, 4.4, 2) + _rays(), shape(body), "body")),
        ),
    )


def _rays() -> str:
    return "".join(
        stroke(smooth([(x, 42), (x + 8, 22), (x + 14, 8)]), 2.4, x, (0.02, 0.4)) for x in range(130, 1040, 22)
    )


CLAW: Final = smooth(
    [(1174, 6), (1212, 1), (1250, 8), (1274, 30), (1270, 54), (1252, 36), (1226, 22), (1180, 20)], closed=True
)


def _arms() -> tuple[Line, ...]:
    """Over and under the steps; their claws close about the tenth."""
    upper = smooth([(96, 44), (130, 18), (190, 11), (600, 9), (1100, 9), (1190, 13)])
    sizes: list[tuple[float, float]] = [(0, 5.0)]
    for at in (0.34, 0.66, 0.97):
        sizes += [(at - 0.012, 4.6), (at, 8.0), (at + 0.012, 5.4)]
    arm = limb(upper, sizes)
    return arm, _below(arm), CLAW, _below(CLAW)


def _below(points: Line) -> Line:
    return np.column_stack([points[:, 0], 120 - points[:, 1]])


def crab_track() -> Image.Image:
    """On a strip of its own, since its arms alone would not carry the steps."""
    sheet = Sheet(SIZE, SIZE, 691)
    strip = shapes.plate(150, 18, 1100, 84, 40)
    sheet.ink(Block(shape(strip), PEACH, 0.6))
    rise = fading("rise", (160, 0), (1280, 0), 0.0, 0.95)
    sheet.ink(Block(rise + shape(strip, 'fill="url(#rise)"'), ORANGE, 0.9))
    limbs = _arms()
    sheet.lines(outline(strip, 5, 2), SUMI)
    sheet.ink(Block("".join(shape(arm) for arm in limbs), VERMILION, 0.98, cover=1))
    sheet.lines("".join(outline(arm, 3.4, n) for n, arm in enumerate(limbs)), SUMI)
    sheet.ink(Block(_spots(CRAB), SNOW, 1, grain=0.06, cover=1))
    sheet.lines(_figures(CRAB), SUMI)
    figure, at = crab(SIGN), (84.0, 60.0, 0.205)
    sheet.print(figure, *at)
    whole = "".join(f'<g stroke="#000" stroke-width="4">{shape(part)}</g>' for part in (strip, *limbs))
    outside = placed(f'<g stroke="#000" stroke-width="12">{figure.silhouette}</g>', *at)
    sheet.cut(whole + outside + _spots(CRAB))
    return sheet.picture()


def hoop() -> Figure:
    """A barrel's hoop: laid about a step, its number stays to be read."""
    way = ellipse(40, 40.5, 32.5, 32.5, 90)
    way = np.vstack([way, way[:2]])
    band = strand(way, 8.4)
    rim = strand(way, 12.6)
    knot = dot(40, 9, 6.4)
    return Figure(
        rim + dot(40, 9, 8.8),
        (
            Block(rim + dot(40, 9, 8.8), SUMI, 1, 0, 0, 0, cover=1),
            Block(band, VERMILION, 1, grain=0.1, cover=1),
            Block(knot, GOLD, 1, grain=0, cover=1),
            key(twists(way, 9, 4, 1.6)),
        ),
    )


PICTURES: Final = {
    "art/harbor/tracks/eel": Picture(SIZE, lambda: cutout(eel(), SIZE, 0, 0, 1, 690)),
    "art/harbor/tracks/crab": Picture(SIZE, crab_track),
    "art/harbor/tracks/marker": Picture(MARKER, lambda: cutout(hoop(), MARKER, 0, 0, 1, 692)),
}
