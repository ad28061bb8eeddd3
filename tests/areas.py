"""Where things are on a title's map, by the names in it."""

from __future__ import annotations

from game.table.layout import Layout
from game.ui.focus import Area


def area(layout: Layout, name: str) -> Area:
    slot = layout.slot(name)
    return Area(slot.x, slot.y, slot.w, slot.h)


def seat(layout: Layout, number: int, part: str = "") -> Area:
    """A seat, or a part of it, counted from 0."""
    return area(layout, f"seat_{number + 1}" + (f"_{part}" if part else ""))
