"""Actions as wooden tallies: one to spend shows an oar in lamplight, a spent one is dark and split."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, fading, outline, placed, ring, shape, stroke
from tools.art.press.curves import Line, joined, line, smooth, straight, turned
from tools.art.press.inks import CEDAR, LAMP, OCHRE, STONE, SUMI, VERMILION
from tools.art.press.sheet import Sheet

SIZE: Final = (64, 64)
MIDDLE: Final = np.array([32.0, 34.0])
TALLY: Final = shapes.roof(9, 4, 46, 56, 14)
CRATE: Final = shapes.chipped(4, 4, 56, 56, 8)
BLADE: Final = smooth(
    [(32, 22), (27.5, 29), (24.5, 42), (24.5, 54), (28, 60), (36, 60), (39.5, 54), (39.5, 42), (36.5, 29)],
    closed=True,
)


def _oar(turn: float) -> str:
    """Its grip above, its blade below, turned about the tally's middle."""
    shaft = stroke(straight((32, 4), (32, 34)), 5.6, 1, (0, 0), 0.95, 0)
    grip = stroke(straight((26, 4), (38, 4)), 5.6, 2, (0.02, 0.02), 0.9, 0)
    return placed(shape(BLADE - MIDDLE) + placed(shaft + grip, -32, -34), 32, 35, 0.86, turn)


def lit() -> Image.Image:
    """Bright wood, a black oar."""
    sheet = Sheet(SIZE, SIZE, 184)
    _wood(sheet, TALLY)
    sheet.lines(_oar(34), SUMI)
    sheet.lines(outline(TALLY, 5, 3, 0.1), SUMI)
    sheet.cut(shape(TALLY) + _rim(TALLY))
    return sheet.picture()


def spent() -> Image.Image:
    """Nearly as dark as the table, and broken across: its shape says it too."""
    sheet = Sheet(SIZE, SIZE, 185)
    upper, lower = _halves()
    both = shape(upper) + shape(lower)
    sheet.ink(Block(both, (46, 44, 50), 1, grain=0.25, cover=1))
    rims = outline(upper, 3.4, 3, 0.1) + outline(lower, 3.4, 4, 0.1)
    sheet.ink(Block(rims, STONE, 0.9, cover=1))
    sheet.cut(both + _rim(upper, 3) + _rim(lower, 3))
    return sheet.picture()


def _halves() -> tuple[Line, Line]:
    """The tally snapped in two, apart by a finger."""
    crack = np.array([(9, 42), (18, 34), (27, 40), (38, 29), (46, 35), (55, 26)], float)
    upper = joined(line([(9, 18), (32, 4), (55, 18)]), crack[::-1] - np.array([0, 3.5]))
    lower = joined(crack + np.array([0, 4.5]), line([(55, 60), (9, 60)]))
    return upper, lower


def cart() -> Image.Image:
    """A square one, its wheel black: an action that the cart gives."""
    sheet = Sheet(SIZE, SIZE, 186)
    _wood(sheet, CRATE)
    spokes = "".join(
        stroke(turned(straight((32, 32), (32, 15)), turn, (32, 32)), 5, 1, (0, 0), 0.95, 0)
        for turn in range(0, 360, 60)
    )
    sheet.lines(ring(32, 32, 18.5, 6.5) + spokes, SUMI)
    sheet.ink(Block(dot(32, 32, 5.4), VERMILION, 1, grain=0, cover=1))
    sheet.lines(outline(CRATE, 5, 3, 0.1), SUMI)
    sheet.cut(shape(CRATE) + _rim(CRATE))
    return sheet.picture()


def _wood(sheet: Sheet, edge: Line) -> None:
    sheet.ink(Block(shape(edge), LAMP, 1, grain=0.2, cover=1))
    low = fading("low", (0, 22), (0, 64), 0.0, 0.9)
    sheet.ink(Block(low + shape(edge, 'fill="url(#low)"'), OCHRE, 0.8))
    grain = "".join(
        stroke(smooth([(x, 8), (x + 1.5, 30), (x - 1, 58)]), 1.6, x, (0.2, 0.3)) for x in (15, 48)
    )
    sheet.ink(Block(clipped(grain, shape(edge), "grain"), CEDAR, 0.8))


def _rim(edge: Line, width: float = 4) -> str:
    return f'<g stroke="#000" stroke-width="{width}" stroke-linejoin="round">{shape(edge)}</g>'


PICTURES: Final = {
    "art/harbor/pip": Picture(SIZE, lit),
    "art/harbor/pip_spent": Picture(SIZE, spent),
    "art/harbor/pip_cart": Picture(SIZE, cart),
}
