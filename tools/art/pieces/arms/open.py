"""Hands that do not count: an open palm bent back, and a claw that snatches from above."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.picture import Picture
from tools.art.pieces.arms.anatomy import SIZE, Finger, Part, blush, bow, finger, hand, printed, straightish
from tools.art.press.block import Figure
from tools.art.press.brush import fading, shape, stroke
from tools.art.press.curves import joined, line, smooth

WRIST: Final = np.array([150.0, 306.0])
UP: Final = -44.0
"""Where the bent hand points."""

PADS: Final = (0.36, 0.66)
"""Creases on the inside of a finger."""


def _on(along: float, across: float) -> tuple[float, float]:
    """A point of the bent hand: so far from the wrist, so far to its right."""
    turn = np.radians(UP)
    ahead, right = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    x, y = WRIST + along * ahead + across * right
    return float(x), float(y)


LEFT: Final = smooth([(-10, 224), (54, 228), (92, 222), _on(40, -84), _on(100, -94), _on(146, -86)])
RIGHT: Final = smooth(
    [
        _on(142, 92),
        _on(116, 92),
        _on(90, 112),
        _on(48, 120),
        _on(6, 92),
        (196, 388),
        (130, 384),
        (60, 378),
        (-10, 380),
    ]
)
PALM: Final = joined(LEFT, [_on(156, -40), _on(160, 10), _on(156, 60)], RIGHT)
ROOTS: Final = (-66.0, -22.0, 24.0, 68.0)
LONG: Final = (88.0, 140.0, 154.0, 136.0)
WIDE: Final = (50.0, 56.0, 58.0, 56.0)
SPREAD: Final = (-30.0, -12.0, 4.0, 20.0)


def palm() -> Figure:
    """Beaten: it lets go of everything."""
    fingers = []
    for number, root in enumerate(ROOTS):
        x, y = _on(140, root)
        bone = straightish(x, y, UP + SPREAD[number], LONG[number] + 20, (-16, -8, 8, 18)[number])
        fingers.append(finger(Finger(bone, WIDE[number], 20 + 10 * number, 0, 0, PADS)))
    x, y = _on(54, 92)
    thumb = finger(Finger(straightish(x - 12, y - 6, UP + 62, 150, -22), 64, 70, 0, 0, (0.62,)))
    lines = stroke(LEFT, 10, 1, (0.02, 0.1), 0.4) + stroke(RIGHT, 12, 2, (0.1, 0.02), 0.4)
    low = fading("low", _on(60, 40), _on(0, 120), 0.0, 1.0) + shape(PALM, 'fill="url(#low)"')
    folds = bow([_on(114, 90), _on(92, 30), _on(46, 14), _on(4, 30)], 6, 80)
    folds += bow([_on(112, 86), _on(92, 20), _on(66, -60)], 4.6, 81)
    folds += bow([_on(116, -80), _on(108, -20), _on(132, 34)], 4.6, 82)
    folds += bow([_on(-4, -58), _on(4, 0), _on(-6, 54)], 4.4, 83)
    flush = (
        blush(*_on(60, 70), 70, "ball") + blush(*_on(150, 0), 90, "pads") + blush(*_on(50, -60), 60, "heel")
    )
    return hand([thumb, *fingers, Part(PALM, lines, low)], flush, folds)


def claw() -> Figure:
    """Comes down on a card: fingers hooked, the thumb against them."""
    far = [
        finger(Finger(straightish(x, y, heading, long, turn), wide, seed, nail, -0.3, (0.42, 0.47, 0.74)))
        for x, y, heading, long, turn, wide, seed, nail in (
            (372, 196, -6, 226, 84, 52, 20, 0.7),
            (366, 214, 12, 236, 76, 60, 30, 0.75),
            (350, 240, 30, 236, 66, 64, 40, 0.8),
            (322, 276, 48, 216, 56, 64, 50, 0.85),
        )
    ]
    thumb = finger(Finger(straightish(196, 330, 74, 190, -44), 70, 60, 0.8, 0.2, (0.6, 0.65)))
    above = smooth([(-10, 222), (60, 222), (120, 208), (200, 164), (290, 142), (350, 156), (384, 176)])
    below = smooth(
        [(322, 320), (296, 332), (262, 336), (214, 346), (170, 372), (110, 378), (60, 378), (-10, 380)]
    )
    form = joined(above, line([(400, 220), (372, 280)]), below)
    lines = stroke(above, 10, 1, (0.02, 0.1), 0.4) + stroke(below, 12, 2, (0.12, 0.02), 0.4)
    hollow = smooth([(322, 320), (240, 316), (160, 344), (-10, 340)])
    low = fading("low", (0, 320), (0, 384), 0.0, 1.0) + shape(joined(below, hollow[::-1]), 'fill="url(#low)"')
    drawn = "".join(
        bow([(x - 22, y - 8), (x - 90, y + dy), (x - 150, y + dy * 1.8)], 4.4, 90 + dy)
        for x, y, dy in ((362, 196, 4), (350, 222, 10), (330, 252, 14))
    )
    drawn += bow([(356, 170), (374, 186), (372, 206)], 6, 95) + bow(
        [(344, 216), (358, 232), (350, 252)], 6, 96
    )
    flush = "".join(blush(x, y, 46, f"k{x}") for x, y in ((370, 200), (356, 226), (338, 252), (312, 280)))
    return hand([thumb, Part(form, lines, low), *far], flush, drawn)


PICTURES: Final = {
    "art/duel/hands/bent": Picture(SIZE, lambda: printed(palm(), 304)),
    "art/duel/hands/grab": Picture(SIZE, lambda: printed(claw(), 305)),
}
