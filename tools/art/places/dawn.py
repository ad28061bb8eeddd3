"""The quay before the last count: dawn, the sun low over open water, nothing painted on the boards."""

from __future__ import annotations

from typing import Final

from tools.art.places import bay
from tools.art.places.boats import boat
from tools.art.places.ground import SCREEN, Size, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import (
    INDIGO,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    PEACH,
    ROSE,
    SEA_PALE,
    SOOT,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet

HORIZON: Final = 430.0
QUAY: Final = 720.0


def dawn(size: Size) -> Sheet:
    """Dim enough for towers and words in front of it."""
    sheet = Sheet(SCREEN, size, 43)
    bay.sky(sheet, 1920, 0, HORIZON, INDIGO, PEACH, ROSE)
    bay.sun(sheet, 560, HORIZON - 22, 104, HORIZON)
    bay.mist(sheet, 240, 190, 420, 3)
    bay.mist(sheet, 1500, 130, 460, 5)
    bay.mist(sheet, 1120, 300, 360, 6)
    sheet.print(bay.fuji(INDIGO), 1330, HORIZON, 0.62)
    _sea(sheet)
    _quay(sheet)
    veil = fading("v", (0, 0), (0, 1080), 0.1, 0.2, 0.35, 0.7)
    sheet.ink(Block(veil + box(0, 0, 1920, 1080, 0, 'fill="url(#v)"'), (16, 20, 44), 0.75, 0, 0, 0, cover=1))
    return sheet


def _sea(sheet: Sheet) -> None:
    tall = QUAY - HORIZON
    sheet.ink(Block(box(0, HORIZON, 1920, tall), (70, 116, 136), 1, 0.2, 0.08, 0, cover=1))
    down = fading("b", (0, HORIZON), (0, QUAY), 0, 0.3, 0.7, 1)
    sheet.ink(Block(down + box(0, HORIZON, 1920, tall, 0, 'fill="url(#b)"'), INDIGO_DEEP, 0.85, 0.2))
    sheet.print(boat(VERMILION, 1.3), 980, HORIZON + 6, 0.32)
    sheet.print(boat(INDIGO, 1.3), 250, HORIZON + 16, 0.4, 0, True)
    sheet.ink(Block(bay.ripples(1920, HORIZON + 8, QUAY, 5, 44, 3.4), INDIGO_DEEP, 0.8))
    sheet.ink(Block(bay.ripples(1920, HORIZON + 26, QUAY, 9, 18, 2.2), SEA_PALE, 0.4, cover=1))
    sheet.ink(Block(bay.glitter(560, HORIZON, QUAY, 110, 6), PEACH, 0.8, cover=1))
    sheet.lines(stroke(straight((0, HORIZON), (1920, HORIZON), 40), 3, 2, (0.01, 0.01), 0.8), INDIGO_LIGHT)


def _quay(sheet: Sheet) -> None:
    tall = 1080 - QUAY
    sheet.ink(Block(box(0, QUAY, 1920, tall), (92, 58, 42), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, QUAY, 1920, tall, 4, 7, (136, 90, 56), SOOT, 9, 1.7))
    edge = straight((0, QUAY), (1920, QUAY), 60)
    sheet.lines(stroke(edge, 10, 4, (0.001, 0.001), 0.9), SUMI)


PICTURES = pictures("art/tables/dawn", dawn, 96)
