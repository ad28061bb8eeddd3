"""A table without pieces: what is written and explained around them, and what is seen of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from pygame import Rect, Surface

from game.table.explaining import panel_of
from game.table.hud import Hud
from game.table.inspector import Inspector
from game.table.layout import Layout, Slot
from game.ui.canvas import Canvas
from tests.screens import draw_picture, kit_for, screen

SLOTS = {
    "header": Slot(100, 20, 600, 60),
    "header_phase": Slot(720, 20, 500, 60),
    "header_right": Slot(1240, 20, 404, 66),
    "toast": Slot(600, 900, 700, 100),
    "inspector": Slot(1500, 100, 400, 900),
    "inspector_print": Slot(1520, 120, 360, 400),
    "inspector_text": Slot(1520, 540, 360, 440),
}
HEADER, PROMPT, CORNER = Rect(100, 20, 600, 60), Rect(720, 20, 500, 60), Rect(1240, 20, 404, 66)
TOAST, SHEET = Rect(600, 900, 700, 100), Rect(1520, 120, 360, 860)
INK = (200, 60, 40)


class Shown(NamedTuple):
    hud: Hud
    inspector: Inspector
    canvas: Canvas
    target: Surface

    def light(self, area: Rect) -> int:
        """The brightest spot there."""
        self.canvas.paint(self.target)
        part = self.target.subsurface(area)
        return max(sum(part.get_at((x, y))[:3]) for x in range(0, area.w, 2) for y in range(0, area.h, 2))

    def inks(self, area: Rect) -> set[tuple[int, ...]]:
        self.canvas.paint(self.target)
        part = self.target.subsurface(area)
        return {tuple(part.get_at((x, y)))[:3] for x in range(area.w) for y in range(area.h)}


WIDE = {
    "inspector": Slot(540, 830, 840, 242),
    "inspector_print": Slot(552, 838, 162, 226),
    "inspector_text": Slot(726, 838, 642, 226),
}
WIDE_PRINT, WIDE_TEXT = Rect(552, 838, 162, 226), Rect(726, 838, 642, 226)


def new_panels(
    pictures: Path, slots: Mapping[str, Slot] = SLOTS, size: tuple[int, int] = (1920, 1080)
) -> Shown:
    """On black."""
    target = screen(*size)
    for name in ("cards/ebi", "seals/round"):
        draw_picture(pictures, name, INK)
    layout, kit, canvas = (
        Layout(pictures, SLOTS | dict(slots), (), ()),
        kit_for(target, pictures),
        Canvas(Surface(size)),
    )
    hud = Hud(layout)
    hud.lay(kit, canvas)
    inspector = panel_of(hud, layout)
    inspector.lay(kit)
    return Shown(hud, inspector, canvas, target)
