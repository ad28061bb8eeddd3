"""Tuna: over the claws of a wave, across the red sun."""

from __future__ import annotations

import numpy as np

from tools.art.cards.foam import claws, spray, white
from tools.art.cards.pages.washes import LOW, TOP, hill, wash
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, shape, stroke
from tools.art.press.curves import joined, moved, smooth
from tools.art.press.inks import INDIGO, INDIGO_DEEP, PEACH, SEA, SEA_PALE, SKY, SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro

FAR = smooth([(18, 486), (90, 468), (190, 488), (290, 506), (380, 478), (462, 430)])
RISE = smooth([(18, 452), (54, 424), (100, 402), (150, 394), (200, 400), (240, 424), (258, 462)])
HOLLOW = smooth(
    [(258, 462), (232, 440), (202, 442), (184, 468), (198, 508), (262, 540), (350, 542), (462, 506)]
)
"""The wave comes from the left: its back, and the hollow it breaks over."""


def page(sheet: Sheet) -> None:
    """Sun, fish, then the water in front of its tail."""
    wash(sheet, SKY, TOP, 190, 0.95, 0.0)
    wash(sheet, PEACH, 240, LOW, 0.0, 0.75, 0.9)
    sheet.ink(Block(dot(196, 222, 128), VERMILION, 0.95, grain=0.3))
    sheet.ink(Block(hill(FAR), SEA, 0.95, cover=0.9))
    sheet.lines(stroke(FAR, 5, 1, (0.02, 0.02)), SUMI)
    one, other = spray(372, 462, 110, 30, 5)
    sheet.ink(Block(one, SNOW, 1, grain=0, cover=1))
    sheet.ink(Block(other, SEA, 0.9))
    sheet.print(maguro(leap=0.0021), 228, 226, 0.67, 22)
    sheet.ink(Block(hill(joined(RISE, HOLLOW)), INDIGO, 1, grain=0.25, cover=1))
    _ribs(sheet)
    white(sheet, claws(RISE[40:], 25, 6, 11, lean=-8), "", 1.9)
    white(sheet, claws(RISE[14:44], 15, 4, 2, lean=-30), "", 1.7)
    white(sheet, claws(HOLLOW[76:112], 13, 5, 4, lean=-20), "", 1.7)


def _ribs(sheet: Sheet) -> None:
    """Bands that follow the back of the wave up into its lip, and the trough down to the edge."""
    wash(sheet, INDIGO_DEEP, 510, LOW, 0.0, 1.0)
    lines = ""
    for number in range(1, 6):
        up = smooth(
            [
                (18, 452 + 24 * number),
                (70, 428 + 21 * number),
                (130, 412 + 14 * number),
                (190, 416 + 5 * number),
            ]
        )
        down = moved(HOLLOW[52:-8] * np.array([1, 1 - 0.06 * number]), 0, 42 * number)
        lines += stroke(up, 6.5 - number * 0.6, number, (0.1, 0.5), 0.1)
        lines += stroke(down, 4.5 - number * 0.4, number + 9, (0.5, 0.2), 0.1)
    wave = shape(joined(RISE, HOLLOW, [(462, LOW), (18, LOW)]))
    sheet.ink(Block(clipped(lines, wave, "wave"), SEA_PALE, 0.9, cover=1))
    sheet.lines(stroke(RISE, 6, 2, (0.02, 0.02)) + stroke(HOLLOW, 5, 3, (0.02, 0.02)), SUMI)
