"""What bodies are built on: drawn straight and laid along a spine, swept out of it, part over part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from tools.art.press.curves import Line, Points, line, smooth
from tools.art.species.forms import behind


def laid(points: Points, spine: Points) -> Line:
    """The horizontal axis becomes the spine, x its length; what reaches beyond its ends goes straight on."""
    given, bone = line(points), line(spine)
    steps = np.diff(bone, axis=0)
    way = np.concatenate([[0.0], np.cumsum(np.hypot(steps[:, 0], steps[:, 1]))])
    course = np.gradient(bone, way, axis=0)
    course /= np.hypot(course[:, 0], course[:, 1])[:, None]
    x, y = given[:, 0], given[:, 1]
    on = np.column_stack([np.interp(x, way, bone[:, axis]) for axis in (0, 1)])
    ahead = np.column_stack([np.interp(x, way, course[:, axis]) for axis in (0, 1)])
    beyond = (x - x.clip(0, way[-1]))[:, None]
    across = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    return np.asarray(on + ahead * beyond + across * y[:, None])


def point(points: Line) -> tuple[float, float]:
    """The first of them, as dots want it."""
    return float(points[0, 0]), float(points[0, 1])


def swept(spine: Points, widths: Sequence[float]) -> tuple[Line, Line]:
    """Both edges of a limb; its half widths are given at even parts of the length."""
    bone = line(spine)
    length = float(np.hypot(*np.diff(bone, axis=0).T).sum())
    x = np.linspace(0, length, 60)
    at = np.linspace(0, length, len(widths))
    profile = smooth(list(zip(at, widths, strict=True)))
    half = np.interp(x, profile[:, 0], profile[:, 1]).clip(0)
    return laid(np.column_stack([x, -half]), bone), laid(np.column_stack([x, half]), bone)


def layered(parts: Iterable[tuple[str, str]], name: str) -> str:
    """The lines of parts that lie over each other, rearmost first: pairs of a part's shape and its lines."""
    drawn = ""
    for number, (form, lines) in enumerate(parts):
        drawn = behind(drawn, form, f"{name}{number}") + lines
    return drawn
