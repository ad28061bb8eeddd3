"""The barrel on its quay, half of it night and half of it day."""

from __future__ import annotations

from typing import Final

from tools.art.cards.foam import froth, white
from tools.art.cards.scenes.air import mist
from tools.art.pieces.barrel import barrel
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, placed, shape, stroke, words
from tools.art.press.curves import Line, joined, line, smooth, straight
from tools.art.press.inks import (
    INDIGO,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    LAMP,
    PEACH,
    ROSE,
    SEA,
    SEA_PALE,
    SOOT,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet

NIGHT: Final = line([(-20, -20), (440, -20), (310, 1080), (-20, 1080)])
"""What lies on its side of the seam."""

SHORE: Final = smooth([(0, 560), (150, 548), (300, 560), (450, 548), (600, 560), (750, 550)])
QUAY: Final = 770.0
SCALE: Final = 2.75
AT: Final = (155.0, 306.0)


def ground(sheet: Sheet) -> None:
    """View 750 by 1050."""
    dark, bright = shape(NIGHT), _day()
    _sky(sheet, dark, bright)
    _sea(sheet, dark, bright)
    _quay(sheet, dark)
    foam = smooth([(0, QUAY + 4), (180, QUAY - 6), (380, QUAY + 6), (560, QUAY - 4), (750, QUAY + 4)])
    white(sheet, [], froth(foam, 9, 60, 5), 3)
    _cask(sheet, dark, bright)
    seam = straight((440, -20), (310, 1080), 60)
    sheet.lines(stroke(seam, 17, 5, (0.001, 0.001), 0.9, 0.2), SUMI)
    sheet.bare(stroke(seam, 10, 6, (0.001, 0.001), 0.8, 0.3), 0.4)


def _day() -> str:
    return shape(line([(440, -20), (770, -20), (770, 1080), (310, 1080)]))


def _sky(sheet: Sheet, dark: str, bright: str) -> None:
    air = box(0, 0, 750, 580, 0, 'fill="url(#b)"')
    for side, tones in (
        (dark, ((INDIGO_DEEP, (1, 0.9, 0.7)), (SUMI, (0.9, 0.3, 0)))),
        (bright, ((INDIGO_LIGHT, (0.9, 0.4, 0)), (ROSE, (0, 0.15, 0.95)))),
    ):
        for ink, densities in tones:
            fall = fading("b", (0, 0), (0, 580), *densities)
            sheet.ink(Block(clipped(fall + air, side, "s"), ink, 0.95, 0.3, cover=0.8))
    sheet.ink(Block(clipped(dot(190, 190, 104), dark, "m"), LAMP, 1, 0.1, 0.06, cover=1))
    sheet.ink(Block(clipped(dot(590, 216, 118), bright, "d"), VERMILION, 0.95, 0.3, cover=1))
    stars = ((60, 90), (320, 70), (110, 330), (300, 300), (54, 240), (340, 180), (230, 400), (90, 460))
    sheet.bare("".join(dot(x, y, 2.4 + x % 3) for x, y in stars), 0.4)
    sheet.ink(Block(clipped(mist(40, 226, 330, 26) + mist(-30, 380, 280, 20), dark, "c"), INDIGO, 1, cover=1))
    sheet.bare(
        clipped(mist(470, 300, 320, 24) + mist(520, 120, 260, 20) + mist(430, 450, 330, 20), bright, "e"), 0.3
    )


def _sea(sheet: Sheet, dark: str, bright: str) -> None:
    water = shape(joined(SHORE, [(750, 800), (0, 800)]))
    sheet.ink(Block(clipped(water, dark, "n"), INDIGO_DEEP, 1, 0.2, cover=1))
    sheet.ink(Block(clipped(water, bright, "d"), SEA, 1, 0.2, cover=1))
    marks = "".join(_swell(x, y) for y in range(584, 770, 26) for x in range(20 + y * 7 % 60, 760, 112))
    sheet.ink(Block(clipped(marks, dark, "n"), INDIGO_LIGHT, 0.8, cover=1))
    sheet.ink(Block(clipped(marks, bright, "d"), SEA_PALE, 0.9, cover=1))
    for side, x, ink in ((dark, 190, LAMP), (bright, 590, PEACH)):
        path = "".join(
            stroke(straight((x - w, y), (x + w, y)), 7, y, (0.5, 0.5), 0.1)
            for y, w in ((580, 70), (602, 46), (626, 84), (652, 52), (680, 90), (712, 60), (744, 96))
        )
        sheet.ink(Block(clipped(path, side, "p"), ink, 0.95, cover=1))
    sheet.lines(stroke(SHORE, 5, 1, (0.01, 0.01)), SUMI)


def _swell(x: float, y: float) -> str:
    return stroke(smooth([(x, y), (x + 30, y - 5), (x + 62, y + 1)]), 4.5, int(x + y), (0.4, 0.5), 0.1)


def _quay(sheet: Sheet, dark: str) -> None:
    sheet.ink(Block(box(0, QUAY, 750, 300), (122, 80, 50), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, QUAY, 750, 290, 4, 7, (168, 116, 74), SOOT, 8, 1.7))
    edge = straight((0, QUAY), (750, QUAY), 40)
    sheet.lines(stroke(edge, 9, 4, (0.001, 0.001), 0.9), SUMI)
    sheet.shade(clipped(box(0, QUAY, 750, 300), dark, "q"), 0.55)
    sheet.shade(shape(_shadow()), 0.55, 9)


def _shadow() -> Line:
    return smooth([(140, 846), (370, 806), (620, 842), (600, 880), (370, 900), (170, 884)], closed=True)


def _cask(sheet: Sheet, dark: str, bright: str) -> None:
    """Two barrels in one place, each cut along the seam."""
    for day, side in ((False, dark), (True, bright)):
        figure = barrel(day)
        sheet.bare(clipped(placed(figure.silhouette, *AT, SCALE), side, "c"))
        for block in figure.blocks:
            sheet.ink(block, clipped(placed(block.svg, *AT, SCALE), side, "c"))
    sheet.lines(words("魚", AT[0] + 80 * SCALE, AT[1] + 139 * SCALE, 118, "brush"), VERMILION)
