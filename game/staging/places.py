"""Poses out of slots: how near a piece lies, and where in its slot."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.table.layout import Slot
from game.table.pose import NOTHING, Face, Pose

PLATE: Final = 0
CELL: Final = 10
SYMBOL: Final = 20
CARD: Final = 30
TILE: Final = 40
MARKER: Final = 60
"""Heights; what lies on its like counts on from there."""


def filling(slot: Slot, z: int, face: Face, rim: float = 0.0) -> Pose:
    """As large as the slot, less a rim."""
    return Pose(slot.cx, slot.cy, slot.w - 2 * rim, slot.h - 2 * rim, z, face)


def zone(slot: Slot, z: int = PLATE) -> Pose:
    """A place that can be pointed at, with nothing of its own to be seen."""
    return filling(slot, z, NOTHING)


def at_left(slot: Slot, z: int, face: Face, width: float) -> Pose:
    """As high as the slot, at its left end, no wider than `width`."""
    width = min(width, slot.w)
    return Pose(slot.x + width / 2, slot.cy, width, slot.h, z, face)


def square(x: float, y: float, side: float, z: int, face: Face) -> Pose:
    """Around a point."""
    return Pose(x, y, side, side, z, face)


def shrunk(pose: Pose, parts: float) -> Pose:
    """On the same spot, so many times smaller."""
    return replace(pose, w=pose.w / parts, h=pose.h / parts)
