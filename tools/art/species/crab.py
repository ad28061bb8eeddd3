"""Spider crab, takaashigani: a small knobbed shell in the middle of a star of enormous jointed legs."""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, shape, stroke
from tools.art.press.curves import Line, Points, joined, line, mirrored, smooth
from tools.art.press.inks import GOLD, ORANGE, PEACH, SUMI, VERMILION
from tools.art.species.spine import layered, swept
from tools.art.species.style import FULL, Style

SHELL: Final = smooth(
    [(0, -66), (-16, -70), (-30, -124), (-36, -62), (-56, -38), (-74, 10), (-80, 54), (-52, 92), (0, 102)]
)
"""The left half, from the notch between the horns round to the tail."""

LEGS: Final = [
    [(40, 74), (96, 150), (112, 176), (150, 262), (140, 296)],
    [(62, 44), (160, 82), (190, 104), (252, 200), (248, 244)],
    [(70, 8), (190, -14), (226, -4), (286, 86), (286, 138)],
    [(60, -30), (164, -110), (200, -116), (270, -58), (290, -8)],
]
"""The right legs, rearmost first: hip, knee, ankle, toe joint, toe."""

CLAW: Final = [(38, -56), (112, -164), (124, -204), (78, -262)]
FINGERS: Final = [
    smooth([(70, -246), (46, -262), (26, -264), (4, -252), (30, -246), (48, -236), (64, -230)]),
    smooth([(92, -250), (84, -284), (56, -306), (14, -304), (46, -288), (58, -270), (60, -244)]),
]
THICK: Final = ((9, 17, 16, 15, 15, 17, 10), (9, 16, 16, 9), (9, 15, 13, 12, 14, 8), (8, 12, 9, 6, 1))
"""Half widths of upper leg, knee, lower leg, toe."""


def _limbs() -> list[list[Line]]:
    """Every limb as the closed shapes of its joints, hip last so that it covers; both sides."""
    limbs = []
    for bones in [*LEGS, CLAW]:
        joints = []
        for number, (start, end) in enumerate(itertools.pairwise(bones)):
            joints.append(_joint(start, end, THICK[number] if bones is not CLAW else (9, 14, 15, 17, 17, 10)))
        limbs.append(joints + (FINGERS if bones is CLAW else []))
    return [list(map(side, limb)) for limb in limbs for side in (line, mirrored)]


def _joint(start: tuple[float, float], end: tuple[float, float], widths: tuple[float, ...]) -> Line:
    """One piece of a leg, a little bowed as horn is."""
    a, b = np.array(start), np.array(end)
    across = np.array([b[1] - a[1], a[0] - b[0]]) * 0.035
    one, other = swept(smooth([start, tuple((a + b) / 2 + across), end]), widths)
    return joined(one, other[::-1])


def crab(style: Style = FULL) -> Figure:
    """About 580 wide and 600 high, seen from above, claws up."""
    limbs, shell = _limbs(), joined(SHELL, mirrored(SHELL)[::-1])
    legs = "".join(shape(joint) for limb in limbs for joint in limb)
    far = fading("far", (0, -300), (0, 300), 0.5, 0.1, 0.55)
    back = fading("back", (0, -90), (0, 100), 0.35, 1.0)
    pale = clipped(_bands(limbs), legs, "legs")
    return Figure(
        legs + shape(shell),
        (
            Block(legs + shape(shell), ORANGE, 0.95),
            Block(far + legs.replace("/>", ' fill="url(#far)"/>'), VERMILION, 0.9),
            Block(pale, PEACH, 0.9, cover=1),
            Block(back + shape(shell, 'fill="url(#back)"'), VERMILION, 0.95),
            Block(_knobs(style), PEACH, 0.9, cover=1),
            Block(dot(-20, -58, 9) + dot(20, -58, 9), GOLD, cover=1),
            Block(_key(limbs, shell, style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _bands(limbs: list[list[Line]]) -> str:
    """Pale rings beside each knee, as the living crab wears them."""
    drawn = ""
    for limb in limbs:
        for joint in limb[:3]:
            a, b = joint[:60], joint[60:][::-1]
            for at in (6, 48):
                drawn += shape(joined(a[at : at + 7], b[at : at + 7][::-1]))
    return drawn


def _knobs(style: Style) -> str:
    """The bumps of the shell, in a pattern both halves share."""
    spots = [
        (0, -22, 9),
        (0, 20, 11),
        (0, 60, 8),
        (26, -2, 7),
        (34, 38, 9),
        (52, 10, 6),
        (24, 70, 6),
        (50, 60, 5),
    ]
    wide = 1.0 if style.fine else 1.5
    kept = spots if style.fine else spots[:5]
    return "".join(dot(side * x, y, radius * wide) for x, y, radius in kept for side in (-1, 1))


def _key(limbs: list[list[Line]], shell: Line, style: Style) -> str:
    """Joint over joint, and the shell over all."""
    w, parts = style.weight, []
    for seed, joint in enumerate(joint for limb in limbs for joint in reversed(limb)):
        closed = np.vstack([joint, joint[:1]])
        parts.append((shape(joint), stroke(closed, 5.4 * min(w, 1.9), seed, (0.01, 0.01), 0.7)))
    lines = stroke(np.vstack([shell, shell[:1]]), 8 * min(w, 2), 90, (0.01, 0.01), 0.8)
    lines += dot(-20, -58, 4.6) + dot(20, -58, 4.6)
    parts.append((shape(shell), lines + (_fine(w) if style.fine else "")))
    return layered(parts, "joint")


def _fine(w: float) -> str:
    """Furrows of the shell: one down the middle, two that curve beside it."""
    furrow = smooth([(8, -44), (18, -16), (14, 16), (22, 48), (10, 86)])
    cheek = smooth([(40, -34), (46, -12), (66, -6)])
    drawn = "".join(
        stroke(side(part), 3.4 * w, 95, (0.3, 0.4), 0.1)
        for part in (furrow, cheek)
        for side in (line, mirrored)
    )
    return drawn + _hairs(w)


def _hairs(w: float) -> str:
    """Bristles on the rim of the shell."""
    drawn = ""
    for number, (x, y) in enumerate(SHELL[60::6]):
        end: Points = [(x, y), (x * 1.06, y + 1 + y * 0.03), (x * 1.13, y + y * 0.06)]
        drawn += stroke(end, 3 * w, number, (0.02, 0.7), 0.1) + stroke(
            mirrored(end), 3 * w, number, (0.02, 0.7), 0.1
        )
    return drawn
