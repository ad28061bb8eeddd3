"""The harbor: a fleet comes home under Fuji."""

from __future__ import annotations

from tools.art.places import bay
from tools.art.places.boats import boat
from tools.art.places.cloth import seigaiha
from tools.art.places.cover import pictures
from tools.art.press.block import Block
from tools.art.press.brush import clipped, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import INDIGO, INDIGO_DEEP, INDIGO_LIGHT, PEACH, ROSE, SEA, SUMI, VERMILION
from tools.art.press.sheet import Sheet

CREST = smooth(
    [(-10, 724), (90, 700), (190, 716), (270, 690), (330, 700), (430, 738), (540, 712), (650, 726)]
)


def _scene(sheet: Sheet) -> None:
    bay.sky(sheet, 640, 0, 400, INDIGO, PEACH, ROSE)
    sheet.print(bay.fuji(), 350, 402, 0.74)
    bay.mist(sheet, 500, 180, 260, 6)
    bay.mist(sheet, 170, 350, 300, 2)
    bay.water(sheet, 640, 400, 800, SEA, INDIGO)
    sheet.ink(Block(bay.ripples(640, 408, 760, 7, 34, 2.6), INDIGO_DEEP, 0.8))
    for x, y, scale, mark in (
        (130, 424, 0.26, VERMILION),
        (250, 440, 0.36, INDIGO),
        (548, 448, 0.44, VERMILION),
    ):
        sheet.print(boat(mark, 1.25), x, y, scale, 0, x > 500)
    sheet.print(boat(VERMILION, 1.1), 474, 548, 0.78, 2)
    sheet.print(boat(INDIGO), 224, 612, 1.22, -2)
    wave = shape(joined(CREST, [(650.0, 810.0), (-10.0, 810.0)]))
    sheet.ink(Block(wave, INDIGO, 1, 0.2, cover=0.9))
    scales = clipped(seigaiha(0, 680, 640, 120, 30, 2.6, "scales"), wave, "wave")
    sheet.ink(Block(scales, INDIGO_LIGHT, 0.6, 0.2, cover=1))
    sheet.lines(stroke(CREST, 8, 4, (0.01, 0.01), 0.6), SUMI)


PICTURES = pictures("harbor", 83, "港", _scene)
