"""Tako climbing out of the fisher's pot on the sea floor; the light comes down from far above."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.cards.scenes.air import below, wash
from tools.art.cards.scenes.pot import pot
from tools.art.cards.scenes.weeds import kelp, weed
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, fading, shape, stroke
from tools.art.press.curves import moved, smooth
from tools.art.press.inks import (
    CEDAR,
    INDIGO,
    INDIGO_DEEP,
    MOSS,
    PEACH,
    PINE,
    SEA,
    SEA_PALE,
    SNOW,
    SUMI,
)
from tools.art.press.sheet import Sheet
from tools.art.species.tako import tako

FLOOR: Final = smooth(
    [(10, 850), (90, 826), (190, 848), (320, 866), (460, 852), (580, 826), (680, 838), (740, 820)]
)


def ground(sheet: Sheet) -> None:
    """View 750 by 1050."""
    _water(sheet)
    _far(sheet)
    _floor(sheet)
    pot(sheet)
    sheet.print(tako(), 378, 470, 1.07, -2)
    _near(sheet)


def _water(sheet: Sheet) -> None:
    wash(sheet, SEA_PALE, 20, 1030, 0.9, 1.0, 1.0)
    wash(sheet, SEA, 20, 1030, 0.0, 0.75, 1.0)
    wash(sheet, INDIGO, 120, 1030, 0.0, 0.6, 1.0)
    wash(sheet, INDIGO_DEEP, 460, 1030, 0.0, 0.9)
    beams = fading("beams", (0, 20), (0, 760), 0.85, 0.35, 0.0)
    for left, right, foot_left, foot_right in (
        (250, 292, 20, 110),
        (330, 390, 190, 320),
        (420, 446, 430, 520),
        (480, 530, 600, 730),
    ):
        beam = [(left, 10), (right, 10), (foot_right, 780), (foot_left, 780)]
        beams += shape(beam, 'fill="url(#beams)"')
    sheet.ink(Block(beams, SEA_PALE, 0.75, cover=1, rim=0))
    ripples = ""
    for number in range(18):
        x, y = 40 + number * 173 % 600, 44 + number * 9
        long = 150 - number * 4
        ripple = smooth([(x, y), (x + long * 0.4, y + 3), (x + long, y - 1)])
        ripples += stroke(ripple, 6 - number * 0.2, number, (0.5, 0.5), 0.1)
    sheet.ink(Block(ripples, SNOW, 0.9, cover=1))


def _far(sheet: Sheet) -> None:
    """A shoal that turns in the light, and pale weed behind."""
    shoal, chance = "", np.random.default_rng(3)
    for number in range(26):
        t = number / 26
        x, y = 60 + 190 * t + chance.uniform(-12, 12), 330 - 90 * np.sin(t * 3) + chance.uniform(-26, 26)
        fish = smooth(
            [(0, 0), (9, -5), (22, 0), (30, -6), (28, 0), (30, 6), (22, 1), (9, 5)], closed=True, steps=5
        )
        shoal += shape(moved(fish * 0.9, x, y))
    sheet.ink(Block(shoal, INDIGO, 0.8))
    far = "".join(
        shape(kelp(x, 870, tall, sway, 13)[0])
        for x, tall, sway in ((70, 420, 16), (120, 330, -14), (640, 400, -18), (690, 480, 14), (590, 260, 15))
    )
    sheet.ink(Block(far, INDIGO_DEEP, 0.85))


def _floor(sheet: Sheet) -> None:
    floor = below(FLOOR)
    sheet.bare(shape(floor))
    sheet.ink(Block(shape(floor), CEDAR, 0.75))
    night = fading("night", (0, 830), (0, 1000), 0.45, 1.0)
    sheet.ink(Block(night + shape(floor, 'fill="url(#night)"'), INDIGO_DEEP, 0.95))
    chance, grains = np.random.default_rng(9), ""
    for _ in range(150):
        grains += dot(chance.uniform(20, 730), chance.uniform(872, 1020), chance.uniform(1, 3))
    sheet.ink(Block(clipped(grains, shape(floor), "sand"), PEACH, 0.8, cover=1))
    sheet.lines(stroke(FLOOR, 7, 3), SUMI)


def _near(sheet: Sheet) -> None:
    for at, (x, tall, sway, ink) in enumerate(
        ((46, 330, 18, MOSS), (96, 230, -18, PINE), (706, 360, -16, MOSS), (650, 220, 18, PINE))
    ):
        blade, middle = kelp(x, 1040, tall + 110, sway, 17)
        sheet.bare(shape(blade))
        sheet.ink(Block(shape(blade), ink, 0.95))
        sheet.lines(stroke(blade, 4.5, at, (0.01, 0.01)) + stroke(middle, 3, at, (0.1, 0.5)), SUMI)
    sheet.lines(weed(150, 900, 90, 4) + weed(600, 896, 80, 14), SUMI)
    rising = [(214, 372, 9), (226, 338, 6), (214, 314, 4)]
    sheet.bare("".join(dot(*bubble) for bubble in rising), 0.5)
