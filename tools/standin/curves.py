"""Outlines from few points: smooth curves, bodies along a spine, regular figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

Point = tuple[float, float]
STEPS = 12


def smooth(points: Sequence[Point], closed: bool = True) -> list[Point]:
    """A Catmull-Rom curve through the points; a point given twice is a corner."""
    count = len(points)
    spans = count if closed else count - 1
    curve: list[Point] = []
    for index in range(spans):
        around = [_at(points, index + step, closed) for step in (-1, 0, 1, 2)]
        # Between the two halves of a corner the curve would run a small loop.
        curve += (
            [around[1]] if around[1] == around[2] else [_between(around, k / STEPS) for k in range(STEPS)]
        )
    return curve if closed else [*curve, points[-1]]


def _at(points: Sequence[Point], index: int, closed: bool) -> Point:
    return points[index % len(points)] if closed else points[min(max(index, 0), len(points) - 1)]


def _between(around: Sequence[Point], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = around
    return _cubic(ax, bx, cx, dx, t), _cubic(ay, by, cy, dy, t)


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) / 2


def body(spine: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """The outline of something limp: a curve along its middle, as thick as told at each of its points."""
    middle = smooth(spine, closed=False)
    thick = [value for _, value in smooth([(0.0, width) for width in widths], closed=False)]
    left, right = [], []
    for index, (x, y) in enumerate(middle):
        across_x, across_y = normal(middle, index)
        half = thick[index] / 2
        left.append((x + across_x * half, y + across_y * half))
        right.append((x - across_x * half, y - across_y * half))
    return left + right[::-1]


def normal(curve: Sequence[Point], index: int) -> Point:
    """The unit vector to the left of the curve at one of its points."""
    (ax, ay), (bx, by) = curve[max(index - 1, 0)], curve[min(index + 1, len(curve) - 1)]
    length = hypot(bx - ax, by - ay) or 1.0
    return (by - ay) / length, (ax - bx) / length


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 48) -> list[Point]:
    """Part of a circle, in degrees clockwise from the right."""
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def star(points: int, outer: float, inner: float, turn: float = -90) -> list[Point]:
    """A star of so many points around the origin."""
    radii = (outer, inner)
    return [arc(0, 0, radii[k % 2], turn + 180 * k / points, 0, 1)[0] for k in range(2 * points)]


def mirrored(points: Sequence[Point]) -> list[Point]:
    """Right to left."""
    return [(-x, y) for x, y in points]
