"""Outlines that several pieces are cut to: never quite straight, as a knife goes through board and paper."""

from __future__ import annotations

import numpy as np

from tools.art.press.curves import Line, Points, arc, joined, line, moved


def plate(x: float, y: float, w: float, h: float, radius: float = 6) -> Line:
    """A rectangle with round corners, as points."""
    left, top, right, bottom = x + radius, y + radius, x + w - radius, y + h - radius
    corners = ((right, top, -90), (right, bottom, 0), (left, bottom, 90), (left, top, 180))
    return joined(*(arc(cx, cy, radius, turn, turn + 90, 7) for cx, cy, turn in corners))


def worn(points: Points, amount: float, seed: int, every: float = 7) -> Line:
    """With points at even steps along the outline, each pushed a little: an edge made by hand."""
    closed = np.vstack([line(points), line(points)[:1]])
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    at = np.linspace(0, way[-1], max(8, int(way[-1] / every)), endpoint=False)
    even = np.column_stack([np.interp(at, way, closed[:, axis]) for axis in (0, 1)])
    return even + np.random.default_rng(seed).normal(0, amount, even.shape)


def roof(x: float, y: float, w: float, h: float, rise: float) -> Line:
    """A tag with a gable: points up."""
    return line([(x, y + rise), (x + w / 2, y), (x + w, y + rise), (x + w, y + h), (x, y + h)])


def pointed(x: float, y: float, w: float, h: float, drop: float) -> Line:
    """A tag that ends in a point: shows down."""
    return line([(x, y), (x + w, y), (x + w, y + h - drop), (x + w / 2, y + h), (x, y + h - drop)])


def chipped(x: float, y: float, w: float, h: float, cut: float) -> Line:
    """An octagon: all corners gone."""
    right, bottom = x + w, y + h
    top = [(x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)]
    return line([*top, (right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut)])


def pair(x: float, y: float, w: float, h: float, shift: float) -> Line:
    """Two tags, one behind the other: its corner looks out at the top right."""
    right, bottom = x + w, y + h
    upper = [(x + shift, y), (right, y), (right, bottom - shift), (right - shift, bottom - shift)]
    return line([*upper, (right - shift, bottom), (x, bottom), (x, y + shift), (x + shift, y + shift)])


def shrunk(points: Points, by: float) -> Line:
    """Every side nearer to the middle by so much: for frames within a silhouette."""
    given = line(points)
    low, high = given.min(axis=0), given.max(axis=0)
    middle, half = (low + high) / 2, (high - low) / 2
    return moved((given - middle) * ((half - by) / half), *middle)
