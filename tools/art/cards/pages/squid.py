"""Squid: drawn up at night by the lamp of a boat, the moon behind."""

from __future__ import annotations

from tools.art.cards.pages.washes import LEFT, LOW, RIGHT, TOP, wash
from tools.art.press.block import Block
from tools.art.press.brush import dot, glowing, shape, stroke
from tools.art.press.curves import smooth, straight
from tools.art.press.inks import INDIGO, INDIGO_DEEP, LAMP, SOOT, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.squid import squid

SEA_LEVEL = 132


def page(sheet: Sheet) -> None:
    """The water is dark above as well as below; the lamp makes a column of light between."""
    wash(sheet, INDIGO, TOP, LOW, 0.85, 0.75, 0.8, 1.0)
    wash(sheet, INDIGO_DEEP, TOP, SEA_LEVEL, 1.0, 0.3)
    wash(sheet, INDIGO_DEEP, 320, LOW, 0.0, 1.0)
    halo = glowing("halo", 112, 96, 230, 0.75, 0.3, 0.0)
    sheet.ink(Block(halo + dot(112, 96, 230, 'fill="url(#halo)"'), LAMP, 0.8, grain=0.3, cover=1))
    _glitter(sheet)
    _boat(sheet)
    sheet.print(squid(), 226, 372, 0.7)


def _glitter(sheet: Sheet) -> None:
    """The lamp on the water: short strokes that grow wider apart as they come nearer."""
    drawn = ""
    for number in range(17):
        y, wide = SEA_LEVEL + 8 + number * (7 + number * 0.8), 18 + number * 7 % 23 + number * 2.4
        x = 112 + (number * 29 % 23) - 11
        drawn += stroke(
            straight((x - wide, y), (x + wide, y)), 4 + number * 0.2, number, (0.45, 0.45), 0.1, 0.3
        )
    sheet.ink(Block(drawn, LAMP, 0.85, grain=0.3, cover=1))


def _boat(sheet: Sheet) -> None:
    """A small hull on the horizon, its fire basket over the bow."""
    hull = smooth(
        [(40, 112), (70, 126), (150, 128), (190, 118), (214, 100), (200, 134), (150, 142), (70, 140)], True
    )
    rope = stroke(straight((LEFT, SEA_LEVEL), (RIGHT, SEA_LEVEL)), 2, 1, (0.1, 0.1))
    pole = stroke(straight((124, 128), (110, 74)), 4, 2) + stroke(straight((58, 126), (60, 88)), 5, 3)
    sheet.ink(Block(shape(hull), SOOT, 1, cover=1))
    sheet.lines(rope + pole, SUMI)
    sheet.ink(Block(dot(110, 76, 10), LAMP, 1, grain=0, cover=1))
    sheet.light(dot(110, 76, 26), LAMP, 0.9, 12)
