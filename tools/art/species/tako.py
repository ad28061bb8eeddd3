"""Tako, the octopus: a leaning mantle, slit eyes, eight arms that curl and show their suckers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, ring, shape, stroke
from tools.art.press.curves import Line, arc, ellipse, joined, line, smooth
from tools.art.press.inks import GOLD, PINK, ROSE, SNOW, SUMI, VERMILION
from tools.art.species.forms import behind, edges, flow, limb, way
from tools.art.species.style import FULL, Style

MANTLE: Final = smooth(
    [(-92, 8), (-104, -32), (-86, -68), (-58, -88), (-46, -138), (-18, -198), (38, -250), (112, -270),
     (172, -240), (190, -180), (166, -122), (120, -84), (94, -62), (90, -14), (58, 28), (-20, 40)],
    closed=True,
)  # fmt: skip
WIDTHS: Final = ((0, 38), (0.2, 35), (0.5, 24), (0.8, 12), (1, 3))
THIN: Final = ((0, 32), (0.25, 28), (0.55, 19), (0.85, 9), (1, 2.5))
# From the hindmost to the foremost; each with the side its suckers are on.
ARMS: Final = (
    (flow((56, -16), 14, 322, [(0, -6), (0.3, -26), (0.52, -4), (0.74, 46), (1, 130)]), THIN, 1),
    (flow((-62, -10), 164, 390, [(0, 10), (0.28, 26), (0.5, 14), (0.7, -36), (1, -130)]), THIN, -1),
    (flow((56, 4), 40, 326, [(0, -10), (0.3, -22), (0.55, 14), (0.78, 55), (1, 130)]), THIN, 1),
    (flow((-62, 10), 142, 326, [(0, 8), (0.3, 20), (0.55, -16), (0.78, -55), (1, -130)]), THIN, -1),
    (flow((46, 12), 70, 400, [(0, -8), (0.35, -20), (0.58, 18), (0.8, 58), (1, 120)]), WIDTHS, 1),
    (flow((-46, 14), 112, 400, [(0, 6), (0.35, 18), (0.58, -16), (0.8, -56), (1, -120)]), WIDTHS, -1),
    (flow((22, 20), 72, 390, [(0, 0), (0.3, 6), (0.6, 34), (0.8, 56), (1, 120)]), WIDTHS, 1),
    (flow((-16, 20), 96, 370, [(0, -8), (0.25, 0), (0.6, 34), (0.8, 56), (1, 120)]), WIDTHS, 1),
)
SIPHON: Final = smooth([(92, -40), (126, -30), (146, -8), (134, 8), (112, -2), (88, 2)])
EYES: Final = ((-58.0, -36.0, 26.0), (42.0, -42.0, 23.0))


def tako(style: Style = FULL) -> Figure:
    """About 580 wide, centred on the origin."""
    everything = _fronts(-1) + shape(SIPHON)
    dusk = fading("dusk", (190, -290), (-20, 60), 1.0, 0.35, 0.0)
    return Figure(
        everything,
        (
            Block(everything, SNOW, 0.7, cover=0.9),
            Block(everything, PINK, 0.95),
            Block(dusk + shape(MANTLE, 'fill="url(#dusk)"') + _backs(), ROSE, 0.85),
            Block(_skin() if style.fine else "", VERMILION, 0.8),
            Block(_suckers(style), SNOW, 0.95, cover=0.95),
            Block("".join(shape(ellipse(x, y, r, r * 0.74)) for x, y, r in EYES), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _fronts(number: int) -> str:
    """What hides parts of an arm: all arms after it, and the mantle."""
    return "".join(shape(limb(arm, widths)) for arm, widths, _ in ARMS[number + 1 :]) + shape(MANTLE)


def _backs() -> str:
    """The dark side of every arm, away from its suckers."""
    drawn = ""
    for number, (arm, widths, side) in enumerate(ARMS):
        sides = edges(arm, widths)
        outer = sides[0] if side > 0 else sides[1]
        inner = arm * 0.55 + outer * 0.45
        drawn += behind(shape(joined(outer, inner[::-1])), _fronts(number), f"b{number}")
    return drawn


def _skin() -> str:
    """Warts on the mantle, denser towards its end."""
    chance, drawn = np.random.default_rng(8), ""
    for _ in range(46):
        part, side = chance.uniform(0, 1) ** 0.7, chance.uniform(-1, 1)
        x, y = 20 + 110 * part - side * 70, -90 - 150 * part - side * 42
        drawn += dot(x, y, chance.uniform(2.5, 6.5))
    return clipped(drawn, shape(MANTLE), "skin")


def _suckers(style: Style) -> str:
    drawn = ""
    for number, (arm, widths, side) in enumerate(ARMS):
        cups = "".join(dot(x, y, r) for x, y, r in _cups(arm, line(widths), side, style))
        drawn += behind(cups, _fronts(number), f"s{number}")
    return drawn


def _cups(arm: Line, widths: Line, side: int, style: Style) -> list[tuple[float, float, float]]:
    """Along one edge of the arm, smaller towards its end."""
    sides, parts = edges(arm, widths), way(arm)
    edge = sides[1] if side > 0 else sides[0]
    row = arm * 0.45 + edge * 0.55
    found, at = [], 0.2
    while at < 0.94:
        half = float(np.interp(at, widths[:, 0], widths[:, 1]))
        x, y = (float(np.interp(at, parts, row[:, axis])) for axis in (0, 1))
        found.append((x, y, half * (0.36 if style.fine else 0.42)))
        at += half * (0.0022 if style.fine else 0.0042) + 0.008
    return found


def _key(style: Style) -> str:
    """The outline and every mark on it."""
    w, drawn = style.weight, ""
    for number, (arm, widths, side) in enumerate(ARMS):
        one = "".join(
            stroke(edge, 6.5 * w, number * 2 + at, (0.02, 0.1), 0.45)
            for at, edge in enumerate(edges(arm, widths))
        )
        if style.fine:
            one += "".join(ring(x, y, r, 2.2 * w) for x, y, r in _cups(arm, line(widths), side, style))
        drawn += behind(one, _fronts(number), f"k{number}")
    drawn += stroke(joined(MANTLE[-40:], MANTLE[:-40]), 9 * w, 40, (0.1, 0.1), 0.3)
    for seed, (x, y, r) in enumerate(EYES, 42):
        drawn += stroke(ellipse(x, y, r, r * 0.74), 5 * min(w, 1.7), seed, (0.02, 0.02))
        drawn += stroke(
            line([(x - r * 0.7, y + 2), (x, y - 1), (x + r * 0.7, y + 1)]), 10 * min(w, 1.5), seed
        )
    return drawn + (_fine(w) if style.fine else "")


def _fine(w: float) -> str:
    """Brows and folds."""
    drawn = ""
    for seed, (x, y, r) in enumerate(EYES):
        drawn += stroke(arc(x, y + 6, r * 1.45, 196, 335), 5 * w, 50 + seed, (0.3, 0.3), 0.1)
        drawn += stroke(arc(x, y - 4, r * 1.2, 30, 140), 3.4 * w, 54 + seed, (0.3, 0.3), 0.1)
    drawn += stroke(smooth([(-30, -150), (6, -206), (60, -246)]), 4 * w, 58, (0.4, 0.5), 0.1)
    return drawn + stroke(smooth([(166, -126), (118, -92), (84, -80)]), 4 * w, 59, (0.5, 0.3), 0.1)
