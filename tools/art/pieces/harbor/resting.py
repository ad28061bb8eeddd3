"""Boats that have done their work: the sail rolled on its yard, the oar along the deck, still water."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.pieces import barge
from tools.art.pieces.boats import PAINT
from tools.art.pieces.cutout import key
from tools.art.pieces.hulls import Hull, key_lines, planks
from tools.art.pieces.rigs import MARKS
from tools.art.pieces.slots import DECK, NAMES, SLOTS, places
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, ring, shape, stroke
from tools.art.press.curves import Line, joined, moved, smooth, straight
from tools.art.press.inks import (
    BARK,
    CEDAR,
    INDIGO_LIGHT,
    OCHRE,
    PAPER,
    PEACH,
    PINE,
    SEA_PALE,
    SNOW,
    VERMILION,
)
from tools.art.species.forms import behind


def rested(name: str) -> Figure:
    """About the middle of the deck, as under way."""
    count = NAMES.index(name) + 1
    hull, slots = Hull(count), [(x - 152, y - DECK) for x, y in SLOTS[name]]
    rig = _furled(count, hull.half) if count > 1 else _shipped(hull.half)
    low = fading("low", (0, 20), (0, 58), 0.1, 1.0)
    still = shape(_still(hull))
    return Figure(
        hull.whole + rig.silhouette + still,
        (
            Block(still, SEA_PALE, 0.8, grain=0.1, cover=1),
            *rig.blocks[:-1],
            Block(hull.whole, PAPER, 1, 0, 0, 0, cover=1),
            Block(shape(hull.deck), PEACH, 0.75, grain=0.3),
            Block(planks(hull), CEDAR, 0.75),
            Block(shape(hull.side) + shape(hull.prow), CEDAR, 0.97, grain=0.35, cover=0.9),
            Block(low + shape(hull.side, 'fill="url(#low)"'), BARK, 0.9),
            Block(shape(joined(hull.near, hull.wale[::-1])), PAINT[name], 0.97, cover=1),
            *places(slots),
            key(key_lines(hull) + behind(rig.blocks[-1].svg, hull.whole, "hull")),
        ),
    )


def _still(hull: Hull) -> Line:
    """The water line, no wider than the keel."""
    h = hull.half
    return joined(
        smooth([(-h - 8, 42), (0, 54), (h * 0.8, 36)]),
        smooth([(h * 0.8, 44), (0, 63), (-h * 0.7, 59), (-h - 8, 48)]),
    )


def _furled(count: int, half: float) -> Figure:
    """The yard lowered to the deck, the canvas rolled round it and tied; the mast bare but for its mark."""
    wide, x = 24.0 + 17 * count, -8.0 + 2 * count
    upper = [(x - wide - 4, -44), (x - wide + 6, -53), (x, -58), (x + wide - 6, -55), (x + wide + 6, -46)]
    roll = smooth([*upper, (x + wide - 4, -38), (x, -35), (x - wide + 4, -36)], closed=True)
    ties = [x + wide * part for part in (-0.68, -0.3, 0.3, 0.68)]
    mast = straight((x + 2, -130), (x + 2, -20))
    stays = (straight((x + 2, -126), (-half - 2, -14)), straight((x + 2, -126), (half + 20, -34)))
    lines = _sides(mast, 3.6) + "".join(stroke(way, 2.4, 5, (0, 0), 0.9) for way in stays)
    lines = behind(lines, shape(roll), "roll") + outline(roll, 4.2, 1)
    lines += stroke(straight((x - wide - 14, -47), (x - wide - 2, -47)), 6, 20, (0.05, 0.05), 0.7)
    lines += stroke(straight((x + wide + 2, -49), (x + wide + 16, -50)), 6, 22, (0.05, 0.05), 0.7)
    lines += "".join(stroke(smooth([(at - 2, -56), (at + 3, -46), (at - 1, -36)]), 4.6, 6) for at in ties)
    lines += "".join(
        stroke(smooth([(at + 8, -52), (at + 16, -50), (at + 24, -51)]), 1.8, 9, (0.1, 0.4))
        for at in ties[:-1]
    )
    flag = smooth([(x + 5, -130), (x + 24, -126), (x + 46, -128), (x + 30, -119), (x + 5, -112)], closed=True)
    low = fading("shade", (0, -58), (0, -35), 0.0, 0.1, 0.8)
    return Figure(
        shape(roll) + shape(flag) + stroke(mast, 7, 21, (0, 0), 0.95),
        (
            Block(stroke(mast, 7, 21, (0, 0), 0.95), CEDAR, 1, cover=1),
            Block(shape(flag), MARKS[count], 0.97, cover=1),
            Block(shape(roll), SNOW, 0.95, 0.06, 0.03, 0.2, cover=1),
            Block(low + shape(roll, 'fill="url(#shade)"'), INDIGO_LIGHT, 0.7),
            key(lines + outline(flag, 3.4, 12)),
        ),
    )


def _shipped(h: float) -> Figure:
    """The flag wound round its pole, the oar laid from stern to bow."""
    pole = straight((-h + 12, -20), (-h + 6, -116))
    flag = smooth(
        [(-h + 2, -112), (-h + 14, -113), (-h + 19, -90), (-h + 15, -66), (-h + 5, -64), (-h + 1, -88)],
        closed=True,
    )
    oar = smooth([(-h - 18, -40), (0, -42), (h + 6, -48)])
    blade = smooth([(h + 4, -54), (h + 26, -58), (h + 42, -53), (h + 26, -44), (h + 4, -42)], closed=True)
    wood = stroke(pole, 5, 1, (0, 0), 0.95) + stroke(oar, 6, 3, (0, 0), 0.95)
    lines = _sides(pole, 2.8) + outline(flag, 3.6, 2) + outline(blade, 3.6, 4) + _sides(oar, 3.2)
    lines += "".join(
        stroke(smooth([(-h, y), (-h + 9, y + 6), (-h + 18, y + 5)]), 3.4, 6) for y in (-104, -88, -74)
    )
    return Figure(
        shape(flag) + shape(blade) + wood,
        (
            Block(wood, OCHRE, 1, cover=1),
            Block(shape(flag), SNOW, 0.95, cover=1),
            Block(
                stroke(straight((-h + 10, -110), (-h + 9, -98)), 14, 5, (0, 0), 0.9), VERMILION, 0.9, cover=1
            ),
            Block(shape(blade), OCHRE, 0.95, cover=0.9),
            key(lines),
        ),
    )


def _sides(way: Line, off: float) -> str:
    """The two edges of a spar."""
    step = np.gradient(way, axis=0)
    normal = np.column_stack([-step[:, 1], step[:, 0]]) / np.hypot(step[:, 0], step[:, 1])[:, None]
    return "".join(stroke(way + normal * side * off, 2.4, 3, (0.01, 0.01), 0.9) for side in (-1, 1))


POLE: Final = straight((52, 30), (300, 28))
FLAG: Final = smooth([(249, 3), (261, 2), (264, 20), (260, 40), (251, 41), (247, 22)], closed=True)


def rested_barge() -> Figure:
    """The pole lies along the far rim, the flag is wound up; mooring lines run from both bollards."""
    low, pole = fading("low", (0, 150), (0, 190), 0.0, 1.0), stroke(POLE, 8, 4, (0.02, 0.02), 0.9)
    still = shape(
        joined(
            smooth([(34, 168), (60, 178), (150, 184), (268, 178)]),
            smooth([(276, 186), (150, 195), (60, 190), (30, 178)]),
        )
    )
    rims = stroke(moved(barge.FAR, 0, 4), 7, 1, (0.01, 0.01), 0.95) + stroke(
        moved(barge.NEAR, 0, -4), 8, 2, (0.01, 0.01), 0.95
    )
    deck, side = shape(barge.DECK), shape(barge.SIDE)
    return Figure(
        deck + side + still + shape(FLAG) + pole,
        (
            Block(still, SEA_PALE, 0.8, grain=0.1, cover=1),
            Block(deck, PEACH, 0.8, grain=0.3, cover=1),
            Block(_planks(), CEDAR, 0.75),
            Block(side, CEDAR, 0.97, grain=0.35, cover=1),
            Block(low + shape(barge.SIDE, 'fill="url(#low)"'), BARK, 0.9),
            Block(rims, PINE, 0.97, cover=1),
            Block(shape(FLAG), SNOW, 1, grain=0.05, cover=1),
            Block(pole, OCHRE, 0.95, cover=1),
            *places(SLOTS["barge"]),
            key(_barge_lines()),
        ),
    )


def _planks() -> str:
    seams = "".join(
        stroke(straight((x + 12, 46), (x - 10, 160)), 1.8, x, (0.05, 0.2)) for x in range(64, 300, 26)
    )
    return clipped(seams, shape(barge.DECK), "deck")


def _barge_lines() -> str:
    drawn = outline(barge.DECK, 4.2, 1) + stroke(barge.SIDE[34:], 5.5, 2, (0.02, 0.02), 0.7)
    drawn += stroke(moved(barge.NEAR, 0, -8), 2, 4)
    drawn += stroke(smooth([(44, 170), (150, 175), (264, 169), (290, 120)]), 2.4, 5, (0.2, 0.3))
    drawn += (
        stroke(moved(POLE, 0, -4), 2.4, 6)
        + stroke(moved(POLE, 0, 4), 2.6, 7)
        + dot(50, 30, 4)
        + ring(300, 28, 4, 2)
    )
    drawn += stroke(straight((254, 0), (256, 52)), 4, 8, (0.02, 0.02), 0.7) + outline(FLAG, 3, 9)
    drawn += "".join(stroke(smooth([(247, y), (255, y + 4), (264, y + 3)]), 3, 6) for y in (10, 22, 32))
    return drawn + "".join(
        shape([(x, y - 12), (x + 8, y - 12), (x + 8, y + 2), (x, y + 2)]) for x, y in ((84, 46), (284, 58))
    )
