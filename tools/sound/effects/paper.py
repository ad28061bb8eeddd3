"""Cards, tickets and pages."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import thump, wood
from tools.sound.noise import rustle, wind
from tools.sound.waves import Wave, decay, mix


def deal(rng: np.random.Generator) -> Wave:
    """A card slides off the deck and lands."""
    slide = wind(rng, 0.13, [(0, 1600), (0.11, 3600)], [(0, 0.4), (0.02, 0.8), (0.1, 1), (0.13, 0)], 0.6)
    return mix((0.0, 0.55, slide), (0.1, 1.0, _slap(rng, 0.07)))


def _slap(rng: np.random.Generator, seconds: float) -> Wave:
    """Card on wood."""
    flat = rustle(rng, seconds, 700, 4200, 60, 0.003) * decay(seconds, 0.012)
    return mix((0.0, 1.0, flat), (0.0, 0.5, thump(210.0, seconds, rng, 0.016)))


def ticket(rng: np.random.Generator) -> Wave:
    """A small thick ticket set down: the same for every ticket there is."""
    return mix((0.0, 1.0, _slap(rng, 0.06)), (0.004, 0.45, wood(880.0, 0.07, rng, 0.012)))


def take_back(rng: np.random.Generator) -> Wave:
    """A ticket lifted off the table again: scrape, then nothing."""
    scrape = wind(rng, 0.16, [(0, 2800), (0.15, 1300)], [(0, 0.8), (0.03, 1), (0.16, 0)], 0.5)
    return mix((0.0, 0.8, scrape), (0.0, 0.4, wood(620.0, 0.06, rng, 0.01)))


def turn(rng: np.random.Generator) -> Wave:
    """A card turned face up: a flick and a tap."""
    flick = rustle(rng, 0.09, 1200, 5200, 45, 0.003) * decay(0.09, 0.04, 0.01)
    return mix((0.0, 0.8, flick), (0.075, 1.0, _slap(rng, 0.06)))


def reveal(rng: np.random.Generator) -> Wave:
    """All tickets are turned at once: a ripple of flicks and a firm end."""
    flicks = [(0.038 * k, 0.55 + 0.05 * k, _slap(rng, 0.07)) for k in range(6)]
    return mix(*flicks, (0.25, 1.0, thump(140.0, 0.22, rng, 0.05)), (0.25, 0.6, wood(700.0, 0.12, rng, 0.03)))


def lay(rng: np.random.Generator) -> Wave:
    """A bought card joins its row: soft, flat, wooden."""
    slide = wind(rng, 0.08, [(0, 1100), (0.08, 2000)], [(0, 0.5), (0.04, 1), (0.08, 0)], 0.5)
    return mix((0.0, 0.4, slide), (0.06, 1.0, thump(260.0, 0.1, rng, 0.025)), (0.06, 0.5, _slap(rng, 0.06)))


def paper(rng: np.random.Generator) -> Wave:
    """A sheet is moved: dry rustle."""
    return rustle(rng, 0.28, 900, 5200, 70, 0.004) * decay(0.28, 0.12, 0.01)


def page(rng: np.random.Generator) -> Wave:
    """A page is turned: lifted, swung over, laid flat."""
    swing = wind(rng, 0.3, [(0, 2600), (0.16, 1500), (0.3, 3000)], [(0, 0.5), (0.14, 1), (0.3, 0)], 0.7)
    creases = rustle(rng, 0.26, 1200, 5000, 40, 0.004)
    return mix((0.0, 0.7, swing), (0.0, 0.45, creases), (0.26, 0.5, _slap(rng, 0.07)))
