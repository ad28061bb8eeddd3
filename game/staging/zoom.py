"""Large type: what is laid out on half of the screen, drawn twice as large.

So everything that is written on a plate, a card or a sheet keeps its proportions, and nothing is smaller than
`LARGEST` times what it may be at the usual size.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, assert_never

from game.staging.sheets import Cell
from game.table.layout import Layout
from game.table.pose import Block, Box, Disc, Drawn, Face, PieceId, Pose, Poses, Print, Run
from game.ui.focus import Area
from game.ui.theme import SMALL

LARGEST: Final = 2
"""As large as type can be set."""

LEAST: Final = LARGEST * SMALL
"""Nothing is written smaller then."""


class Zoom:
    """Poses that are the very same as before give the very same ones."""

    def __init__(self) -> None:
        self._kept: dict[PieceId, tuple[Pose, Pose]] = {}

    def __call__(self, poses: Poses) -> Poses:
        """As many times larger, and as far from the upper left corner of the screen."""
        return {id: self._of(id, pose) for id, pose in poses.items()}

    def _of(self, id: PieceId, pose: Pose) -> Pose:
        kept = self._kept.get(id)
        if kept is None or kept[0] is not pose:
            kept = self._kept[id] = pose, zoomed(pose)
        return kept[1]


def halved(layout: Layout) -> Layout:
    """The slots as they lie on the half of the screen."""
    slots = {
        name: replace(slot, x=slot.x / LARGEST, y=slot.y / LARGEST, w=slot.w / LARGEST, h=slot.h / LARGEST)
        for name, slot in layout.slots.items()
    }
    return replace(layout, slots=slots)


def half(area: Area) -> Area:
    """Of one area."""
    return Area(*(side / LARGEST for side in area))


def cells(laid: Iterable[Cell]) -> tuple[Cell, ...]:
    """Of a sheet."""
    return tuple(replace(cell, area=whole(cell.area), face=face(cell.face)) for cell in laid)


def whole(area: Area) -> Area:
    """What was half."""
    return Area(*(side * LARGEST for side in area))


def zoomed(pose: Pose) -> Pose:
    """One of them."""
    x, y, w, h = (side * LARGEST for side in (pose.x, pose.y, pose.w, pose.h))
    return replace(pose, x=x, y=y, w=w, h=h, face=face(pose.face))


def face(shown: Face) -> Face:
    """Pictures and stamps are as large as the piece by themselves."""
    if not (shown.captions or shown.drawn):
        return shown
    captions = tuple(replace(line, size=line.size * LARGEST) for line in shown.captions)
    return replace(shown, captions=captions, drawn=tuple(map(_drawn, shown.drawn)))


def _drawn(part: Drawn) -> Drawn:
    x, y = part.x * LARGEST, part.y * LARGEST
    match part:
        case Disc():
            return replace(part, x=x, y=y, side=part.side * LARGEST, width=part.width * LARGEST)
        case Run():
            size, least = part.size * LARGEST, part.least * LARGEST
            return replace(part, x=x, y=y, room=part.room * LARGEST, size=size, least=least)
        case Block():
            return replace(part, x=x, y=y, w=part.w * LARGEST, h=part.h * LARGEST, size=part.size * LARGEST)
        case Box() | Print():
            return replace(part, x=x, y=y, w=part.w * LARGEST, h=part.h * LARGEST)
        case _:
            assert_never(part)
