"""Three without fins: shrimp, scallop and octopus, each in a box from -50 to 50."""

from __future__ import annotations

from tools.standin.curves import Point, arc, body, normal, smooth
from tools.standin.fish import eye
from tools.standin.palette import INK, Inks, mix
from tools.standin.pen import Pen

SPINE: tuple[Point, ...] = ((-28, -20), (-8, -32), (16, -26), (28, -4), (20, 18), (0, 28))
FEELERS: tuple[tuple[Point, ...], ...] = (
    ((-30, -22), (-44, -34), (-40, -46), (-14, -48), (14, -46)),
    ((-30, -18), (-46, -18), (-48, 6), (-42, 24)),
)
LEGS = ((-14, -18, -8), (-4, -16, -7), (4, -10, -8), (8, -2, -9), (8, 8, -10))


def shrimp(pen: Pen, inks: Inks, key: float) -> None:
    """Bent into a hook: long feelers, ringed back, fan of a tail."""
    for feeler in FEELERS:
        pen.line(smooth(feeler, closed=False), key * 1.1)
    for x, y, dx in LEGS:
        pen.line(smooth([(x, y), (x + dx * 0.3, y + 8), (x + dx, y + 13)], closed=False), key * 1.2)
    for angle in (-42, -8, 26):
        fan = pen.within(-2, 28, 1, angle)
        fan.shape(smooth([(2, -4), (-14, -9), (-30, -3), (-30, 5), (-14, 8), (2, 4)]), inks.deep, key)
    pen.shape(body(SPINE, [10, 23, 25, 23, 19, 11]), inks.deep, key)
    _rings(pen, inks, key)
    pen.shape(smooth([(-24, -28), (-24, -28), (-46, -27), (-46, -27), (-28, -18)]), inks.deep, key)
    pen.line(smooth([(-12, -42), (-6, -32), (-10, -20)], closed=False), key * 0.8)
    eye(pen, -20, -27, 4.2)


def _rings(pen: Pen, inks: Inks, key: float) -> None:
    """Pale bows across the back, bent towards the tail."""
    middle = smooth(SPINE, closed=False)
    for index in range(24, 53, 7):
        (x, y), (nx, ny) = middle[index], normal(middle, index)
        half = 11 - (index - 24) * 0.11
        bow = [(x + nx * half, y + ny * half), middle[index + 2], (x - nx * half, y - ny * half)]
        pen.line(smooth(bow, closed=False), key, inks.light)


def scallop(pen: Pen, inks: Inks, key: float) -> None:
    """A fan of ribs on two little wings."""
    wings: list[Point] = [(-22, 26), (22, 26), (18, 42), (-18, 42)]
    pen.shape(wings, inks.deep, key)
    rim: list[Point] = []
    for k in range(9):
        start = 188 + k * 18.2
        tip = arc(0, 6, 42, start, start + 18.2, 2)
        rim += [tip[0], arc(0, 6, 47, start + 9.1, 0, 1)[0]]
    rim.append(arc(0, 6, 42, 188 + 9 * 18.2, 0, 1)[0])
    outline = [*smooth(rim, closed=False), (12, 40), (-12, 40)]
    pen.shape(outline, inks.light, key)
    for k in range(10):
        x, y = arc(0, 6, 42, 188 + k * 18.2, 0, 1)[0]
        pen.line([(0.16 * x, 38), (x, y)], key * (0.9 if 0 < k < 9 else 0), mix(inks.deep, INK, 0.55))
    for radius in (24, 36):
        pen.line(arc(0, 12, radius, 196, 344), key * 0.8, inks.deep)
    pen.line(outline, key, closed=True)


ARMS: tuple[tuple[tuple[Point, ...], tuple[float, ...]], ...] = (
    (((-12, 8), (-30, 6), (-42, -6), (-36, -16), (-30, -10)), (12, 11, 8, 5, 3)),
    (((-10, 12), (-26, 18), (-40, 30), (-46, 20), (-42, 14)), (13, 11, 8, 5, 3)),
    (((-5, 14), (-14, 28), (-16, 42), (-26, 44), (-28, 36)), (13, 11, 8, 5, 3)),
)


def octopus(pen: Pen, inks: Inks, key: float) -> None:
    """A bulb on curling arms."""
    for side in (1, -1):
        for spine, widths in ARMS:
            arm = body([(x * side, y) for x, y in spine], widths)
            pen.shape(arm, inks.deep, key)
    pen.shape(body([(0, 10), (4, 26), (-2, 38), (4, 47)], [13, 11, 8, 4]), inks.deep, key)
    for side in (1, -1):
        for x, y in ((-22, 10), (-32, 4), (-20, 18), (-30, 24), (-12, 30)):
            pen.disc(x * side, y, 1.8, inks.light)
    head = smooth(
        [
            (-16, 12),
            (-18, -4),
            (-26, -20),
            (-20, -40),
            (0, -48),
            (20, -40),
            (26, -20),
            (18, -4),
            (16, 12),
            (0, 18),
        ]
    )
    pen.shape(head, inks.deep, key)
    pen.fill(smooth([(-18, -22), (-13, -36), (-2, -42), (-8, -34), (-12, -22)]), inks.light)
    pen.shape(smooth([(-6, 6), (0, 3), (6, 6), (3, 13), (-3, 13)]), inks.light, key * 0.8)
    for side in (1, -1):
        eye(pen, 9.5 * side, -5, 4.8)
