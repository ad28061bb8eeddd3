"""Fugu in the harbour by night: the moon, a boat of lanterns, and their light broken on the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.cards.foam import claws, froth, white
from tools.art.cards.scenes.air import below, mist, wash
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, shape, stroke
from tools.art.press.curves import ellipse, joined, moved, smooth
from tools.art.press.inks import BARK, INDIGO, INDIGO_DEEP, INDIGO_LIGHT, LAMP, ORANGE, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.fugu import fugu

HORIZON: Final = 366.0
HILLS: Final = smooth(
    [(10, 330), (90, 306), (170, 318), (260, 290), (350, 322), (470, 334), (580, 312), (670, 322), (740, 304)]
)
HULL: Final = smooth(
    [
        (196, 346),
        (260, 358),
        (360, 360),
        (460, 358),
        (530, 338),
        (508, 372),
        (460, 386),
        (330, 390),
        (236, 382),
    ]
)
LAMPS: Final = (250.0, 296.0, 342.0, 388.0, 434.0, 480.0)
QUAY: Final = (58.0, 104.0, 150.0, 600.0, 646.0, 692.0)
"""Lanterns along the far shore."""

WAVE: Final = smooth(
    [
        (10, 822),
        (80, 796),
        (160, 806),
        (240, 846),
        (330, 872),
        (430, 862),
        (520, 822),
        (600, 796),
        (680, 806),
        (740, 836),
    ]
)


def ground(sheet: Sheet) -> None:
    """View 750 by 1050."""
    _sky(sheet)
    _water(sheet)
    _boat(sheet)
    sheet.print(fugu(), 368, 662, 1.0, -5)
    _wave(sheet)


def _sky(sheet: Sheet) -> None:
    wash(sheet, INDIGO, 20, 400, 1.0, 0.9, 0.55)
    wash(sheet, INDIGO_DEEP, 20, 300, 1.0, 0.6, 0.0)
    sheet.bare(dot(330, 158, 70), 0.2)
    sheet.ink(Block(dot(330, 158, 70), LAMP, 0.3))
    sheet.ink(Block(mist(190, 176, 330, 30) + mist(30, 236, 300, 24) + mist(400, 250, 330, 22), INDIGO, 0.95))
    stars = [
        (210, 80),
        (250, 140),
        (460, 90),
        (520, 150),
        (430, 190),
        (560, 60),
        (200, 190),
        (60, 230),
        (560, 210),
    ]
    sheet.bare("".join(dot(x, y, 2 + x % 3) for x, y in stars), 0.4)
    sheet.ink(Block(shape(joined(HILLS, [(740, 380), (10, 380)])), INDIGO_DEEP, 0.95))
    sheet.light("".join(dot(x, 346, 26) for x in QUAY), LAMP, 0.5, 14)
    sheet.ink(Block("".join(shape(ellipse(x, 346, 8, 10)) for x in QUAY), LAMP, cover=1))


def _water(sheet: Sheet) -> None:
    sheet.bare(box(10, HORIZON, 730, 680))
    wash(sheet, INDIGO, HORIZON, 1030, 1.0, 0.72, 0.72, 1.0)
    wash(sheet, INDIGO_DEEP, HORIZON, 640, 0.75, 0.0)
    sheet.ink(Block("".join(_swell(row) for row in range(24)), INDIGO_LIGHT, 0.85, cover=1))
    broken = "".join(_reflection(x, 398, 9) for x in LAMPS) + "".join(_reflection(x, 372, 24) for x in QUAY)
    sheet.ink(Block(broken, LAMP, 0.95, cover=1))


def _swell(row: int) -> str:
    """One row of short waves, larger the nearer they are."""
    y, long, drawn = HORIZON + 12 + row * 9 + row * row * 0.62, 34 + row * 2.4, ""
    for x in range(row * 67 % 120, 800, 120):
        wave = smooth([(x - 60, y), (x - 60 + long * 0.5, y - 2 - row * 0.16), (x - 60 + long, y + 1)])
        drawn += stroke(wave, 2.4 + row * 0.14, row + x, (0.4, 0.5), 0.1)
    return drawn


def _reflection(x: float, top: float, steps: int) -> str:
    """A lamp's light, broken by every wave on the way here."""
    drawn, chance = "", np.random.default_rng(int(x))
    for step in range(steps):
        y, half = top + step * 13 + step * step * 0.35, 6 + step * 1.1 * chance.uniform(0.5, 1.3)
        middle = x + (x - 375) * step * 0.006 + chance.uniform(-1, 1) * step * 0.7
        streak = smooth([(middle - half, y), (middle, y + 2), (middle + half, y - 1)])
        drawn += stroke(streak, 5 + step * 0.22, step, (0.5, 0.5), 0.1)
    return drawn


def _boat(sheet: Sheet) -> None:
    """A pleasure boat: a long roof, and lanterns under its eaves."""
    roof = shape(
        smooth(
            [(214, 282), (300, 272), (440, 272), (520, 284), (500, 292), (360, 290), (234, 292)], closed=True
        )
    )
    posts = "".join(box(x, 286, 4, 66) for x in (238, 316, 364, 412, 494))
    sheet.light(shape(ellipse(365, 326, 180, 44)), LAMP, 0.5, 30)
    sheet.ink(Block(shape(HULL) + roof + posts, BARK, 0.95, cover=0.9))
    sheet.lines(stroke(HULL, 5, 1, (0.01, 0.01)) + roof + posts, SUMI)
    lamps = "".join(shape(ellipse(x, 318, 13, 18)) for x in LAMPS)
    sheet.bare(lamps)
    sheet.ink(Block(lamps, LAMP, 0.95, cover=1))
    sheet.ink(Block("".join(shape(ellipse(x, 327, 9, 8)) for x in LAMPS), ORANGE, 0.6))
    ribs = "".join(box(x - 12, y, 24, 1.6) for x in LAMPS for y in (308, 314, 320, 326))
    caps = "".join(box(x - 6, 298, 12, 5) + box(x - 6, 333, 12, 5) for x in LAMPS)
    sheet.ink(Block(ribs, VERMILION, 0.8))
    sheet.lines(caps, SUMI)


def _wave(sheet: Sheet) -> None:
    sheet.bare(shape(below(WAVE)))
    sheet.ink(Block(shape(below(WAVE)), INDIGO_DEEP, 0.97))
    lines = "".join(stroke(moved(WAVE, 0, 24 + at * 24), 5, at, (0.03, 0.03), 0.2, 0.6) for at in range(7))
    sheet.ink(Block(lines, INDIGO_LIGHT, 0.85, cover=1))
    sheet.lines(stroke(WAVE, 8, 4), SUMI)
    fingers = claws(WAVE[70:106], 24, 5, 3) + claws(WAVE[10:40][::-1], 24, 4, 4, lean=160, flip=True)
    white(sheet, fingers, froth(WAVE, 10, 70, 6), 3)
