"""What grows: kelp that sways, fine weed, maple leaves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.art.press.brush import shape, stroke
from tools.art.press.curves import Line, joined, line, moved, scaled, smooth, turned
from tools.art.species.forms import flow, limb


def kelp(
    x: float, y: float, height: float, sway: float, width: float, heading: float = -90
) -> tuple[Line, Line]:
    """A ribbon that grows up from x, y with waves in its edge: its outline and its middle."""
    middle = flow((x, y), heading, height, [(0, -sway), (0.3, sway), (0.65, -sway), (1, sway * 1.6)], 70)
    waves = [
        (part, width * (1 - part**3) * (0.72 + 0.28 * np.sin(part * height / 17)) + 1)
        for part in np.linspace(0, 1, 60)
    ]
    return limb(middle, waves), middle


def weed(x: float, y: float, height: float, seed: int, width: float = 7) -> str:
    """A tuft of fine blades."""
    chance, drawn = np.random.default_rng(seed), ""
    for number in range(7):
        lean = (number - 3) * 9 + chance.uniform(-5, 5)
        turn = chance.uniform(-9, 9)
        blade = flow(
            (x + (number - 3) * 5, y),
            -90 + lean,
            height * chance.uniform(0.55, 1),
            [(0, turn), (1, -turn * 1.5)],
            30,
        )
        drawn += stroke(blade, width, seed + number, (0.05, 0.7), 0.1)
    return drawn


def maple(x: float, y: float, size: float, degrees: float) -> tuple[Line, list[Line]]:
    """A leaf of seven fingers: its outline, and its veins with the stalk."""
    points: list[tuple[float, float]] = []
    fingers = ((-128, 0.5), (-86, 0.82), (-44, 0.96), (0, 1.06), (44, 0.96), (86, 0.82), (128, 0.5))
    for turn, reach in fingers:
        for more, far in ((-18, 0.46), (-11, 0.7), (0, 1.0), (11, 0.7), (18, 0.46)):
            angle = np.radians(turn + more - 90)
            points.append((np.cos(angle) * reach * far, np.sin(angle) * reach * far))
        angle = np.radians(turn + 22 - 90)
        points.append((np.cos(angle) * 0.27, np.sin(angle) * 0.27))
    veins = [line([(0, 0.08), (np.cos(a) * r * 0.8, np.sin(a) * r * 0.8)]) for a, r in _angles(fingers)]
    veins.append(smooth([(0, 0.06), (0.05, 0.4), (-0.03, 0.74)]))
    parts = [joined(points), *veins]
    outline, *lines = (moved(turned(scaled(part, size), degrees), x, y) for part in parts)
    return outline, lines


def _angles(fingers: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    return [(float(np.radians(turn - 90)), reach) for turn, reach in fingers]


def leaves(places: Sequence[tuple[float, float, float, float]]) -> tuple[str, str]:
    """Many maple leaves at x, y, size, degrees: the shapes, and the key lines."""
    fill, key = "", ""
    for number, place in enumerate(places):
        outline, lines = maple(*place)
        fill += shape(outline)
        key += stroke(joined(outline, outline[:1]), place[2] * 0.045, number, (0.01, 0.01), 0.7)
        key += "".join(
            stroke(np.linspace(vein[0], vein[-1], 8) if len(vein) == 2 else vein, place[2] * 0.035, number)
            for vein in lines
        )
    return fill, key
