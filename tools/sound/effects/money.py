"""Coins in and out, and what is paid for."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import clappers, thump, wood
from tools.sound.metal import coins
from tools.sound.waves import Wave, mix


def coin(rng: np.random.Generator) -> Wave:
    """Money comes in: coins on a heap."""
    return mix((0.0, 1.0, coins(4, 0.055, rng)), (0.0, 0.3, thump(240.0, 0.1, rng, 0.02)))


def coin_out(rng: np.random.Generator) -> Wave:
    """Money goes out: two coins, sliding away and duller."""
    return mix((0.0, 0.9, coins(2, 0.09, rng, 0.22)), (0.0, 0.45, wood(440.0, 0.1, rng, 0.02)))


def sold(rng: np.random.Generator) -> Wave:
    """The hammer falls, money follows."""
    hammer = mix((0.0, 1.0, wood(420.0, 0.25, rng, 0.05)), (0.0, 1.0, thump(120.0, 0.25, rng, 0.06)))
    return mix((0.0, 1.0, hammer), (0.13, 0.45, coins(3, 0.06, rng, 0.35)), (0.0, 0.3, clappers(0.25, rng)))


def tally(rng: np.random.Generator) -> Wave:
    """An account is drawn up: the abacus runs, one coin falls."""
    beads = [(0.035 * k, 0.5 + 0.05 * k, wood(900.0 + 45 * k, 0.06, rng, 0.012)) for k in range(6)]
    return mix(*beads, (0.24, 0.7, coins(1, 0.05, rng, 0.5)))
