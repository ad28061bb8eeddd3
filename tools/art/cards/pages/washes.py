"""The field of an atlas page, and the washes and water that several pages share."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block
from tools.art.press.brush import box, fading, shape, stroke
from tools.art.press.curves import Line, Points, joined, smooth
from tools.art.press.inks import Ink
from tools.art.press.sheet import Sheet
from tools.art.species.spine import swept

LEFT: Final = 22
TOP: Final = 22
RIGHT: Final = 458
LOW: Final = 578
MIDDLE: Final = (LEFT + RIGHT) / 2


def wash(sheet: Sheet, ink: Ink, top: float, low: float, *densities: float) -> None:
    """A band of bokashi right across the field."""
    paint = fading("wash", (0, top), (0, low), *densities)
    field = box(LEFT, top, RIGHT - LEFT, low - top, attributes='fill="url(#wash)"')
    sheet.ink(Block(paint + field, ink, 0.95, grain=0.3, mottle=0.12, rim=0))


def current(sheet: Sheet, ink: Ink, height: float, slope: float, seed: int, density: float = 0.8) -> None:
    """One long thread of moving water across the field, swelling where it turns."""
    x = np.linspace(LEFT - 8, RIGHT + 8, 60)
    y = height + slope * (x - MIDDLE) + 9 * np.sin(x / 46 + seed * 1.7) + 4 * np.sin(x / 19 + seed)
    part = stroke(np.column_stack([x, y]), 5, seed, (0.35, 0.35), 0.1, 0.4)
    sheet.ink(Block(part, ink, density))


def ribbon(points: Points, widths: tuple[float, ...]) -> tuple[str, str]:
    """A leaf or a frond along the points: its shape, and its outline with the rib in the middle."""
    bone = smooth(points)
    one, other = swept(bone, widths)
    lines = stroke(one, 2.6, 1, (0.05, 0.05)) + stroke(other, 2.2, 2, (0.05, 0.05))
    return shape(joined(one, other[::-1])), lines + stroke(bone, 1.6, 3, (0.2, 0.5), 0.1)


def hill(crest: Line) -> str:
    """Everything of the field below a line that runs from left to right."""
    return shape(joined(crest, [(RIGHT + 4, LOW), (LEFT - 4, LOW)]))
