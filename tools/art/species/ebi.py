"""Ebi, the kuruma prawn: an arch of banded shell, feelers as long as itself, the tail a fan. Looks left."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, clipped, dot, fading, shape, stroke
from tools.art.press.curves import along, ellipse, joined, line, smooth, straight
from tools.art.press.inks import GOLD, OCHRE, ORANGE, PEACH, SUMI, VERMILION
from tools.art.species.forms import behind, edges, fan, limb, way
from tools.art.species.prawn import (
    BLADE,
    BROW,
    CROWN,
    FACE,
    FAN,
    FEELERS,
    JOINTS,
    LEGS,
    PADDLES,
    SHORT,
    SPINE,
    WIDTHS,
    across,
    body,
    carapace,
    paddle,
    skirt,
)
from tools.art.species.style import FULL, Style

EYE: Final = (-206.0, -72.0)
TIPS: Final = ((184, 300, 40), (-20, 268, 40), (106, 318, 38))
RAYS: Final = (
    ([(112, 184), (124, 176)], [(150, 280), (176, 286), (192, 250)]),
    ([(86, 176), (96, 188)], [(-14, 244), (2, 272), (40, 262)]),
    ([(94, 190), (112, 190)], [(84, 284), (108, 304), (136, 280)]),
)
FURROW: Final = smooth([(-44, -150), (-76, -120), (-84, -84), (-66, -48), (-40, -36)])


def ebi(style: Style = FULL) -> Figure:
    """About 580 wide, centred on the origin."""
    shell, tail = body(), "".join(shape(leaf) for leaf in FAN)
    limbs = _limbs(style)
    red = fading("red", (-60, -200), (20, 50), 1.0, 0.0) + clipped(
        box(-300, -300, 600, 600, 0, 'fill="url(#red)"'), shell, "shell"
    )
    return Figure(
        shell + tail + limbs + _feelers(style),
        (
            Block(shell + tail + limbs, PEACH, 0.9, cover=0.9),
            Block(shell + limbs, ORANGE, 0.75),
            Block(behind(tail, shell, "tail") + _feelers(style), VERMILION, 0.95),
            Block(red, VERMILION, 0.85),
            Block(clipped(_bands(), shell, "bands"), VERMILION, 0.95),
            Block(_tips(), OCHRE, 0.9, cover=0.9),
            Block(dot(*EYE, 15), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _bands() -> str:
    """A dark band on the hind half of each ring."""
    ends, drawn = [*JOINTS, 0.985], ""
    for number, (start, end) in enumerate(pairwise(ends)):
        middle = start + (end - start) * 0.52
        lobe = skirt(number)[20:]
        drawn += shape(joined(across(middle, 0.035), lobe, across(end, 0.035)[::-1]))
    return drawn + shape(joined(across(0.30, 0.05), across(0.40, 0.045)[::-1]))


def _tips() -> str:
    """The yellow edge of the tail."""
    lit = "".join(shape(ellipse(x, y, r, r)) for x, y, r in TIPS)
    return clipped(lit, "".join(shape(leaf) for leaf in FAN), "tips")


def _limbs(style: Style) -> str:
    thick = style.weight**0.7
    legs = [limb(leg, [(0, 9 * thick), (0.55, 6.5 * thick), (1, 2 * thick)]) for leg in LEGS]
    return "".join(shape(part) for part in [*legs, *(paddle(*one) for one in PADDLES)])


def _feelers(style: Style) -> str:
    return "".join(
        stroke(one, 10 * style.weight**0.8, seed, (0.02, 0.95), 0.3, 0.05) for seed, one in enumerate(FEELERS)
    )


def _key(style: Style) -> str:
    """The outline and every mark on it."""
    w = style.weight
    drawn = behind(_under(style), body(), "under")
    back = edges(SPINE, WIDTHS)[0][int(np.searchsorted(way(SPINE), 0.41)) :]
    drawn += stroke(joined(CROWN[:0:-1], back), 9.5 * w, 20, (0.06, 0.05), 0.4)
    drawn += stroke(joined(BROW, FACE[1:]), 7.5 * w, 22, (0.1, 0.1))
    drawn += behind(stroke(BLADE, 5.5 * w, 24, (0.02, 0.02)), shape(carapace()), "blade")
    for number, part in enumerate(JOINTS):
        drawn += stroke(across(part, 0.045), 6.5 * w, 30 + number, (0.02, 0.3))
        drawn += stroke(skirt(number), 6 * w, 90 + number, (0.1, 0.1))
    drawn += dot(*EYE, 10 if style.fine else 17)
    return drawn + (_fine(w) if style.fine else "")


def _under(style: Style) -> str:
    """What the shell hides at its roots: feelers, legs, paddles and the tail."""
    w = style.weight
    drawn = "".join(stroke(one, 4.2 * w, seed, (0.02, 0.9), 0.3) for seed, one in enumerate(FEELERS, 40))
    for seed, leg in enumerate(LEGS, 44):
        sides = edges(leg, [(0, 9), (0.55, 6.5), (1, 2)]) if style.fine else (leg,)
        drawn += "".join(stroke(side, (3.6 if style.fine else 4.4) * w, seed, (0.02, 0.1)) for side in sides)
    drawn += "".join(stroke(paddle(*one), 4.5 * w, seed, (0.02, 0.1)) for seed, one in enumerate(PADDLES, 50))
    drawn += _leaves(w)
    return drawn + "".join(stroke(one, 4 * w, seed, (0.02, 0.8)) for seed, one in enumerate(SHORT, 64))


def _leaves(w: float) -> str:
    drawn = ""
    for number, leaf in enumerate(FAN):
        front = "".join(shape(other) for other in FAN[number + 1 :])
        drawn += behind(stroke(leaf, 6.5 * w, 60 + number, (0.02, 0.02)), front, f"leaf{number}")
    return drawn


def _fine(w: float) -> str:
    """Rays of the tail, and the marks of the carapace."""
    drawn = ""
    for number, (root, edge) in enumerate(RAYS):
        front = "".join(shape(other) for other in FAN[number + 1 :]) + body()
        drawn += behind(fan(root, edge, 4, 3.2 * w, 70 + number * 8), front, f"ray{number}")
    return drawn + stroke(FURROW, 4.6 * w, 98, (0.2, 0.6), 0.1) + _crown(w)


def _crown(w: float) -> str:
    """Hatching along the back of the carapace, and the thorns of its beak."""
    drawn = ""
    for number in range(1, 9):
        x, y = along(CROWN, 0.06 + number * 0.07)
        drawn += stroke(
            straight((x, y + 12), (x + 9, y + 28 + number * 7 % 15)), 3.4 * w, number, (0.05, 0.8), 0.05
        )
    for number in range(5):
        x, y = along(CROWN, 0.66 + number * 0.06)
        drawn += shape(line([(x + 10, y - 1), (x - 9, y - 15), (x - 6, y + 5)]))
    return drawn
