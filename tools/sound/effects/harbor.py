"""The harbor: boats, water, chains, and the hall that opens."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import clappers, taiko, thump, wood
from tools.sound.metal import KANE, bell, struck
from tools.sound.noise import drops, rustle, wind
from tools.sound.space import room
from tools.sound.waves import Wave, mix


def sail(rng: np.random.Generator) -> Wave:
    """Canvas fills, water runs along the planks."""
    canvas = wind(rng, 0.9, [(0, 320), (0.35, 900), (0.9, 500)], [(0, 0.7), (0.35, 1), (0.9, 0)], 0.8)
    flap = [(0.01 + 0.11 * k, 0.6 - 0.1 * k, rustle(rng, 0.07, 300, 2400, 40, 0.005)) for k in range(4)]
    return mix((0.0, 0.9, canvas), *flap, (0.1, 0.35, drops(rng, 0.8, 30, 500, 1600)))


def dock(rng: np.random.Generator) -> Wave:
    """A hull against the quay: wood, a groan of rope, lapping water."""
    hull = mix((0.0, 1.0, thump(88.0, 0.4, rng, 0.1)), (0.02, 0.6, wood(185.0, 0.4, rng, 0.09)))
    return mix(
        (0.0, 1.0, hull),
        (0.18, 0.4, wood(262.0, 0.3, rng, 0.07)),
        (0.1, 0.35, drops(rng, 0.7, 22, 400, 1300)),
    )


def splash(rng: np.random.Generator) -> Wave:
    """Something falls into the water."""
    burst = wind(
        rng, 0.5, [(0, 700), (0.06, 2600), (0.5, 1200)], [(0, 0.7), (0.04, 1), (0.2, 0.4), (0.5, 0)], 0.9
    )
    return mix(
        (0.0, 1.0, burst),
        (0.0, 0.6, thump(140.0, 0.2, rng, 0.04)),
        (0.08, 0.6, drops(rng, 0.6, 40, 500, 2200)),
    )


def auction_open(rng: np.random.Generator) -> Wave:
    """The hall opens: clappers quicken, drum and bell."""
    claps = [
        (at, 0.4 + 0.1 * k, clappers(0.3, rng)) for k, at in enumerate((0.0, 0.24, 0.42, 0.55, 0.64, 0.71))
    ]
    return room(
        mix(*claps, (0.84, 0.9, taiko(76.0, 1.2, rng, 0.9)), (0.84, 0.6, bell(659.26, 1.8, rng))), 0.8, 0.15
    )


def chain(rng: np.random.Generator) -> Wave:
    """A port opens: the chain before it falls, link by link, into the water."""
    at, links = 0.0, []
    for k in range(14):
        links.append((at, 0.9 - 0.03 * k, struck(KANE, float(rng.uniform(900, 1500)), 0.12, rng)))
        at += 0.05 * 0.95**k
    return mix(*links, (0.0, 0.5, thump(130.0, 0.16, rng, 0.04)), (0.42, 0.7, drops(rng, 0.5, 26, 450, 1700)))


def ebb(rng: np.random.Generator) -> Wave:
    """A market is overfished: a wave draws back over pebbles and leaves nothing."""
    wave = wind(rng, 1.2, [(0, 1500), (1.2, 280)], [(0, 0.7), (0.15, 1), (0.7, 0.5), (1.2, 0)], 0.9)
    pebbles = rustle(rng, 1.1, 700, 3600, 120, 0.006)
    return mix((0.0, 1.0, wave), (0.05, 0.5, pebbles), (0.9, 0.5, thump(92.0, 0.4, rng, 0.1)))
