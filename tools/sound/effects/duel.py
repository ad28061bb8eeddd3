"""The duel at night: barrel, balance and wasabi."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import taiko, thump, wood
from tools.sound.metal import RIN, gong, rin, struck
from tools.sound.noise import wind
from tools.sound.space import room
from tools.sound.strings import shamisen
from tools.sound.waves import Wave, bent, curve, mix


def barrel(rng: np.random.Generator) -> Wave:
    """The barrel rolls one notch: staves over a floor."""
    staves = [(0.045 * k, 0.6 + 0.1 * k, thump(110.0 + 6 * k, 0.12, rng, 0.03)) for k in range(4)]
    creak = wood(240.0, 0.2, rng, 0.05)
    return mix(*staves, (0.14, 0.8, creak), (0.0, 0.25, wind(rng, 0.2, [(0, 300)], [(0, 1), (0.2, 0)])))


def barrel_turn(rng: np.random.Generator) -> Wave:
    """Night becomes day: a heavy half turn, then light on a bowl."""
    roll = [(0.06 * k, 0.5 + 0.07 * k, thump(90.0 + 5 * k, 0.2, rng, 0.05)) for k in range(7)]
    dawn = mix((0.0, 0.6, rin(587.33, 1.6, rng)), (0.12, 0.6, rin(880.0, 1.5, rng)))
    return room(mix(*roll, (0.42, 0.5, gong(293.66, 1.6, rng)), (0.45, 0.6, dawn)), 0.8, 0.15)


def hang(rng: np.random.Generator) -> Wave:
    """A fish hung on the balance: hook, rope, and the beam sways."""
    hook = struck(RIN, 1480.0, 0.3, rng)
    sway = bent(wood(310.0, 0.5, rng, 0.12), curve(0.45, [(0, 0), (0.2, -120), (0.45, 40)]))
    return mix((0.0, 0.5, hook), (0.03, 0.8, thump(150.0, 0.2, rng, 0.05)), (0.06, 0.6, sway))


def wasabi(rng: np.random.Generator) -> Wave:
    """Sharp in the nose: a string that shoots upwards and quivers."""
    shape = [(0, 0), (0.12, 500), (0.2, 700), (0.26, 640), (0.32, 720), (0.38, 650), (0.44, 710), (0.8, 680)]
    sting = bent(shamisen(440.0, 1.4, rng, 1.0, "up"), curve(0.8, shape))
    return mix(
        (0.0, 1.0, sting),
        (0.0, 0.4, wind(rng, 0.3, [(0, 1500), (0.3, 5200)], [(0, 0.4), (0.2, 1), (0.3, 0)], 0.4)),
    )


def steal(rng: np.random.Generator) -> Wave:
    """Snatched: a quick sleeve and two muffled strings downwards."""
    sleeve = wind(rng, 0.2, [(0, 900), (0.1, 2600), (0.2, 1200)], [(0, 0.5), (0.08, 1), (0.2, 0)], 0.5)
    notes = [
        (0.1 + 0.08 * k, 0.8, shamisen(pitch, 0.3, rng, 0.7, "left"))
        for k, pitch in enumerate((311.13, 293.66))
    ]
    return mix((0.0, 0.7, sleeve), *notes)


def specialty(rng: np.random.Generator) -> Wave:
    """The house's own dish: shamisen flourish over a drum."""
    tune = (493.88, 587.33, 659.26, 880.0)
    notes = [
        (0.07 * k, 0.8, shamisen(pitch, 0.7, rng, 0.9, "up" if k % 2 else "down"))
        for k, pitch in enumerate(tune)
    ]
    return room(
        mix(*notes, (0.0, 0.5, taiko(98.0, 0.6, rng, 0.7)), (0.21, 0.35, rin(1318.5, 0.9, rng))), 0.5, 0.14
    )
