"""A gull far away: two wings and a body in a few strokes; the first picture is the one it glides in."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.brush import shape, stroke
from tools.art.press.curves import Line, joined, smooth
from tools.art.press.inks import SNOW, SUMI_SOFT
from tools.art.press.sheet import Sheet

SIZE: Final = (56, 32)
VIEW: Final = (112.0, 64.0)
STROKES: Final = ((-6, 2), (-26, -12), (2, 14), (14, 26))
"""For each picture how far the bend and the tip of a wing are below the shoulder."""


def gull(number: int) -> Image.Image:
    """White, with dark wing tips, flying to the right; the far wing is a little shorter."""
    bend, tip = STROKES[number]
    wings = [_wing(-1, bend, tip, 1.0), _wing(1, bend, tip, 0.86)]
    body = smooth([(40, 36), (50, 31), (62, 31), (73, 35), (64, 40), (50, 41)], closed=True)
    parts = [*wings, body]
    sheet = Sheet(VIEW, SIZE, 50 + number, paper=SNOW)
    key = "".join(stroke(wing[:29], 4.2, at, (0.1, 0.3)) for at, wing in enumerate(wings))
    key += "".join(shape(joined(wing[20:29], wing[29:36])) for wing in wings)
    key += stroke(body[:40], 2.6, 9)
    sheet.lines(key, SUMI_SOFT)
    edges = "".join(stroke(part, 4, 3, (0.01, 0.01), 0.9) for part in parts)
    sheet.cut("".join(shape(part) for part in parts) + edges)
    return sheet.picture()


def _wing(side: int, bend: float, tip: float, length: float) -> Line:
    """The leading edge outwards, the trailing edge back."""
    x, y = 56 + side * 3, 34.0
    out = [(x, y - 3), (x + side * 22 * length, y + bend - 4), (x + side * 47 * length, y + tip)]
    back = [out[-1], (x + side * 24 * length, y + bend + 6), (x - side * 2, y + 4)]
    return joined(smooth(out), smooth(back))


PICTURES: Final = {f"art/life/gull_{n + 1}": Picture(SIZE, partial(gull, n)) for n in range(len(STROKES))}
