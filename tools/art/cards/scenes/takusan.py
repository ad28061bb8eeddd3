"""Takusan at the quay: the basket before a golden morning, a treasure ship coming in."""

from __future__ import annotations

from tools.art.cards.scenes.air import mist
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, outline, placed, shape, stroke
from tools.art.press.curves import joined, smooth, straight
from tools.art.press.inks import (
    BARK,
    CEDAR,
    GOLD,
    INDIGO_DEEP,
    OCHRE,
    ORANGE,
    PINE,
    ROSE,
    SEA,
    SEA_PALE,
    SNOW,
    SUMI,
)
from tools.art.press.sheet import Sheet
from tools.art.species.takusan import takusan

CENTRE = (375.0, 400.0)
SHORE = smooth([(10, 560), (160, 548), (300, 556), (450, 546), (600, 556), (745, 548)])
SAIL = smooth([(-62, -10), (-78, -90), (-66, -170), (0, -178), (66, -170), (78, -90), (62, -10)], steps=8)
HULL = joined(
    smooth([(-150, -40), (-100, 0), (0, 12), (90, 2), (150, -48)]),
    smooth([(160, -30), (110, 44), (-96, 44), (-158, -22)]),
)


def ground(sheet: Sheet) -> None:
    """A golden morning, the ship, the quay, and plenty."""
    _sky(sheet)
    _water(sheet)
    _ships(sheet)
    _quay(sheet)
    sheet.shade(
        placed(shape(smooth([(-260, 0), (0, -26), (270, 0), (0, 34)], closed=True)), 385, 866), 0.5, 10
    )
    sheet.print(takusan(), 372, 585, 1.04)


def _sky(sheet: Sheet) -> None:
    """Gold above, rose at the horizon, bands of cloud; the sun a plain disc."""
    air = box(20, 20, 710, 560, 0, 'fill="url(#air)"')
    high = fading("air", (0, 20), (0, 580), 0.9, 0.5, 0.06, 0.0)
    sheet.ink(Block(high + air, OCHRE, 0.6, grain=0.4))
    dusk = fading("dusk", (0, 20), (0, 200), 0.95, 0.4, 0.0)
    sheet.ink(Block(dusk + box(20, 20, 710, 180, 0, 'fill="url(#dusk)"'), PINE, 0.9))
    low = fading("air", (0, 20), (0, 580), 0.0, 0.0, 0.35, 0.95)
    sheet.ink(Block(low + air, ROSE, 0.75, grain=0.3))
    sheet.bare(dot(*CENTRE, 222), 0.3)
    sheet.ink(Block(dot(*CENTRE, 222), GOLD, 0.97, cover=0.9))
    warm = fading("warm", (0, 200), (0, 600), 0.0, 0.35, 1.0)
    sheet.ink(Block(warm + dot(*CENTRE, 222, 'fill="url(#warm)"'), ORANGE, 0.9))
    clouds = ((30, 236, 330, 24), (420, 196, 300, 22), (500, 330, 240, 20), (20, 420, 220, 20))
    sheet.bare("".join(mist(*cloud) for cloud in clouds), 0.2)


def _water(sheet: Sheet) -> None:
    sea = joined(SHORE, [(745, 800), (10, 800)])
    sheet.bare(shape(sea))
    sheet.ink(Block(shape(sea), SEA_PALE, 0.92))
    deep = fading("deep", (0, 550), (0, 760), 0.1, 0.95)
    sheet.ink(Block(deep + shape(sea, 'fill="url(#deep)"'), SEA))
    swell = "".join(
        stroke(smooth([(x - w, y), (x, y + 4), (x + w, y - 1)]), 4.5, x + y, (0.5, 0.5), 0.05)
        for x, y, w in (
            (90, 590, 50),
            (640, 584, 70),
            (120, 640, 70),
            (680, 640, 46),
            (60, 700, 40),
            (690, 704, 40),
        )
    )
    sheet.ink(Block(swell, SNOW, 0.95, cover=1))
    sheet.lines(stroke(SHORE, 4, 3, (0.01, 0.01)), INDIGO_DEEP)


def _ships(sheet: Sheet) -> None:
    """Takarabune, the treasure ships, coming in under full sail."""
    places = ((640, 556, 0.48), (572, 552, 0.26))
    sails = "".join(placed(shape(SAIL), x, y - 10 * s, s) for x, y, s in places)
    hulls = "".join(placed(shape(HULL), x, y, s * 0.8) for x, y, s in places)
    sheet.bare(sails + hulls, 0.3)
    sheet.ink(Block(hulls, CEDAR, 0.95))
    seams = "".join(stroke(straight((x, -14), (x * 1.06, -172)), 6, x + 90, (0.1, 0.1)) for x in (-38, 0, 38))
    rigging = "".join(placed(outline(SAIL, 9, 2) + seams, x, y - 10 * s, s) for x, y, s in places)
    sheet.lines(rigging + "".join(placed(outline(HULL, 10, 4), x, y, s * 0.8) for x, y, s in places), SUMI)


def _quay(sheet: Sheet) -> None:
    """Wet boards, seen from above."""
    boards = box(20, 776, 710, 254)
    sheet.bare(boards)
    sheet.ink(Block(boards, CEDAR, 0.95, grain=0.5))
    wet = fading("wet", (0, 776), (0, 1020), 0.2, 1.0)
    sheet.ink(Block(wet + box(20, 776, 710, 254, 0, 'fill="url(#wet)"'), BARK, 0.9))
    seams = stroke(straight((10, 778), (740, 778), 30), 9, 1, (0.01, 0.01))
    for number, x in enumerate((-190, -60, 70, 200, 330, 460, 590, 720, 850, 980)):
        seams += stroke(straight((375 + (x - 375) * 0.62, 780), (x - 20, 1028), 20), 5, number, (0.05, 0.05))
    sheet.lines(seams, SUMI)
