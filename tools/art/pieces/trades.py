"""What hangs over the doors of the houses that sell no fish, each in a disc of radius 42 about the origin."""

from __future__ import annotations

import numpy as np

from tools.art.pieces.cutout import key
from tools.art.pieces.shapes import plate, worn
from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, clipped, dot, fading, outline, placed, ring, shape, stroke, words
from tools.art.press.curves import Line, arc, ellipse, joined, line, smooth
from tools.art.press.inks import (
    CEDAR,
    GOLD,
    INDIGO,
    INDIGO_LIGHT,
    MOSS,
    OCHRE,
    PAPER,
    SNOW,
    VERMILION,
)
from tools.art.species.snapper import snapper
from tools.art.species.style import Style


def shrunk(
    figure: Figure, dx: float, dy: float, scale: float, degrees: float = 0, flip: bool = False
) -> Figure:
    """A larger figure brought into the disc."""

    def at(svg: str) -> str:
        return placed(svg, dx, dy, scale, degrees, flip)

    blocks = tuple(
        Block(at(b.svg), b.ink, b.density, b.grain, b.mottle, b.rim, b.cover) for b in figure.blocks
    )
    return Figure(at(figure.silhouette), blocks)


def stamp() -> Figure:
    """Government: leave given, in red."""
    edge = worn(plate(-29, -29, 58, 58, 5), 0.7, 4, 5)
    signs = words("許", 0, -3, 30, "brush") + words("可", 0, 26, 30, "brush")
    return Figure(
        shape(edge),
        (
            Block(shape(edge), VERMILION, 0.98, grain=0.12, mottle=0.14, cover=1),
            Block(outline(plate(-25, -25, 50, 50, 3), 2, 3) + signs, PAPER, 1, grain=0, cover=1),
            key(outline(edge, 3, 5)),
        ),
    )


def exchange() -> Figure:
    """Trading: two arrows that chase each other round a cask's worth of fish and a coin."""
    first, second = _arrow(200, 340), _arrow(20, 160)
    both = shape(first) + shape(second)
    return Figure(
        both + dot(0, 0, 12),
        (
            Block(shape(first), VERMILION, 0.98, cover=1),
            Block(shape(second), INDIGO, 0.98, cover=1),
            Block(dot(0, 0, 12), GOLD, 0.98, cover=1),
            key(outline(first, 3, 1) + outline(second, 3, 2) + ring(0, 0, 12, 3) + box(-4, -4, 8, 8)),
        ),
    )


def _arrow(start: float, end: float) -> Line:
    """A thick arc that swells towards its head."""
    turn = np.radians(np.linspace(start, end, 24))
    half = np.linspace(3.5, 6.5, 24)
    outer, inner = (
        np.column_stack([(25 + s * half) * np.cos(turn), (25 + s * half) * np.sin(turn)]) for s in (1, -1)
    )
    tip = np.radians(end + 30)
    barbs = [
        (38.5 * np.cos(turn[-1]), 38.5 * np.sin(turn[-1])),
        (25 * np.cos(tip), 25 * np.sin(tip)),
        (11.5 * np.cos(turn[-1]), 11.5 * np.sin(turn[-1])),
    ]
    return joined(outer, line(barbs), inner[::-1])


def coins() -> Figure:
    """Bank: three piles of coin, and one that stands."""
    piles = [(x, 26 - 7 * row) for x, rows in ((-22, 3), (22, 4)) for row in range(rows)]
    discs = "".join(shape(_disc(x, y)) for x, y in piles)
    lines = "".join(outline(_disc(x, y), 2.6, int(x + y) + 40) for x, y in piles)
    lines += "".join(outline(ellipse(x, y, 14, 5), 2.2, 3) for x, y in ((-22, 12), (22, 5)))
    face = dot(0, -4, 25)
    low = fading("low", (0, -20), (0, 30), 0.0, 0.9)
    return Figure(
        face + discs,
        (
            Block(face, GOLD, 0.98, cover=1),
            Block(low + dot(0, -4, 25, 'fill="url(#low)"'), CEDAR, 0.6),
            key(ring(0, -4, 25, 4) + ring(0, -4, 19, 1.8) + box(-7, -11, 14, 14)),
            Block(box(-4.4, -8.4, 8.8, 8.8), PAPER, 1, grain=0, cover=1),
            Block(discs, OCHRE, 1, cover=1),
            key(lines),
        ),
    )


def _disc(x: float, y: float) -> Line:
    """A coin on its side, seen from a little above."""
    return joined(
        arc(x, y, 14, 180, 360, 14) * np.array([1, 0.36]) + np.array([0, y * 0.64]),
        line([(x + 14, y + 6)]),
        arc(x, y + 6, 14, 0, 180, 14) * np.array([1, 0.36]) + np.array([0, (y + 6) * 0.64]),
    )


def bowl() -> Figure:
    """Aquarium: a glass with a snapper and weed."""
    glass = joined(
        smooth(
            [(-20, -34), (-34, -18), (-36, 4), (-24, 26), (0, 33), (24, 26), (36, 4), (34, -18), (20, -34)]
        ),
        smooth([(20, -34), (0, -31), (-20, -34)]),
    )
    water = clipped(box(-40, -20, 80, 60), shape(glass), "level")
    weed = stroke(smooth([(-22, 28), (-26, 12), (-20, 0), (-25, -12)]), 5, 1) + stroke(
        smooth([(-15, 30), (-14, 18), (-18, 8)]), 4, 2
    )
    fish = shrunk(snapper(Style(2.4, fine=False)), 5, 6, 0.082)
    lines = outline(glass, 3.6, 3) + stroke(smooth([(-34, -19), (-10, -17), (10, -21), (34, -19)]), 2.2, 4)
    lines += stroke(smooth([(-29, -6), (-28, 8), (-22, 19)]), 1.8, 5) + dot(-14, -8, 2.2) + dot(-10, -14, 1.6)
    return Figure(
        shape(glass),
        (
            Block(shape(glass), SNOW, 1, grain=0, cover=1),
            Block(water, INDIGO_LIGHT, 0.7, grain=0.15),
            Block(weed, MOSS, 0.95, cover=1),
            *fish.blocks,
            key(lines),
        ),
    )
