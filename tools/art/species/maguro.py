"""Maguro, the bluefin tuna: heavy in front, sickle fins, a row of small yellow finlets. Looks left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, rays, ring, shape, stroke
from tools.art.press.curves import Line, bent, joined, moved, scaled, smooth, straight
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, OCHRE, SEA_PALE, SUMI
from tools.art.species.style import FULL, Style

BACK = smooth([(70, 0), (120, -46), (210, -92), (330, -112), (450, -92), (550, -52), (625, -18), (668, -8)])
BELLY = smooth([(70, 0), (108, 34), (190, 86), (310, 112), (440, 92), (545, 50), (625, 16), (668, 6)])
SIDE = smooth([(96, -6), (170, -30), (240, -38), (330, -14), (450, 2), (560, 4), (655, 0)])
TAIL = joined(
    smooth([(650, -6), (676, -40), (704, -100), (742, -150), (736, -96), (718, -44), (704, 0)]),
    smooth([(650, 6), (676, 40), (702, 92), (736, 140), (732, 88), (716, 40), (704, 0)])[::-1],
)
FIRST_FIN = smooth([(270, -104), (300, -150), (330, -176), (338, -150), (372, -128), (404, -116), (430, -98)])
SECOND_FIN = smooth([(440, -92), (462, -150), (500, -200), (492, -150), (486, -100), (498, -76)])
ANAL_FIN = smooth([(450, 88), (470, 146), (506, 196), (500, 146), (494, 98), (506, 70)])
SIDE_FIN = smooth([(232, 14), (280, 28), (350, 58), (410, 72), (362, 80), (290, 66), (236, 40)])
LOW_FIN = smooth([(268, 104), (292, 142), (330, 164), (322, 134), (322, 110)])
FINLETS = [
    *(((x, -y), (x + 12, -y - 20), (x + 22, 5 - y)) for x, y in ((515, 68), (540, 57), (565, 46), (590, 34))),
    *(((x, y), (x + 12, y + 20), (x + 22, y - 5)) for x, y in ((520, 62), (545, 50), (568, 40), (592, 29))),
]
GILL = smooth([(196, -76), (222, -40), (226, 6), (206, 52), (186, 72)])
MOUTH = smooth([(70, 2), (96, 12), (122, 14), (140, 24)])
EYE = (132.0, -16.0)

Place: TypeAlias = Callable[[Line], Line]


def maguro(style: Style = FULL, leap: float = 0.00125) -> Figure:
    """About 580 wide, centred on the origin; `leap` bends it."""

    def at(points: Line) -> Line:
        return scaled(bent(moved(points, -400), leap), 0.86) if leap else scaled(moved(points, -400), 0.86)

    body, back = joined(BACK, BELLY[::-1]), joined(BACK, SIDE[::-1])
    blue_fins = [TAIL, FIRST_FIN, LOW_FIN]
    yellow = [SECOND_FIN, ANAL_FIN, *(np.array(finlet, float) for finlet in FINLETS)]
    whole = "".join(shape(at(part)) for part in [body, *blue_fins, *yellow])
    lustre = fading("lustre", (0, 20), (0, 100), 0.0, 0.75)
    deep = fading("deep", (0, -110), (0, 40), 0.9, 0.0)
    return Figure(
        whole,
        (
            Block(lustre + shape(at(body), 'fill="url(#lustre)"'), SEA_PALE, 0.8),
            Block("".join(shape(at(part)) for part in [back, *blue_fins, SIDE_FIN]), INDIGO),
            Block(deep + shape(at(back), 'fill="url(#deep)"'), INDIGO_DEEP, 0.9),
            Block("".join(shape(at(part)) for part in yellow), OCHRE, cover=0.9),
            Block(dot(*_eye(at), 17 * 0.9), GOLD, cover=1),
            Block(_key(at, style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _eye(at: Place) -> tuple[float, float]:
    x, y = at(np.array([EYE]))[0]
    return float(x), float(y)


def _key(at: Place, style: Style) -> str:
    """The outline and every mark on it."""
    w = style.weight
    ends = (0.04, 0.1)

    def swelling(way: Line) -> Line:
        return 0.7 + 0.6 * np.sin(way * np.pi)

    drawn = "".join(
        stroke(at(part), 8.5 * w, seed, ends, pressure=swelling) for seed, part in enumerate((BACK, BELLY))
    )
    for seed, part in enumerate((TAIL, FIRST_FIN, SECOND_FIN, ANAL_FIN, LOW_FIN, SIDE_FIN), 10):
        drawn += stroke(at(part), 6 * w, seed, (0.1, 0.2))
    for seed, finlet in enumerate(FINLETS, 30):
        drawn += stroke(at(smooth(finlet, steps=8)), 4 * w, seed)
    drawn += stroke(at(GILL), 7 * w, 100) + stroke(at(MOUTH), 6 * w, 102, (0.02, 0.5))
    x, y = _eye(at)
    drawn += dot(x, y, 8) + ring(x, y, 15.5, 3.6 * w)
    return drawn + (_fine(at, w) if style.fine else "")


def _fine(at: Place, w: float) -> str:
    drawn = stroke(at(SIDE[20:]), 4 * w, 103, (0.1, 0.6), 0.1)
    for base, tip, count, seed in (
        ([(282, -108), (420, -102)], (334, -176), 7, 50),
        ([(448, -92), (492, -80)], (498, -192), 4, 60),
        ([(456, 88), (500, 74)], (505, 190), 4, 70),
        ([(690, -12), (704, -2)], (738, -140), 4, 80),
        ([(690, 12), (704, 2)], (732, 132), 4, 90),
    ):
        ends = at(np.array([*base, tip], float))
        drawn += rays(ends[:2], tuple(ends[2]), count, 3 * w, seed)
    for row, y in enumerate(range(26, 100, 15)):
        for x in range(225 + row % 2 * 11, 560, 22):
            if y < np.interp(x, BELLY[:, 0], BELLY[:, 1]) - 12:
                scale = smooth([(x, y - 6), (x + 8, y), (x, y + 7)], steps=6)
                drawn += stroke(at(scale), 2.4 * w, x + row, (0.4, 0.4), 0.1)
    for x in range(240, 600, 20):
        top = float(np.interp(x, BACK[:, 0], BACK[:, 1])) + 10
        hatch = straight((x, top), (x + 12, top + 14 + x * 7 % 17))
        drawn += stroke(at(hatch), 3 * w, x, (0.05, 0.8), 0.05)
    return drawn
