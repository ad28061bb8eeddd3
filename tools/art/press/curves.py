"""Lines as arrays of points, in the units of whatever is drawn; y grows downwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Line: TypeAlias = NDArray[np.float64]
Points: TypeAlias = Sequence[tuple[float, float]] | Line


def line(points: Points) -> Line:
    """As an array of n rows x, y."""
    return np.asarray(points, np.float64)


def smooth(points: Points, closed: bool = False, steps: int = 14) -> Line:
    """A curve through all the points (Catmull-Rom); few points, well placed, draw best."""
    given = line(points)
    if closed:
        around = np.vstack([given[-1:], given, given[:2]])
    else:
        around = np.vstack([given[:1], given, given[-1:]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = [_between(around[at : at + 4], t) for at in range(len(around) - 3)]
    return np.vstack(parts if closed else [*parts, given[-1:]])


def _between(four: Line, t: Line) -> Line:
    a, b, c, d = four
    cubic = 3 * b - a - 3 * c + d
    return line(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic * t * t * t))


def straight(start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> Line:
    """With points along the way, so that it can be bent and stroked."""
    return np.linspace(start, end, steps)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 24) -> Line:
    """Degrees, clockwise from three o'clock."""
    turn = np.radians(np.linspace(start, end, steps))
    return np.column_stack([x + radius * np.cos(turn), y + radius * np.sin(turn)])


def ellipse(x: float, y: float, across: float, down: float, steps: int = 48) -> Line:
    """Half axes; closed by whoever fills it."""
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    return np.column_stack([x + across * np.cos(turn), y + down * np.sin(turn)])


def joined(*lines: Points) -> Line:
    """One after the other, e.g. a back and a belly run backwards into a body."""
    return np.vstack([line(part) for part in lines])


def moved(points: Points, dx: float = 0, dy: float = 0) -> Line:
    """Elsewhere."""
    return line(line(points) + np.array([dx, dy]))


def scaled(points: Points, by: float, down: float | None = None) -> Line:
    """About the origin."""
    return line(line(points) * np.array([by, by if down is None else down]))


def turned(points: Points, degrees: float, about: tuple[float, float] = (0, 0)) -> Line:
    """Clockwise as seen."""
    turn = np.radians(degrees)
    cos, sin = np.cos(turn), np.sin(turn)
    return line((line(points) - about) @ np.array([[cos, sin], [-sin, cos]]) + about)


def mirrored(points: Points, x: float = 0) -> Line:
    """About the upright at x."""
    return line(line(points) * np.array([-1.0, 1.0]) + np.array([2 * x, 0.0]))


def bent(points: Points, curvature: float, about: tuple[float, float] = (0, 0)) -> Line:
    """The horizontal through `about` becomes a circle's arc: a straight fish leaps; positive bends down."""
    given = line(points) - about
    turn = curvature * given[:, 0]
    x = np.sin(turn) / curvature - np.sin(turn) * given[:, 1]
    y = (1 - np.cos(turn)) / curvature + np.cos(turn) * given[:, 1]
    return np.column_stack([x, y]) + about


def along(points: Points, part: float) -> tuple[float, float]:
    """The point at that part of the length."""
    given = line(points)
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(given, axis=0).T))])
    at = part * way[-1]
    return float(np.interp(at, way, given[:, 0])), float(np.interp(at, way, given[:, 1]))
