"""Mackerel: three of a school in one current."""

from __future__ import annotations

from tools.art.cards.pages.washes import LOW, TOP, current, wash
from tools.art.press.inks import INDIGO, INDIGO_LIGHT, SEA, SEA_PALE
from tools.art.press.sheet import Sheet
from tools.art.species.mackerel import mackerel


def page(sheet: Sheet) -> None:
    """The nearest is the largest and overlaps the stream."""
    wash(sheet, SEA_PALE, TOP, LOW, 0.15, 0.75, 0.5, 0.9)
    wash(sheet, INDIGO, 420, LOW, 0.0, 0.9)
    wash(sheet, SEA, TOP, 150, 0.8, 0.0)
    for number, height in enumerate((150, 206, 262, 380, 432, 486, 520, 548)):
        current(sheet, INDIGO_LIGHT if number % 3 else SEA, height, -0.24, number)
    sheet.print(mackerel(), 196, 186, 0.44, -13)
    sheet.print(mackerel(), 292, 470, 0.5, -10)
    current(sheet, SEA, 236, -0.24, 31)
    sheet.print(mackerel(), 232, 330, 0.68, -14)
    current(sheet, INDIGO_LIGHT, 414, -0.22, 12, 0.95)
