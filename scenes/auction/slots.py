"""Where the auction's lots are on its map."""

from __future__ import annotations

from game.table.layout import Layout
from game.ui.focus import Area
from scenes.play.areas import area


def lot(layout: Layout, number: int) -> Area:
    """The column of a lot, counted from 0."""
    return area(layout, f"lot_{number + 1}")
