"""The yakuza under the lantern: rain of petals, a moon of blood, the sleeve that takes what it wants."""

from __future__ import annotations

from dataclasses import replace

from tools.art.cards.patterns import scales
from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, clipped, dot, fading, outline, placed, shape, stroke
from tools.art.press.curves import Line, moved, smooth, straight, turned
from tools.art.press.inks import (
    INDIGO_DEEP,
    PINK,
    SOOT,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet
from tools.art.species.yakuza import yakuza

MOON = (330.0, 430.0, 250.0)
BOUGH = smooth([(20, 250), (110, 262), (190, 236), (270, 250), (330, 226)])
TWIGS = (
    smooth([(110, 262), (150, 300), (206, 318)]),
    smooth([(190, 236), (220, 200), (268, 184)]),
    smooth([(50, 254), (76, 214), (120, 200)]),
)
BLOSSOMS = (
    (206, 320, 30), (272, 182, 30), (334, 228, 32), (120, 200, 25), (232, 246, 26),
    (82, 270, 26), (150, 286, 18),
)  # fmt: skip
FALLING = (
    (560, 330, 40, 15), (500, 712, 200, 15), (120, 700, 110, 19), (96, 560, 20, 15), (250, 800, 70, 18),
    (646, 372, 130, 12), (180, 850, 300, 15), (300, 690, 250, 13), (76, 820, 15, 14), (420, 250, 160, 13),
    (360, 860, 40, 12), (560, 470, 100, 11),
)  # fmt: skip
PETAL = smooth([(0, 0), (-0.5, -0.5), (-0.42, -0.95), (0, -0.84), (0.42, -0.95), (0.5, -0.5)], True, 5)
EDGE = box(20, 20, 710, 1010)


def ground(sheet: Sheet) -> None:
    """Night, the moon, a bough of cherry, and the arm."""
    _night(sheet)
    _bough(sheet)
    sheet.print(_within_the_frame(yakuza()))
    _petals(sheet)


def _night(sheet: Sheet) -> None:
    everything = box(20, 20, 710, 1010)
    sheet.ink(Block(everything, INDIGO_DEEP, 0.97, grain=0.3, cover=0.9))
    top = fading("top", (0, 20), (0, 520), 1.0, 0.0)
    sheet.ink(Block(top + box(20, 20, 710, 500, 0, 'fill="url(#top)"'), SOOT, 0.95))
    cloth = scales((20, 700, 710, 330), 74)
    low = fading("low", (0, 640), (0, 1010), 0.0, 0.9)
    sheet.ink(Block(low + cloth.replace("<path", '<path fill="url(#low)"'), VERMILION, 0.55, cover=0.8))
    x, y, radius = MOON
    sheet.bare(dot(x, y, radius))
    glow = fading("glow", (0, y - radius), (0, y + radius), 1.0, 0.95, 0.7)
    sheet.ink(Block(glow + dot(x, y, radius, 'fill="url(#glow)"'), VERMILION, 0.97, grain=0.32, cover=0.9))


def _bough(sheet: Sheet) -> None:
    wood = stroke(BOUGH, 20, 1, (0.02, 0.7), 0.15, 0.3)
    wood += "".join(stroke(twig, 8, seed, (0.02, 0.6), 0.2, 0.3) for seed, twig in enumerate(TWIGS, 5))
    sheet.lines(wood, SUMI)


def _within_the_frame(figure: Figure) -> Figure:
    """Larger than the picture, and cut off by its edge."""

    def cut(svg: str) -> str:
        return clipped(placed(svg, 424, 640, 1.38), EDGE, "edge")

    return Figure(cut(figure.silhouette), tuple(replace(b, svg=cut(b.svg)) for b in figure.blocks))


def _blossom(x: float, y: float, radius: float) -> tuple[list[Line], str]:
    """Five petals, and the threads in their midst."""
    petals = [turned(moved(PETAL * radius, x, y), turn + x, (x, y)) for turn in range(0, 360, 72)]
    threads = "".join(
        stroke(turned(straight((x, y), (x, y - radius * 0.5)), turn + x, (x, y)), 2.4, turn, (0.1, 0.3))
        for turn in range(0, 360, 36)
    )
    return petals, threads


def _petals(sheet: Sheet) -> None:
    """On the bough, and in the air."""
    parts = [_blossom(*blossom) for blossom in BLOSSOMS]
    petals = [petal for found, _ in parts for petal in found]
    loose = "".join(shape(moved(turned(PETAL * size, turn), x, y)) for x, y, turn, size in FALLING)
    whole = "".join(map(shape, petals)) + loose
    sheet.bare(whole, 0.3)
    sheet.ink(Block(whole, PINK, 0.42))
    sheet.ink(Block("".join(threads for _, threads in parts), VERMILION, 0.95, grain=0))
    sheet.lines("".join(outline(petal, 2.8, 3) for petal in petals), SUMI)
