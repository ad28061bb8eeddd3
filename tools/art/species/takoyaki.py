"""Takoyaki: three balls in a boat of thin wood, sauce running, green flakes and shavings, a pick stuck in."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, glowing, shape, stroke
from tools.art.press.curves import Line, joined, smooth
from tools.art.press.inks import BARK, CEDAR, OCHRE, PEACH, PINE, SNOW, SUMI, VERMILION
from tools.art.species.spine import layered, swept
from tools.art.species.style import FULL, Style

BALLS: Final = ((-146.0, -8.0, 96.0), (150.0, -4.0, 94.0), (2.0, -46.0, 108.0))
"""Middle and radius, the foremost last."""

RIM: Final = smooth([(-296, -30), (-240, 54), (-120, 84), (0, 92), (120, 84), (242, 54), (296, -36)])
KEEL: Final = smooth(
    [
        (296, -36),
        (272, 50),
        (222, 128),
        (158, 164),
        (0, 172),
        (-158, 164),
        (-222, 128),
        (-274, 54),
        (-296, -30),
    ]
)
FAR: Final = smooth([(296, -36), (240, -8), (120, 4), (0, 8), (-120, 4), (-240, -4), (-296, -30)])
"""The far rim of the tray, behind the balls."""

PICK: Final = swept(smooth([(46, -110), (120, -204), (196, -292)]), (4, 6, 6, 7, 6))
FLAG: Final = smooth(
    [(120, -213), (150, -252), (196, -300), (264, -268), (206, -232), (196, -204), (126, -206)], closed=True
)
SHAVINGS: Final = [
    smooth(
        [(-70, -138), (-44, -180), (-12, -164), (0, -194), (30, -178), (20, -148), (-8, -140), (-30, -122)],
        True,
    ),
    smooth(
        [(-192, -90), (-172, -120), (-142, -104), (-124, -122), (-108, -94), (-136, -76), (-166, -70)], True
    ),
    smooth([(116, -82), (136, -116), (164, -98), (186, -112), (194, -82), (164, -68), (138, -64)], True),
]


def _ball(x: float, y: float, radius: float, seed: int) -> Line:
    """Not quite round: turned by hand in the iron."""
    turn = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    out = radius * (1 + 0.018 * np.sin(3 * turn + seed) + 0.012 * np.sin(5 * turn + 2 * seed))
    return np.column_stack([x + out * np.cos(turn), y + out * np.sin(turn)])


def _sauce(x: float, y: float, radius: float, seed: int) -> Line:
    """A cap with drops of unequal length running down."""
    runs = ((0.16, 0.40), (0.02, 0.12), (0.30, 0.62), (0.05, 0.10), (0.12, 0.34))[seed:] + (
        (0.0, 0.2),
    ) * seed
    edge = [(-0.9, -0.24)]
    for number, (high, low) in enumerate(runs):
        left = -0.74 + number * 0.31
        edge += [
            (left, low - 0.12),
            (left + 0.08, low),
            (left + 0.16, low - 0.12),
            (left + 0.235, high - 0.14),
        ]
    points = [*edge, (0.9, -0.3), (0.66, -0.74), (0.24, -0.96), (-0.26, -0.95), (-0.68, -0.72)]
    return smooth([(x + px * radius, y + py * radius) for px, py in points], closed=True)


def takoyaki(style: Style = FULL) -> Figure:
    """About 580 wide and 490 high."""
    balls = [_ball(*ball, seed) for seed, ball in enumerate(BALLS)]
    forms = [shape(ball) for ball in balls]
    tray, pick = shape(joined(RIM, KEEL)), shape(joined(PICK[0], PICK[1][::-1]))
    flag, inside, flakes = shape(FLAG), shape(joined(RIM, FAR)), "".join(map(shape, SHAVINGS))
    low = fading("low", (0, 60), (0, 180), 0.05, 0.75)
    return Figure(
        pick + flag + "".join(forms) + flakes + tray + inside,
        (
            Block(pick + tray + inside, PEACH, 0.95),
            Block(flag, VERMILION),
            Block(inside, CEDAR, 0.9),
            Block("".join(forms), OCHRE, 1, grain=0.1, cover=1),
            Block(_over(balls, _crusts(balls), "crust_over"), CEDAR, 0.95),
            Block(_over(balls, _sauces(balls), "sauce_over"), BARK, 1, grain=0.05, cover=1),
            Block(_over(balls, _glints(), "glint_over"), SNOW, 0.95, grain=0, cover=1),
            *(
                (Block(_over(balls, _laver(), "laver_over"), PINE, 1, grain=0.1, cover=1),)
                if style.fine
                else ()
            ),
            Block(flakes, PEACH, 1, grain=0.1, cover=1),
            Block(tray, PEACH, 1, grain=0.1, cover=1),
            Block(low + shape(joined(RIM, KEEL), 'fill="url(#low)"'), CEDAR, 0.7),
            Block(_key(balls, style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _over(balls: list[Line], marks: list[str], name: str) -> str:
    """The marks of each ball, hidden where the next ball lies before them."""
    return layered([(shape(ball), mark) for ball, mark in zip(balls, marks, strict=True)], name)


def _crusts(balls: list[Line]) -> list[str]:
    """Browned towards the edge and below."""
    drawn = []
    for number, ((x, y, radius), ball) in enumerate(zip(BALLS, balls, strict=True)):
        glow = glowing(f"crust{number}", x - 20, y - 30, radius * 1.35, 0.0, 0.15, 0.9)
        drawn.append(glow + shape(ball, f'fill="url(#crust{number})"'))
    return drawn


def _sauces(balls: list[Line]) -> list[str]:
    return [
        clipped(shape(_sauce(*BALLS[seed], seed)), shape(ball), f"sauce{seed}")
        for seed, ball in enumerate(balls)
    ]


def _glints() -> list[str]:
    """Light on the wet sauce."""
    drawn = []
    for seed, (x, y, r) in enumerate(BALLS):
        shine = smooth(
            [(x - r * 0.64, y - r * 0.3), (x - r * 0.54, y - r * 0.54), (x - r * 0.32, y - r * 0.7)]
        )
        drawn.append(stroke(shine, 11, seed, (0.4, 0.4), 0.2) + dot(x - r * 0.66, y - r * 0.12, 5))
    return drawn


def _laver() -> list[str]:
    """Flakes of green laver."""
    chance = np.random.default_rng(11)
    drawn = []
    for x, y, radius in BALLS:
        spots = ""
        for _ in range(24):
            turn, out = chance.uniform(0, 6.3), radius * 0.7 * np.sqrt(chance.uniform())
            spots += dot(
                x + out * np.cos(turn), y - 0.35 * radius + 0.6 * out * np.sin(turn), chance.uniform(2.4, 5)
            )
        drawn.append(spots)
    return drawn


def _key(balls: list[Line], style: Style) -> str:
    """Pick behind, ball over ball, the tray in front."""
    w, tray = style.weight, joined(RIM, KEEL)
    pick = joined(PICK[0], PICK[1][::-1])
    parts = [(shape(pick), stroke(PICK[0], 5 * min(w, 1.8), 1) + stroke(PICK[1], 5 * min(w, 1.8), 2))]
    parts.append((shape(joined(RIM, FAR)), stroke(FAR, 6 * min(w, 2), 4, (0.02, 0.02))))
    parts.append((shape(FLAG), stroke(FLAG, 5.5 * min(w, 2), 3, (0.02, 0.02))))
    for seed, ball in enumerate(balls):
        sauce = _sauce(*BALLS[seed], seed)
        lines = stroke(np.vstack([ball, ball[:1]]), 8 * min(w, 2), seed, (0.01, 0.01), 0.8)
        edge = clipped(stroke(sauce, 4.5 * w, seed), shape(ball), f"ball{seed}") if style.fine else ""
        parts.append((shape(ball), lines + edge))
    for seed, flake in enumerate(SHAVINGS, 20):
        fold = stroke((flake * 0.55 + flake.mean(axis=0) * 0.45)[8:60], 3 * w, seed, (0.3, 0.5), 0.1)
        parts.append(
            (shape(flake), stroke(flake, 4.5 * min(w, 2), seed, (0.02, 0.02)) + (fold if style.fine else ""))
        )
    lines = stroke(RIM, 8.5 * min(w, 2), 30, (0.02, 0.02)) + stroke(KEEL, 8.5 * min(w, 2), 31, (0.02, 0.02))
    parts.append((shape(tray), lines + (clipped(_fine(w), shape(tray), "tray") if style.fine else "")))
    return layered(parts, "ball_over")


def _fine(w: float) -> str:
    """The grain of the tray, and the fold at each end."""
    drawn = ""
    for number, y in enumerate((106, 119, 131, 143, 154)):
        sag = 10 - number * 2
        grain = smooth(
            [(-240 + number * 9, y - 18), (-90, y + sag * 0.4), (60, y + sag), (232 - number * 7, y - 18)]
        )
        drawn += stroke(grain, 3 * w, number, (0.3, 0.5), 0.1)
    for side in (-1, 1):
        fold = smooth([(side * 232, 60), (side * 204, 104), (side * 176, 168)])
        drawn += stroke(fold, 5 * w, 40 + side, (0.05, 0.3))
    return drawn
