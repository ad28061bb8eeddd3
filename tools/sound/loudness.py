"""Loudness in LUFS after ITU-R BS.1770-4, and a limiter for peaks."""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy import ndimage

from tools.sound.filters import recursive
from tools.sound.waves import RATE, Wave, samples

BLOCK: Final = 0.4
OVERLAP: Final = 4
"""A block begins every quarter of its length."""
ABSOLUTE_GATE: Final = -70.0
RELATIVE_GATE: Final = -10.0
LOOKAHEAD: Final = 0.003


def loudness(wave: Wave) -> float:
    """Integrated and gated; a sound shorter than a block is one block, as long as the sound."""
    channels = wave[:, None] if wave.ndim == 1 else wave
    if channels.shape[1] == 1:
        channels = np.repeat(channels, 2, axis=1)  # one channel is heard from both loudspeakers
    powers = _powers((_weighted(channels) ** 2).sum(axis=1))
    loud = powers[_lufs(powers) > ABSOLUTE_GATE]
    if not len(loud):
        return -np.inf
    loud = loud[_lufs(loud) > float(_lufs(loud.mean())) + RELATIVE_GATE]
    return float(_lufs(loud.mean()))


def _lufs(power: Wave | np.float64) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def _powers(energy: Wave) -> Wave:
    """Mean power of each block."""
    size = min(samples(BLOCK), len(energy))
    sums = np.concatenate(([0.0], np.cumsum(energy)))
    starts = np.arange(0, len(energy) - size + 1, size // OVERLAP)
    return (sums[starts + size] - sums[starts]) / size


def _weighted(wave: Wave) -> Wave:
    """K-weighting: a head's high shelf, then a high-pass; the recommendation's filters at our rate."""
    return _high_pass(_shelf(wave))


def _shelf(wave: Wave) -> Wave:
    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    ahead = [(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0]
    return recursive(ahead, [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], wave)


def _high_pass(wave: Wave) -> Wave:
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return recursive([1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], wave)


def gain_to(target: float, wave: Wave) -> float:
    """The factor that brings a sound to so many LUFS."""
    return float(10 ** ((target - loudness(wave)) / 20))


def peak(wave: Wave) -> float:
    """The highest sample in dBFS."""
    return float(20 * np.log10(max(float(np.max(np.abs(wave))), 1e-9)))


def ducking(wave: Wave, ceiling: float, around: bool = False) -> Wave:
    """A factor per sample that keeps peaks under `ceiling` dBFS; `around` treats the wave as a loop."""
    level = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    wanted = np.minimum(1.0, 10 ** (ceiling / 20) / np.maximum(level, 1e-9))
    size, edge = 2 * samples(LOOKAHEAD) + 1, "wrap" if around else "nearest"
    lowest = ndimage.minimum_filter1d(wanted, size, mode=edge)
    return np.asarray(ndimage.uniform_filter1d(lowest, size, mode=edge))
