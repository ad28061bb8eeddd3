"""Price tags of the wares: washi on a red cord; yesterday's is brown, torn, and has lost its colour."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, outline, ring, shape, stroke
from tools.art.press.curves import Line, joined, line, smooth, straight
from tools.art.press.inks import BARK, OCHRE, PEACH, SNOW, STONE, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

SIZE: Final = (160, 72)
HOLE: Final = (23.0, 36.0)
OLD: Final[Ink] = (178, 164, 144)


def _edge(old: bool) -> Line:
    """Two corners cut at the string; the other end straight, or torn."""
    head = [(10, 24), (26, 5)]
    if not old:
        return shapes.worn(line([*head, (155, 5), (155, 67), (26, 67), (10, 48)]), 0.35, 3)
    tear = np.array(
        [(152, 5), (148, 14), (155, 23), (147, 33), (154, 42), (148, 52), (153, 60), (146, 67)], float
    )
    return joined(shapes.worn(line([*head, (145, 5)]), 0.3, 4)[:-12], tear, line([(26, 67), (10, 48)]))


def tag(old: bool) -> Image.Image:
    """From x = 38 on it is clear for a figure."""
    sheet = Sheet(SIZE, SIZE, 188 + old)
    edge = _edge(old)
    sheet.ink(Block(shape(edge), OLD if old else SNOW, 1, grain=0.12, mottle=0.08, cover=1))
    tide = fading("tide", (0, 40), (0, 70), 0.0, 0.5)
    sheet.ink(Block(tide + shape(edge, 'fill="url(#tide)"'), BARK if old else PEACH, 0.5))
    x, y = HOLE
    cord = smooth([(-4, 22), (8, 28), (x, y), (10, 44), (-4, 52)])
    sheet.ink(Block(dot(x, y, 9), STONE if old else OCHRE, 0.9, cover=1))
    sheet.lines(ring(x, y, 9, 2.4) + dot(x, y, 5), SUMI)
    sheet.lines(outline(edge, 4.2, 3, 0.1), SUMI)
    sheet.lines(stroke(cord, 8, 2, (0, 0), 0.95, 0), SUMI)
    sheet.ink(Block(stroke(cord, 4.6, 2, (0, 0), 0.95, 0), BARK if old else VERMILION, 1, grain=0, cover=1))
    if old:
        sheet.lines(stroke(straight((43, 8), (38, 64)), 2, 5, (0.1, 0.2)), BARK, 0.6)
    sheet.cut(f'<g stroke="#000" stroke-width="3">{shape(edge)}</g>' + stroke(cord, 8, 2, (0, 0), 0.95, 0))
    return sheet.picture()


PICTURES: Final = {
    "art/harbor/tag_fresh": Picture(SIZE, partial(tag, False)),
    "art/harbor/tag_old": Picture(SIZE, partial(tag, True)),
}
