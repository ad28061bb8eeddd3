"""Value tracks: an eel whose spots are numbered, and a spider crab that holds ten steps in its arms."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.cutout import cutout, key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, placed, ring, shape, stroke, words
from tools.art.press.curves import Line, Points, joined, smooth
from tools.art.press.inks import (
    GOLD,
    MOSS,
    OCHRE,
    ORANGE,
    PEACH,
    PINE,
    SNOW,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet
from tools.art.species.crab import crab
from tools.art.species.forms import behind, limb
from tools.art.species.style import SIGN

SIZE: Final = (640, 80)
ROUND: Final = 19.5
EEL: Final = tuple((32.0 + 43.6 * at, 41 + 4.5 * np.sin(at * 1.05)) for at in range(13))
CRAB: Final = tuple((118.0 + 52.0 * at, 40.0) for at in range(10))
"""Middles of the steps from 1 upwards, in pixels of the picture."""


def _spots(places: Points) -> str:
    return "".join(dot(x, y, ROUND) for x, y in places)


def _figures(places: Points, size: float = 33) -> str:
    rims = "".join(ring(x, y, ROUND, 2.8) for x, y in places)
    return rims + "".join(
        words(str(number), x, y + size * 0.35, size, "number", spacing=-0.5)
        for number, (x, y) in enumerate(places, 1)
    )


def eel() -> Figure:
    """Tail to the left, where it is worth one; it grows dearer towards the head."""
    spine = smooth([(2, 46), *EEL[::2], (596, 40), (634, 44)], steps=20)
    body = limb(
        spine, [(0, 2), (0.02, 11), (0.07, 21), (0.3, 24), (0.88, 25), (0.93, 25), (0.975, 19), (1, 7)]
    )
    fin = joined(
        smooth([(54, 22), (110, 9), (200, 4), (380, 3), (480, 7), (520, 16)]),
        smooth([(520, 24), (380, 20), (200, 22), (54, 30)]),
    )
    breast = smooth([(578, 52), (560, 66), (546, 76), (572, 75), (590, 62)], closed=True)
    lines = (
        outline(body, 5, 1)
        + outline(breast, 3, 3)
        + stroke(smooth([(634, 48), (618, 52), (606, 50)]), 3, 4, (0.05, 0.3))
    )
    lines += (
        dot(617, 34, 3.4) + ring(617, 34, 6.2, 2.4) + stroke(smooth([(590, 24), (584, 40), (590, 56)]), 3, 5)
    )
    return Figure(
        shape(body) + shape(fin) + shape(breast),
        (
            Block(shape(fin), MOSS, 0.95, cover=1),
            Block(shape(body), PINE, 0.98, grain=0.15, cover=1),
            Block(
                fading("low", (0, 40), (0, 68), 0.0, 1.0) + shape(body, 'fill="url(#low)"'),
                OCHRE,
                0.85,
                cover=1,
            ),
            Block(shape(breast), MOSS, 0.95, cover=1),
            Block(dot(617, 34, 6), GOLD, 1, cover=1),
            Block(_spots(EEL), SNOW, 1, grain=0.06, cover=1),
            key(lines + _figures(EEL) + behind(outline(fin, 3, 2) + _rays(), shape(body), "body")),
        ),
    )


def _rays() -> str:
    """Of the long fin along its back."""
    return "".join(
        stroke(smooth([(x, 30), (x + 5, 16), (x + 9, 6)]), 1.6, x, (0.02, 0.4)) for x in range(80, 510, 13)
    )


CLAW: Final = smooth(
    [(588, 5), (606, 1), (626, 6), (637, 20), (635, 36), (626, 24), (612, 15), (592, 14)], closed=True
)
BENDS: Final = (0.34, 0.66, 0.97)
"""Parts of the arm's length at which its joints lie."""


def arms() -> tuple[Line, ...]:
    """The two long ones over and under all the steps, joint by joint, and their claws about the tenth."""
    upper = smooth([(50, 30), (76, 12), (110, 8), (350, 7), (560, 7), (596, 9)])
    sizes = [
        (0, 3.0),
        *((at + step, half) for at in BENDS for step, half in ((-0.02, 2.8), (0.0, 5.0), (0.02, 3.6))),
    ]
    arm = limb(upper, sizes)
    return arm, _below(arm), CLAW, _below(CLAW)


def _below(points: Line) -> Line:
    """The same on the other side of the steps."""
    return np.column_stack([points[:, 0], 80 - points[:, 1]])


def crab_track() -> Image.Image:
    """On a strip of its own, since its arms alone would not carry the steps."""
    sheet = Sheet(SIZE, SIZE, 79)
    strip = shapes.plate(84, 16, 540, 48, 23)
    sheet.ink(Block(shape(strip), PEACH, 0.6))
    rise = fading("rise", (90, 0), (640, 0), 0.0, 0.95)
    sheet.ink(Block(rise + shape(strip, 'fill="url(#rise)"'), ORANGE, 0.9))
    sheet.ink(Block(_spots(CRAB), SNOW, 1, grain=0.06, cover=1))
    sheet.lines(outline(strip, 3.6, 2) + _figures(CRAB), SUMI)
    limbs = arms()
    sheet.ink(Block("".join(shape(arm) for arm in limbs), VERMILION, 0.98, cover=1))
    sheet.lines("".join(outline(arm, 2.4, n) for n, arm in enumerate(limbs)), SUMI)
    figure = crab(SIGN)
    sheet.print(figure, 42, 40, 0.135)
    whole = "".join(f'<g stroke="#000" stroke-width="2.6">{shape(part)}</g>' for part in (strip, *limbs))
    outside = placed(f'<g stroke="#000" stroke-width="8">{figure.silhouette}</g>', 42, 40, 0.135)
    sheet.cut(whole + outside)
    return sheet.picture()


PICTURES: Final = {
    "art/harbor/track_eel": Picture(SIZE, lambda: cutout(eel(), SIZE, 0, 0, 1, 78)),
    "art/harbor/track_crab": Picture(SIZE, crab_track),
}
