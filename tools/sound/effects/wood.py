"""Markers, menus and seats: small pieces of wood, told apart by pitch and number."""

from __future__ import annotations

import numpy as np

from tools.sound.drums import clappers, rim, thump, wood
from tools.sound.waves import Wave, mix


def focus(rng: np.random.Generator) -> Wave:
    """Heard all the time: a fingertip on a box."""
    return wood(820.0, 0.045, rng, 0.008)


def confirm(rng: np.random.Generator) -> Wave:
    """Up a fourth: yes."""
    return mix((0.0, 0.8, wood(660.0, 0.12, rng, 0.03)), (0.06, 1.0, wood(880.0, 0.18, rng, 0.045)))


def cancel(rng: np.random.Generator) -> Wave:
    """Down a fourth: back."""
    return mix((0.0, 0.9, wood(660.0, 0.1, rng, 0.025)), (0.06, 0.9, wood(495.0, 0.16, rng, 0.035)))


def error(rng: np.random.Generator) -> Wave:
    """Twice the same low knock: no."""
    knock = mix((0.0, 1.0, wood(196.0, 0.14, rng, 0.035)), (0.0, 0.7, wood(208.0, 0.14, rng, 0.035)))
    return mix((0.0, 1.0, knock), (0.11, 0.9, knock))


def hop(rng: np.random.Generator) -> Wave:
    """A marker, one space on: soft, and short enough to be heard sixty times."""
    return mix((0.0, 1.0, wood(523.0, 0.06, rng, 0.012)), (0.0, 0.35, thump(190.0, 0.05, rng, 0.012)))


def stop(rng: np.random.Generator) -> Wave:
    """A marker comes to rest."""
    return mix((0.0, 0.8, wood(392.0, 0.16, rng, 0.035)), (0.0, 0.9, thump(130.0, 0.18, rng, 0.045)))


def stack(rng: np.random.Generator) -> Wave:
    """A marker climbs on another: two woods, the upper one rattles to rest."""
    rattle = [(0.05 + 0.032 * k * 0.85**k, 0.8 * 0.6**k, wood(587.0, 0.09, rng, 0.018)) for k in range(4)]
    return mix((0.0, 0.7, wood(392.0, 0.12, rng, 0.025)), *rattle)


def lock(rng: np.random.Generator) -> Wave:
    """A bolt slides home."""
    bolt = [(0.012 * k, 0.25, rim(0.03, rng, 1500.0)) for k in range(4)]
    return mix(*bolt, (0.055, 1.0, thump(170.0, 0.14, rng, 0.035)), (0.055, 0.7, rim(0.1, rng, 820.0)))


def unlock(rng: np.random.Generator) -> Wave:
    """The bolt slides back: thump first, then the rattle."""
    bolt = [(0.06 + 0.014 * k, 0.35 - 0.05 * k, rim(0.04, rng, 1300.0 + 90 * k)) for k in range(5)]
    return mix((0.0, 0.9, rim(0.1, rng, 700.0)), (0.0, 0.5, thump(200.0, 0.1, rng, 0.025)), *bolt)


def join(rng: np.random.Generator) -> Wave:
    """Somebody sits down: three blocks upwards."""
    return _steps(rng, (523.0, 659.0, 880.0))


def leave(rng: np.random.Generator) -> Wave:
    """Somebody gets up: three blocks downwards."""
    return _steps(rng, (784.0, 587.0, 440.0))


def _steps(rng: np.random.Generator, pitches: tuple[float, ...]) -> Wave:
    return mix(*((0.075 * k, 0.8 + 0.1 * k, wood(pitch, 0.2, rng, 0.05)) for k, pitch in enumerate(pitches)))


def count(rng: np.random.Generator) -> Wave:
    """A bead of the abacus."""
    return mix((0.0, 0.6, rim(0.04, rng, 1250.0)), (0.018, 1.0, wood(990.0, 0.06, rng, 0.012)))


def call(rng: np.random.Generator) -> Wave:
    """The clappers ask for attention, twice."""
    return mix((0.0, 0.8, clappers(0.3, rng)), (0.13, 1.0, clappers(0.4, rng)))


def pause(rng: np.random.Generator) -> Wave:
    """Play stands still: one clap and a low answer."""
    return mix((0.0, 0.8, clappers(0.3, rng)), (0.1, 0.9, wood(330.0, 0.3, rng, 0.07)))


def stamp(rng: np.random.Generator) -> Wave:
    """A price tile slammed on the table."""
    return mix((0.0, 1.0, thump(95.0, 0.3, rng, 0.075)), (0.0, 0.7, rim(0.12, rng, 640.0)))
