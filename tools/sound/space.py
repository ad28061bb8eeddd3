"""Rooms: the sparse first echoes of walls, then a darkening tail."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tools.sound.filters import convolved, highpass, lowpass
from tools.sound.waves import RATE, Wave, samples

WALLS: Final = 7
SEED: Final = 1935
RUMBLE: Final = 38.0
"""Hz below which there is only load for a loudspeaker."""


@cache
def answer(seconds: float) -> Wave:
    """The impulse response of a wooden hall whose sound falls by 60 dB in so many seconds."""
    rng = np.random.default_rng(SEED)
    length = samples(seconds)
    t = np.arange(length) / RATE
    tail = rng.standard_normal((length, 2)) * (10 ** (-3 * t / seconds))[:, None]
    tail = highpass(lowpass(tail, 4200), 180)
    tail[: samples(0.012)] *= 0.1
    tail /= np.sqrt((tail**2).sum(axis=0))
    for at in rng.uniform(0.004, 0.03, WALLS):
        tail[samples(at)] += rng.uniform(0.12, 0.3, 2)
    return tail


def stereo(wave: Wave, pan: float = 0.0) -> Wave:
    """One channel as two of the same power; -1 is left, 1 is right."""
    angle = (pan + 1) * np.pi / 4
    return 2**0.5 * np.stack((wave * np.cos(angle), wave * np.sin(angle)), axis=1)


def room(wave: Wave, seconds: float = 0.5, wet: float = 0.15, pan: float = 0.0) -> Wave:
    """A sound in a hall, on two channels, with its tail."""
    dry = stereo(wave, pan) if wave.ndim == 1 else wave
    echo = convolved(dry, answer(seconds))
    echo[: len(dry)] = wet * echo[: len(dry)] + dry
    echo[len(dry) :] *= wet
    return echo


def round_room(loop: Wave, seconds: float, wet: float) -> Wave:
    """The same for a loop, without rumble: the tail of the end is heard under the beginning."""
    size = len(loop)
    hall = 1 + wet * np.fft.rfft(answer(seconds), size, axis=0)
    rumble = np.fft.rfftfreq(size, 1 / RATE)[:, None] / RUMBLE
    clean = rumble**4 / (1 + rumble**4)
    return np.fft.irfft(np.fft.rfft(loop, axis=0) * hall * clean, size, axis=0)
