"""The parts of a prawn as lines: the arch of its shell, ring by ring, and what hangs from it."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.brush import shape
from tools.art.press.curves import Line, along, joined, smooth
from tools.art.species.forms import edges, way

SPINE: Final = smooth(
    [(-196, -34), (-130, -82), (-40, -112), (56, -98), (132, -40), (164, 46), (150, 126), (112, 180)],
    steps=24,
)
WIDTHS: Final = ((0, 16), (0.06, 36), (0.2, 62), (0.36, 68), (0.55, 58), (0.75, 42), (0.92, 27), (1, 20))
JOINTS: Final = (0.40, 0.51, 0.615, 0.71, 0.80, 0.885)
"""Parts of the spine at which the rings begin."""

# The carapace, from its hind edge over the thorned beak and back along the mouth.
CROWN: Final = smooth(
    [(44, -171), (0, -180), (-60, -172), (-124, -146), (-184, -120), (-236, -108), (-294, -118)]
)
BROW: Final = smooth([(-294, -118), (-250, -90), (-214, -76)])
FACE: Final = smooth([(-214, -76), (-220, -44), (-204, -10), (-160, 4), (-100, -10), (-40, -34), (14, -42)])
BLADE: Final = smooth([(-206, -54), (-240, -64), (-284, -50), (-266, -32), (-232, -22), (-204, -26)])
FAN: Final = (
    smooth([(118, 160), (164, 196), (194, 250), (176, 286), (140, 278), (108, 222), (100, 178)]),
    smooth([(98, 160), (62, 186), (14, 208), (-18, 244), (2, 272), (44, 262), (90, 214), (104, 182)]),
    smooth([(112, 168), (140, 222), (138, 278), (108, 304), (80, 286), (78, 230), (92, 172)]),
    smooth([(118, 164), (118, 214), (104, 266), (94, 214), (92, 164)]),
)
FEELERS: Final = (
    smooth([(-208, -52), (-262, -120), (-256, -214), (-150, -274), (20, -282), (170, -236), (282, -150)]),
    smooth([(-212, -36), (-272, -10), (-288, 70), (-250, 160), (-170, 226), (-80, 260), (-30, 288)]),
)
SHORT: Final = (
    smooth([(-220, -70), (-262, -78), (-294, -56)]),
    smooth([(-216, -64), (-256, -54), (-286, -20)]),
)
LEGS: Final = (
    smooth([(-150, -20), (-176, 34), (-216, 60), (-226, 92)]),
    smooth([(-116, -18), (-130, 44), (-172, 82), (-174, 118)]),
    smooth([(-82, -24), (-82, 46), (-122, 92), (-118, 130)]),
    smooth([(-48, -34), (-36, 38), (-70, 88), (-60, 122)]),
)
PADDLES: Final = ((0.45, 74), (0.56, 72), (0.66, 64), (0.755, 54), (0.84, 42))


def carapace() -> Line:
    """Closed, with its bowed hind edge."""
    return joined(CROWN, BROW, FACE, across(0.4, 0.045)[::-1])


def body() -> str:
    """Everything that has a shell, but the tail."""
    back, belly = edges(SPINE, WIDTHS)
    rings = joined(back[60:], belly[60:][::-1])
    return shape(rings) + shape(carapace()) + shape(BLADE) + skirts()


def across(part: float, bow: float) -> Line:
    """From the back to the belly at that part of the spine, bowed towards the tail."""
    parts = way(SPINE)
    back, belly = (
        np.array([np.interp(part, parts, side[:, axis]) for axis in (0, 1)]) for side in edges(SPINE, WIDTHS)
    )
    middle = np.array(along(SPINE, min(part + bow, 1))) + (back - belly) * 0.1
    return smooth(np.array([back, middle, belly]))


def skirt(number: int) -> Line:
    """The lobe in which a ring of the shell ends at the belly."""
    start, end = [*JOINTS, 0.985][number : number + 2]
    first, last = across(start, 0.04)[-1], across(end, 0.04)[-1]
    inward = np.array([-10.0, 70.0]) - (first + last) / 2
    deep = inward / np.hypot(*inward) * (24 - number * 2.4)
    lobe = [first, first * 0.72 + last * 0.28 + deep, first * 0.2 + last * 0.8 + deep, last]
    return smooth(np.array(lobe))


def skirts() -> str:
    """Each runs into the ring above it, so that no seam shows."""
    lobes = [skirt(number) for number in range(len(JOINTS))]
    return "".join(shape(joined(lobe, [along(SPINE, 0.45 + 0.1 * at)])) for at, lobe in enumerate(lobes))


def paddle(part: float, length: float) -> Line:
    """A swimming leg, from the belly inwards."""
    root = across(part, 0.03)[-1]
    inward = np.array([-30.0, 80.0]) - root
    inward = inward / np.hypot(*inward)
    side = np.array([-inward[1], inward[0]])
    knots = [root - side * 15 - inward * 8, root + inward * length * 0.6 - side * 17, root + inward * length]
    knots += [root + inward * length * 0.5 + side * 8, root + side * 10 - inward * 8]
    return smooth(np.array(knots))
