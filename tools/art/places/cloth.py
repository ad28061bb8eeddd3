"""Dyed cloth: seigaiha, threads and hems."""

from __future__ import annotations

from functools import cache

import numpy as np

from tools.art.press.brush import box, clipped, path
from tools.art.press.curves import Line


@cache
def _scale(radius: float) -> tuple[str, ...]:
    """What is seen of one scale: three arcs, cut where the scales below lie over them."""
    covering = [(-radius, radius / 2), (radius, radius / 2), (0.0, radius)]
    found = []
    for share in (0.97, 0.66, 0.35):
        turn = np.linspace(np.pi, 2 * np.pi, 33)
        arc = np.column_stack([np.cos(turn), np.sin(turn)]) * radius * share
        seen = np.all([np.hypot(arc[:, 0] - x, arc[:, 1] - y) >= radius * 0.97 for x, y in covering], axis=0)
        found += [path(run, closed=False) for run in _runs(arc, seen)]
    return tuple(found)


def _runs(arc: Line, seen: Line) -> list[Line]:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], seen.astype(int), [0]])))
    return [arc[start:end] for start, end in zip(edges[::2], edges[1::2], strict=True) if end - start > 1]


def seigaiha(x: float, y: float, w: float, h: float, radius: float, width: float, name: str) -> str:
    """Waves of the blue sea, filling a rectangle; `name` is unique within the block."""
    arcs = "".join(f'<path d="{arc}"/>' for arc in _scale(radius))
    rows, columns = int(h / (radius / 2)) + 3, int(w / (2 * radius)) + 2
    placed = "".join(
        f'<g transform="translate({x + column * 2 * radius + row % 2 * radius:.1f}'
        f' {y + row * radius / 2:.1f})">{arcs}</g>'
        for row in range(rows)
        for column in range(columns)
    )
    drawn = f'<g fill="none" stroke="#000" stroke-width="{width:.2f}" stroke-linecap="round">{placed}</g>'
    return clipped(drawn, box(x, y, w, h), name)
