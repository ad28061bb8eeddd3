"""The great moments: bell, strikes, the Yakuza, victory."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import clappers, shime, taiko, thump, wood
from tools.sound.metal import bell as hand_bell
from tools.sound.metal import gong, kane, rin
from tools.sound.noise import rustle, wind
from tools.sound.space import room
from tools.sound.strings import koto, shamisen
from tools.sound.waves import Wave, bent, curve, mix


def bell(rng: np.random.Generator) -> Wave:
    """The market bell, struck twice: the clock tile."""
    return room(
        mix((0.0, 0.85, hand_bell(587.3, 2.2, rng)), (0.32, 1.0, hand_bell(587.3, 2.2, rng))), 0.9, 0.12
    )


def strike(rng: np.random.Generator) -> Wave:
    """An Annul cuts through the tickets: a blade of air, a crack, torn paper."""
    air = wind(rng, 0.09, [(0, 1200), (0.08, 4200)], [(0, 0.9), (0.07, 1), (0.09, 0)], 0.5)
    crack = mix((0.0, 1.0, clappers(0.2, rng)), (0.0, 0.8, thump(150.0, 0.2, rng, 0.04)))
    return mix((0.0, 0.6, air), (0.07, 1.0, crack), (0.1, 0.6, rustle(rng, 0.25, 900, 4800, 60, 0.005)))


def double(rng: np.random.Generator) -> Wave:
    """Twice: the same stroke again, an octave higher."""
    low, high = shamisen(293.66, 0.6, rng, 0.9), shamisen(587.33, 0.8, rng, 0.95)
    return mix((0.0, 0.9, low), (0.12, 1.0, high), (0.0, 0.4, shime(0.2, rng)), (0.12, 0.5, shime(0.2, rng)))


def yakuza(rng: np.random.Generator) -> Wave:
    """A black sleeve over the table: low drum, a string that slides down a semitone too far."""
    string = bent(shamisen(146.83, 1.7, rng, 1.0), curve(1.3, [(0, 0), (0.15, 0), (0.8, -150), (1.3, -150)]))
    clash = shamisen(155.56, 1.0, rng, 0.8)
    drum = taiko(62.0, 1.4, rng, 1.0)
    return room(mix((0.0, 0.6, drum), (0.02, 0.9, string), (0.05, 0.4, clash)), 0.9, 0.2)


def takusan(rng: np.random.Generator) -> Wave:
    """Plenty: a koto runs up the scale into a small gong."""
    run = (293.66, 329.63, 392.0, 440.0, 493.88, 587.33, 659.26)
    notes = [(0.055 * k, 0.5 + 0.06 * k, koto(pitch, 1.0, rng, 0.8)) for k, pitch in enumerate(run)]
    return room(mix(*notes, (0.385, 0.4, gong(392.0, 1.2, rng))), 0.6, 0.15)


def niche(rng: np.random.Generator) -> Wave:
    """A bonus is taken from its niche: wood, then a bowl rings."""
    return mix((0.0, 0.6, wood(523.25, 0.2, rng, 0.04)), (0.06, 0.8, rin(1046.5, 1.1, rng)))


def win(rng: np.random.Generator) -> Wave:
    """Victory: drums roll in, strings climb, the gong of the festival answers."""
    tune = (
        (0.0, 293.66),
        (0.15, 392.0),
        (0.3, 440.0),
        (0.45, 587.33),
        (0.75, 493.88),
        (0.9, 587.33),
        (1.05, 783.99),
    )
    strings = [(at, 0.75, shamisen(pitch, 1.1, rng, 0.95)) for at, pitch in tune]
    octaves = [(at, 0.45, koto(pitch / 2, 1.6, rng, 0.8)) for at, pitch in tune]
    drums = [(at, 0.8, taiko(78.0, 1.2, rng, 0.9)) for at in (0.0, 0.45, 1.05)]
    hands = [(0.75 + 0.075 * k, 0.22, kane(0.25, rng)) for k in range(5)]
    return room(mix(*strings, *octaves, *drums, *hands, (1.05, 0.3, gong(523.25, 1.6, rng))), 1.0, 0.18)
