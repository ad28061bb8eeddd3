"""Takotsubo, the earthen pot on a rope that octopuses take for a house."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block
from tools.art.press.brush import fading, shape, stroke
from tools.art.press.curves import ellipse, joined, mirrored, moved, smooth
from tools.art.press.inks import BARK, CEDAR, OCHRE, SOOT, SUMI
from tools.art.press.sheet import Sheet

POT_SIDE: Final = smooth(
    [(96, -8), (84, 14), (92, 44), (136, 100), (150, 170), (130, 240), (92, 290), (60, 300)]
)
POT_AT: Final = (372.0, 606.0)
ROPE: Final = smooth([(460, 650), (540, 600), (560, 500), (534, 380), (548, 240), (566, 120), (556, 10)])


def pot(sheet: Sheet) -> None:
    """It stands on the floor of its scene, the rope goes up out of the picture."""
    side = moved(POT_SIDE, *POT_AT)
    other = mirrored(side, POT_AT[0])
    jar = joined(side, other[::-1])
    mouth = ellipse(POT_AT[0], POT_AT[1] - 6, 98, 24)
    sheet.ink(Block(shape(moved(ellipse(0, 0, 190, 26), POT_AT[0] + 20, POT_AT[1] + 292)), SOOT, 0.8))
    sheet.bare(shape(jar) + shape(mouth))
    sheet.ink(Block(shape(jar) + shape(mouth), CEDAR, 0.95))
    turn = fading("turn", (POT_AT[0] - 150, 0), (POT_AT[0] + 150, 0), 0.5, 0.0, 0.35, 1.0)
    sheet.ink(Block(turn + shape(jar, 'fill="url(#turn)"'), BARK, 0.95))
    sheet.ink(Block(shape(mouth), SOOT, 0.95))
    sheet.lines(stroke(side, 9, 4) + stroke(other, 9, 5) + stroke(mouth, 7, 6, (0.01, 0.01)) + _rings(), SUMI)
    sheet.lines(stroke(ROPE, 15, 7, (0.01, 0.01), 0.9) + _noose(17), SUMI)
    sheet.ink(Block(stroke(ROPE, 8, 8, (0.01, 0.01), 0.9) + _noose(9), OCHRE, cover=1))
    sheet.lines("".join(stroke(smooth([(x - 6, y - 5), (x + 6, y + 5)]), 3, 9) for x, y in ROPE[2::3]), SUMI)


def _rings() -> str:
    """The marks of the potter's wheel."""
    drawn = ""
    for number, (y, half) in enumerate(((118, 132), (150, 142), (206, 138), (240, 124))):
        ring = [
            (POT_AT[0] + half * across, POT_AT[1] + y + 16 * (1 - across * across))
            for across in np.linspace(-0.96, 0.96, 20)
        ]
        drawn += stroke(ring, 4.5, number, (0.3, 0.4), 0.1)
    return drawn


def _noose(width: float) -> str:
    x, y = POT_AT
    return stroke(
        smooth([(x - 86, y + 30), (x - 40, y + 46), (x + 30, y + 47), (x + 90, y + 34)]),
        width,
        2,
        (0.01, 0.01),
        0.9,
    )
