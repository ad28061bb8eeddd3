"""What grows beside the fish: plum in flower, maple leaves, a chrysanthemum."""

from __future__ import annotations

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, shape, stroke
from tools.art.press.curves import Line, Points, joined, moved, scaled, smooth, turned
from tools.art.press.inks import GOLD, MOSS, OCHRE, ROSE, SNOW, SUMI, VERMILION, Ink
from tools.art.species.spine import layered, point


def _key(svg: str) -> Block:
    return Block(svg, SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95)


def _petal(length: float, width: float, degrees: float) -> Line:
    """From the origin outwards, round at its end."""
    half: Points = [
        (0, 0),
        (0.4, -0.42),
        (0.8, -0.5),
        (1.0, -0.2),
        (0.97, 0),
        (1.0, 0.2),
        (0.8, 0.5),
        (0.4, 0.42),
    ]
    return turned(scaled(smooth(half, closed=True), length, width), degrees)


def plum(ink: Ink = ROSE) -> Figure:
    """A flower of five petals, radius 30."""
    petals = [_petal(30, 34, number * 72 - 90) for number in range(5)]
    lines = layered([(shape(petal), stroke(petal, 2.6, 1, (0.02, 0.02))) for petal in petals], "petal")
    for number in range(9):
        x, y = (float(at) for at in turned([(15.0 + number % 2 * 4, 0.0)], number * 40)[0])
        lines += stroke([(0.0, 0.0), (x / 2, y / 2), (x, y)], 1.3, number) + dot(x, y, 1.8)
    whole = "".join(map(shape, petals))
    return Figure(whole, (Block(whole, ink, 0.9), Block(dot(0, 0, 6), GOLD, cover=1), _key(lines)))


def bud() -> Figure:
    """Not yet open, radius 12."""
    form = shape(smooth([(0, -12), (10, -2), (7, 10), (-7, 10), (-10, -2)], closed=True))
    line = stroke(smooth([(0, -12), (10, -2), (7, 10), (-7, 10), (-10, -2), (0, -12)]), 2.4, 1)
    return Figure(form, (Block(form, VERMILION), _key(line + dot(0, 10, 4))))


def maple(ink: Ink = VERMILION) -> Figure:
    """A leaf of seven fingers, radius 34, its stem below."""
    tips = ((-118, 0.5), (-78, 0.8), (-38, 0.96), (0, 1.08), (38, 0.96), (78, 0.8), (118, 0.5))
    around: list[tuple[float, float]] = [(0, 8)]
    for number, (degrees, far) in enumerate(tips):
        for turn, reach in (
            (degrees - 7, far * 0.66),
            (degrees, far),
            (degrees + 7, far * 0.66),
            (degrees + 20, 0.36),
        ):
            if reach != 0.36 or number < 6:
                angle = np.radians(turn - 90)
                around.append((float(34 * reach * np.cos(angle)), float(34 * reach * np.sin(angle))))
    leaf = np.array([*around, (0, 8)], float)
    veins = "".join(
        stroke(
            [
                (0.0, 6.0),
                tuple(turned([(0.0, -16.0 * far)], degrees)[0]),
                tuple(turned([(0.0, -29.0 * far)], degrees)[0]),
            ],
            1.6,
            2,
        )
        for degrees, far in tips
    )
    stem = stroke(smooth([(0, 6), (3, 22), (-2, 40)]), 3, 4, (0.05, 0.05))
    return Figure(
        shape(leaf) + stem, (Block(shape(leaf), ink), _key(stroke(leaf, 2.2, 3, (0.01, 0.01)) + veins + stem))
    )


def chrysanthemum() -> Figure:
    """Radius 100, petals in three rings, two leaves under it."""
    parts, petals = [], []
    for ring, (count, far, wide) in enumerate(((19, 100, 26), (15, 74, 24), (10, 46, 21))):
        for number in range(count):
            petal = _petal(far * (1 + 0.05 * np.sin(number * 5)), wide, number * 360 / count + ring * 11)
            petals.append(shape(petal))
            parts.append((shape(petal), stroke(petal, 2.4, number, (0.02, 0.02))))
    leaves = [_leaf(128), _leaf(24)]
    green = [
        (
            shape(leaf),
            stroke(leaf, 3, 5, (0.01, 0.01)) + stroke([(0, 0), tuple(leaf[len(leaf) // 2] * 0.9)], 2, 6),
        )
        for leaf in leaves
    ]
    flower, foliage = "".join(petals), "".join(map(shape, leaves))
    heart = dot(0, 0, 15)
    parts.append(
        (heart, "".join(dot(*point(turned([(11.0 * (n % 3) / 2, 0.0)], n * 47)), 1.9) for n in range(16)))
    )
    return Figure(
        flower + foliage,
        (
            Block(foliage, MOSS),
            Block(flower, SNOW, 1, grain=0.05, cover=1),
            Block(dot(0, 0, 46), GOLD, 0.45),
            Block(heart, OCHRE, 1, cover=1),
            _key(layered([*green, *parts], "over")),
        ),
    )


def _leaf(degrees: float) -> Line:
    """Deeply lobed, from under the flower."""
    side = [(40, 0), (70, -20), (84, -42), (98, -22), (120, -38), (130, -14), (152, -20), (164, 0)]
    points = joined(smooth(side, steps=6), smooth([(x, -y) for x, y in side[::-1]], steps=6))
    return moved(turned(points, degrees), 0, 0)
