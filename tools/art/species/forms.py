"""Shapes that several creatures are made of: limbs that taper, and parts that lie in front of others."""

from __future__ import annotations

import numpy as np

from tools.art.press.brush import stroke
from tools.art.press.curves import Line, Points, joined, line, straight


def edges(centre: Points, widths: Points) -> tuple[Line, Line]:
    """Both sides of a limb along `centre`; `widths` are pairs of part of the way and half width there."""
    given, known = line(centre), line(widths)
    step = np.gradient(given, axis=0)
    length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
    normal = np.column_stack([-step[:, 1], step[:, 0]]) / length[:, None]
    half = np.interp(way(given), known[:, 0], known[:, 1])[:, None]
    return given - normal * half, given + normal * half


def limb(centre: Points, widths: Points) -> Line:
    """The closed outline of what `edges` gives."""
    left, right = edges(centre, widths)
    return joined(left, right[::-1])


def way(points: Points) -> Line:
    """The part of the length, 0 to 1, at which each point lies."""
    length = np.hypot(*np.diff(line(points), axis=0).T)
    total = np.concatenate([[0.0], np.cumsum(length)])
    parts: Line = total / total[-1]
    return parts


def flow(start: tuple[float, float], heading: float, length: float, turns: Points, steps: int = 90) -> Line:
    """Grown from `start`; `turns` are pairs of part of the way and degrees it turns there in a tenth of it.

    Headings go clockwise from the right; a turn that grows to the end makes a curl.
    """
    known, at = line(turns), np.linspace(0, 1, steps)
    bend = np.interp(at, known[:, 0], known[:, 1]) * 10 / (steps - 1)
    towards = np.radians(heading + np.cumsum(bend) - bend[0] / 2)
    step = np.column_stack([np.cos(towards), np.sin(towards)])[:-1] * (length / (steps - 1))
    return np.vstack([[start], np.array(start) + np.cumsum(step, axis=0)])


def fan(root: Points, edge: Points, count: int, width: float, seed: int, reach: float = 0.8) -> str:
    """Rays that spread: from points along `root` to points along `edge`, ending a little before it."""
    drawn, ends = "", [line(side) for side in (root, edge)]
    for number in range(count):
        part = (number + 0.5) / count * (np.array([len(side) for side in ends]) - 1)
        start, end = (
            np.array([np.interp(at, range(len(side)), side[:, axis]) for axis in (0, 1)])
            for at, side in zip(part, ends, strict=True)
        )
        end = start + (end - start) * (reach + 0.1 * np.sin(number * 9 + seed))
        drawn += stroke(straight(tuple(start), tuple(end)), width, seed + number, (0.05, 0.7), 0.05)
    return drawn


def behind(fragment: str, front: str, name: str) -> str:
    """Only what `front` leaves free; `name` is unique within its block."""
    if not front or not fragment:
        return fragment
    return (
        f'<mask id="{name}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="4000" height="4000">'
        f'<rect x="-2000" y="-2000" width="4000" height="4000" fill="#fff"/><g fill="#000">{front}</g></mask>'
        f'<g mask="url(#{name})">{fragment}</g>'
    )
