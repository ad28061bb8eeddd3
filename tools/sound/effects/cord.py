"""The fuse: as long as it burns a decision can be taken back."""

from __future__ import annotations

import numpy as np

from tools.sound.filters import bandpass
from tools.sound.noise import rustle, wind
from tools.sound.waves import Wave, decay, mix, normal, white


def fuse(rng: np.random.Generator) -> Wave:
    """A cord that burns: hiss and sparks, begun again where it ends."""
    hiss = normal(bandpass(white(rng, 2.0), 1500, 4200))
    return mix((0.0, 0.35, hiss), (0.0, 1.0, rustle(rng, 2.0, 1200, 4800, 46, 0.003)))


def snuff(rng: np.random.Generator) -> Wave:
    """Two wet fingers: the spark is out."""
    spit = wind(rng, 0.2, [(0, 3600), (0.2, 900)], [(0, 1), (0.06, 0.6), (0.2, 0)], 0.6)
    return mix((0.0, 1.0, spit), (0.0, 0.6, rustle(rng, 0.12, 1200, 4600, 30, 0.004) * decay(0.12, 0.04)))
