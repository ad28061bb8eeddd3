"""What the games trade in, drawn for counters and covers: barrel, balance, knife, ticket, ice, crate."""

from __future__ import annotations

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, dot, fading, outline, ring, shape, stroke, words
from tools.art.press.curves import arc, ellipse, joined, smooth, straight
from tools.art.press.inks import (
    BARK,
    CEDAR,
    GOLD,
    INDIGO,
    INDIGO_LIGHT,
    OCHRE,
    PAPER,
    SEA_PALE,
    SLATE,
    SNOW,
    SUMI,
    VERMILION,
    Ink,
)


def barrel(weight: float = 1.0) -> Figure:
    """100 wide, 120 high, about the origin: staves, two braided hoops, an open top."""
    left = smooth([(-40, -52), (-50, -10), (-48, 30), (-40, 54)])
    right = smooth([(40, -52), (50, -10), (48, 30), (40, 54)])
    foot = smooth([(-40, 54), (0, 64), (40, 54)])
    body = joined(left, foot, right[::-1])
    lid = ellipse(0, -52, 40, 11)
    hoops = [smooth([(-49, y), (0, y + 12), (49, y)]) for y in (-26, 26)]
    key = outline(lid, 4.5 * weight, 1) + stroke(left, 6 * weight, 2) + stroke(right, 6.5 * weight, 3)
    key += stroke(foot, 6 * weight, 4)
    for seed, x in enumerate((-24, -6, 13, 29)):
        key += stroke(smooth([(x, -42), (x * 1.2, 4), (x, 60)]), 2.6 * weight, seed + 10, (0.1, 0.2))
    hoop = "".join(stroke(line, 10, seed, (0.01, 0.01), 0.9) for seed, line in enumerate(hoops))
    braid = "".join(
        stroke(
            straight((x - 4, y - 5 + 12 * (1 - (x / 49) ** 2)), (x + 4, y + 5 + 12 * (1 - (x / 49) ** 2))),
            2,
            x + 90,
        )
        for y in (-26, 26)
        for x in range(-44, 48, 9)
    )
    return Figure(
        shape(body) + shape(lid),
        (
            Block(shape(body) + shape(lid), CEDAR, 0.9),
            Block(
                fading("round", (-50, 0), (50, 0), 0.1, 0, 0.2, 0.9) + shape(body, 'fill="url(#round)"'),
                BARK,
                0.85,
            ),
            Block(shape(ellipse(0, -52, 33, 8)), SUMI, 0.75),
            Block(hoop, OCHRE, 0.95, cover=1),
            Block(key + braid, SUMI, 0.97, 0.08, 0.04, 0.1, cover=0.95),
        ),
    )


def balance(tilt: float = -7, weight: float = 1.0) -> Figure:
    """A steelyard on a post, 330 wide and 210 high, its foot on the origin; `tilt` in degrees."""
    turn = np.radians(tilt)
    ends = [(side * 150 * np.cos(turn), -176 + side * 150 * np.sin(turn)) for side in (-1, 1)]
    bars = (straight(ends[0], ends[1]), straight((0, -196), (0, -8)), straight((-54, -5), (54, -5)))
    wood = "".join(stroke(bar, 13, seed, (0.01, 0.01), 0.9) for seed, bar in enumerate(bars, 1))
    rim = "".join(stroke(bar, 13 + 7 * weight, seed, (0.01, 0.01), 0.9) for seed, bar in enumerate(bars, 1))
    key = ""
    pans, silhouette = "", box(-10, -196, 20, 196) + box(-50, -12, 100, 14)
    for seed, (x, y) in enumerate(ends):
        bowl = joined(straight((x - 58, y + 96), (x + 58, y + 96)), arc(x, y + 96, 58, 0, 180) * (1, 1))
        bowl[:, 1] = np.where(bowl[:, 1] > y + 96, y + 96 + (bowl[:, 1] - y - 96) * 0.42, bowl[:, 1])
        pans += shape(bowl)
        key += outline(bowl, 5 * weight, seed + 10)
        key += stroke(straight((x, y), (x - 54, y + 96)), 2.6 * weight, seed + 20)
        key += stroke(straight((x, y), (x + 54, y + 96)), 2.6 * weight, seed + 30)
    return Figure(
        silhouette + pans,
        (
            Block(pans, GOLD, 0.95, cover=1),
            Block(rim, SUMI, 1, 0.05, 0.02, 0, cover=1),
            Block(wood, OCHRE, 0.95, 0.15, cover=1),
            Block(dot(0, -180, 13), VERMILION, 0.95, cover=1),
            Block(key + ring(0, -180, 13, 4 * weight), SUMI, 0.97, 0.08, 0.04, 0.1, cover=0.95),
        ),
    )


def knife(weight: float = 1.0) -> Figure:
    """A long fish knife, point up, 260 high about the origin."""
    blade = joined(
        smooth([(-13, 50), (-15, -40), (-10, -110), (6, -150)]),
        smooth([(6, -150), (16, -90), (17, 0), (15, 50)]),
    )
    spine = joined(smooth([(6, -150), (16, -90), (17, 0), (15, 50)]), straight((6, 50), (6, -90)))
    handle = [(-12.0, 56.0), (-15.0, 128.0), (15.0, 128.0), (13.0, 56.0)]
    key = outline(blade, 5 * weight, 1) + outline(np.array(handle), 6 * weight, 2)
    key += stroke(smooth([(5, 46), (6, -40), (6, -118)]), 2.4 * weight, 3, (0.05, 0.5))
    return Figure(
        shape(blade) + shape(handle) + box(-14, 48, 29, 12),
        (
            Block(shape(blade), SNOW, 0.95, cover=1),
            Block(shape(spine), SLATE, 0.55),
            Block(shape(handle), CEDAR, 0.95),
            Block(box(-15, 46, 31, 13), OCHRE, 0.95, cover=1),
            Block(key + stroke(straight((-15, 52), (16, 52)), 4, 4), SUMI, 0.97, 0.08, 0.04, 0.1, cover=0.95),
        ),
    )


def ticket(sign: str, ground: Ink = PAPER, ink: Ink = SUMI) -> Figure:
    """A wooden tag with its figure, 60x84 about the origin."""
    return Figure(
        box(-30, -42, 60, 84, 6),
        (
            Block(box(-30, -42, 60, 84, 6), SUMI, 1, 0.05, 0.02, 0, cover=1),
            Block(box(-26, -38, 52, 76, 4), ground, 1, 0.1, 0.04, 0.1, cover=1),
            Block(words(sign, 0, 22, 62, "number"), ink, 1, 0.1, 0.05, 0.1, cover=1),
        ),
    )


def ice(w: float, h: float, seed: int) -> Figure:
    """Broken ice in a heap, its foot on the origin."""
    chance = np.random.default_rng(seed)
    top = [(-w / 2, 0.0)]
    for number in range(9):
        x = -w / 2 + w * (number + 0.5) / 9
        top.append(
            (x, -h * (0.55 + 0.45 * np.sin(np.pi * (number + 0.5) / 9)) * float(chance.uniform(0.75, 1.1)))
        )
    heap = [*top, (w / 2, 0.0)]
    facets = "".join(
        stroke(
            straight(point, (point[0] + float(chance.uniform(-14, 14)), point[1] * 0.35)),
            2.4,
            seed + at,
            (0.1, 0.6),
        )
        for at, point in enumerate(top[1:])
    )
    return Figure(
        shape(heap),
        (
            Block(shape(heap), SNOW, 0.95, cover=1),
            Block(
                fading("cold", (0, -h), (0, 0), 0, 0.3, 0.9) + shape(heap, 'fill="url(#cold)"'), SEA_PALE, 0.8
            ),
            Block(stroke(heap, 4, seed) + facets, INDIGO, 0.95, 0.08, 0.04, 0.1, cover=0.95),
        ),
    )


def crate(w: float, h: float, mark: str, seed: int) -> Figure:
    """A slatted box with a branded sign, its foot on the origin."""
    key = outline(np.array([(-w / 2, -h), (w / 2, -h), (w / 2, 0), (-w / 2, 0)], float), 5, seed)
    key += stroke(straight((-w / 2, -h * 0.66), (w / 2, -h * 0.66)), 3.4, seed + 1)
    key += stroke(straight((-w / 2, -h * 0.33), (w / 2, -h * 0.33)), 3.4, seed + 2)
    key += "".join(dot(side * (w / 2 - 7), -h * at, 2.2) for side in (-1, 1) for at in (0.16, 0.5, 0.84))
    return Figure(
        box(-w / 2, -h, w, h),
        (
            Block(box(-w / 2, -h, w, h), CEDAR, 0.85),
            Block(box(-w / 2, -h * 0.66, w, h * 0.33), OCHRE, 0.4),
            Block(key, SUMI, 0.97, 0.08, 0.04, 0.1, cover=0.95),
            Block(words(mark, 0, -h * 0.24, h * 0.62, "brush"), INDIGO_LIGHT if seed < 0 else SUMI, 0.9),
        ),
    )
