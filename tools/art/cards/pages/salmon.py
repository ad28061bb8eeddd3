"""Salmon: up the fall in autumn."""

from __future__ import annotations

import numpy as np

from tools.art.cards.foam import spray
from tools.art.cards.pages.blossoms import maple
from tools.art.cards.pages.washes import LEFT, LOW, RIGHT, TOP, current, wash
from tools.art.press.block import Block
from tools.art.press.brush import dot, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import INDIGO, INDIGO_LIGHT, OCHRE, ORANGE, SEA, SLATE, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.sake import sake

CLIFF = smooth([(118, 18), (92, 90), (110, 160), (74, 240), (90, 320), (54, 400), (66, 470), (18, 520)])
LEAVES = (
    (66, 96, 1.0, -20),
    (404, 232, 0.8, 35),
    (116, 420, 0.7, 70),
    (392, 440, 1.05, -45),
    (60, 300, 0.8, 110),
    (352, 120, 0.65, 160),
)


def page(sheet: Sheet) -> None:
    """Threads of water, a dark cliff at the left, foam where the fall ends."""
    _fall(sheet)
    cliff = shape(joined(CLIFF, [(LEFT - 4, 520), (LEFT - 4, TOP - 4)]))
    sheet.ink(Block(cliff, SLATE, 1, grain=0.35, cover=0.9))
    sheet.lines(stroke(CLIFF, 7, 1, (0.02, 0.1)) + _cracks(), SUMI)
    sheet.print(sake(), 240, 304, 0.8)
    _foam(sheet)
    for number, (x, y, scale, degrees) in enumerate(LEAVES):
        sheet.print(maple((VERMILION, ORANGE, OCHRE)[number % 3]), x, y, scale, degrees)


def _fall(sheet: Sheet) -> None:
    wash(sheet, INDIGO_LIGHT, TOP, LOW, 0.75, 0.3, 0.15, 0.5)
    wash(sheet, INDIGO, TOP, 170, 0.85, 0.0)
    pale, deep = "", ""
    for number in range(34):
        x = 70 + number * 11.6 + 5 * np.sin(number * 2.3)
        start, end = TOP + number * 37 % 120, LOW - 40 - number * 53 % 190
        thread = smooth([(x, start), (x + 5 * np.sin(number), (start + end) / 2), (x + 2, end)])
        drawn = stroke(thread, 3 + number * 7 % 5, number, (0.1, 0.6), 0.1)
        pale, deep = (pale + drawn, deep) if number % 3 else (pale, deep + drawn)
    sheet.ink(Block(pale, INDIGO_LIGHT, 0.9))
    sheet.ink(Block(deep, INDIGO, 0.85))


def _cracks() -> str:
    marks = (
        [(30, 60), (56, 84), (48, 118)],
        [(80, 150), (62, 176), (66, 206)],
        [(28, 220), (46, 252), (38, 290)],
        [(50, 350), (40, 380), (46, 410)],
    )
    return "".join(stroke(smooth(mark), 4, number, (0.1, 0.6), 0.1) for number, mark in enumerate(marks))


def _foam(sheet: Sheet) -> None:
    """A bank of round froth in two tones, and drops thrown up from it."""
    chance = np.random.default_rng(4)
    for ink, base in ((SEA, 508), (None, 530)):
        x = np.arange(LEFT - 6, RIGHT + 20, 17)
        tops = [
            (float(at), base + 12 * np.sin(at / 37) + chance.uniform(-6, 6), chance.uniform(13, 24))
            for at in x
        ]
        wide = "".join(dot(at, y, radius + 2.4) for at, y, radius in tops)
        full = "".join(dot(at, y, radius) for at, y, radius in tops) + shape(
            [(LEFT, base), (RIGHT, base), (RIGHT, LOW), (LEFT, LOW)]
        )
        sheet.lines(wide, SUMI)
        sheet.bare(full, 0.3)
        if ink:
            sheet.ink(Block(full, ink, 0.7))
    wash(sheet, INDIGO, 530, LOW, 0.0, 1.0)
    for number, height in enumerate((552, 566)):
        current(sheet, INDIGO_LIGHT, height, 0.01, number + 5)
    sheet.bare("".join(spray(250, 510, 150, 30, 8)), 0.5)
