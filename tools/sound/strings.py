"""Plucked strings by Karplus and Strong: a delay line as long as the period, read through a gentle filter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.sound.filters import Mode, bandpass, body, highpass, lowpass
from tools.sound.waves import RATE, Wave, decay, mix, normal, released, samples, sine, white


@dataclass(frozen=True)
class Make:
    """How an instrument differs from another."""

    ring: float
    """Seconds until the note has fallen by 60 dB, at 220 Hz."""
    damping: float
    """How quickly the high partials die."""
    pick: float
    """Where the string is plucked, as a share of its length."""
    slope: float
    """How dull the pluck is: partial k begins at k to the power of minus this."""
    modes: tuple[Mode, ...]
    share: float


SHAMISEN: Final = Make(
    1.5, 0.05, 0.09, 0.85, ((320, 4, 1.3), (640, 5, 1.5), (1350, 5, 1.6), (2300, 5, 1.1)), 0.5
)
KOTO: Final = Make(4.2, 0.085, 0.19, 1.25, ((180, 6, 1.4), (410, 7, 1.2), (900, 7, 0.9)), 0.4)


def pluck(make: Make, frequency: float, seconds: float, rng: np.random.Generator, force: float) -> Wave:
    """The bare string; in tune to a fraction of a cent because the filter's delay is part of the period."""
    period = RATE / frequency
    whole = int(period - 2)
    ring = make.ring * (220 / frequency) ** 0.45
    taps = 10 ** (-3 / (frequency * ring)) * _loop_taps(make.damping * 220 / frequency, period - 2 - whole)
    line = np.zeros(samples(seconds) + whole)
    line[:whole] = _excitation(make, whole, rng, force)
    reach = len(taps) - 1
    padded = np.concatenate((np.zeros(reach), line))
    for start in range(whole, len(line), whole):
        past = padded[start - whole : min(start, len(line) - whole) + reach]
        padded[start + reach : start + whole + reach] = np.convolve(past, taps, "valid")
    return normal(padded[reach : reach + samples(seconds)])


def _loop_taps(damping: float, fraction: float) -> Wave:
    """A three-tap average (one sample of delay) times a cubic interpolation (one sample and a fraction)."""
    loss = min(damping, 0.2)
    d = 1 + fraction
    lagrange = [
        -(d - 1) * (d - 2) * (d - 3) / 6,
        d * (d - 2) * (d - 3) / 2,
        -d * (d - 1) * (d - 3) / 2,
        d * (d - 1) * (d - 2) / 6,
    ]
    return np.convolve([loss, 1 - 2 * loss, loss], lagrange)


def _excitation(make: Make, length: int, rng: np.random.Generator, force: float) -> Wave:
    """One period of a string pulled aside; a harder pluck is brighter."""
    partials = np.arange(1, min(length // 2, 90))
    slope = make.slope + 0.35 * (1 - force)
    height = np.abs(np.sin(np.pi * partials * make.pick)) / partials**slope
    height = height * rng.uniform(0.85, 1.15, len(partials))
    turns = np.outer(partials, np.arange(length) / length) + rng.uniform(-0.06, 0.06, (len(partials), 1))
    return np.asarray(height @ np.sin(2 * np.pi * turns))


def shamisen(
    frequency: float, seconds: float, rng: np.random.Generator, force: float = 0.8, stroke: str = "down"
) -> Wave:
    """Three strokes: down strikes the skin too, up (sukui) hardly, left (hajiki) is a finger's pull."""
    knock, edge = {"down": (0.5, 0.0), "up": (0.14, 0.05), "left": (0.05, -0.25)}[stroke]
    string = pluck(SHAMISEN, frequency, seconds, rng, min(1.0, force + edge))
    string = string + 0.4 * force * sawari(string)
    skin = bandpass(white(rng, 0.12) * decay(0.12, 0.016), 350, 2600) + 0.5 * sine(205.0, 0.12) * decay(
        0.12, 0.028
    )
    sound = body(mix((0.0, 1.0, string), (0.0, knock * force, skin)), SHAMISEN.modes, SHAMISEN.share)
    return released(normal(lowpass(sound, 7500))[: samples(seconds)])


def sawari(string: Wave) -> Wave:
    """The buzz of the string against the neck: overtones that bloom a moment after the stroke."""
    t = np.arange(len(string)) / RATE
    level = lowpass(np.abs(string), 25.0) + 1e-3
    rough = np.tanh(3.5 * string / level) * level
    bloom = (1 - np.exp(-t / 0.03)) * np.exp(-t / 0.5)
    return np.asarray(bandpass(rough, 1500, 4800) * bloom)


def koto(frequency: float, seconds: float, rng: np.random.Generator, force: float = 0.7) -> Wave:
    """Long and round, with the click of the ivory nail."""
    string = pluck(KOTO, frequency, seconds, rng, force)
    nail = highpass(white(rng, 0.05) * decay(0.05, 0.005, 0.0002), 2200)
    sound = body(mix((0.0, 1.0, string), (0.0, 0.07 * force, nail)), KOTO.modes, KOTO.share)
    return released(normal(lowpass(sound, 7000))[: samples(seconds)])
