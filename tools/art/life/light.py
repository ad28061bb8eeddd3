"""Light and its absence: the glow around a lantern in three strengths, and the shadow of what flies."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.brush import box, dot, glowing
from tools.art.press.inks import INDIGO_DEEP, LAMP
from tools.art.press.sheet import Sheet

GLOW: Final = (192, 192)
SHADOW: Final = (132, 176)


def glow(number: int) -> Image.Image:
    """Strongest about the paper of the lantern, gone at the rim."""
    strength, reach = ((0.34, 88.0), (0.42, 92.0), (0.5, 96.0))[number]
    sheet = Sheet(GLOW, GLOW, 90, paper=LAMP)
    light = glowing("light", 96, 96, reach, strength, strength * 0.7, strength * 0.32, strength * 0.1, 0.0)
    sheet.cut(light + dot(96, 96, reach, 'fill="url(#light)"'))
    return sheet.picture()


def shadow() -> Image.Image:
    """Of a card about three quarters of the picture's size, held well over the table."""
    sheet = Sheet(SHADOW, SHADOW, 94, paper=INDIGO_DEEP)
    sheet.cut("")
    sheet.shadow(box(19, 21, 94, 134, 10), 0.5, 8)
    return sheet.picture()


PICTURES: Final = {
    **{f"art/life/glow_{n + 1}": Picture(GLOW, partial(glow, n)) for n in range(3)},
    "art/life/shadow": Picture(SHADOW, shadow),
}
