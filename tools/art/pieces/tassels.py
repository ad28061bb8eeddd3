"""Red tassels on cords, hung from both ends of the balance."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.pieces.rope import strand, twists
from tools.art.pieces.shapes import plate
from tools.art.press.brush import outline, shape, stroke
from tools.art.press.curves import joined, mirrored, smooth, straight

CORDS: Final = (
    smooth([(1546, 96), (1548, 128), (1543, 158)]),
    mirrored(smooth([(1546, 96), (1548, 128), (1543, 158)]), 800),
)


def cords() -> str:
    """What the tassels hang from."""
    return "".join(strand(way, 11) for way in CORDS)


def tassels() -> str:
    """Silk, wider below, drawn outwards by a breath of wind."""
    drawn = ""
    for x, side in ((1543, 1), (57, -1)):
        drawn += shape(
            joined(
                smooth([(x - 9, 154), (x - 12, 180), (x - 15 + side * 2, 222)]),
                smooth([(x + 13 + side * 2, 224), (x + 12, 180), (x + 9, 154)]),
            )
        )
    return drawn


def cord_lines() -> str:
    """The key lines of both."""
    drawn = ""
    for n, way in enumerate(CORDS):
        drawn += (
            twists(way, 11, n * 20)
            + stroke(way + np.array([6.0, 0]), 2.4, n)
            + stroke(way - np.array([6.0, 0]), 2.4, n)
        )
    for x in (1543, 57):
        drawn += outline(plate(x - 10, 150, 20, 12, 4), 3, x)
        drawn += "".join(
            stroke(straight((x + at * 3.2, 164), (x + at * 5, 222)), 2.2, at + 9, (0.1, 0.3))
            for at in range(-2, 3)
        )
    return drawn
