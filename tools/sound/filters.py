"""Filters; the one place that knows scipy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy import signal

from tools.sound.waves import RATE, Wave

Mode = tuple[float, float, float]
"""A resonance: frequency in Hz, quality, gain at its peak."""


def lowpass(wave: Wave, frequency: float, order: int = 2) -> Wave:
    """Keeps what lies below."""
    return _butter(wave, frequency, "lowpass", order)


def highpass(wave: Wave, frequency: float, order: int = 2) -> Wave:
    """Keeps what lies above."""
    return _butter(wave, frequency, "highpass", order)


def bandpass(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keeps what lies between."""
    return _butter(wave, [low, high], "bandpass", order)


def _butter(wave: Wave, edges: float | list[float], kind: str, order: int) -> Wave:
    return np.asarray(signal.sosfilt(signal.butter(order, edges, kind, fs=RATE, output="sos"), wave, axis=0))


def recursive(ahead: Sequence[float], back: Sequence[float], wave: Wave) -> Wave:
    """A difference equation along time, for each channel."""
    return np.asarray(signal.lfilter(ahead, back, wave, axis=0))


def body(wave: Wave, modes: Sequence[Mode], share: float) -> Wave:
    """A hollow body that answers at its modes, mixed with the string itself."""
    total = wave * (1 - share)
    for frequency, quality, gain in modes:
        radius = np.exp(-np.pi * frequency / quality / RATE)
        angle = 2 * np.pi * frequency / RATE
        level = share * gain * (1 - radius) * 2 * np.sin(angle)
        total = total + recursive([level], [1.0, -2 * radius * np.cos(angle), radius * radius], wave)
    return total


def convolved(wave: Wave, answer: Wave) -> Wave:
    """What a room with this impulse response makes of a sound, tail included."""
    return np.asarray(signal.fftconvolve(wave, answer, axes=0))
