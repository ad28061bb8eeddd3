"""Eel: one long S of muscle, a fin that runs round the tail without a break, a small pointed head."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, rays, ring, shape, stroke
from tools.art.press.curves import Line, Points, joined, scaled, smooth
from tools.art.press.inks import GOLD, INDIGO_DEEP, MOSS, OCHRE, PEACH, PINE, SLATE, SUMI
from tools.art.species.spine import laid, layered, point
from tools.art.species.style import FULL, Style

SPINE: Final = smooth(
    [
        (-282, -96),
        (-214, -170),
        (-90, -212),
        (66, -206),
        (170, -140),
        (160, -48),
        (40, 0),
        (-104, 30),
        (-190, 98),
        (-150, 186),
        (-10, 220),
        (136, 200),
        (236, 128),
        (284, 34),
    ],
    steps=20,
)
LENGTH: Final = float(np.hypot(*np.diff(SPINE, axis=0).T).sum())
HALF: Final = (
    (0, 7),
    (0.01, 15),
    (0.035, 24),
    (0.07, 33),
    (0.12, 33),
    (0.35, 40),
    (0.6, 37),
    (0.8, 25),
    (0.93, 12),
    (1, 2),
)
"""Half the thickness at parts of the length."""

EYE: Final = (42.0, -9.0)
SIDE_FIN: Final = smooth(
    [(120, 8), (152, 4), (190, 24), (204, 52), (172, 58), (138, 42), (118, 26)], closed=True
)
FRINGE: Final = 21
FINS: Final = ((-1, 0.2), (1, 0.4))
"""Along the back and along the belly: side, and the part of the length where it begins."""


def _at(points: Points) -> Line:
    return laid(points, SPINE)


def _edge(side: int, start: float = 0, end: float = 1, fringe: float = 0) -> Line:
    """The back (-1) or the belly (1); a `fringe` stands out from it and waves."""
    part = np.linspace(start, end, 130)
    profile = smooth(HALF)
    half = np.interp(part, profile[:, 0], profile[:, 1]).clip(0)
    rise = np.minimum(1, (part - start) * 9) * (1 + 0.22 * np.sin(part * 64))
    return np.column_stack([part * LENGTH, side * (half + fringe * rise)])


def _fin(side: int, start: float) -> Line:
    """Half of the fin; both halves meet in a point behind the tail."""
    fringe = _edge(side, start, 0.985, FRINGE)
    return smooth(joined(fringe[::4], [(LENGTH + 40, 0)]), steps=6)


def eel(style: Style = FULL) -> Figure:
    """About 590 wide and 500 high, its head up to the left."""
    body = shape(_at(joined(_edge(-1), _edge(1)[::-1])))
    fins = "".join(shape(_at(joined(_fin(side, start), _edge(side, start)[::-1]))) for side, start in FINS)
    fins += shape(_at([(LENGTH * 0.95, -14), (LENGTH + 38, 0), (LENGTH * 0.95, 14)]))
    back = shape(_at(joined(_edge(-1), _flank(-0.12)[::-1])))
    belly = shape(_at(joined(_flank(0.45), _edge(1)[::-1])))
    pale = shape(_at(joined(_flank(0.72), _edge(1)[::-1])))
    side_fin = shape(_at(SIDE_FIN))
    return Figure(
        body + fins + side_fin,
        (
            Block(fins, MOSS, 0.95),
            Block(body, SLATE, 0.85),
            Block(body, PINE, 0.5),
            Block(belly, OCHRE, 0.9, cover=0.95),
            Block(pale, PEACH, 0.9, cover=0.95),
            Block(back, INDIGO_DEEP, 0.9, grain=0.35),
            Block(side_fin, MOSS, 1, grain=0.1, cover=1),
            Block(dot(*point(_at([EYE])), 10.5), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _flank(part: float) -> Line:
    """A line along the side, at that part of the way from the middle to the belly."""
    return scaled(_edge(1), 1, part)


def _key(style: Style) -> str:
    """The outline and every mark on it; the side fin over the body."""
    w = style.weight
    edges = "".join(stroke(_at(_edge(side)), 8 * min(w, 1.8), 3 + side, (0.01, 0.05)) for side in (-1, 1))
    for side, start in FINS:
        edges += stroke(_at(_fin(side, start)), 5 * min(w, 2), 10 + side, (0.05, 0.02))
    fin = stroke(_at(SIDE_FIN), 6 * min(w, 1.5), 13, (0.02, 0.02), 0.7)
    if style.fine:
        fin += rays(_at([(124, 12), (126, 26)]), point(_at([(204, 50)])), 4, 2.6 * w, 15)
    drawn = layered([("", edges + (_fine(w) if style.fine else "")), (shape(_at(SIDE_FIN)), fin)], "over")
    drawn += stroke(_at(smooth([(-4, 6), (22, 11), (46, 9), (60, 15)])), 5 * min(w, 1.7), 14, (0.02, 0.5))
    x, y = point(_at([EYE]))
    return drawn + dot(x, y, 5.2) + ring(x, y, 10, 3 * min(w, 1.4))


def _fine(w: float) -> str:
    """Gill, nostril, the line of the flank, short marks where the back turns away."""
    drawn = stroke(_at(smooth([(104, -18), (118, 0), (112, 24)])), 5 * w, 20)
    drawn += stroke(_at(smooth([(12, -13), (6, -22), (0, -25)])), 4 * w, 30)
    drawn += stroke(_at(_flank(0.16)[18:]), 3 * w, 21, (0.1, 0.3), 0.1)
    for number in range(44):
        x, y = 170 + number * 27, 15 + number * 5 % 9
        fleck = smooth([(x, y), (x + 7, y - 2), (x + 15, y)], steps=5)
        drawn += stroke(_at(fleck), 2.6 * w, number, (0.4, 0.4), 0.1)
    return drawn + "".join(_rays(side, start, w) for side, start in FINS) + _fin_lines(w)


def _rays(side: int, start: float, w: float) -> str:
    """Of the long fin: short, slanting backwards."""
    drawn = ""
    root, rim = _edge(side, start, 0.985), _edge(side, start, 0.985, FRINGE)
    for at in range(8, 124, 2 if side < 0 else 3):
        foot, tip = root[at], root[at] * 0.2 + rim[at + 1] * 0.8
        drawn += stroke(_at(np.linspace(foot, tip, 4)), 2.4 * w, at, (0.05, 0.5), 0.2)
    return drawn


def _fin_lines(w: float) -> str:
    """Folds of skin behind the gill."""
    folds = [smooth([(x, -20), (x + 8, -6), (x + 6, 8)]) for x in (60, 72, 84)]
    return "".join(stroke(_at(fold), 2.4 * w, 60, (0.4, 0.4), 0.1) for fold in folds)
