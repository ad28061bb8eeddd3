"""The auction: a maguro leaps before the sun, and the tickets float on the waves."""

from __future__ import annotations

from tools.art.places import bay
from tools.art.places.cloth import seigaiha
from tools.art.places.cover import pictures
from tools.art.places.goods import ticket
from tools.art.press.block import Block
from tools.art.press.brush import clipped, fading, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, PAPER, PEACH, SEA, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro

SWELL = smooth([(0, 590), (90, 560), (200, 600), (320, 634), (440, 600), (550, 556), (640, 584)])


def _scene(sheet: Sheet) -> None:
    bay.sky(sheet, 640, 0, 700, INDIGO, PEACH, PEACH)
    bay.sun(sheet, 330, 300, 190, 900)
    sheet.print(maguro(), 330, 350, 0.88, 4)
    sea = joined(SWELL, [(640.0, 800.0), (0.0, 800.0)])
    sheet.bare(shape(sea))
    sheet.ink(Block(shape(sea), SEA, 0.95, 0.2))
    sheet.ink(Block(fading("d", (0, 560), (0, 800), 0, 1) + shape(sea, 'fill="url(#d)"'), INDIGO, 0.95))
    sheet.ink(
        Block(clipped(seigaiha(0, 540, 640, 260, 34, 3, "waves"), shape(sea), "sea"), INDIGO_DEEP, 0.85)
    )
    sheet.lines(stroke(SWELL, 10, 4, (0.01, 0.01), 0.7), SUMI)
    for x, y, lean, sign, ground in (
        (180, 672, -12, "4", PAPER),
        (326, 696, 4, "+6", VERMILION),
        (470, 668, 14, "\u22121", GOLD),
    ):
        sheet.print(ticket(sign, ground, PAPER if ground == VERMILION else SUMI), x, y, 1.35, lean)


PICTURES = pictures("auction", 85, "競", _scene)
