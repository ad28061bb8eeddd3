"""Hands out of sleeves, as the market counts: fingers up, the others folded; or a closed fist."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.pieces.cutout import key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import outline, shape, stroke
from tools.art.press.curves import Line, arc, joined, line, smooth, straight
from tools.art.press.inks import INDIGO, PEACH, SNOW, Ink
from tools.art.species.forms import behind

KNUCKLES: Final = ((-17.5, -20.0), (-5.5, -24.0), (6.5, -23.0), (17.5, -18.0))
TIPS: Final = ((-25.0, -61.0), (-7.5, -71.0), (9.5, -68.0), (25.0, -56.0))
PALM: Final = smooth(
    [(-24, -16), (-12, -25), (6, -27), (23, -20), (27, 0), (22, 20), (17, 32), (-15, 32), (-23, 16)],
    closed=True,
)
CUFF: Final = line([(-26, 26), (24, 24), (30, 60), (-33, 60)])
LINING: Final = line([(-26, 26), (24, 24), (25, 32), (-28, 34)])


def _finger(number: int) -> Line:
    """Straight up, a little spread, narrower at the tip."""
    foot, tip = np.array(KNUCKLES[number]), np.array(TIPS[number])
    ahead = (tip - foot) / np.hypot(*(tip - foot))
    across = np.array([-ahead[1], ahead[0]]) * 6.9
    heading = float(np.degrees(np.arctan2(ahead[1], ahead[0])))
    cap = arc(float(tip[0]), float(tip[1]), 5.8, heading - 90, heading + 90, 10)
    root = foot - ahead * 6
    return joined(np.array([root - across, foot - across]), cap, np.array([foot + across, root + across]))


def _folded(number: int) -> Line:
    """Bent over at the knuckle, its nail in the palm."""
    x, y = KNUCKLES[number]
    return smooth(
        [(x - 6, y - 1), (x, y - 6), (x + 6, y - 1), (x + 5, y + 17), (x, y + 21), (x - 5, y + 17)],
        closed=True,
    )


THUMB: Final = smooth(
    [(-25, 2), (-20, -6), (-8, 2), (8, 3), (15, 8), (11, 15), (-4, 16), (-17, 24), (-24, 18)], closed=True
)


def hand(up: int, sleeve: Ink = INDIGO) -> Figure:
    """Palm to the viewer, from -72 to 60: `up` fingers stand, the thumb holds down the rest."""
    fingers = [_finger(number) for number in range(up)]
    bent = [_folded(number) for number in range(up, 4)]
    front = [*bent, THUMB]
    skin = "".join(shape(part) for part in [PALM, *fingers, *front])
    return Figure(
        skin + shape(CUFF),
        (
            Block(skin, PEACH, 0.5, grain=0.12),
            Block(shape(CUFF), sleeve, 0.98, grain=0.15, cover=0.95),
            Block(shape(LINING), SNOW, 1, grain=0, cover=1),
            key(_lines(fingers, front)),
        ),
    )


def _lines(fingers: list[Line], front: list[Line]) -> str:
    """What lies behind is hidden: fingers behind the palm, the palm behind the folded ones."""
    drawn = behind("".join(outline(part, 4.2, n) for n, part in enumerate(fingers)), shape(PALM), "palm")
    cover = "".join(shape(part) for part in front)
    open_top = "".join(shape(part) for part in fingers)
    drawn += behind(outline(PALM, 4.4, 9), cover + open_top + shape(CUFF), "front")
    thumb = shape(THUMB)
    drawn += behind("".join(outline(part, 3.6, 20 + n) for n, part in enumerate(front[:-1])), thumb, "thumb")
    drawn += outline(THUMB, 4, 30) + stroke(smooth([(11, 5), (13, 9), (9, 12)]), 1.8, 31)
    return drawn + outline(CUFF, 4.6, 32) + stroke(straight((-28, 34), (25, 32)), 2.6, 33)


FIST: Final = smooth(
    [
        (-34, -4),
        (-32, -20),
        (-22, -26),
        (-12, -30),
        (2, -32),
        (16, -29),
        (28, -22),
        (34, -8),
        (34, 26),
        (-34, 26),
    ],
    closed=True,
)
SLEEVE: Final = smooth(
    [(-60, 62), (-58, 18), (-44, 2), (-20, 4), (8, 8), (34, 2), (52, 12), (60, 36), (60, 62)]
)


def fist(sleeve: Ink = INDIGO) -> Figure:
    """Four knuckles over the edge of a wide sleeve, from -34 to 60: what they hold is nobody's business."""
    ways = [
        smooth([(x, y), (x + 2.5, y + 14), (x - 1, y + 30)]) for x, y in ((-18, -25), (0, -29), (17, -26))
    ]
    folds = [
        smooth([(-40, 60), (-36, 40), (-26, 22)]),
        smooth([(6, 60), (4, 44), (10, 26)]),
        smooth([(38, 60), (40, 40), (34, 22)]),
    ]
    lines = outline(FIST, 4.6, 1) + "".join(
        stroke(way, 3.6, 2 + n, (0.05, 0.2)) for n, way in enumerate(ways)
    )
    lines += "".join(
        stroke(arc(x, y, 7, 200, 330, 9), 2.2, 60 + x) for x, y in ((-26, -8), (-9, -12), (9, -12), (25, -7))
    )
    folded = "".join(stroke(way, 3, 12 + n, (0.05, 0.6)) for n, way in enumerate(folds))
    edge = stroke(SLEEVE, 5, 20, (0.02, 0.02), 0.7)
    hem = joined(SLEEVE[14:-14], (SLEEVE[14:-14] + np.array([0, 9.0]))[::-1])
    return Figure(
        shape(FIST) + shape(SLEEVE),
        (
            Block(shape(FIST), PEACH, 0.5, grain=0.12),
            Block(shape(SLEEVE), sleeve, 0.98, grain=0.15, cover=1),
            Block(shape(hem), SNOW, 1, grain=0, cover=1),
            key(
                behind(lines, shape(SLEEVE), "sleeve") + folded + edge + stroke(hem[len(hem) // 2 :], 2.6, 22)
            ),
        ),
    )
