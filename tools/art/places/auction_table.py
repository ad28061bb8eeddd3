"""The auction table: wet planks, the cloth under the lots, the board's frame, the shelf."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.places.cloth import border, seigaiha
from tools.art.places.ground import SCREEN, Size, part, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, glowing, hollow, outline, stroke, words
from tools.art.press.curves import straight
from tools.art.press.inks import (
    GOLD,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    LAMP,
    OCHRE,
    SOOT,
    SUMI,
)
from tools.art.press.sheet import Sheet

SEATS: Final = 800.0
"""Below this the counter's front lies in the shade of its edge."""

CLOTH: Final = (1048.0, 720.0)
BOARD: Final = (480.0, 582.0)
SHELF: Final = (480.0, 140.0)


def planks(size: Size) -> Sheet:
    """Dark cedar, lit by lanterns from above, and the front of the counter for the seats."""
    sheet = Sheet(SCREEN, size, 31, paper=(92, 58, 38))
    lay(sheet, Deck(0, 60, 1920, SEATS - 60, 7, 5, (132, 86, 52), SOOT, 11, 1.7))
    sheet.light(_lamps(), LAMP, 0.2)
    _front(sheet)
    sheet.shade(_corners(), 0.5)
    return sheet


def _lamps() -> str:
    """Three pools of light on the wet wood."""
    return "".join(
        glowing(f"l{x}", x, 60, 560, 0.9, 0.45, 0.12, 0) + box(0, 60, 1920, 740, 0, f'fill="url(#l{x})"')
        for x in (300, 960, 1620)
    )


def _corners() -> str:
    return fading("v", (0, 0), (1920, 0), 0.8, 0.15, 0, 0.15, 0.8) + box(
        0, 0, 1920, 1080, 0, 'fill="url(#v)"'
    )


def _front(sheet: Sheet) -> None:
    front = box(0, SEATS, 1920, 280)
    sheet.ink(Block(front, (48, 32, 28), 1, 0.2, 0.05, 0, cover=1))
    grain = "".join(
        stroke(straight((x, y), (x + 500 + x % 190, y + 3)), 2.6, x + y, (0.3, 0.4), 0.1)
        for y in range(828, 1080, 34)
        for x in range(-200 + y % 170, 1900, 560)
    )
    sheet.ink(Block(grain, SUMI, 0.7))
    sheet.ink(Block(box(0, SEATS - 6, 1920, 10), (142, 94, 58), 0.9, 0.2, cover=1))
    shade = fading("f", (0, SEATS), (0, 1080), 0.85, 0.25, 0.55)
    sheet.ink(
        Block(shade + box(0, SEATS, 1920, 280, 0, 'fill="url(#f)"'), (12, 12, 24), 0.8, 0, 0, 0, cover=1)
    )
    edge = straight((0, SEATS + 5), (1920, SEATS + 5), 60)
    sheet.lines(
        stroke(edge, 7, 3, (0.001, 0.001), 0.9) + stroke(edge - (0, 13), 3.5, 4, (0.001, 0.001), 0.8), SUMI
    )


def cloth(size: Size) -> Sheet:
    """Indigo, a border of waves, and a field whose weave hardly shows: cards lie on it."""
    w, h = CLOTH
    sheet = Sheet(CLOTH, size, 32, paper=(34, 62, 118))
    folds = fading("f", (0, 0), (w, 0), 0.5, 0, 0.35, 0.05, 0.3, 0, 0.5)
    sheet.ink(Block(folds + box(0, 0, w, h, 0, 'fill="url(#f)"'), INDIGO_DEEP, 0.7, 0.3, 0.05))
    sheet.ink(Block(box(32, 32, w - 64, h - 64), INDIGO_DEEP, 0.5, 0.35, 0.08, 0))
    sheet.ink(Block(border(8, 8, w - 16, h - 16, 22, 11, 1.3), (150, 168, 190), 0.45, 0.25, cover=1))
    waves = seigaiha(34, 34, w - 68, h - 68, 49, 1.5, "field")
    sheet.ink(Block(waves, INDIGO_LIGHT, 0.1, 0.4, cover=1))
    threads = hollow(5, 5, w - 10, h - 10, 1.6) + hollow(32, 32, w - 64, h - 64, 1.8)
    sheet.ink(Block(threads, (206, 192, 164), 0.75, 0.2, cover=1))
    sheet.lines(outline(np.array([(1, 1), (w - 1, 1), (w - 1, h - 1), (1, h - 1)], float), 5, 3), SUMI)
    light = glowing("g", w / 2, 0, 620, 0.8, 0.35, 0)
    sheet.light(light + box(0, 0, w, h, 0, 'fill="url(#g)"'), LAMP, 0.1)
    return sheet


def board(size: Size) -> Sheet:
    """The frame of the quotations: carved corners and a dark ground in which the spaces lie."""
    w, h = BOARD
    sheet = Sheet(BOARD, size, 33, paper=(118, 74, 44))
    lay(sheet, Deck(0, 0, w, h, 9, 3, (164, 110, 66), SOOT, 5, 1.2))
    rim = 6.0
    sheet.ink(Block(box(rim, rim, w - 2 * rim, h - 2 * rim, 4), SUMI, 1, 0.1, 0.03, 0, cover=1))
    sheet.ink(
        Block(
            box(rim + 3, rim + 3, w - 2 * rim - 6, h - 2 * rim - 6, 3),
            (30, 24, 28),
            1,
            0.25,
            0.05,
            0,
            cover=1,
        )
    )
    sheet.ink(Block(hollow(4, 4, w - 8, h - 8, 1.6, 3), GOLD, 0.85, 0.2, cover=1))
    sheet.lines(outline(np.array([(1, 1), (w - 1, 1), (w - 1, h - 1), (1, h - 1)], float), 5, 3), SUMI)
    return sheet


def shelf(size: Size) -> Sheet:
    """For deck and bank: a dark niche with a lit ledge, a wave carved between the two."""
    w, h = SHELF
    sheet = Sheet(SHELF, size, 34, paper=(58, 38, 30))
    lay(sheet, Deck(0, 0, w, h, 3, 6, (104, 68, 44), SOOT, 6, 1.2))
    sheet.shade(fading("s", (0, 0), (0, h), 1, 0.4, 0.1) + box(0, 0, w, h, 0, 'fill="url(#s)"'), 0.6)
    mark = words("魚市場", w / 2, h * 0.66, 56, "brush", spacing=10)
    sheet.ink(Block(mark, (146, 100, 62), 0.8, 0.3, cover=1))
    ledge = box(0, h - 13, w, 13)
    sheet.ink(Block(ledge, OCHRE, 0.55, 0.3, cover=0.8))
    sheet.lines(outline(np.array([(1, 1), (w - 1, 1), (w - 1, h - 1), (1, h - 1)], float), 5, 3), SUMI)
    sheet.lines(stroke(straight((0, h - 13), (w, h - 13)), 4, 5, (0.01, 0.01), 0.8), SUMI)
    return sheet


PICTURES = {
    **pictures("art/tables/planks", planks, 128),
    **part("art/tables/cloth", (1398, 960), cloth, 128),
    **part("art/tables/board", (640, 776), board, 128),
    **part("art/tables/shelf", (640, 187), shelf, 96),
}
