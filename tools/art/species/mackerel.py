"""Mackerel: a slim arrow flying level to the left, tiger stripes on its back, finlets, a deep fork."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, rays, ring, shape, stroke
from tools.art.press.curves import Line, Points, joined, scaled, smooth
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, PEACH, SEA, SEA_PALE, SUMI
from tools.art.species.spine import laid, point
from tools.art.species.style import FULL, Style

SPINE: Final = smooth([(-290, 14), (-150, -8), (0, -12), (150, 6), (290, -6)])
BACK: Final = smooth(
    [(0, 4), (44, -26), (112, -50), (210, -61), (318, -51), (420, -27), (486, -10), (516, -6)]
)
BELLY: Final = smooth([(0, 4), (30, 25), (104, 52), (214, 64), (324, 50), (420, 25), (486, 10), (516, 7)])
SIDE: Final = smooth([(14, 2), (90, 2), (150, 8), (260, 6), (380, 4), (512, 0)])
TAIL: Final = joined(
    smooth([(500, -7), (528, -40), (562, -84), (602, -112), (586, -70), (562, -28), (550, 0)]),
    smooth([(500, 7), (526, 38), (556, 76), (594, 100), (580, 62), (560, 24), (550, 0)])[::-1],
)
FIRST: Final = [
    (176, -58),
    (190, -128),
    (206, -108),
    (222, -112),
    (238, -92),
    (254, -92),
    (276, -68),
    (292, -55),
]
SECOND: Final = smooth([(338, -46), (352, -92), (366, -70), (384, -54), (404, -34)])
ANAL: Final = smooth([(344, 44), (358, 90), (372, 66), (388, 48), (406, 30)])
LOW: Final = smooth([(170, 60), (186, 102), (214, 116), (212, 88), (216, 62)])
SIDE_FIN: Final = smooth([(134, 2), (170, -10), (218, 4), (188, 18), (140, 24)], closed=True)
GILL: Final = smooth([(106, -48), (128, -22), (130, 12), (112, 48)])
CHEEK: Final = smooth([(84, -26), (98, 0), (92, 30)])
MOUTH: Final = smooth([(-2, 6), (26, 12), (48, 12), (58, 22)])
EYE: Final = (64.0, -12.0)
FINLETS: Final = [
    *(((x, -y), (x + 13, -y - 19), (x + 19, 4 - y)) for x, y in ((416, 31), (438, 24), (459, 18), (479, 12))),
    *(((x, y), (x + 13, y + 19), (x + 19, y - 4)) for x, y in ((418, 28), (440, 22), (461, 16), (481, 11))),
]


def _at(points: Points) -> Line:
    return laid(scaled(points, 1, 0.84), SPINE)


def mackerel(style: Style = FULL) -> Figure:
    """About 590 wide and 240 high; the stripes stay in every style."""
    body, back = _at(joined(BACK, BELLY[::-1])), _at(joined(BACK, SIDE[::-1]))
    small = [np.array(finlet, float) for finlet in FINLETS]
    fins = "".join(shape(_at(part)) for part in [TAIL, np.array(FIRST, float), SECOND, ANAL, LOW, *small])
    silver = fading("silver", (0, 12), (0, 62), 0.0, 0.8)
    deep = fading("deep", (0, -66), (0, 0), 0.8, 0.0)
    blush = fading("blush", (0, -2), (0, 34), 0.75, 0.0)
    flank = joined(SIDE, BELLY[::-1])
    return Figure(
        fins + shape(body),
        (
            Block(silver + shape(body, 'fill="url(#silver)"'), SEA_PALE, 0.75),
            Block(blush + shape(_at(flank), 'fill="url(#blush)"'), PEACH, 0.8),
            Block(shape(back) + fins + shape(_at(SIDE_FIN)), SEA),
            Block(deep + shape(back, 'fill="url(#deep)"'), INDIGO, 0.9),
            Block(clipped(_stripes(style), shape(back), "back"), INDIGO_DEEP, 1, grain=0.06, cover=1),
            Block(dot(*point(_at([EYE])), 15), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _stripes(style: Style) -> str:
    """Waves running down from the ridge, none like its neighbour; fewer and broader on signs."""
    step, width = (17, 8.6) if style.fine else (38, 21.0)
    drawn = ""
    for number, x in enumerate(range(118, 486, step)):
        top = float(np.interp(x, BACK[:, 0], BACK[:, 1]))
        sway, low = 5 + number * 7 % 4, 0.05 + 0.22 * (number * 5 % 7) / 7
        wave = [(x, top - 4), (x + sway, top * 0.8), (x - sway * 0.6, top * 0.5), (x + sway, top * low)]
        drawn += stroke(_at(smooth(wave)), width, number, (0.02, 0.5), 0.2)
    return drawn


def _key(style: Style) -> str:
    """The outline and every mark on it."""
    w = style.weight

    def swelling(way: Line) -> Line:
        return 0.7 + 0.6 * np.sin(way * np.pi)

    drawn = "".join(
        stroke(_at(part), 8 * min(w, 2.1), 1, (0.03, 0.1), pressure=swelling) for part in (BACK, BELLY)
    )
    for seed, part in enumerate((TAIL, np.array(FIRST), SECOND, ANAL, LOW), 10):
        drawn += stroke(_at(part), 5 * w, seed, (0.05, 0.2))
    for seed, finlet in enumerate(FINLETS, 30):
        drawn += stroke(_at(smooth(finlet, steps=8)), 3.4 * w, seed)
    drawn += stroke(_at(GILL), 6 * w, 100) + stroke(_at(MOUTH), 5 * w, 102, (0.02, 0.5))
    x, y = point(_at([EYE]))
    drawn += dot(x, y, 7.5) + ring(x, y, 14, 3.4 * min(w, 1.8))
    return drawn + (_fine(w) if style.fine else "")


def _fine(w: float) -> str:
    drawn = stroke(_at(SIDE_FIN), 4 * w, 90) + stroke(_at(CHEEK), 4 * w, 91)
    drawn += stroke(_at(SIDE[24:]), 3 * w, 103, (0.1, 0.6), 0.1)
    for base, tip, count, seed in (
        ([(182, -60), (284, -58)], (192, -124), 6, 50),
        ([(342, -48), (396, -36)], (354, -88), 4, 60),
        ([(348, 44), (398, 32)], (360, 86), 4, 65),
        ([(534, -10), (548, -2)], (598, -106), 4, 70),
        ([(534, 10), (548, 2)], (590, 94), 4, 80),
        ([(138, 12), (140, 22)], (214, 4), 3, 85),
    ):
        ends = _at([*base, tip])
        drawn += rays(ends[:2], tuple(ends[2]), count, 2.6 * w, seed)
    for number in range(26):
        x = 150 + number * 12.5
        y = 20 + 17 * (number * 3 % 5) / 5 * float(np.interp(x, BELLY[:, 0], BELLY[:, 1])) / 64
        fleck = smooth([(x, y), (x + 5, y - 3), (x + 10, y)], steps=5)
        drawn += stroke(_at(fleck), 2.6 * w, number, (0.4, 0.4), 0.1)
    return drawn
