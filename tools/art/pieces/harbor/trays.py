"""Takoyaki for sale: three balls in a round of bent wood, as wide and as high as the barrels beside it."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.picture import Picture
from tools.art.pieces.casks import RADIUS, SIDE, SIZE, X, Y
from tools.art.pieces.cutout import cutout, key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, ring, shape, stroke
from tools.art.press.curves import Line, moved, smooth, straight
from tools.art.press.inks import CEDAR, OCHRE, PEACH, PINE, SNOW, VERMILION, Ink
from tools.art.species.forms import behind
from tools.art.species.spine import layered

BALLS: Final = ((32.0, 34.0, 18.0), (65.0, 36.0, 18.0), (47.0, 53.0, 19.5))
"""Middle and radius, the foremost last."""

PICK: Final = straight((52, 44), (70, 7), 8)
FLAG: Final = smooth([(70, 5), (86, 8), (91, 18), (78, 19), (65, 17)], closed=True)
STRAW: Final[Ink] = (206, 150, 98)
SAUCE: Final[Ink] = (112, 62, 32)
BAND: Final = smooth([(6, 68), (20, 80), (48, 85), (76, 80), (90, 68)])


def _sauce(x: float, y: float, r: float) -> Line:
    """A cap that runs down in three drops."""
    points = [
        (-0.95, -0.3),
        (-0.62, 0.1),
        (-0.4, -0.2),
        (-0.02, 0.24),
        (0.3, -0.18),
        (0.62, 0.04),
        (0.95, -0.34),
    ]
    points += [(0.7, -0.72), (0.0, -1.0), (-0.7, -0.72)]
    return smooth([(x + dx * r, y + dy * r) for dx, dy in points], closed=True)


def _over(marks: list[str], name: str) -> str:
    return layered([(dot(*ball), mark) for ball, mark in zip(BALLS, marks, strict=True)], name)


def tray() -> Figure:
    """96 square from the origin, as the casks."""
    balls, body = "".join(dot(*ball) for ball in BALLS), shape(SIDE)
    turn = fading("turn", (6, 0), (90, 0), 0.2, 0.0, 0.2, 1.0)
    sauces = [clipped(shape(_sauce(*ball)), dot(*ball), f"s{n}") for n, ball in enumerate(BALLS)]
    glints = [
        stroke(
            smooth([(x - r * 0.6, y - r * 0.2), (x - r * 0.45, y - r * 0.55), (x - r * 0.1, y - r * 0.72)]),
            4.4,
            3,
        )
        for x, y, r in BALLS
    ]
    chance = np.random.default_rng(5)
    laver = [
        "".join(
            dot(x + float(a) * r, y - r * 0.25 + float(b) * r, 1.9)
            for a, b in chance.uniform(-0.5, 0.5, (6, 2))
        )
        for x, y, r in BALLS
    ]
    pick, flag = stroke(PICK, 4.5, 2, (0, 0), 0.95), shape(FLAG)
    return Figure(
        body + pick + flag,
        (
            Block(body, PEACH, 0.95, grain=0.3, cover=0.9),
            Block(turn + shape(SIDE, 'fill="url(#turn)"'), CEDAR, 0.8),
            Block(dot(X, Y, RADIUS), STRAW, 1, grain=0.2, cover=1),
            Block(stroke(BAND, 7, 1, (0, 0), 0.95, 0), VERMILION, 0.95, cover=1),
            Block(balls, OCHRE, 1, grain=0.08, cover=1),
            Block(_over(sauces, "sauce"), SAUCE, 1, grain=0, cover=1),
            Block(_over(laver, "laver"), PINE, 1, grain=0, cover=1),
            Block(_over(glints, "glint"), SNOW, 1, grain=0, cover=1),
            Block(pick, PEACH, 1, grain=0, cover=1),
            Block(flag, VERMILION, 1, grain=0.05, cover=1),
            key(_lines(pick + flag)),
        ),
    )


def _lines(front: str) -> str:
    balls = "".join(dot(*ball) for ball in BALLS)
    drawn = _over([ring(x, y, r, 3.2) for x, y, r in BALLS], "edge")
    drawn = behind(drawn, front, "pick")
    drawn += behind(ring(X, Y, RADIUS, 3.6), balls + front, "rim") + behind(
        outline(SIDE, 4.4, 1), front, "side"
    )
    for way in (moved(BAND, 0, -3.6), moved(BAND, 0, 3.6)):
        drawn += stroke(way, 1.8, 5, (0.01, 0.01), 0.9)
    step = np.array([2.6, 1.0])
    return drawn + stroke(PICK - step, 2, 7) + stroke(PICK + step, 2, 8) + outline(FLAG, 3, 9)


PICTURES: Final = {"art/harbor/barrels/takoyaki": Picture(SIZE, lambda: cutout(tray(), SIZE, 0, 0, 1, 511))}
