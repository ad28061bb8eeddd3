"""Hulls seen from the side and a little from above, and the water they throw up."""

from __future__ import annotations

from tools.art.press.block import Block
from tools.art.press.brush import clipped, fading, outline, shape, stroke
from tools.art.press.curves import joined, smooth, straight
from tools.art.press.inks import (
    INDIGO,
    SEA_PALE,
    SNOW,
)


class Hull:
    """The lines of a boat for so many barrels, about the middle of its deck."""

    def __init__(self, count: int) -> None:
        half = 28 + 24.5 * count
        self.half = half
        bow = (half + 22.0, -30.0)
        self.far = smooth([(-half, -20), (-half * 0.5, -30), (half * 0.3, -31), (half * 0.8, -27), bow])
        self.near = smooth([(-half - 4, 14), (-half * 0.5, 29), (half * 0.3, 30), (half * 0.8, 12), bow])
        self.keel = smooth([(-half - 2, 36), (-half * 0.6, 52), (half * 0.2, 56), (half * 0.75, 42), bow])
        self.deck = joined(self.far, self.near[::-1])
        self.side = joined(self.near, self.keel[::-1])
        self.wale = smooth([(-half - 3, 22), (-half * 0.5, 37), (half * 0.3, 38), (half * 0.82, 18), bow])
        self.prow = joined(
            smooth([(half + 4, -12), (half + 18, -26), (half + 30, -48)]),
            smooth([(half + 36, -44), (half + 27, -20), (half + 6, 12)]),
        )

    @property
    def whole(self) -> str:
        """Without mast and sail."""
        return shape(self.deck) + shape(self.side) + shape(self.prow)


def planks(hull: Hull) -> str:
    """Seams of the deck, along it."""
    rows = "".join(
        stroke(straight((-hull.half - 4, y), (hull.half + 16, y - 3)), 1.8, int(y) + 40, (0.02, 0.2))
        for y in (-18, -6, 6, 18)
    )
    return clipped(rows, shape(hull.deck), "deck")


def key_lines(hull: Hull) -> str:
    """Heaviest along the keel."""
    drawn = stroke(hull.far, 4, 1, (0.03, 0.05)) + stroke(hull.near, 4.2, 2, (0.03, 0.05))
    drawn += stroke(hull.keel, 6, 3, (0.03, 0.1)) + stroke(hull.wale, 2.8, 4, (0.03, 0.3))
    h = hull.half
    drawn += stroke(smooth([(-h, -20), (-h - 5, 0), (-h - 4, 16), (-h - 2, 37)]), 5, 5, (0.03, 0.03), 0.7)
    drawn += outline(hull.prow, 3.8, 6)
    seam = smooth([(-h, 30), (-h * 0.5, 44), (h * 0.3, 45), (h * 0.78, 30)])
    return drawn + stroke(seam, 2, 7, (0.2, 0.4))


def wash(hull: Hull) -> str:
    """The water thrown up along the hull: a white hem that breaks into claws before the bow."""
    h = hull.half
    over = smooth([(-h - 14, 44), (-h * 0.5, 52), (h * 0.4, 50), (h * 0.8, 32), (h + 26, 16), (h + 34, 6)])
    claws = smooth(
        [(h + 34, 6), (h + 36, 18), (h + 27, 21), (h + 37, 27), (h + 24, 33), (h + 30, 42), (h + 6, 46)]
    )
    under = smooth([(h + 6, 46), (h * 0.6, 58), (0, 64), (-h * 0.6, 61), (-h - 20, 54), (-h - 14, 44)])
    return shape(joined(over, claws, under))


def foam(hull: Hull) -> tuple[Block, ...]:
    """White, with the sea's colour coming in from below."""
    h = hull.half
    low = fading("foam", (0, 40), (0, 66), 0.0, 0.9)
    curls = (
        smooth([(h + 34, 10), (h + 26, 22), (h + 6, 34)]),
        smooth([(h + 28, 36), (h + 12, 40), (h - 12, 50)]),
    )
    lines = "".join(stroke(way, 2.2, n, (0.05, 0.6)) for n, way in enumerate(curls))
    lines += stroke(smooth([(-h - 20, 55), (-h * 0.6, 62), (0, 64.5), (h * 0.6, 58)]), 2, 5, (0.3, 0.4))
    return (
        Block(wash(hull), SNOW, 1, 0.05, 0.03, 0, cover=1),
        Block(low + f'<g fill="url(#foam)">{wash(hull)}</g>', SEA_PALE, 0.9),
        Block(lines, INDIGO, 0.9),
    )
