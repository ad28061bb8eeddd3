"""Sailing boats of the bay: a broad hull with a high stern, and one square sail sewn of upright strips."""

from __future__ import annotations

from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, ring, shape, stroke
from tools.art.press.curves import Line, joined, smooth, straight
from tools.art.press.inks import BARK, CEDAR, INDIGO, INDIGO_LIGHT, SNOW, SUMI, VERMILION, Ink

SHEER = smooth([(-128, 18), (-96, 34), (-30, 46), (50, 44), (104, 26), (134, -6)])
KEEL = smooth([(-128, 18), (-108, 52), (-70, 76), (10, 84), (80, 76), (116, 44), (134, -6)])
CABIN = [(44.0, 44.0), (50.0, 8.0), (100.0, 4.0), (102.0, 28.0)]
SAIL_TOP = smooth([(-92, -176), (-30, -184), (30, -184), (84, -178)])
SAIL_RIGHT = smooth([(84, -178), (94, -110), (90, -40), (74, 8)])
SAIL_FOOT = smooth([(74, 8), (20, 22), (-40, 20), (-98, 2)])
SAIL_LEFT = smooth([(-98, 2), (-110, -60), (-106, -120), (-92, -176)])


def _strip(share: float) -> Line:
    """A seam of the sail, from its yard to its foot, hanging in the wind."""
    top, foot = SAIL_TOP[int(share * 41)], SAIL_FOOT[::-1][int(share * 41)]
    middle = ((top[0] + foot[0]) / 2 + (share - 0.55) * 26, (top[1] + foot[1]) / 2)
    return smooth([tuple(top), middle, tuple(foot)])


def boat(mark: Ink = INDIGO, weight: float = 1.0, sail: Ink = SNOW) -> Figure:
    """About 270 wide and 280 high, its water line 60 below the origin; sails to the left."""
    canvas = joined(SAIL_TOP, SAIL_RIGHT, SAIL_FOOT, SAIL_LEFT)
    hull = joined(SHEER, KEEL[::-1])
    shade = fading("sail", (-100, 0), (96, 0), 0.0, 0.1, 0.55)
    key = stroke(SHEER, 7 * weight, 1) + stroke(KEEL, 8 * weight, 2, (0.05, 0.1))
    key += "".join(
        stroke(side, 6 * weight, seed, (0.08, 0.08))
        for seed, side in enumerate((SAIL_TOP, SAIL_RIGHT, SAIL_FOOT, SAIL_LEFT), 3)
    )
    key += "".join(
        stroke(_strip(share), 2.6 * weight, 20 + at) for at, share in enumerate((0.2, 0.4, 0.6, 0.8))
    )
    key += stroke(straight((-4, -204), (-2, -180)), 8 * weight, 30) + stroke(
        straight((-2, 20), (0, 48)), 9, 31
    )
    key += stroke(straight((-100, -181), (92, -183)), 7 * weight, 32, (0.1, 0.1))
    key += stroke(smooth([(-98, 2), (-116, 10), (-120, 22)]), 3 * weight, 33)
    key += stroke(smooth([(74, 8), (96, 2), (120, 2)]), 3 * weight, 34)
    key += stroke(smooth([(-112, 38), (-20, 62), (60, 60), (114, 34)]), 3 * weight, 35, (0.3, 0.3))
    key += stroke(smooth([*CABIN]), 5 * weight, 36) + stroke(smooth([(118, 18), (140, 40), (136, 74)]), 6, 37)
    return Figure(
        shape(canvas) + shape(hull) + shape(CABIN),
        (
            Block(shape(canvas), sail, 0.9, 0.06, 0.03, 0.2, cover=1),
            Block(shade + shape(canvas, 'fill="url(#sail)"'), INDIGO_LIGHT, 0.5),
            Block(dot(-6, -96, 34), mark, 0.95),
            Block(ring(-6, -96, 20, 5) + stroke(straight((-26, -96), (14, -96)), 6, 9), sail, 1, cover=1),
            Block(shape(hull) + shape(CABIN), CEDAR, 0.95),
            Block(
                shape(joined(smooth([(-110, 44), (-20, 62), (60, 60), (118, 34)]), KEEL[::-1][6:-10])), BARK
            ),
            Block(key, SUMI, 0.97, 0.08, 0.04, 0.1, cover=0.95),
        ),
    )


def far_boat(weight: float = 1.0) -> Figure:
    """The same seen small: no strips, a red mark."""
    whole = boat(VERMILION, 1.5 * weight)
    return Figure(whole.silhouette, whole.blocks)
