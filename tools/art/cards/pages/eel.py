"""Eel: in the shallows among reeds, rings on the water, the summer moon."""

from __future__ import annotations

from tools.art.cards.pages.washes import LOW, TOP, ribbon, wash
from tools.art.press.block import Block
from tools.art.press.brush import dot, stroke
from tools.art.press.curves import arc, moved, scaled
from tools.art.press.inks import BARK, CEDAR, INDIGO, LAMP, MOSS, PINE, SEA, SEA_PALE, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.eel import eel

BLADES = (
    ([(30, 590), (52, 430), (44, 270), (84, 120)], MOSS),
    ([(60, 590), (70, 470), (120, 340), (186, 262)], PINE),
    ([(18, 560), (30, 420), (18, 300), (30, 190)], PINE),
    ([(440, 590), (428, 470), (446, 350), (418, 250)], MOSS),
    ([(462, 590), (456, 500), (404, 404), (340, 350)], PINE),
)


def page(sheet: Sheet) -> None:
    """Half the reeds behind the eel, half before it."""
    wash(sheet, SEA_PALE, TOP, LOW, 0.1, 0.6, 0.8)
    wash(sheet, SEA, 330, LOW, 0.0, 0.95)
    wash(sheet, INDIGO, TOP, 170, 0.9, 0.0)
    sheet.bare(dot(150, 104, 52), 0.3)
    sheet.ink(Block(dot(150, 104, 52), LAMP, 0.7, grain=0.3))
    _rings(sheet)
    _reeds(sheet, 0, 3)
    sheet.print(eel(), 240, 330, 0.69)
    _reeds(sheet, 3, 5)
    _rush(sheet)


def _rings(sheet: Sheet) -> None:
    """Where it stirred the surface."""
    drawn = ""
    for x, y, far in ((150, 496, 118), (330, 250, 96), (360, 520, 70)):
        for number in range(1, 4):
            oval = scaled(arc(0, 0, far * number / 3, 20 + number * 30, 330 + number * 20, 50), 1, 0.3)
            drawn += stroke(moved(oval, x, y), 3.4, number, (0.3, 0.3), 0.1)
    sheet.ink(Block(drawn, INDIGO, 0.75))


def _reeds(sheet: Sheet, start: int, end: int) -> None:
    for points, ink in BLADES[start:end]:
        form, lines = ribbon(points, (6, 9, 7, 1))
        sheet.bare(form)
        sheet.ink(Block(form, ink))
        sheet.lines(lines, SUMI)


def _rush(sheet: Sheet) -> None:
    """Two cat's tails at the right edge."""
    for x, y, tall in ((436, 330, 60), (410, 396, 50)):
        stem = stroke([(x + 6.0, 590.0), (x + 2.0, 480.0), (float(x), float(y - tall))], 4, 1)
        form, lines = ribbon([(x, y - tall * 0.7), (x + 1, y - 10), (x + 2, y + tall * 0.5)], (5, 9, 9, 5))
        sheet.lines(stem, SUMI)
        sheet.bare(form)
        sheet.ink(Block(form, CEDAR))
        sheet.ink(Block(form, BARK, 0.6))
        sheet.lines(lines, SUMI)
