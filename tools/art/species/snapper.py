"""Red snapper, madai: the fish of feasts, high-backed, all fins spread, its tail thrown up."""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, rays, ring, shape, stroke
from tools.art.press.curves import Line, Points, joined, scaled, smooth, straight
from tools.art.press.inks import GOLD, PEACH, ROSE, SKY, SUMI, VERMILION
from tools.art.species.spine import laid, point
from tools.art.species.style import FULL, Style

SPINE: Final = smooth([(-312, 12), (-200, 50), (-80, 66), (40, 50), (140, 6), (216, -60), (276, -140)])
BACK: Final = smooth(
    [(0, 8), (22, -44), (62, -104), (128, -150), (220, -158), (330, -118), (424, -58), (492, -26)]
)
BELLY: Final = smooth([(0, 8), (34, 46), (96, 84), (190, 108), (296, 98), (384, 66), (446, 34), (492, 24)])
TAIL: Final = joined(
    smooth([(480, -26), (516, -66), (560, -112), (618, -142), (594, -92), (566, -44), (552, -2)]),
    smooth([(480, 24), (514, 58), (556, 100), (612, 132), (590, 84), (564, 40), (552, -2)])[::-1],
)
SPINES: Final = [
    ((104, -136), (84, -176)),
    ((128, -150), (110, -214)),
    ((154, -157), (142, -240)),
    ((182, -160), (178, -252)),
    ((212, -159), (216, -254)),
    ((242, -154), (254, -250)),
    ((272, -145), (292, -240)),
    ((302, -132), (328, -224)),
    ((332, -117), (362, -204)),
    ((360, -101), (394, -182)),
    ((388, -83), (424, -156)),
    ((414, -65), (446, -126)),
]
"""Each spine of the back: where it stands and where it ends."""

ANAL: Final = smooth([(322, 92), (340, 150), (356, 162), (384, 138), (412, 108), (430, 44)])
LOW: Final = smooth([(150, 102), (166, 160), (206, 196), (222, 164), (226, 108)])
SIDE_FIN: Final = smooth(
    [(162, 22), (214, 14), (280, 34), (330, 66), (262, 70), (196, 62), (160, 48)], closed=True
)
GILL: Final = smooth([(126, -126), (152, -70), (160, -6), (144, 56), (118, 92)])
CHEEK: Final = smooth([(104, -58), (122, -14), (114, 36), (92, 62)])
MOUTH: Final = smooth([(-2, 12), (26, 22), (52, 22), (66, 34)])
EYE: Final = (76.0, -44.0)


def _at(points: Points) -> Line:
    return scaled(laid(points, SPINE), 0.92)


def _membrane() -> Line:
    """The fin of the back, sinking between the spines."""
    edge: list[tuple[float, float]] = [SPINES[0][0]]
    for (_, tip), (foot, after) in itertools.pairwise(SPINES):
        dip = (
            tip[0] * 0.42 + after[0] * 0.42 + foot[0] * 0.16,
            tip[1] * 0.42 + after[1] * 0.42 + foot[1] * 0.16,
        )
        edge += [tip, dip]
    return np.array([*edge, SPINES[-1][1], (452, -44)], float)


def snapper(style: Style = FULL) -> Figure:
    """About 570 wide and 480 high."""
    body, fins = _at(joined(BACK, BELLY[::-1])), [_at(part) for part in (TAIL, _membrane(), ANAL, LOW)]
    spread = "".join(shape(fin) for fin in fins)
    red = fading("red", (-60, -110), (-40, 110), 1.0, 1.0, 0.45, 0.0)
    glow = fading("glow", (0, 60), (0, 160), 0.0, 0.7)
    jewels = "".join(dot(*point(_at([spot])), 4.2 if style.fine else 9) for spot in _spots(style))
    return Figure(
        spread + shape(body),
        (
            Block(shape(body), ROSE, 0.55, grain=0.15),
            Block(glow + shape(body, 'fill="url(#glow)"'), PEACH, 0.8),
            Block(red + shape(body, 'fill="url(#red)"'), VERMILION, 0.92),
            Block(spread + shape(_at(SIDE_FIN)), ROSE, 0.95),
            Block(clipped(jewels, shape(body), "body"), SKY, 1, grain=0, cover=1),
            Block(dot(*point(_at([EYE])), 24), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _spots(style: Style) -> list[tuple[float, float]]:
    """The blue jewels of a young madai, in loose rows under the back."""
    step = 38 if style.fine else 80
    return [
        (x + row * 23 % 38 + x * row % 9, -124 + row * 27 + (x - 190) ** 2 / 900 + x * 5 % 13)
        for row in range(4)
        for x in range(180, 430 - row * 44, step)
    ]


def _key(style: Style) -> str:
    """The outline and every mark on it."""
    w = style.weight

    def swelling(way: Line) -> Line:
        return 0.75 + 0.5 * np.sin(way * np.pi)

    drawn = "".join(
        stroke(_at(part), 9 * min(w, 2.1), 1, (0.03, 0.1), pressure=swelling) for part in (BACK, BELLY)
    )
    for seed, part in enumerate((TAIL, _membrane(), ANAL, LOW), 10):
        drawn += stroke(_at(part), 5.5 * min(w, 1.9), seed, (0.05, 0.12))
    for seed, (foot, tip) in enumerate(SPINES[:: 1 if style.fine else 2], 20):
        over = (tip[0] * 1.08 - foot[0] * 0.08, tip[1] * 1.08 - foot[1] * 0.08)
        drawn += stroke(_at(straight(foot, over)), 6 * min(w, 1.6), seed, (0.02, 0.7), 0.15)
    drawn += stroke(_at(GILL), 8 * min(w, 2), 100) + stroke(_at(MOUTH), 6.5 * min(w, 1.9), 102, (0.02, 0.5))
    x, y = point(_at([EYE]))
    drawn += dot(x, y, 12) + ring(x, y, 22, 4.5 * min(w, 1.9))
    return drawn + (_fine(w) if style.fine else "")


def _fine(w: float) -> str:
    drawn = stroke(_at(SIDE_FIN), 5 * w, 90, (0.02, 0.02)) + stroke(_at(CHEEK), 5 * w, 91)
    for base, tip, count, seed in (
        ([(336, 92), (424, 60)], (352, 160), 6, 50),
        ([(158, 106), (220, 110)], (204, 192), 5, 60),
        ([(500, -26), (562, -4)], (614, -136), 6, 70),
        ([(500, 24), (562, 2)], (606, 126), 6, 80),
        ([(164, 28), (162, 46)], (324, 64), 4, 85),
    ):
        ends = _at([*base, tip])
        drawn += rays(ends[:2], tuple(ends[2]), count, 3 * w, seed)
    for row, y in enumerate(range(-120, 90, 19)):
        for x in range(182 + row % 2 * 12, 470, 24):
            top, low = (float(np.interp(x, edge[:, 0], edge[:, 1])) for edge in (BACK, BELLY))
            if top + 14 < y < low - 14:
                scale = smooth([(x - 3, y - 8), (x + 7, y), (x - 3, y + 8)], steps=6)
                drawn += stroke(_at(scale), 2.3 * w, x + row, (0.4, 0.4), 0.1)
    return drawn
