"""The title: the bay at dawn under the market's gate; what moves before it are pictures of their own."""

from __future__ import annotations

from typing import Final

from tools.art.places import bay
from tools.art.places.gate import gate
from tools.art.places.ground import SCREEN, Size, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import INDIGO, INDIGO_DEEP, PEACH, ROSE, SEA, SOOT, SUMI
from tools.art.press.sheet import Sheet

HORIZON: Final = 476.0
QUAY: Final = 690.0


def title(size: Size) -> Sheet:
    """Sky, Fuji, sun and sea; the quay in shade; the gate in front."""
    width = SCREEN[0]
    sheet = Sheet(SCREEN, size, 21)
    bay.sky(sheet, width, 0, HORIZON, INDIGO, PEACH, ROSE)
    bay.sun(sheet, 1470, 412, 132, HORIZON)
    sheet.print(bay.fuji(), 950, HORIZON + 2, 0.8)
    for x, y, w, seed in ((356, 318, 280, 7), (1180, 356, 210, 4)):
        bay.mist(sheet, x, y, w, seed)
    bay.water(sheet, width, HORIZON, QUAY + 20, SEA, INDIGO)
    sheet.ink(Block(bay.glitter(1470, HORIZON, QUAY, 90, 3), PEACH, 0.8, cover=1))
    sheet.ink(Block(bay.ripples(width, HORIZON + 8, QUAY, 5, 46), INDIGO_DEEP, 0.8))
    sheet.lines(stroke(straight((0, HORIZON), (width, HORIZON), 40), 3.2, 8, (0.001, 0.001), 0.7), SUMI)
    _quay(sheet)
    gate(sheet)
    return sheet


def _quay(sheet: Sheet) -> None:
    """Wet planks that grow dark towards the words at the foot."""
    width, height = SCREEN
    sheet.ink(Block(box(0, QUAY, width, height - QUAY), (104, 66, 42), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, QUAY, width, height - QUAY, 6, 8, (150, 98, 60), SOOT, 8, 1.4))
    sheet.lines(stroke(straight((0, QUAY), (width, QUAY), 60), 10, 4, (0.001, 0.001), 0.9), SUMI)
    dark = fading("n", (0, QUAY), (0, height), 0.15, 0.75, 1)
    sheet.ink(
        Block(
            dark + box(0, QUAY, width, height - QUAY, 0, 'fill="url(#n)"'),
            (14, 16, 34),
            0.86,
            0,
            0,
            0,
            cover=1,
        )
    )


PICTURES = pictures("art/title", title)
