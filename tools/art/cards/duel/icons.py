"""The three effects of the duel: wasabi, barrel, knife, each on a round of paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, outline, placed, ring, shape, stroke
from tools.art.press.curves import joined, moved, smooth, straight
from tools.art.press.inks import CEDAR, MOSS, OCHRE, PINE, SLATE, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

VIEW: Final = (96, 96)
SIZE: Final = (400, 400)
ROOT: Final = smooth(
    [(-13, -14), (-17, -2), (-14, 6), (-16, 16), (-11, 26), (-4, 35),
     (4, 33), (12, 26), (14, 15), (17, 5), (14, -8)],
    closed=True,
)  # fmt: skip
LEAF: Final = smooth(
    [(0, -13), (-13, -17), (-20, -28), (-14, -38), (-2, -36), (6, -40), (17, -33), (15, -20)], True
)
BLADE: Final = joined(
    smooth([(-8, 6), (-8, -20), (-4, -46)]), smooth([(-4, -46), (8, -30), (12, -12), (12, 6)])
)
STAVES: Final = joined(
    smooth([(-29, -25), (0, -18), (29, -25)]), straight((29, -25), (22, 29)),
    smooth([(22, 29), (0, 35), (-22, 29)]), straight((-22, 29), (-29, -25)),
)  # fmt: skip
LID: Final = smooth([(-29, -25), (0, -33), (29, -25), (0, -18)], True)


def wasabi(sheet: Sheet) -> None:
    """A knobbly root, grated at its end, under a heart of a leaf."""
    root, leaf, stalk = shape(ROOT), shape(LEAF), stroke(straight((0, -30), (0, -8)), 5, 1)
    sheet.ink(Block(_at(root + leaf + stalk), MOSS, 1, grain=0.1, cover=1))
    low = fading("low", (0, -16), (0, 36), 0.0, 0.9)
    sheet.ink(Block(_at(low + shape(ROOT, 'fill="url(#low)"') + leaf), PINE, 0.75))
    bumps = [(-6, 0), (6, 6), (-7, 13), (3, 18), (-2, 27), (9, -4)]
    marks = "".join(stroke(smooth([(x - 5, y), (x, y + 3), (x + 5, y - 1)]), 3, x + 9) for x, y in bumps)
    veins = stroke(straight((0, -13), (-2, -34)), 2.6, 2) + stroke(straight((-1, -20), (9, -31)), 2, 3)
    sheet.lines(_at(outline(ROOT, 4.4, 4) + outline(LEAF, 4, 5) + marks + veins), SUMI)


def barrel(sheet: Sheet) -> None:
    """Staves, two hoops of bamboo, a lid."""
    sheet.ink(Block(_flat(shape(STAVES) + shape(LID)), CEDAR, 1, grain=0.2, cover=1))
    sheet.ink(Block(_flat(shape(LID)), OCHRE, 0.95, cover=1))
    hoops = [smooth([(-x, y), (0, y + 7), (x, y)]) for x, y in ((27.5, -9), (24, 17))]
    sheet.ink(Block(_flat("".join(stroke(hoop, 8, 1, (0.01, 0.01)) for hoop in hoops)), OCHRE, 1, cover=1))
    edges = "".join(stroke(moved(hoop, 0, dy), 2.8, 2, (0.01, 0.01)) for hoop in hoops for dy in (-4.5, 4.5))
    staves = "".join(stroke(straight((x, -18), (x * 0.8, 33)), 2.6, x + 30) for x in (-13, 0, 13))
    sheet.lines(_flat(outline(STAVES, 4.4, 3) + outline(LID, 3.6, 4) + edges + staves), SUMI)


def knife(sheet: Sheet) -> None:
    """A fishmonger's blade, edge to the light."""
    handle = box(-6, 10, 12, 34, 4)
    sheet.bare(_at(shape(BLADE)), 0.5)
    spine = fading("spine", (-8, 0), (10, 0), 1.0, 0.15, 0.0)
    sheet.ink(Block(_at(spine + shape(BLADE, 'fill="url(#spine)"')), SLATE, 0.95))
    sheet.ink(Block(_at(handle), CEDAR, 1, grain=0.1, cover=1))
    ferrule = box(-8, 5, 20, 7, 2)
    grip = smooth([(-6, 12), (-6, 44), (6, 44), (6, 12)], steps=2)
    sheet.lines(_at(outline(BLADE, 4.4, 1) + ferrule + outline(grip, 3.8, 2)), SUMI)


def _at(svg: str) -> str:
    """Aslant, as things lie on a board."""
    return placed(svg, 48, 49, 0.93, 32)


def _flat(svg: str) -> str:
    return placed(svg, 48, 46, 0.94)


DRAWN: Final[dict[str, tuple[Callable[[Sheet], None], Ink]]] = {
    "wasabi": (wasabi, MOSS),
    "barrel": (barrel, CEDAR),
    "knife": (knife, VERMILION),
}


def icon(name: str) -> Image.Image:
    """One of the three."""
    return round_sign(*DRAWN[name], SIZE, len(name))


def round_sign(draw: Callable[[Sheet], None], colour: Ink, size: tuple[int, int], seed: int) -> Image.Image:
    """In a ring whose colour helps, but need not be seen."""
    sheet = Sheet(VIEW, size, seed)
    sheet.bare(dot(48, 48, 46), 0.35)
    sheet.ink(Block(ring(48, 48, 42, 5), colour, 1, grain=0.05, cover=1))
    sheet.lines(ring(48, 48, 45, 2.6), SUMI)
    draw(sheet)
    sheet.cut(dot(48, 48, 46.4))
    return sheet.picture()


PICTURES: Final = {f"art/duel/icons/{name}": Picture(SIZE, partial(icon, name)) for name in DRAWN}
