"""Spider crab: on the floor of the deep bay, between forests of kelp."""

from __future__ import annotations

from tools.art.cards.pages.washes import LOW, TOP, hill, ribbon, wash
from tools.art.press.block import Block
from tools.art.press.brush import dot, stroke
from tools.art.press.curves import along, smooth, straight
from tools.art.press.inks import INDIGO, INDIGO_DEEP, MOSS, PINE, SEA, SLATE, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.crab import crab

ROCKS = smooth([(18, 486), (60, 470), (112, 494), (180, 530), (270, 536), (350, 512), (400, 478), (462, 496)])
FRONDS = (
    ([(46, 520), (20, 420), (66, 320), (30, 210), (56, 100)], PINE),
    ([(96, 540), (70, 470), (110, 400), (84, 330)], MOSS),
    ([(430, 520), (456, 400), (412, 300), (450, 190), (426, 130)], PINE),
    ([(384, 540), (404, 480), (372, 420), (398, 360)], MOSS),
    ([(20, 540), (34, 480), (14, 420)], MOSS),
)


def page(sheet: Sheet) -> None:
    """Lighter in the middle, so that the star of legs stands before it."""
    wash(sheet, SEA, TOP, LOW, 0.9, 0.35, 0.3, 0.9)
    wash(sheet, INDIGO, TOP, 170, 1.0, 0.0)
    wash(sheet, INDIGO_DEEP, 430, LOW, 0.0, 1.0)
    for points, ink in FRONDS:
        form, lines = ribbon(points, (5, 15, 12, 15, 11, 1))
        sheet.bare(form)
        sheet.ink(Block(form, ink))
        sheet.lines(lines, SUMI)
    sheet.ink(Block(hill(ROCKS), SLATE, 1, grain=0.35, cover=1))
    sheet.ink(Block(hill(ROCKS), INDIGO_DEEP, 0.7))
    sheet.ink(Block(_hatching(), SEA, 0.8, cover=1))
    sheet.lines(stroke(ROCKS, 6, 3, (0.02, 0.02)), SUMI)
    sheet.bare(_bubbles(), 0.4)
    sheet.print(crab(), 240, 312, 0.72)


def _hatching() -> str:
    """The cut of the rocks: strokes that fall away from the crest, longer and shorter."""
    drawn = ""
    for number in range(44):
        x, y = along(ROCKS, (number + 0.5) / 44)
        fall = straight((x, y + 6), (x + 5, y + 20 + number * 13 % 24))
        drawn += stroke(fall, 3.2, number, (0.05, 0.8), 0.1)
    return drawn


def _bubbles() -> str:
    """Solid, in a thread that rises."""
    spots = (
        (96, 300, 5),
        (104, 276, 3.4),
        (92, 250, 4.2),
        (100, 226, 2.6),
        (388, 250, 4),
        (380, 222, 3),
        (390, 200, 2.2),
    )
    return "".join(dot(*spot) for spot in spots)
