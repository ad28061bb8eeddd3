"""The market as a race: water under the fish, the crowd at an overtaking, the blind of the counter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tools.sound.drums import clappers, thump, wood
from tools.sound.noise import drops, rustle, wind
from tools.sound.space import room
from tools.sound.voice import VOWEL_A, VOWEL_O, VOWEL_U, Shout, crowd, shouted
from tools.sound.waves import Wave, mix

PACES: Final = 4


def blind(rng: np.random.Generator) -> Wave:
    """A blind of reeds rolls down and touches the counter."""
    reeds = [(0.018 * k, 0.5 + 0.02 * k, wood(980.0 - 14 * k, 0.04, rng, 0.007)) for k in range(18)]
    return mix(
        *reeds,
        (0.0, 0.35, wind(rng, 0.36, [(0, 1800), (0.36, 700)], [(0, 0.6), (0.2, 1), (0.36, 0)], 0.6)),
        (0.35, 1.0, wood(294.0, 0.16, rng, 0.04)),
        (0.35, 0.7, thump(130.0, 0.16, rng, 0.035)),
    )


def _rush(number: int) -> Callable[[np.random.Generator], Wave]:
    def rush(rng: np.random.Generator) -> Wave:
        pitch = 420.0 * 1.3 ** (number - 1)
        surf = wind(
            rng,
            0.6,
            [(0, pitch), (0.35, pitch * 1.7), (0.6, pitch * 1.2)],
            [(0, 0.4), (0.2, 1), (0.6, 0)],
            0.8,
        )
        return mix((0.0, 1.0, surf), (0.0, 0.5, drops(rng, 0.55, 22 + 8 * number, pitch, pitch * 3.5)))

    rush.__name__ = f"rush_{number}"
    return rush


RUSHES: Final = tuple(_rush(number) for number in range(1, PACES + 1))
"""`rush_1` to `rush_4`: a fish through the water, faster and higher."""


def overtake(rng: np.random.Generator) -> Wave:
    """A nose ahead: the crowd whoops, from U up to A."""
    parts = []
    for throat in crowd(9, rng):
        length = rng.uniform(0.42, 0.55)
        vowels = [(0.0, VOWEL_U), (0.12, VOWEL_O), (0.3, VOWEL_A), (length, VOWEL_A)]
        level = [(0.0, 0.5), (0.16, 1.0), (length * 0.7, 0.8), (length, 0.0)]
        voice = shouted(throat, Shout(length, vowels, [(0.0, -4.0), (0.28, 5.0), (length, 3.0)], level), rng)
        parts.append((rng.uniform(0.0, 0.05), rng.uniform(0.6, 1.0), voice))
    parts[0] = (0.0, 1.0, parts[0][2])
    return room(mix(*parts, (0.0, 0.25, clappers(0.2, rng))), 0.5, 0.16)


def refuse(rng: np.random.Generator) -> Wave:
    """A ticket that may not lie there: paper shaken, a low knock."""
    return mix(
        (0.0, 0.9, rustle(rng, 0.15, 900, 4200, 50, 0.003)),
        (0.0, 0.8, wood(208.0, 0.1, rng, 0.025)),
        (0.07, 0.7, wood(196.0, 0.1, rng, 0.025)),
    )
