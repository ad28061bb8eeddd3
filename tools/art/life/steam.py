"""A wisp of steam that curls, widens and thins out."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.brush import placed, stroke
from tools.art.press.curves import Line, smooth
from tools.art.press.inks import SNOW
from tools.art.press.sheet import Sheet

SIZE: Final = (48, 72)
VIEW: Final = (96.0, 144.0)
WISPS: Final = ((11.0, 0.62, 0.75), (15.0, 0.44, 1.0), (19.0, 0.24, 1.25))
"""For each picture the width of the brush, how dense it is, and how far it has spread."""

MAIN: Final = smooth([(-4, 52), (-14, 36), (2, 16), (-12, -8), (2, -30), (-6, -48), (-17, -43), (-13, -34)])
SIDE: Final = smooth([(14, 40), (24, 24), (16, 6), (25, -8), (18, -17), (13, -11)])


def steam(number: int) -> Image.Image:
    """Two strokes that end in a curl, as prints draw smoke."""
    width, dense, spread = WISPS[number]
    sheet = Sheet(VIEW, SIZE, 70 + number, paper=SNOW)
    sheet.cut(
        f'<g opacity="{dense}">{_wisp(MAIN, width, 1, spread)}{_wisp(SIDE, width * 0.6, 2, spread)}</g>'
    )
    return sheet.picture()


def _wisp(line: Line, width: float, seed: int, spread: float) -> str:
    return placed(stroke(line, width / spread, seed, (0.35, 0.3), 0.1), 46, 76, spread)


PICTURES: Final = {f"art/life/steam_{n + 1}": Picture(SIZE, partial(steam, n)) for n in range(len(WISPS))}
