"""The noren, and hands that sweep the table."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import thump, wood
from tools.sound.noise import rustle, wind
from tools.sound.waves import Wave, mix


def open_(rng: np.random.Generator) -> Wave:
    """The noren is lifted: cloth upwards, rings on the rod."""
    cloth = wind(rng, 0.38, [(0, 500), (0.3, 2300)], [(0, 0.6), (0.1, 1), (0.25, 0.6), (0.38, 0)], 0.75)
    rings = [(0.05 + 0.05 * k, 0.25, wood(1100.0 + 60 * k, 0.06, rng, 0.012)) for k in range(4)]
    return mix((0.0, 0.9, cloth), *rings)


def close(rng: np.random.Generator) -> Wave:
    """The noren falls: cloth downwards, a soft end."""
    cloth = wind(rng, 0.36, [(0, 2200), (0.3, 420)], [(0, 0.7), (0.05, 0.8), (0.2, 1), (0.36, 0)], 0.75)
    return mix((0.0, 0.9, cloth), (0.2, 0.55, thump(120.0, 0.18, rng, 0.04)))


def sweep(rng: np.random.Generator) -> Wave:
    """What nobody bought is swept off the table."""
    sleeve = wind(rng, 0.55, [(0, 700), (0.3, 1900), (0.55, 600)], [(0, 0.5), (0.2, 1), (0.55, 0)], 0.8)
    cards = rustle(rng, 0.5, 900, 4200, 50, 0.005)
    return mix((0.0, 1.0, sleeve), (0.03, 0.5, cards))
