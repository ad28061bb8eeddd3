"""Ebi over the surf at dawn, the sun a disc of gold behind it."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.cards.foam import claws, froth, spray, white
from tools.art.cards.scenes.air import below, mist, wash
from tools.art.cards.scenes.weeds import kelp
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, MOSS, ORANGE, PINE, ROSE, SEA, SLATE, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.ebi import ebi

FAR: Final = smooth([(20, 742), (110, 730), (210, 748), (330, 728), (450, 744), (570, 724), (740, 738)])
NEAR: Final = smooth(
    [(20, 842), (90, 800), (180, 792), (270, 836), (370, 878), (480, 862), (580, 806), (660, 790), (740, 820)]
)
ROCK: Final = smooth(
    [
        (20, 770),
        (44, 700),
        (66, 640),
        (92, 612),
        (116, 636),
        (124, 690),
        (158, 716),
        (176, 780),
        (206, 850),
        (196, 1040),
    ]
)
ROCK_RIGHT: Final = smooth(
    [(740, 690), (716, 668), (690, 690), (676, 740), (636, 776), (612, 850), (600, 1040)]
)


def ground(sheet: Sheet) -> None:
    """View 750 by 1050."""
    _sky(sheet)
    _sea(sheet)
    _rocks(sheet)
    sheet.print(ebi(), 380, 506, 1.0, -3)
    _surf(sheet)


def _sky(sheet: Sheet) -> None:
    wash(sheet, INDIGO, 20, 330, 1.0, 0.3, 0.0)
    wash(sheet, ROSE, 380, 760, 0.0, 0.65)
    sheet.bare(dot(380, 488, 258))
    warm = fading("warm", (0, 200), (0, 740), 0.0, 0.15, 0.8)
    sheet.ink(Block(dot(380, 488, 258), GOLD, 0.95))
    sheet.ink(Block(warm + dot(380, 488, 258, 'fill="url(#warm)"'), ORANGE, 0.8))
    sheet.bare(
        mist(10, 590, 330, 22) + mist(400, 626, 360, 22) + mist(90, 664, 440, 18) + mist(250, 300, 270, 16)
    )


def _sea(sheet: Sheet) -> None:
    sheet.bare(shape(below(FAR)))
    sheet.ink(Block(shape(below(FAR)), SEA, 0.9))
    deep = fading("deep", (0, 730), (0, 900), 0.0, 0.9)
    sheet.ink(Block(deep + shape(below(FAR), 'fill="url(#deep)"'), INDIGO, 0.9))
    marks = "".join(
        stroke(smooth([(x, y), (x + 30, y - 5), (x + 62, y + 1)]), 4.5, x + y, (0.4, 0.5), 0.1)
        for y in range(762, 860, 22)
        for x in range(40 + y * 7 % 60, 690, 104)
    )
    sheet.lines(stroke(FAR, 5, 1) + marks, SUMI)
    path = "".join(
        stroke(smooth([(386 - w, y), (386, y + 3), (386 + w, y)]), 7, y, (0.5, 0.5), 0.1)
        for y, w in ((756, 150), (774, 96), (792, 128), (812, 70), (830, 96))
    )
    sheet.ink(Block(path, GOLD, 0.95, cover=0.95))


def _rocks(sheet: Sheet) -> None:
    left, right = joined(ROCK, [(20, 1040)]), joined(ROCK_RIGHT, [(740, 1040)])
    rocks = shape(left) + shape(right)
    sheet.bare(rocks)
    shade = fading("shade", (0, 620), (0, 860), 0.1, 0.95)
    sheet.ink(Block(rocks, SLATE, 0.9))
    sheet.ink(Block(shade + f'<g fill="url(#shade)">{rocks}</g>', INDIGO_DEEP, 0.9))
    cracks = [
        [(92, 620), (84, 680), (100, 740), (88, 800)],
        [(120, 700), (136, 760), (130, 820)],
        [(60, 690), (52, 740), (60, 800)],
        [(706, 690), (700, 740), (712, 800)],
        [(676, 750), (664, 800), (672, 840)],
    ]
    drawn = stroke(ROCK, 8, 3) + stroke(ROCK_RIGHT, 8, 4)
    sheet.lines(
        drawn + "".join(stroke(smooth(crack), 6, at, (0.1, 0.6), 0.1) for at, crack in enumerate(cracks)),
        SUMI,
    )
    for at, (x, y, tall, sway, wide, ink) in enumerate(
        (
            (66, 800, 210, 14, 13, MOSS),
            (110, 820, 170, -16, 12, PINE),
            (668, 830, 190, 16, 13, MOSS),
            (706, 800, 150, -12, 11, PINE),
        )
    ):
        outline, middle = kelp(x, y, tall, sway, wide)
        sheet.bare(shape(outline))
        sheet.ink(Block(shape(outline), ink, 0.95))
        sheet.lines(stroke(outline, 4, at, (0.01, 0.01)) + stroke(middle, 3, at, (0.1, 0.5)), SUMI)


def _surf(sheet: Sheet) -> None:
    sheet.bare(shape(below(NEAR)))
    sheet.ink(Block(shape(below(NEAR)), INDIGO, 0.95))
    bands = ""
    for number in range(1, 7):
        band = NEAR + np.array([0.0, number * 24.0])
        bands += stroke(band, 9 - number * 0.7, number, (0.05, 0.05), 0.3, 0.5)
    sheet.ink(Block(bands, INDIGO_DEEP, 0.9))
    sheet.lines(stroke(NEAR, 8, 9), SUMI)
    left, right = NEAR[8:44][::-1], NEAR[72:110]
    fingers = claws(right, 26, 6, 5, flip=False) + claws(left, 24, 5, 6, lean=160, flip=True)
    white(sheet, fingers, froth(NEAR[6:112], 13, 60, 8), 3)
    for half in (*spray(590, 800, 110, 14, 4), *spray(170, 790, 110, 14, 5)):
        sheet.bare(half, 0.5)
