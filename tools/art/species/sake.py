"""Sake, the salmon in autumn: hooked jaw, orange flank, spotted back. Leaps upwards, looks up and left."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, ring, shape, stroke
from tools.art.press.curves import Line, joined, line, smooth
from tools.art.press.inks import GOLD, ORANGE, PEACH, SLATE, SNOW, SUMI, VERMILION
from tools.art.species.forms import fan, flow
from tools.art.species.spine import laid
from tools.art.species.style import FULL, Style

# Drawn straight from the snout at 0 to the tail, and laid along the leap afterwards.
BACK: Final = smooth(
    [(12, -6), (30, -24), (68, -36), (110, -58), (170, -90), (270, -108), (390, -92), (490, -58), (560, -34),
     (606, -34)]
)  # fmt: skip
UPPER_JAW: Final = smooth([(12, -6), (0, 12), (10, 34), (22, 18), (50, 14), (84, 22), (114, 32)])
LOWER_JAW: Final = smooth([(114, 32), (80, 50), (46, 50), (22, 34), (12, 50), (34, 72), (80, 78)])
MOUTH: Final = joined(UPPER_JAW[42:], LOWER_JAW[:43])
BELLY: Final = smooth([(80, 78), (150, 92), (270, 102), (390, 86), (490, 54), (560, 32), (606, 34)])
SIDE: Final = smooth([(12, -4), (80, -18), (130, -36), (210, -56), (330, -54), (450, -34), (606, -14)])
LOW: Final = smooth([(60, 76), (150, 56), (270, 58), (390, 48), (490, 30), (606, 14)])
TAIL: Final = smooth(
    [(590, -34), (626, -60), (672, -104), (694, -112), (690, -70), (676, -30), (674, 4), (682, 40), (704, 84),
     (694, 110), (666, 98), (626, 58), (590, 32)]
)  # fmt: skip
TOP_FIN: Final = smooth([(258, -106), (268, -156), (298, -184), (336, -170), (352, -130), (384, -94)])
FAT_FIN: Final = smooth([(496, -56), (508, -86), (536, -102), (544, -80), (530, -46)])
LOW_FIN: Final = smooth([(440, 70), (456, 122), (492, 146), (514, 118), (518, 78), (530, 40)])
BELLY_FIN: Final = smooth([(310, 98), (330, 144), (368, 168), (384, 136), (372, 88)])
SIDE_FIN: Final = smooth([(144, 48), (184, 48), (232, 76), (256, 112), (216, 122), (172, 102), (140, 76)])
GILL: Final = smooth([(116, -54), (146, -20), (150, 26), (132, 64), (114, 82)])
CHEEK: Final = smooth([(100, -30), (120, 0), (118, 34), (102, 58)])
EYE: Final = (74.0, -8.0)
TEETH: Final = ((34, 16, 1), (54, 15, 1), (76, 20, 1), (44, 50, -1), (66, 51, -1), (88, 47, -1))
FINS: Final = (TAIL, TOP_FIN, FAT_FIN, LOW_FIN, BELLY_FIN)
LEAP: Final = flow((-190, -262), 16, 640, [(0, 3), (0.25, 12), (0.6, 18), (0.8, -8), (1, -26)])


def at(points: Line) -> Line:
    """In the leap."""
    return laid(points * 0.92, LEAP)


def sake(style: Style = FULL) -> Figure:
    """About 580 high, centred on the origin."""
    body = at(joined(BACK, BELLY[::-1], LOWER_JAW[::-1], UPPER_JAW[::-1]))
    mouth = shape(at(MOUTH))
    fins = "".join(shape(at(fin)) for fin in FINS)
    flank = at(joined(SIDE, LOW[::-1]))
    back = shape(at(joined(BACK, SIDE[::-1])))
    return Figure(
        shape(body) + mouth + fins,
        (
            Block(shape(body), PEACH, 0.8, cover=0.8),
            Block(shape(flank) + fins, ORANGE, 0.95, cover=0.7),
            Block(_bars(), VERMILION, 0.75) if style.fine else Block(shape(flank), ORANGE, 0.5),
            Block(back, SLATE, 0.95),
            Block(mouth, VERMILION, 0.95),
            Block(_teeth(), SNOW, cover=1),
            Block(shape(at(SIDE_FIN)), ORANGE, 0.95, cover=0.9),
            Block(dot(*_eye(), 15), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _eye() -> tuple[float, float]:
    x, y = at(line([EYE]))[0]
    return float(x), float(y)


def _teeth() -> str:
    drawn = ""
    for x, y, down in TEETH:
        drawn += shape(at(line([(x - 6, y), (x, y + 14 * down), (x + 6, y)])))
    return drawn


def _bars() -> str:
    """The red flames of autumn across the flank."""
    drawn = ""
    for number, x in enumerate(range(190, 570, 44)):
        sway, deep = 10 * np.sin(number * 2.1), 40 - (x - 190) * 0.06
        flame = smooth([(x - 12, -70), (x + sway, -10), (x - 6, deep), (x + 16 + sway, -8), (x + 16, -70)])
        drawn += shape(at(flame))
    return clipped(drawn, shape(at(joined(SIDE, LOW[::-1]))), "flank")


def _key(style: Style) -> str:
    """The outline and every mark on it."""
    w = style.weight
    drawn = ""
    for seed, part in enumerate((BACK, UPPER_JAW, LOWER_JAW, BELLY)):
        drawn += stroke(at(part), (9 if seed in (0, 3) else 7) * w, seed, (0.06, 0.06), 0.4)
    for seed, part in enumerate((*FINS, SIDE_FIN), 10):
        drawn += stroke(at(part), 6.5 * w, seed, (0.04, 0.04))
    drawn += stroke(at(GILL), 7.5 * w, 20)
    drawn += dot(*_eye(), 7) + ring(*_eye(), 14, 3.6 * w)
    return drawn + (_fine(w) if style.fine else "")


def _fine(w: float) -> str:
    """Spots, scales and rays."""
    drawn = _spots(w) + _scales(w) + stroke(at(CHEEK), 4 * w, 21, (0.2, 0.5), 0.1)
    for root, edge, count, seed in (
        ([(270, -108), (376, -98)], [(282, -170), (300, -184), (336, -170), (356, -122)], 7, 40),
        ([(446, 70), (526, 44)], [(464, 130), (492, 146), (514, 118), (522, 74)], 6, 50),
        ([(314, 98), (370, 90)], [(332, 146), (368, 168), (384, 136)], 5, 60),
        ([(606, -30), (612, 30)], [(694, -106), (676, -30), (674, 4), (682, 40), (700, 100)], 11, 70),
        ([(146, 56), (146, 72)], [(240, 82), (256, 112), (216, 122), (180, 104)], 5, 90),
    ):
        drawn += fan(at(line(root)), at(line(edge)), count, 3.4 * w, seed)
    return drawn


def _spots(w: float) -> str:
    drawn, chance = "", np.random.default_rng(4)
    for x in range(150, 590, 17):
        top, side = (float(np.interp(x, edge[:, 0], edge[:, 1])) for edge in (BACK, SIDE))
        for part in (0.3, 0.72):
            y = top + (side - top) * part + chance.uniform(-3, 3)
            left, down = at(line([(x + chance.uniform(-5, 5), y)]))[0]
            drawn += dot(float(left), float(down), chance.uniform(2.6, 5) * w)
    return drawn


def _scales(w: float) -> str:
    drawn = ""
    for row, y in enumerate(range(-30, 84, 14)):
        for x in range(176 + row % 2 * 12, 570, 24):
            top, low = (float(np.interp(x, edge[:, 0], edge[:, 1])) for edge in (SIDE, BELLY))
            if top + 8 < y < low - 12 and not (y > 36 and x < 264):
                mark = at(smooth([(x, y - 6), (x + 8, y), (x, y + 7)], steps=6))
                drawn += stroke(mark, 2.2 * w, x + row, (0.4, 0.4), 0.1)
    return drawn
