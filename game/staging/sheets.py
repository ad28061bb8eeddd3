"""What a decision in the making is shown on: cells that lie over the table, and buttons in the header."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.pose import Face, PieceId, Pose, Poses
from game.ui.focus import Area

GROUND = 300
CELL = 320
"""Heights: over all that lies on the table, under what flies."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of a sheet, and where it lies."""

    id: PieceId
    area: Area
    face: Face
    z: int = CELL


def laid(cells: tuple[Cell, ...]) -> Poses:
    """As pieces of the table."""
    return {cell.id: pose(cell) for cell in cells}


def pose(cell: Cell) -> Pose:
    """Where it lies."""
    x, y, w, h = cell.area
    return Pose(x + w / 2, y + h / 2, w, h, cell.z, cell.face)


def in_row(area: Area, wide: float, count: int, gap: float) -> list[Area]:
    """So many areas of a width from the left on; closer to each other where there is no room."""
    step = wide + gap
    if count > 1:
        step = min(step, (area.w - wide) / (count - 1))
    return [Area(area.x + step * number, area.y, wide, area.h) for number in range(count)]
