"""The curtain before a secret choice: heavy indigo cloth in folds, the market's name left white."""

from __future__ import annotations

from functools import partial
from typing import Final

from tools.art.picture import Picture
from tools.art.places.cloth import seigaiha
from tools.art.places.ground import Size, flat
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, stroke, words
from tools.art.press.curves import smooth, straight
from tools.art.press.inks import INDIGO_DEEP, PAPER, SUMI
from tools.art.press.sheet import Sheet

VIEW: Final = (960.0, 540.0)
SLITS: Final = (238.0, 480.0, 722.0)
FOLDS: Final = (26, 92, 168, 262, 330, 408, 506, 580, 654, 748, 822, 902)


def curtain(size: Size) -> Sheet:
    """Four cloths on a rod; each fold is a shadow on its left and a light on its right."""
    w, h = VIEW
    sheet = Sheet(VIEW, size, 61, paper=(30, 54, 106))
    name = words("築", 300, 372, 300, "brush") + words("地", 660, 372, 300, "brush")
    sheet.ink(Block(name, PAPER, 0.96, 0.25, 0.06, 0.1, cover=1))
    waves = seigaiha(0, h - 74, w, 46, 23, 2.2, "waves")
    sheet.ink(Block(waves, PAPER, 0.62, 0.3, cover=1))
    dark, lit = "", ""
    for number, x in enumerate(FOLDS):
        wide = 34 + number * 13 % 22
        dark += fading(f"d{number}", (x, 0), (x + wide, 0), 0, 0.9, 0) + box(
            x, 0, wide, h, 0, f'fill="url(#d{number})"'
        )
        lit += fading(f"l{number}", (x + wide, 0), (x + 2 * wide, 0), 0, 0.6, 0)
        lit += box(x + wide, 0, wide, h, 0, f'fill="url(#l{number})"')
    sheet.ink(Block(dark, INDIGO_DEEP, 0.75, 0.15, 0.05, 0))
    sheet.light(lit, (120, 150, 200), 0.16)
    down = fading("v", (0, 0), (0, h), 0.9, 0.2, 0, 0.1, 0.6)
    sheet.ink(Block(down + box(0, 0, w, h, 0, 'fill="url(#v)"'), INDIGO_DEEP, 0.7, 0.1))
    sheet.ink(Block(box(0, 0, w, 20), (96, 60, 38), 1, 0.2, cover=1))
    key = stroke(straight((0, 20), (w, 20)), 6, 2, (0.001, 0.001), 0.9)
    for number, slit in enumerate(SLITS):
        key += stroke(
            smooth([(slit, 24), (slit - 3, 200), (slit + 4, 400), (slit - 1, h)]), 7, number, (0.05, 0.01)
        )
    key += "".join(
        stroke(smooth([(x, 26), (x + 5, 140), (x - 2, 300)]), 3, x, (0.05, 0.7), 0.05) for x in FOLDS
    )
    key += "".join(dot(x, 10, 8) for x in range(40, 960, 110))
    sheet.lines(key + stroke(straight((0, h - 4), (w, h - 4)), 8, 9, (0.001, 0.001), 0.9), SUMI)
    return sheet


PICTURES = {"art/curtain": Picture((960, 540), partial(flat, curtain, (960, 540), 128))}
