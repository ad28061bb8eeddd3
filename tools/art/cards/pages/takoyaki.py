"""Takoyaki: fresh from the iron, steam before the curtain of the stall."""

from __future__ import annotations

from tools.art.cards.pages.washes import LEFT, LOW, RIGHT, TOP, wash
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, shape, stroke, words
from tools.art.press.curves import joined, smooth, straight
from tools.art.press.inks import CEDAR, INDIGO, INDIGO_DEEP, ORANGE, PEACH, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.spine import swept
from tools.art.species.takoyaki import takoyaki

COUNTER = 486
PANELS = "たこやき"
STEAM = (
    [(120, 290), (96, 246), (132, 206), (104, 160), (126, 120)],
    [(196, 246), (222, 206), (184, 170), (212, 128), (196, 92)],
    [(306, 280), (282, 236), (322, 196), (294, 150), (318, 112)],
)


def page(sheet: Sheet) -> None:
    """Evening behind, the counter below, the curtain above."""
    wash(sheet, ORANGE, 120, COUNTER, 0.15, 0.55, 0.95)
    wash(sheet, VERMILION, 340, COUNTER, 0.0, 0.6)
    _steam(sheet)
    _counter(sheet)
    _curtain(sheet)
    sheet.print(takoyaki(), 240, 388, 0.68)


def _steam(sheet: Sheet) -> None:
    """Bare paper that rises, thin at both ends."""
    for number, points in enumerate(STEAM):
        one, other = swept(smooth(points), (2, 15, 9, 13, 1))
        sheet.bare(shape(joined(one, other[::-1])), 0.35)
        sheet.lines(stroke(one, 2.4, number, (0.3, 0.4), 0.1), SUMI, 0.8)


def _counter(sheet: Sheet) -> None:
    sheet.bare(box(LEFT, COUNTER, RIGHT - LEFT, LOW - COUNTER))
    sheet.ink(Block(box(LEFT, COUNTER, RIGHT - LEFT, LOW - COUNTER), PEACH, 0.95))
    low = fading("low", (0, COUNTER), (0, LOW), 0.25, 1.0)
    sheet.ink(
        Block(
            low + box(LEFT, COUNTER, RIGHT - LEFT, LOW - COUNTER, attributes='fill="url(#low)"'), CEDAR, 0.9
        )
    )
    lines = stroke(straight((LEFT, COUNTER), (RIGHT, COUNTER)), 6, 1, (0.01, 0.01))
    for number, y in enumerate((506, 522, 538, 556)):
        grain = smooth(
            [(LEFT + number * 31, y), (170, y + 5 - number), (320, y - 3), (RIGHT - number * 23, y + 3)]
        )
        lines += stroke(grain, 2.4, number, (0.3, 0.4), 0.1)
    sheet.lines(lines, SUMI)


def _curtain(sheet: Sheet) -> None:
    """Four panels, each swinging a little on its own."""
    wide = (RIGHT - LEFT) / len(PANELS)
    for number, sign in enumerate(PANELS):
        left, sway = LEFT + number * wide, (4, -3, 5, -2)[number]
        hem = smooth(
            [(left + 3 + sway, 124), (left + wide * 0.5 + sway, 130 + sway), (left + wide - 3 + sway, 122)]
        )
        cloth = shape(
            joined([(left + 1, TOP), (left + 2, 60)], hem, [(left + wide - 2, 60), (left + wide - 1, TOP)])
        )
        fold = fading("fold", (0, TOP), (0, 130), 0.9, 0.1)
        sheet.bare(cloth)
        sheet.ink(Block(cloth, INDIGO))
        sheet.ink(Block(fold + cloth.replace("/>", ' fill="url(#fold)"/>'), INDIGO_DEEP, 0.9))
        sheet.bare(words(sign, left + wide / 2 + sway / 2, 106, 62, "brush"), 0.3)
        sheet.lines(stroke(hem, 4, number, (0.02, 0.02)), SUMI)
    sheet.lines(box(LEFT, TOP, RIGHT - LEFT, 15), SUMI)
