"""Sake up the fall, between wet cliffs, under the maples of late autumn."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.cards.foam import claws, froth, spray, white
from tools.art.cards.scenes.air import below, wash
from tools.art.cards.scenes.cliffs import cliffs
from tools.art.cards.scenes.weeds import leaves
from tools.art.press.block import Block
from tools.art.press.brush import fading, shape, stroke
from tools.art.press.curves import moved, smooth
from tools.art.press.inks import (
    BARK,
    INDIGO,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    OCHRE,
    ORANGE,
    SEA,
    SKY,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet
from tools.art.species.forms import flow
from tools.art.species.sake import sake

POOL: Final = smooth(
    [(10, 850), (90, 830), (180, 850), (280, 822), (390, 838), (500, 818), (600, 846), (740, 826)]
)
BRANCHES: Final = (
    smooth([(740, 372), (690, 392), (640, 384), (590, 408), (548, 404)]),
    smooth([(10, 330), (60, 322), (104, 340), (150, 334), (186, 352)]),
    smooth([(640, 386), (618, 360), (590, 350)]),
)
RED: Final = [
    (556, 420, 62, 150),
    (650, 446, 70, 190),
    (178, 392, 60, 210),
    (84, 396, 70, 165),
]
GOLDEN: Final = [(596, 486, 50, 230), (698, 372, 54, 20), (136, 318, 48, -20), (40, 318, 48, 30)]
FALLING: Final = [(204, 610, 44, 40), (236, 748, 36, -60), (300, 112, 40, 110), (520, 150, 36, 70)]


def ground(sheet: Sheet) -> None:
    """View 750 by 1050."""
    _fall(sheet)
    cliffs(sheet)
    _pool(sheet)
    sheet.print(sake(), 372, 524, 1.12, 4)
    _foam(sheet)
    _maples(sheet)


def _fall(sheet: Sheet) -> None:
    """White water with strands of blue; darker above and below."""
    wash(sheet, SKY, 20, 860, 0.75, 0.1, 0.0, 0.5)
    chance = np.random.default_rng(6)
    for ink, count, wide in ((SKY, 30, 17), (INDIGO_LIGHT, 24, 10), (INDIGO, 26, 5)):
        strands = ""
        for number in range(count):
            x, top = 130 + (number + chance.uniform(0, 0.8)) * 510 / count, chance.uniform(-60, 420)
            sway = chance.uniform(-2, 2)
            strand = flow((x, top), 90, chance.uniform(260, 560), [(0, sway), (0.5, -sway), (1, sway)], 40)
            strands += stroke(strand, wide, number, (0.3, 0.6), 0.1)
        sheet.ink(Block(strands, ink, 0.9, cover=0.9))
    wash(sheet, INDIGO, 20, 240, 0.9, 0.25, 0.0)


def _pool(sheet: Sheet) -> None:
    sheet.bare(shape(below(POOL)))
    sheet.ink(Block(shape(below(POOL)), SEA, 0.95))
    deep = fading("deep", (0, 830), (0, 1010), 0.2, 1.0)
    sheet.ink(Block(deep + shape(below(POOL), 'fill="url(#deep)"'), INDIGO, 0.95))
    rings = "".join(stroke(moved(POOL, 0, 34 + at * 26), 6, at, (0.05, 0.05), 0.2, 0.6) for at in range(6))
    sheet.ink(Block(rings, INDIGO_DEEP, 0.9))


def _foam(sheet: Sheet) -> None:
    """The pool boils where the water strikes it, and around the tail."""
    white(sheet, [], froth(POOL, 24, 46, 2), 3)
    left, right = smooth([(420, 840), (330, 800), (250, 800)]), smooth([(420, 840), (500, 796), (580, 800)])
    fingers = claws(right, 34, 4, 3) + claws(left, 34, 4, 4, lean=160, flip=True)
    white(sheet, fingers, froth(moved(POOL, 0, 18), 18, 40, 5), 3)
    for half in (*spray(330, 800, 190, 20, 8), *spray(520, 800, 170, 18, 9)):
        sheet.bare(half, 0.5)


def _maples(sheet: Sheet) -> None:
    sheet.lines("".join(stroke(branch, 15, at, (0.01, 0.5)) for at, branch in enumerate(BRANCHES)), SUMI)
    sheet.ink(
        Block(
            "".join(stroke(branch, 7, at, (0.01, 0.5)) for at, branch in enumerate(BRANCHES)), BARK, cover=1
        )
    )
    for ink, places in ((OCHRE, GOLDEN), (VERMILION, RED), (ORANGE, FALLING)):
        fill, key = leaves(places)
        sheet.bare(fill)
        sheet.ink(Block(fill, ink, 0.95, cover=0.8))
        sheet.lines(key, SUMI)
