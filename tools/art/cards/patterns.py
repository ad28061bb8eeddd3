"""Patterns of cloth (wagara) as lines: seigaiha waves, nets, hemp leaves, scales, treasures, drops."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from tools.art.press.brush import dot, path, ring, shape
from tools.art.press.curves import Line, arc, moved, straight

Area = tuple[float, float, float, float]
"""Left, top, width, height; patterns reach a little beyond."""


def _cells(area: Area, across: float, down: float) -> Iterator[tuple[float, float]]:
    """The places of a brick pattern, row by row from the top."""
    left, top, width, height = area
    for row in range(-1, int(height / down) + 2):
        for column in range(-1, int(width / across) + 2):
            yield left + (column + row % 2 / 2) * across, top + row * down


def _fine(points: Line, width: float) -> str:
    data = path(points, closed=False)
    return f'<path d="{data}" fill="none" stroke="#000" stroke-width="{width:.2f}" stroke-linecap="round"/>'


def seigaiha(area: Area, radius: float, width: float) -> str:
    """Blue sea waves: rings of which the row in front leaves the upper part."""
    rings = [_seen(radius * part, radius) for part in (1, 0.74, 0.48, 0.22)]
    return "".join(
        _fine(moved(points, x, y), width)
        for x, y in _cells(area, 2 * radius, radius / 2)
        for points in rings
        if len(points) > 1
    )


def _seen(radius: float, front: float) -> Line:
    """The part of a ring that the two waves in front of it do not hide."""
    around = arc(0, 0, radius, 180, 360, 40)
    aside = np.abs(around[:, 0])
    return around[np.hypot(aside - front, around[:, 1] - front / 2) >= front * 0.985]


def net(area: Area, size: float, width: float) -> str:
    """Amime, the fisher's net: rows of sagging thread."""
    drawn = ""
    for x, y in _cells(area, size, size / 2):
        sag = np.array([(x + size * t, y + size * 0.5 * np.sin(np.pi * t)) for t in np.linspace(0, 1, 12)])
        drawn += _fine(sag, width)
    return drawn


def hemp(area: Area, size: float, width: float) -> str:
    """Asanoha: stars of six rhombs."""
    drawn = ""
    for x, y in _cells(area, size, size * 0.866):
        for turn in range(0, 360, 60):
            tip = arc(x, y, size, turn, turn + 60, 2)
            middle = (x + tip[0, 0] + tip[1, 0]) / 3, (y + tip[0, 1] + tip[1, 1]) / 3
            drawn += _fine(np.array([(x, y), middle, tip[0]]), width)
            drawn += _fine(straight((x, y), (float(tip[0, 0]), float(tip[0, 1])), 2), width)
    return drawn


def treasures(area: Area, radius: float, width: float) -> str:
    """Shippo: rings that share their quarters, the sign of plenty."""
    return "".join(ring(x, y, radius, width) for x, y in _cells(area, 2 * radius, radius))


def scales(area: Area, size: float) -> str:
    """Uroko: rows of filled triangles."""
    return "".join(
        shape([(x, y), (x + size / 2, y - size * 0.86), (x + size, y)])
        for x, y in _cells(area, size, size * 0.86)
    )


def drops(area: Area, size: float, radius: float) -> str:
    """Komon: small dots set like bricks."""
    return "".join(dot(x, y, radius) for x, y in _cells(area, size, size / 2))


def suckers(area: Area, size: float, width: float) -> str:
    """Kanoko: dots in rings."""
    return "".join(
        ring(x, y, size * 0.3, width) + dot(x, y, size * 0.1) for x, y in _cells(area, size, size / 2)
    )


def stream(area: Area, size: float, width: float) -> str:
    """Tatewaku, rising steam or running water: lines that swell and close."""
    left, top, across, down = area
    way = np.linspace(top - size, top + down + size, 90)
    drawn = ""
    for number, (one, two) in enumerate(pairwise(np.arange(left - size, left + across + size, size / 2))):
        swing = (two - one) * 0.36 * np.sin(way * 2 * np.pi / (size * 1.7)) * (-1) ** number
        drawn += _fine(np.column_stack([one + swing, way]), width)
    return drawn
