"""Red snapper: the feast, under plum in flower, before a golden screen."""

from __future__ import annotations

from tools.art.cards.pages.blossoms import bud, plum
from tools.art.cards.pages.washes import LOW, TOP, wash
from tools.art.press.block import Block
from tools.art.press.brush import dot, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import BARK, GOLD, OCHRE, SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.snapper import snapper
from tools.art.species.spine import swept

BOUGHS = (
    ([(8, 250), (60, 190), (96, 130), (170, 92), (250, 80), (326, 58)], (13, 12, 9, 8, 5, 2)),
    ([(86, 146), (120, 150), (170, 170), (214, 160)], (7, 5, 4, 1)),
    ([(150, 100), (168, 66), (204, 44)], (6, 4, 1)),
    ([(40, 214), (66, 240), (70, 284)], (7, 4, 1)),
)
FLOWERS = (
    (108, 122, 1.0, 10),
    (196, 84, 1.15, 40),
    (276, 74, 0.9, 0),
    (196, 166, 0.9, 20),
    (58, 196, 1.1, 60),
    (72, 276, 0.8, 5),
)
BUDS = (
    (330, 54, 1.0, 60),
    (210, 42, 0.9, 30),
    (150, 152, 0.8, 160),
    (240, 56, 0.8, 10),
    (228, 158, 0.8, 110),
)


def page(sheet: Sheet) -> None:
    """Gold below, as on a folding screen, with a disc of red low behind the fish."""
    wash(sheet, OCHRE, TOP, 200, 0.75, 0.0)
    wash(sheet, GOLD, 400, LOW, 0.0, 1.0)
    sheet.ink(Block(dot(300, 330, 138), GOLD, 0.8, grain=0.3))
    for bough, widths in BOUGHS:
        one, other = swept(smooth(bough), widths)
        sheet.ink(Block(shape(joined(one, other[::-1])), BARK, 1, cover=1))
        sheet.lines(stroke(one, 3, 1) + stroke(other, 3.6, 2), SUMI)
    for x, y, scale, degrees in BUDS:
        sheet.print(bud(), x, y, scale, degrees)
    for number, (x, y, scale, degrees) in enumerate(FLOWERS):
        sheet.print(plum(SNOW if number % 3 else VERMILION), x, y, scale, degrees)
    sheet.print(snapper(), 238, 376, 0.66)
