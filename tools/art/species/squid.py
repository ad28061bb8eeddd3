"""Squid: a torpedo on the slant, an arrowhead of fins above, eight arms and two long tentacles below."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, ring, shape, stroke
from tools.art.press.curves import Line, Points, joined, moved, smooth
from tools.art.press.inks import BARK, GOLD, PEACH, ROSE, SNOW, SUMI
from tools.art.species.spine import laid, layered, point, swept
from tools.art.species.style import FULL, Style

SPINE: Final = smooth([(212, -268), (130, -176), (44, -70), (-30, 40), (-84, 140), (-130, 240)])
"""From the point of the mantle to where the arms stream."""

UPPER: Final = smooth([(0, 0), (44, -34), (110, -60), (200, -72), (286, -66), (318, -58)])
LOWER: Final = smooth([(0, 0), (44, 34), (110, 62), (200, 76), (286, 70), (318, 60)])
HEM: Final = smooth([(318, -58), (330, -30), (322, 0), (332, 32), (318, 60)])
FINS: Final = [
    smooth([(-6, -2), (34, -58), (84, -116), (132, -152), (150, -140), (158, -104), (176, -68)]),
    smooth([(-6, 2), (36, 60), (90, 118), (140, 150), (158, 138), (164, 104), (182, 72)]),
]
HEAD: Final = smooth(
    [(312, -40), (352, -50), (384, -40), (400, -30), (400, 30), (384, 42), (352, 52), (312, 42)]
)
EYES: Final = ((356.0, -40.0), (358.0, 42.0))
ARMS: Final = [
    smooth(points)
    for points in (
        [(382, -34), (430, -92), (476, -98), (512, -132), (560, -122)],
        [(382, 36), (428, 96), (478, 100), (514, 134), (558, 118)],
        [(386, -30), (440, -62), (494, -66), (536, -94), (586, -80)],
        [(386, 30), (442, 66), (498, 64), (540, 96), (584, 74)],
        [(390, -20), (452, -38), (510, -30), (558, -56), (604, -40)],
        [(390, 20), (454, 40), (510, 32), (560, 58), (600, 34)],
        [(394, -8), (460, -12), (522, 2), (580, -16), (624, 6)],
        [(394, 8), (456, 16), (516, 6), (570, 20), (612, 2)],
    )
]
TENTACLES: Final = [
    smooth([(392, -26), (428, -92), (424, -150), (372, -186), (296, -184), (236, -160)]),
    smooth([(392, 28), (436, 92), (500, 116), (570, 146), (634, 150), (676, 108)]),
]
ARM: Final = (14, 12, 11, 8, 5, 1)
TENTACLE: Final = (9, 7, 6, 6, 6, 8, 17, 15, 1)


def _at(points: Points) -> Line:
    return moved(laid(points, SPINE), 16, -10)


def squid(style: Style = FULL) -> Figure:
    """About 560 wide and high, swimming up to the right."""
    mantle = _at(joined(UPPER, HEM, LOWER[::-1]))
    fins, head = [_at(fin) for fin in FINS], _at(HEAD)
    limbs = [*_limbs(TENTACLES, TENTACLE), *_limbs(ARMS, ARM)]
    whole = "".join(shape(part) for part in [mantle, *fins, head, *(joined(a, b[::-1]) for a, b in limbs)])
    flush = fading("flush", (10, -130), (110, -60), 1.0, 0.35, 0.0)
    tips = fading("tips", (-90, 150), (-190, 300), 0.1, 0.9)
    arms = "".join(shape(joined(a, b[::-1]), 'fill="url(#tips)"') for a, b in limbs)
    freckled = clipped(_freckles(), shape(mantle) + "".join(map(shape, fins)) + shape(head), "skin")
    return Figure(
        whole,
        (
            Block(whole, SNOW, 0.9, grain=0.05, cover=1),
            Block(whole, PEACH, 0.5, grain=0.3),
            Block(flush + shape(mantle, 'fill="url(#flush)"') + tips + arms, ROSE, 0.85),
            Block("".join(shape(fin) for fin in fins) + shape(head), ROSE, 0.62, grain=0.3),
            *((Block(freckled, BARK, 0.6, cover=0.6),) if style.fine else ()),
            Block("".join(dot(*point(_at([eye])), 19) for eye in EYES), GOLD, cover=1),
            Block(_key(limbs, style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _limbs(bones: list[Line], widths: tuple[float, ...]) -> list[tuple[Line, Line]]:
    return [swept(_at(bone), widths) for bone in bones]


def _freckles() -> str:
    """Chromatophores: dense along the back, sparse to the sides."""
    chance = np.random.default_rng(7)
    drawn = ""
    for _ in range(230):
        x, y = chance.uniform(10, 392), chance.normal(-8, 48)
        drawn += dot(*point(_at([(x, y)])), float(chance.uniform(1.3, 3.6)))
    return drawn


def _key(limbs: list[tuple[Line, Line]], style: Style) -> str:
    """Limbs behind one another, fins behind the mantle, the mantle over the head."""
    w = style.weight
    slim = min(w, 1.7)
    parts = []
    for seed, (a, b) in enumerate(limbs):
        lines = stroke(a, 5 * slim, seed, (0.02, 0.1)) + stroke(b, 5 * slim, seed + 20, (0.02, 0.1))
        parts.append((shape(joined(a, b[::-1])), lines + (_suckers(a, b, seed) if style.fine else "")))
    head, mantle = _at(HEAD), _at(joined(UPPER, HEM, LOWER[::-1]))
    parts.append((shape(head), stroke(head, 6 * w, 40, (0.02, 0.02)) + _eyes(w)))
    for side, fin in zip((-1, 1), FINS, strict=True):
        ribs = clipped(_fin_rays(w, side), shape(_at(fin)), f"fin{side}") if style.fine else ""
        parts.append((shape(_at(fin)), stroke(_at(fin), 7 * w, 50 + side, (0.04, 0.06)) + ribs))
    folds = _fine(w) if style.fine else ""
    edges = "".join(stroke(_at(edge), 8 * w, 60, (0.03, 0.03)) for edge in (UPPER, LOWER))
    parts.append((shape(mantle), edges + stroke(_at(HEM), 6 * w, 61) + folds))
    return layered(parts, "limb")


def _eyes(w: float) -> str:
    drawn = ""
    for eye in EYES:
        x, y = point(_at([eye]))
        drawn += dot(x, y, 9.5) + ring(x, y, 18, 4 * min(w, 1.7))
    return drawn


def _suckers(a: Line, b: Line, seed: int) -> str:
    """A row along the inner edge, growing where a tentacle's club is."""
    drawn = ""
    for number in range(6, 56, 3):
        middle, half = a[number] * 0.7 + b[number] * 0.3, float(np.hypot(*(a[number] - b[number]))) / 2
        if seed > 1 or number > 40:
            drawn += ring(*point(middle[None]), half * 0.26, 1.6)
    return drawn


def _fine(w: float) -> str:
    """The ridge of the mantle, and two lines where the light leaves its flank."""
    drawn = stroke(_at(smooth([(24, -4), (120, -12), (220, -10), (300, -6)])), 3 * w, 70, (0.1, 0.6), 0.1)
    drawn += stroke(_at(smooth([(90, 40), (180, 56), (262, 54)])), 3 * w, 71, (0.5, 0.5), 0.05)
    return drawn + stroke(_at(smooth([(196, 46), (240, 48), (298, 44)])), 2.6 * w, 72, (0.5, 0.5), 0.05)


def _fin_rays(w: float, side: int) -> str:
    """From the mantle outwards."""
    drawn = ""
    for number in range(6):
        x = 34 + number * 24
        ray = [
            (x, side * (40 + number * 5)),
            (x + 14, side * (62 + number * 9)),
            (x + 22, side * (74 + number * 13)),
        ]
        drawn += stroke(_at(smooth(ray)), 2.6 * w, number, (0.1, 0.7), 0.1)
    return drawn
