"""The two kinds that are no product: a tub of mixed fish, and a man in a hat, each from -50 to 50."""

from __future__ import annotations

from tools.standin.curves import smooth
from tools.standin.palette import GOLD, PAPER, VERMILION, Inks, mix
from tools.standin.pen import Pen

TAILS = ((-20, -26, (196, 60, 44)), (2, 0, (82, 120, 160)), (22, 26, (226, 130, 52)))


def tub(pen: Pen, inks: Inks, key: float) -> None:
    """Three tails look out of a hooped tub."""
    pen.shape(smooth([(-38, 2), (0, -6), (38, 2), (0, 12)]), mix(inks.deep, (0, 0, 0), 0.5), key)
    for x, lean, colour in TAILS:
        tail = pen.within(x * 0.8, 10, 1, lean)
        tail.shape(
            smooth(
                [
                    (-8, 12),
                    (-7, -12),
                    (-4, -24),
                    (-16, -46),
                    (-16, -46),
                    (0, -38),
                    (16, -46),
                    (16, -46),
                    (4, -24),
                    (7, -12),
                    (8, 12),
                ]
            ),
            colour,
            key,
        )
        for dx in (-7, 7):
            tail.line([(dx * 0.3, -30), (dx, -38)], key * 0.7)
    side = [
        *smooth([(-39, 3), (-20, 9), (0, 11), (20, 9), (39, 3)], closed=False),
        (31, 42),
        (14, 46),
        (-14, 46),
        (-31, 42),
    ]
    pen.shape(side, inks.deep, key)
    for x in (-18, -6, 6, 18):
        pen.line([(x * 1.1, 11), (x * 0.9, 45)], key * 0.6)
    for top in (20, 35):
        pen.line(
            smooth([(-36 + top * 0.16, top - 4), (0, top + 3), (36 - top * 0.16, top - 4)], closed=False),
            key * 2.4,
        )
        pen.line(
            smooth([(-36 + top * 0.16, top - 4), (0, top + 3), (36 - top * 0.16, top - 4)], closed=False),
            key * 1.1,
            GOLD,
        )


def hat(pen: Pen, inks: Inks, key: float) -> None:
    """No face: a brim pulled down, a turned-up collar, a blade."""
    coat = smooth(
        [
            (-46, 50),
            (-44, 26),
            (-24, 14),
            (-14, 8),
            (14, 8),
            (24, 14),
            (44, 26),
            (46, 50),
            (46, 50),
            (-46, 50),
        ]
    )
    pen.shape(coat, inks.deep, key, PAPER)
    pen.fill([(-13, -14), (13, -14), (12, 20), (-12, 20)], (16, 12, 18))
    for side in (1, -1):
        collar = [(4 * side, 34), (26 * side, 16), (22 * side, -6), (12 * side, 4)]
        pen.shape(collar, mix(inks.deep, PAPER, 0.14), key, PAPER)
    pen.shape([(-3, 30), (3, 30), (6, 50), (-6, 50)], VERMILION, key * 0.6, PAPER)
    brim = smooth([(-48, -10), (-30, -17), (0, -20), (30, -17), (48, -10), (28, -3), (0, -1), (-28, -3)])
    crown = smooth([(-26, -15), (-24, -38), (-14, -48), (0, -43), (14, -48), (24, -38), (26, -15), (0, -12)])
    pen.shape(crown, inks.deep, key, PAPER)
    pen.fill([(-25.5, -25), (25.5, -25), (26, -16), (-26, -16)], VERMILION)
    pen.shape(brim, inks.deep, key, PAPER)
