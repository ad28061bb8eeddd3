"""Steel: the four knives of the duel, each higher and longer, and the blade that strikes a ticket out."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import clappers, rim, taiko, thump
from tools.sound.metal import RIN, struck
from tools.sound.noise import rustle, wind
from tools.sound.space import room
from tools.sound.waves import Wave, driven, mix

EDGE = 2093.0
"""Hz at which the first knife rings."""


def _cut(rng: np.random.Generator, number: int) -> Wave:
    """Air, steel and board; each knife is a tone higher, rings longer and has more steel in it."""
    pitch = EDGE * 2 ** (number / 6)
    air = wind(rng, 0.15, [(0, 2000), (0.12, 4600)], [(0, 0.7), (0.09, 1), (0.15, 0)], 0.35)
    steel = struck(RIN, pitch, 0.3 + 0.25 * number, rng, 3.0)
    board = mix((0.0, 1.0, rim(0.14, rng, 500.0)), (0.0, 0.8, thump(120.0, 0.2, rng, 0.05)))
    return mix((0.0, 0.5, air), (0.09, 0.16 + 0.07 * number, steel), (0.09, 1.0, board))


def knife_1(rng: np.random.Generator) -> Wave:
    """Through the fish onto the board."""
    return driven(_cut(rng, 0), 1.8)


def knife_2(rng: np.random.Generator) -> Wave:
    """Higher."""
    return driven(_cut(rng, 1), 1.8)


def knife_3(rng: np.random.Generator) -> Wave:
    """One is missing now: a drum underneath."""
    return room(
        driven(mix((0.0, 1.0, _cut(rng, 2)), (0.09, 0.6, taiko(70.0, 0.8, rng, 0.9))), 2.0), 0.5, 0.12
    )


def knife_4(rng: np.random.Generator) -> Wave:
    """The last: everything at once, and the steel rings on."""
    ring = mix(
        *(
            (0.1, gain, struck(RIN, EDGE * ratio, 2.2, rng, 2.0))
            for ratio, gain in ((1.0, 0.3), (1.498, 0.22))
        )
    )
    blow = mix(
        (0.0, 1.0, _cut(rng, 3)), (0.09, 1.0, taiko(58.0, 1.4, rng, 1.0)), (0.09, 0.6, clappers(0.3, rng))
    )
    return room(driven(mix((0.0, 1.0, blow), (0.0, 1.0, ring)), 2.6), 0.9, 0.14)


def blade(rng: np.random.Generator) -> Wave:
    """An Annul goes across a 4: a long edge, a crack, paper in two halves."""
    edge = wind(rng, 0.12, [(0, 1400), (0.1, 4800)], [(0, 0.7), (0.1, 1), (0.12, 0)], 0.35)
    crack = mix((0.0, 1.0, clappers(0.2, rng)), (0.0, 0.9, thump(130.0, 0.22, rng, 0.05)))
    halves = rustle(rng, 0.2, 900, 4600, 70, 0.005)
    steel = struck(RIN, 2637.0, 0.3, rng, 3.0)
    return driven(mix((0.0, 0.7, edge), (0.08, 1.0, crack), (0.08, 0.2, steel), (0.11, 0.6, halves)), 2.0)
