"""The noren over every table: three cloths on a rod, dark where the game writes."""

from __future__ import annotations

from typing import Final

from tools.art.picture import Picture
from tools.art.places.cloth import seigaiha
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, ring, shape, stroke
from tools.art.press.curves import Line, joined, smooth, straight
from tools.art.press.inks import INDIGO_DEEP, SUMI
from tools.art.press.sheet import Sheet

NOREN: Final = (1920.0, 92.0)
SIZE: Final = (2560, 123)
CUTS: Final = (440.0, 1480.0)
"""Where the noren parts: between round, question and help."""


def noren() -> Sheet:
    """Three cloths on a rod; the words of the game stand in their calm middle."""
    w, h = NOREN
    sheet = Sheet(NOREN, SIZE, 35, paper=(28, 50, 100))
    foot = _hem()
    body = joined([(-10.0, -10.0), (w + 10, -10.0)], foot[::-1])
    down = fading("d", (0, 0), (0, h), 0.95, 0.35, 0.2, 0.75)
    sheet.ink(Block(down + shape(body, 'fill="url(#d)"'), INDIGO_DEEP, 0.85, 0.15, 0.05))
    folds = "".join(
        fading(f"p{at}", (x, 0), (x + 70, 0), 0, 0.8, 0) + box(x, 10, 70, h, 0, f'fill="url(#p{at})"')
        for at, x in enumerate((0, 372, 440, 560, 1290, 1410, 1482, 1850))
    )
    sheet.ink(Block(folds, SUMI, 0.35, 0.1, 0.05, 0))
    waves = "".join(
        seigaiha(x, h - 27, span, 14, 9, 1.2, f"w{x}") for x, span in ((8, 424), (448, 1024), (1488, 424))
    )
    sheet.ink(Block(waves, (160, 176, 192), 0.6, 0.2, cover=1))
    for x in (484.0, 1436.0):
        _crest(sheet, x, 40)
    sheet.ink(Block(box(-5, -4, w + 10, 11), (92, 58, 36), 1, 0.2, cover=1))
    key = stroke(straight((-10, 8), (w + 10, 8), 40), 4, 2, (0.001, 0.001), 0.9) + stroke(
        foot, 6, 3, (0.001, 0.001), 0.9
    )
    key += "".join(
        stroke(smooth([(x, 8), (x - 2, 50), (x + 1, h - 4)]), 5, int(x), (0.02, 0.02)) for x in CUTS
    )
    key += "".join(dot(x, 4, 5) for x in range(60, 1920, 150))
    sheet.lines(key, SUMI)
    sheet.cut(shape(body))
    sheet.shadow(shape(body), 0.55, 3, 0, 4)
    return sheet


def _hem() -> Line:
    """Three cloths, each sagging a little, a notch where they part."""
    points = [(-10.0, 79.0)]
    for start, end in ((0.0, CUTS[0]), (CUTS[0], CUTS[1]), (CUTS[1], 1920.0)):
        points += [
            (start + 8, 78.0),
            (start + (end - start) * 0.3, 82.0),
            (start + (end - start) * 0.7, 79.5),
            (end - 8, 81.0),
        ]
    return smooth([*points, (1930.0, 79.0)])


def _crest(sheet: Sheet, x: float, y: float) -> None:
    """A sun over waves, dyed so dark that words may lie over it."""
    sheet.ink(Block(dot(x, y, 26), (60, 90, 148), 0.95, 0.15, cover=1))
    sheet.ink(Block(dot(x, y - 5, 10), (128, 44, 44), 0.95, cover=1))
    waves = "".join(
        stroke(
            smooth([(x - 21, y + dy), (x - 8, y + dy - 6), (x + 5, y + dy + 2), (x + 21, y + dy - 4)]),
            3.6,
            number,
        )
        for number, dy in enumerate((8.0, 15.0))
    )
    sheet.ink(Block(waves + ring(x, y, 23, 2.4), INDIGO_DEEP, 0.95, cover=1))


PICTURES = {"art/tables/noren": Picture(SIZE, lambda: noren().picture())}
