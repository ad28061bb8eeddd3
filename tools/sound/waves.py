"""What every instrument is made of: samples, envelopes, curves and sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100
Wave = NDArray[np.float64]
"""One channel as (samples,), two as (samples, 2), in full scale: 1.0 clips."""

Part = tuple[float, float, Wave]
"""Second at which it begins, its gain, the sound."""


def seeded(name: str) -> np.random.Generator:
    """Chance of its own for each sound: a new one changes no other."""
    return np.random.default_rng(crc32(name.encode()))


def samples(seconds: float) -> int:
    """How many samples a time has."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The second at which each sample is heard."""
    return np.arange(samples(seconds)) / RATE


def white(rng: np.random.Generator, seconds: float) -> Wave:
    """Noise with as much of every frequency."""
    return rng.standard_normal(samples(seconds))


def decay(seconds: float, fall: float, rise: float = 0.0005) -> Wave:
    """An envelope: up in `rise` seconds, down to a third every `fall` seconds."""
    t = times(seconds)
    return np.minimum(1.0, t / rise) * np.exp(-t / fall)


def curve(seconds: float, points: Sequence[tuple[float, float]]) -> Wave:
    """A line through (second, value) points."""
    return np.interp(times(seconds), [at for at, _ in points], [value for _, value in points])


def sine(frequency: float | Wave, seconds: float, phase: float = 0.0) -> Wave:
    """A pure tone whose frequency may move."""
    steps = np.full(samples(seconds), frequency) if isinstance(frequency, float) else frequency
    return np.sin(2 * np.pi * np.cumsum(steps) / RATE + phase)


def normal(wave: Wave) -> Wave:
    """The same with its highest sample at 1.0."""
    return wave / max(float(np.max(np.abs(wave))), 1e-12)


def driven(wave: Wave, by: float) -> Wave:
    """The same with its peaks pressed down softly: more weight below the same ceiling."""
    return np.asarray(np.tanh(by * normal(wave)) / np.tanh(by))


def released(wave: Wave) -> Wave:
    """The same with a soft end: nothing that still rings may break off with a click."""
    fall = len(wave) // 4
    shape = np.ones(len(wave))
    shape[len(wave) - fall :] = np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return wave * shape


def mix(*parts: Part) -> Wave:
    """Sounds of as many channels laid over each other, as long as the last to end."""
    ends = [samples(at) + len(wave) for at, _, wave in parts]
    total = np.zeros((max(ends), *parts[0][2].shape[1:]))
    for (at, gain, wave), end in zip(parts, ends, strict=True):
        total[samples(at) : end] += gain * wave
    return total


def bent(wave: Wave, cents: Wave) -> Wave:
    """The same played along a curve of pitch, read between samples with cubic splines."""
    where = np.cumsum(np.exp2(cents / 1200)) - 1
    where = where[where < len(wave) - 3]
    whole = np.maximum(where.astype(np.int64), 1)
    x = where - whole
    a, b, c, d = (wave[whole + step] for step in (-1, 0, 1, 2))
    return np.asarray(b + x / 2 * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a))))
