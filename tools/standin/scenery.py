"""What stands behind the beasts: waves, sun, mountain, clouds, boats, ribbons."""

from __future__ import annotations

from collections.abc import Sequence

from tools.standin.curves import Point, arc, smooth
from tools.standin.palette import BARK, FOAM, INK, NIGHT, PAPER, SEA, SKY, WASHI, WOOD, Colour, mix
from tools.standin.pen import Pen


def scales(pen: Pen, x: float, y: float, w: float, h: float, radius: float, inks: Sequence[Colour]) -> None:
    """Seigaiha: rows of overlapping waves; the inks are ground and line, top to bottom."""
    rows = int(h / (radius / 2)) + 3
    for row in range(rows):
        top = y + row * radius / 2
        ground = mix(inks[0], inks[1], row / rows)
        start = x - radius * (2 if row % 2 else 1)
        for k in range(int(w / (radius * 2)) + 3):
            middle = start + k * radius * 2
            for share in (1.0, 0.68, 0.36):
                pen.shape(
                    arc(middle, top + radius / 2, radius * share, 180, 360, 24),
                    ground,
                    radius * 0.07,
                    inks[2],
                )


def sea(pen: Pen, x: float, y: float, w: float, h: float, radius: float) -> None:
    """A swell filled with scales, under a bold key line."""
    crest = smooth(
        [
            (x - 20, y + h * 0.1),
            (x + w * 0.1, y),
            (x + w * 0.45, y + h * 0.32),
            (x + w * 0.8, y),
            (x + w + 20, y + h * 0.12),
        ],
        False,
    )
    scales(pen, x, y + h * 0.36, w, h, radius, (SEA, NIGHT, NIGHT))
    pen.fill([*crest, (x + w + 20, y + h * 0.62), (x - 20, y + h * 0.62)], SEA)
    for depth in (0.16, 0.32, 0.48):
        pen.line([(px, py + h * depth) for px, py in crest], radius * 0.1, mix(SEA, FOAM, 0.6 - depth))
    scales(pen, x, y + h * 0.56, w, h, radius, (mix(SEA, NIGHT, 0.25), NIGHT, NIGHT))
    pen.line(crest, radius * 0.22, INK)


def ribbon(pen: Pen, x: float, y: float, w: float, h: float, colour: Colour = PAPER) -> None:
    """A band with swallowtails, around its middle."""
    half, notch = w / 2, h * 0.42
    outline: list[Point] = [(x - half, y - h / 2), (x + half, y - h / 2), (x + half - notch, y)]
    outline += [(x + half, y + h / 2), (x - half, y + h / 2), (x - half + notch, y)]
    pen.shape(outline, colour, h * 0.07)


def clouds(
    pen: Pen, bars: Sequence[tuple[float, float, float]], thick: float, colour: Colour = WASHI
) -> None:
    """Bars of mist: left end, height and length of each."""
    for x, y, length in bars:
        pen.box(x, y, length, thick, colour, thick / 2)


def mountain(pen: Pen, x: float, y: float, w: float, h: float, key: float) -> None:
    """Fuji, its foot centred at the point."""
    left: list[Point] = [(-0.5, 0), (-0.34, -0.22), (-0.2, -0.56), (-0.09, -0.96)]
    peak: list[Point] = [(-0.05, -1), (0, -0.97), (0.05, -1)]
    right = [(-px, py) for px, py in reversed(left)]
    slope = [(x + px * w, y + py * h) for px, py in smooth([*left, *peak, *right], closed=False)]
    pen.fill(slope, SKY)
    snow: list[Point] = [
        (-0.17, -0.66),
        (-0.13, -0.56),
        (-0.1, -0.66),
        (-0.06, -0.5),
        (-0.02, -0.64),
        (0.02, -0.48),
    ]
    snow += [(0.06, -0.64), (0.1, -0.52), (0.13, -0.64), (0.165, -0.68)]
    cap = [(px, py) for px, py in smooth([*left, *peak, *right], closed=False) if py < -0.66]
    pen.shape([(x + px * w, y + py * h) for px, py in [*cap, *reversed(snow)]], PAPER, key * 0.7)
    pen.line(slope, key)


def boat(pen: Pen, key: float) -> None:
    """A junk under its square sail, from -50 to 50."""
    pen.shape(
        smooth(
            [
                (-48, 26),
                (-48, 26),
                (-30, 34),
                (26, 34),
                (50, 20),
                (50, 20),
                (40, 46),
                (24, 50),
                (-26, 50),
                (-40, 42),
            ]
        ),
        WOOD,
        key,
    )
    pen.line(smooth([(-42, 36), (0, 42), (44, 32)], closed=False), key * 0.8, BARK)
    pen.line([(2, -48), (2, 34)], key * 1.6)
    pen.shape(
        smooth(
            [
                (-28, -38),
                (-28, -38),
                (0, -44),
                (30, -38),
                (30, -38),
                (34, 0),
                (28, 24),
                (28, 24),
                (0, 20),
                (-26, 24),
                (-26, 24),
                (-24, 0),
            ]
        ),
        PAPER,
        key,
    )
    for share in (-0.5, 0.02, 0.54):
        pen.line(smooth([(30 * share, -40), (33 * share + 1, 0), (29 * share, 20)], closed=False), key * 0.6)
