"""What drives a boat of the harbor: a square sail sewn of strips, or a long oar over the stern."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.pieces.cutout import key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, shape, stroke, words
from tools.art.press.curves import joined, smooth, straight
from tools.art.press.inks import INDIGO_LIGHT, OCHRE, ROSE, SNOW, VERMILION, Ink
from tools.art.species.forms import behind

MARKS: Final[dict[int, Ink]] = {2: INDIGO_LIGHT, 3: OCHRE, 4: ROSE}
"""The disc on the sail of a boat with so many places."""


def sail(count: int) -> Figure:
    """One square sail of sewn strips, larger for a larger boat, with the number of its places."""
    wide, x = 24.0 + 17 * count, -8.0 + 2 * count
    top, foot = -126.0, -42.0
    crown = smooth([(x - wide, top + 4), (x, top), (x + wide, top + 3)])
    right = smooth([(x + wide, top + 3), (x + wide + 9, -90), (x + wide + 3, foot - 2)])
    hem = smooth([(x + wide + 3, foot - 2), (x, foot + 5), (x - wide + 5, foot - 4)])
    left = smooth([(x - wide + 5, foot - 4), (x - wide + 7, -86), (x - wide, top + 4)])
    canvas = joined(crown, right, hem, left)
    seams = [x + wide * part for part in np.linspace(-1, 1, count + 3)[1:-1]]
    lines = "".join(stroke(side, 4, n, (0.06, 0.06)) for n, side in enumerate((crown, right, hem, left)))
    lines += behind(
        "".join(
            stroke(smooth([(at, top), (at + 7, -86), (at + 3, foot + 3)]), 1.8, 9 + n)
            for n, at in enumerate(seams)
        ),
        dot(x + 6, -86, 27),
        "crest",
    )
    lines += stroke(straight((x - wide - 7, top + 3), (x + wide + 7, top + 2)), 5, 20, (0.05, 0.05), 0.6)
    lines += stroke(straight((x, top - 6), (x + 1, top)), 5, 21) + stroke(
        straight((x + 2, foot), (x + 2, -10)), 6, 22
    )
    lines += stroke(smooth([(x + wide + 3, foot - 2), (x + wide + 14, -34), (x + wide + 18, -26)]), 2.4, 23)
    lines += words("一二三四"[count - 1], x + 6, -72, 40, "brush")
    shade = fading("shade", (x - wide, 0), (x + wide, 0), 0.0, 0.1, 0.7)
    return Figure(
        shape(canvas),
        (
            Block(shape(canvas), SNOW, 0.9, 0.06, 0.03, 0.2, cover=1),
            Block(shade + shape(canvas, 'fill="url(#shade)"'), INDIGO_LIGHT, 0.6),
            Block(dot(x + 6, -86, 26), MARKS[count], 0.85, cover=0.9),
            key(lines),
        ),
    )


def scull(h: float) -> Figure:
    """No sail: a long oar over the stern, and a flag."""
    pole = straight((-h + 12, -20), (-h + 6, -116))
    flag = joined(
        smooth([(-h + 8, -114), (-h + 36, -118), (-h + 62, -110)]),
        smooth([(-h + 60, -64), (-h + 34, -70), (-h + 10, -66)]),
    )
    oar = smooth([(-h + 34, -44), (-h - 6, 2), (-h - 50, 46)])
    blade = smooth([(-h - 28, 20), (-h - 44, 32), (-h - 62, 58), (-h - 50, 60), (-h - 28, 34)], closed=True)
    lines = (
        stroke(pole, 5, 1, (0.02, 0.02), 0.7)
        + outline(flag, 3.6, 2)
        + stroke(oar, 6, 3, (0.05, 0.1), 0.6)
        + outline(blade, 3.6, 4)
    )
    lines += words("一", -h + 35, -76, 44, "brush")
    return Figure(
        shape(flag) + shape(blade),
        (
            Block(shape(flag), SNOW, 0.95, cover=1),
            Block(
                stroke(smooth([(-h + 8, -106), (-h + 36, -110), (-h + 62, -102)]), 9, 5, (0.01, 0.01), 0.9),
                VERMILION,
                0.95,
                cover=1,
            ),
            Block(shape(blade), OCHRE, 0.95, cover=0.9),
            key(lines),
        ),
    )
