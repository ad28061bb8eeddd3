"""Sleeves in two parts, so that an arm can be as long as it likes; cloth in greys, for a seat's dye."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.places.cloth import seigaiha
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, fading, outline, shape, stroke
from tools.art.press.curves import Line, arc, ellipse, joined, line, moved, smooth, straight
from tools.art.press.inks import INDIGO_DEEP, OCHRE, SNOW, SUMI, Ink
from tools.art.press.sheet import Sheet

HIGH: Final = 600
BODY, CUFF = 272, 160
TOP, LOW = 120.0, 480.0
"""Of the cloth; the hand's wrist is in the middle."""

BLEED: Final = 68
"""Printed beyond both ends and cut off, so that parts meet without a seam."""

CLOTH: Final[Ink] = (206, 205, 202)
DEEP: Final[Ink] = (96, 94, 98)


def _edge(y: float, sag: float) -> Line:
    """A wave that comes round at every body's length."""
    x = np.linspace(-BLEED, BODY + BLEED, 80)
    return np.column_stack([x, y + sag * np.sin(2 * np.pi * x / BODY)])


def cloth() -> Image.Image:
    """Waves of the sea dyed out of it; the lower side in the shade, folds slanting through."""
    whole = BODY + 2 * BLEED
    sheet = Sheet((whole, HIGH), (whole, HIGH), 80, (250, 249, 246))
    above, below = (moved(_edge(y, sag), BLEED) for y, sag in ((TOP, 3.0), (LOW, -4.0)))
    form = shape(joined(above, below[::-1]))
    sheet.ink(Block(form, CLOTH, 0.98, 0.06, 0.02, 0, cover=1))
    start = (BLEED + BODY) % (BODY / 4) - BODY / 2
    waves = seigaiha(start, TOP - 60, whole + 2 * BODY, LOW - TOP + 120, BODY / 8, 3.4, "waves")
    sheet.ink(Block(clipped(waves, form, "cloth"), (255, 255, 255), 0.8, 0.08, 0.02, 0, cover=1))
    fall = fading("fall", (0, TOP), (0, LOW), 0.25, 0.0, 0.0, 0.3, 0.95)
    sheet.ink(Block(fall + f'<g fill="url(#fall)">{form}</g>', DEEP, 0.8, 0.06, 0.02, 0, cover=1))
    sheet.lines(clipped(_folds(), form, "within") + _rims(above, below), SUMI)
    sheet.cut(shape(joined(moved(above, 0, -4), moved(below, 0, 6)[::-1])))
    return sheet.picture().crop((BLEED, 0, BLEED + BODY, HIGH))


def _rims(above: Line, below: Line) -> str:
    ends = (0.0001, 0.0001)
    return stroke(above, 9, 1, ends, 0.9, 0.05) + stroke(below, 13, 2, ends, 0.9, 0.05)


def _folds() -> str:
    """Where the arm's weight pulls the cloth."""
    ways = (
        [(24, 470), (70, 420), (150, 396)],
        [(150, 474), (190, 440), (246, 426)],
        [(64, 128), (110, 160), (186, 172)],
    )
    return "".join(
        stroke(smooth([(x + BLEED, y) for x, y in way]), 7, 5 + number, (0.02, 0.7), 0.2)
        for number, way in enumerate(ways)
    )


HOLE: Final = ellipse(88, 300, 42, 166)
HEM: Final = joined(line([(0, 114)]), arc(0, 0, 1, -90, 90, 40) * (58, 188) + (84, 300), line([(0, 486)]))


def cuff() -> Image.Image:
    """The washi hem turned over, and the dark inside, into which the wrist goes."""
    sheet = Sheet((CUFF, HIGH), (CUFF, HIGH), 82)
    sheet.ink(Block(shape(HEM), SNOW, 0.95, 0.1, cover=1))
    low = fading("low", (0, 300), (0, 490), 0.0, 0.2, 1.0)
    sheet.ink(Block(low + shape(HEM, 'fill="url(#low)"'), OCHRE, 0.45))
    sheet.ink(Block(shape(HOLE), INDIGO_DEEP, 1, 0.2, 0.06, cover=1))
    dark = fading("dark", (46, 0), (130, 0), 1.0, 0.7, 0.1)
    sheet.ink(Block(dark + shape(HOLE, 'fill="url(#dark)"'), SUMI, 0.95, 0.1, cover=1))
    stitches = "".join(stroke(straight((20, y), (20, y + 16)), 4, y, (0.2, 0.2)) for y in range(140, 460, 30))
    drawn = stroke(HEM, 9, 1, (0.01, 0.01), 0.8, 0.08) + outline(HOLE, 6.5, 2, 0.1)
    sheet.lines(drawn + stitches + stroke(straight((3, 112), (3, 488)), 7, 4, (0.02, 0.02), 0.8), SUMI)
    sheet.cut(shape(HEM) + stroke(HEM, 9, 1, (0.01, 0.01), 0.8, 0.08) + box(0, 112, 6, 376))
    return sheet.picture()


PICTURES: Final = {
    "art/duel/sleeve/body": Picture((BODY, HIGH), cloth),
    "art/duel/sleeve/cuff": Picture((CUFF, HIGH), cuff),
}
