"""Air, paper, cloth and water: noise given a shape in time and pitch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tools.sound.filters import bandpass
from tools.sound.waves import RATE, Wave, curve, decay, normal, samples, sine, white

FRAME: Final = 1024
HOP: Final = 256


def wind(
    rng: np.random.Generator,
    seconds: float,
    centre: Sequence[tuple[float, float]],
    level: Sequence[tuple[float, float]],
    octaves: float = 0.7,
) -> Wave:
    """Noise round a moving centre; both curves are (second, value) points."""
    frames = samples(seconds) // HOP + 6
    at = np.arange(frames) * HOP / RATE
    middle = np.interp(at, [x for x, _ in centre], [np.log2(y) for _, y in centre])
    pitch = np.log2(np.maximum(np.fft.rfftfreq(FRAME, 1 / RATE), 20.0))
    shape = np.exp(-0.5 * ((pitch[None, :] - middle[:, None]) / octaves) ** 2)
    spectrum = shape * np.exp(2j * np.pi * rng.random(shape.shape))
    pieces = np.fft.irfft(spectrum, axis=1) * np.hanning(FRAME)
    total = np.zeros(frames * HOP + FRAME)
    for number, piece in enumerate(pieces):
        total[number * HOP : number * HOP + FRAME] += piece
    return normal(total[FRAME : FRAME + samples(seconds)] * curve(seconds, level))


def rustle(
    rng: np.random.Generator, seconds: float, low: float, high: float, grains: int, fall: float = 0.004
) -> Wave:
    """Paper: many tiny creases within a moment."""
    line = np.zeros(samples(seconds))
    at = rng.integers(0, max(1, samples(seconds - 3 * fall)), grains)
    line[at] = rng.standard_normal(grains) * rng.uniform(0.2, 1.0, grains)
    grain = white(rng, 6 * fall) * decay(6 * fall, fall, 0.0003)
    return normal(bandpass(np.convolve(line, grain)[: len(line)], low, high))


def drops(rng: np.random.Generator, seconds: float, number: int, low: float, high: float) -> Wave:
    """Water: bubbles whose pitch rises as they close."""
    total = np.zeros(samples(seconds))
    for _ in range(number):
        length = rng.uniform(0.03, 0.09)
        t = np.arange(samples(length)) / RATE
        pitch = np.exp(rng.uniform(np.log(low), np.log(high))) * (1 + 0.5 * t / length)
        bubble = sine(pitch, length) * decay(length, length / 4, 0.002)
        start = int(rng.integers(0, len(total) - len(bubble)))
        total[start : start + len(bubble)] += rng.uniform(0.3, 1.0) * bubble[: len(t)]
    return normal(total)
