"""Bands of mist as old prints cut them: long bars with round ends, crisp above and lost below."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, fading
from tools.art.press.inks import MIST, PEACH, SNOW
from tools.art.press.sheet import Sheet

SIZE: Final = (320, 80)
BANDS: Final = (
    ((40, 34, 190, 20), (96, 14, 150, 18), (8, 52, 250, 16), (150, 40, 160, 16)),
    ((70, 22, 220, 18), (10, 40, 200, 20), (120, 56, 190, 14)),
    ((20, 28, 130, 16), (90, 42, 210, 20), (40, 10, 120, 14), (8, 56, 160, 13)),
)
"""For each picture its bars: left, top, width, height."""


def mist(number: int) -> Image.Image:
    """Warm at its lower edge, as if the sun were behind it."""
    sheet = Sheet(SIZE, SIZE, 40 + number, paper=SNOW)
    bars = "".join(box(x, y, w, h, h / 2) for x, y, w, h in BANDS[number])
    warm = fading("warm", (0, 20), (0, 76), 0.0, 0.6)
    sheet.ink(Block(bars, MIST, 0.6))
    sheet.ink(Block(warm + box(0, 0, *SIZE, attributes='fill="url(#warm)"'), PEACH, 0.7))
    sheet.cut(_faint(BANDS[number]))
    return sheet.picture()


def _faint(bands: tuple[tuple[int, int, int, int], ...]) -> str:
    """Each bar on its own, so that those that overlap stay apart."""
    drawn = ""
    for at, (x, y, w, h) in enumerate(bands):
        drawn += fading(f"lost{at}", (0, y), (0, y + h), 0.78, 0.6, 0.1)
        drawn += box(x, y, w, h, h / 2, f'fill="url(#lost{at})"')
    return drawn


PICTURES: Final = {f"art/life/mist_{n + 1}": Picture(SIZE, partial(mist, n)) for n in range(len(BANDS))}
