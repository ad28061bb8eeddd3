"""Maguro at sunrise: out of the trough, over a wave that breaks."""

from __future__ import annotations

from tools.art.cards.foam import claws, froth, spray, white
from tools.art.cards.patterns import seigaiha
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, shape, stroke
from tools.art.press.curves import joined, smooth
from tools.art.press.inks import (
    INDIGO,
    INDIGO_DEEP,
    PEACH,
    SEA,
    SEA_PALE,
    SNOW,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro

SURFACE = smooth(
    [
        *((0, 668), (70, 596), (150, 556), (232, 566), (276, 616), (222, 622), (186, 668), (204, 724)),
        *((296, 772), (424, 780), (560, 748), (660, 708), (760, 684)),
    ]
)
SEA_FORM = joined(SURFACE, [(760, 1030), (-10, 1030)])
LIP = smooth([(62, 600), (150, 552), (228, 562), (280, 622)])
BEHIND = smooth([(58, 616), (150, 572), (222, 580), (262, 616)])
CREST = smooth([(740, 690), (660, 704), (560, 746), (476, 772)])
FAR = smooth([(-10, 640), (120, 654), (260, 640), (420, 652), (560, 636), (760, 648)])
CLOUDS = (
    [(20, 352), (120, 340), (240, 348), (300, 356), (180, 364), (60, 366)],
    [(430, 418), (560, 404), (690, 410), (760, 424), (600, 432), (480, 430)],
)


def ground(sheet: Sheet) -> None:
    """Behind the fish, and the fish."""
    _sky(sheet)
    _sea(sheet)
    _break(sheet)
    sheet.print(maguro(), 372, 446, 1.04, 33)
    _splash(sheet)


def _sky(sheet: Sheet) -> None:
    everything = box(20, 20, 710, 1010)
    sheet.ink(Block(everything, PEACH, 0.42, grain=0.4))
    dawn = fading("dawn", (0, 400), (0, 660), 0.0, 0.75)
    sheet.ink(Block(dawn + box(20, 400, 710, 300, 0, 'fill="url(#dawn)"'), VERMILION, 0.55))
    night = fading("night", (0, 20), (0, 440), 1.0, 0.75, 0.2, 0.0)
    sheet.ink(Block(night + box(20, 20, 710, 420, 0, 'fill="url(#night)"'), INDIGO))
    sun = dot(310, 310, 196)
    sheet.bare(sun)
    glow = fading("glow", (0, 110), (0, 520), 1.0, 0.95, 0.75)
    sheet.ink(Block(glow + dot(310, 310, 196, 'fill="url(#glow)"'), VERMILION, 0.97, grain=0.3, cover=0.9))
    sheet.bare("".join(shape(smooth(cloud, closed=True)) for cloud in CLOUDS), 0.1)


def _sea(sheet: Sheet) -> None:
    far = shape(joined(FAR, [(760, 1030), (-10, 1030)]))
    sheet.bare(far)
    sheet.ink(Block(far, SEA_PALE, 0.9))
    sheet.lines(stroke(FAR, 4, 3, (0.01, 0.01)), INDIGO_DEEP, 0.8)
    sheet.ink(Block(_calm(), SEA, 0.9))
    near = shape(SEA_FORM)
    sheet.bare(near)
    sheet.ink(Block(near, SEA, 0.92))
    deep = fading("deep", (0, 560), (0, 1010), 0.35, 0.75, 1.0)
    sheet.ink(Block(deep + shape(SEA_FORM, 'fill="url(#deep)"'), INDIGO))
    waves = seigaiha((20, 790, 710, 240), 46, 3)
    below = shape(smooth([(-10, 800), (160, 800), (330, 838), (480, 836), (620, 790), (760, 742)]))
    floor = below.replace("Z", " L760 1030 L-10 1030Z")
    sheet.ink(Block(clipped(waves, floor, "floor"), SEA_PALE, 0.85, cover=1))
    sheet.ink(Block(_ribs(), SNOW, 0.95, cover=1))
    sheet.lines(stroke(SURFACE, 9, 8, (0.01, 0.01)), SUMI)


def _calm() -> str:
    """Long strokes of swell in the trough, shorter towards the horizon."""
    swell = (
        (300, 668, 90),
        (470, 676, 120),
        (250, 690, 70),
        (380, 700, 150),
        (330, 728, 130),
        (450, 742, 110),
    )
    return "".join(
        stroke(smooth([(x - w / 2, y), (x, y + 4), (x + w / 2, y - 1)]), 5, y, (0.5, 0.5), 0.05)
        for x, y, w in swell
    )


def _ribs() -> str:
    """Streaks of foam drawn up into the hollow of the wave."""
    ribs = (
        [(44, 782), (52, 706), (94, 640), (170, 606)],
        [(84, 794), (88, 720), (122, 656), (192, 620)],
        [(128, 806), (124, 738), (144, 680), (184, 640)],
        [(172, 818), (164, 764), (166, 716), (176, 684)],
        [(700, 770), (640, 778), (560, 800), (500, 822)],
        [(700, 740), (640, 752), (580, 776), (540, 792)],
    )
    return "".join(
        stroke(smooth(rib), 10, seed, (0.5, 0.3), 0.08, wobble=0.3) for seed, rib in enumerate(ribs)
    )


def _break(sheet: Sheet) -> None:
    """The crest that falls: froth first, then hands that grow towards the lip."""
    white(sheet, claws(LIP[:20], 30, 3, 2, lean=-30), froth(BEHIND, 21, 15, 12), 3.4)
    white(sheet, claws(LIP[12:], 54, 6, 11, lean=-2), "", 3.6)
    folds = "".join(
        stroke(smooth([(x, y), (x + 16, y - 8), (x + 32, y + 2)]), 5, x, (0.3, 0.5), 0.05)
        for x, y in ((66, 628), (108, 610), (150, 594), (196, 596), (226, 612))
    )
    sheet.ink(Block(folds, SEA_PALE, 0.95))
    fine, rest = spray(262, 600, 150, 18, 8)
    sheet.ink(Block(fine + rest, SNOW, 1, grain=0, cover=1))


def _splash(sheet: Sheet) -> None:
    """Where the tail left the water, and along the crests."""
    white(sheet, claws(CREST, 27, 7, 5, lean=180, flip=True), froth(CREST, 11, 20, 6), 3)
    rising = smooth([(512, 776), (548, 732), (600, 706), (680, 704)])
    white(sheet, claws(rising, 40, 5, 9, lean=-40), froth(rising, 15, 12, 4), 3.2)
    one, other = spray(580, 740, 250, 34, 21)
    sheet.ink(Block(one, SNOW, 1, grain=0, cover=1))
    sheet.ink(Block(other, INDIGO, 0.9))
