"""Three that swim: salmon, tuna and puffer, each in a box from -50 to 50."""

from __future__ import annotations

from tools.standin.curves import Point, arc, body, smooth
from tools.standin.palette import INK, PAPER, Inks, mix
from tools.standin.pen import Pen


def eye(pen: Pen, x: float, y: float, size: float) -> None:
    """Pale, with a dark middle."""
    pen.disc(x, y, size, PAPER, size * 0.35)
    pen.disc(x, y, size * 0.5, INK)


def tuna(pen: Pen, inks: Inks, key: float) -> None:
    """A torpedo with a crescent for a tail, and finlets behind its fins."""
    tail = smooth([(35, 0), (42, -8), (49, -28), (49, -28), (46, 0), (49, 28), (49, 28), (42, 8)])
    pen.shape(tail, inks.deep, key)
    for side in (-1, 1):
        pen.shape(
            smooth([(8, 14 * side), (8, 14 * side), (27, 31 * side), (27, 31 * side), (19, 12 * side)]),
            inks.deep,
            key,
        )
        for x, y in ((23, 10), (28, 8), (33, 6)):
            pen.shape(
                [(x - 2, y * side), (x + 4, (y + 5) * side), (x + 3, (y - 1) * side)], inks.light, key * 0.5
            )
    pen.shape(smooth([(-18, -16), (-18, -16), (-2, -32), (-2, -32), (2, -17), (2, -17)]), inks.deep, key)
    flank = smooth(
        [
            (-49, 2),
            (-36, -11),
            (-14, -19),
            (10, -16),
            (30, -5),
            (38, 0),
            (30, 5),
            (10, 15),
            (-14, 19),
            (-36, 13),
        ]
    )
    pen.shape(flank, inks.deep, key)
    belly: list[Point] = smooth(
        [(-48, 4), (-30, 6), (-6, 8), (18, 5), (34, 1), (30, 4), (10, 14), (-14, 18), (-36, 12)]
    )
    pen.fill(belly, inks.light)
    pen.line(flank, key, closed=True)
    pen.line(smooth([(-27, -13), (-23, -2), (-27, 10)], closed=False), key * 0.8)
    pen.shape(smooth([(-18, 2), (-18, 2), (0, 6), (10, 14), (10, 14), (-6, 11)]), inks.deep, key * 0.8)
    eye(pen, -35, -2, 4.2)


def salmon(pen: Pen, inks: Inks, key: float) -> None:
    """Leaps in an arc: hooked jaw, spotted back, forked tail."""
    pen = pen.within(1, 0, 0.97, 12)
    pen.shape(smooth([(20, 20), (4, 42), (4, 42), (22, 38), (40, 44), (40, 44), (27, 20)]), inks.deep, key)
    pen.shape(smooth([(-4, -38), (-4, -38), (16, -44), (16, -44), (20, -26), (20, -26)]), inks.deep, key)
    pen.shape(smooth([(28, -2), (28, -2), (40, 0), (40, 0), (28, 10), (28, 10)]), inks.deep, key)
    pen.shape(smooth([(10, 0), (10, 0), (-4, 12), (-4, 12), (14, 14), (14, 14)]), inks.light, key)
    outline = body([(-46, -12), (-32, -23), (-8, -27), (12, -16), (21, 6), (24, 24)], [9, 21, 28, 27, 16, 9])
    pen.shape(outline, inks.deep, key)
    pen.fill(body([(-34, -15), (-8, -17.5), (6, -7), (15, 9), (21, 22)], [4, 9, 10, 6, 1]), inks.light)
    pen.line(outline, key, closed=True)
    pen.shape(smooth([(-48, -15), (-50, -8), (-50, -8), (-44, -7), (-36, -12), (-36, -12)]), inks.deep, key)
    pen.line(smooth([(-25, -36), (-20, -26), (-25, -14)], closed=False), key * 0.8)
    for x, y in ((-12, -35), (-3, -33), (5, -28), (13, -21), (19, -11), (23, 0)):
        pen.disc(x, y, 1.9, INK)
    pen.shape(
        smooth([(-17, -19), (-17, -19), (-7, -5), (-7, -5), (-8, -18), (-8, -18)]), inks.deep, key * 0.8
    )
    eye(pen, -35, -24, 3.8)


def puffer(pen: Pen, inks: Inks, key: float) -> None:
    """A ball of spines with a tail too small for it."""
    pen.shape(smooth([(34, -4), (48, -16), (48, -16), (45, 0), (48, 14), (48, 14), (34, 6)]), inks.deep, key)
    pen.shape(smooth([(4, -34), (4, -34), (18, -48), (18, -48), (22, -30), (22, -30)]), inks.deep, key)
    outline: list[Point] = []
    for k in range(20):
        tip = arc(-4, 2, 43, 18 * k, 0, 1)[0]
        foot = arc(-4, 2, 36, 18 * k + 9, 0, 1)[0]
        outline += [tip, foot]
    pen.shape(outline, inks.light, key)
    back = [
        *arc(-4, 2, 35, 188, 352, 40),
        *smooth([(30, -2), (12, -10), (-8, -8), (-26, -2), (-38, -3)], closed=False),
    ]
    pen.fill(back, inks.deep)
    for x, y in ((-14, -24), (2, -27), (16, -18), (0, -16)):
        pen.disc(x, y, 2.6, mix(inks.deep, INK, 0.6))
    for x, y in ((-14, 16), (2, 12), (14, 20), (-4, 27), (-24, 10)):
        pen.line([(x, y - 3), (x, y + 3)], key * 0.8)
    pen.shape(smooth([(10, 2), (10, 2), (28, -4), (30, 8), (24, 16), (24, 16)]), inks.deep, key)
    pen.shape(smooth([(-40, 3), (-48, -1), (-50, 4), (-48, 9), (-40, 9)]), inks.light, key)  # lips
    eye(pen, -24, -8, 6)
