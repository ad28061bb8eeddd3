"""Bells, coins and gongs: many partials that are no multiples of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tools.sound.filters import bandpass, lowpass
from tools.sound.waves import Wave, decay, mix, normal, released, sine, times, white

Partials = Sequence[tuple[float, float, float]]
"""Ratio, gain, seconds to a third."""

BELL: Final = (
    (0.5, 0.3, 1.2),
    (1.0, 1.0, 1.0),
    (1.183, 0.5, 0.8),
    (1.506, 0.4, 0.7),
    (2.0, 0.5, 0.6),
    (2.514, 0.28, 0.42),
    (2.662, 0.22, 0.36),
    (3.011, 0.18, 0.3),
    (4.166, 0.12, 0.2),
    (5.433, 0.06, 0.12),
)
COIN: Final = ((1.0, 1.0, 0.11), (1.47, 0.7, 0.08), (2.09, 0.4, 0.05), (2.56, 0.2, 0.035))
RIN: Final = ((1.0, 1.0, 1.6), (2.71, 0.4, 0.9), (5.18, 0.16, 0.35), (8.2, 0.05, 0.12))
GONG: Final = (
    (1.0, 1.0, 1.3),
    (1.41, 0.5, 1.0),
    (1.93, 0.55, 0.9),
    (2.37, 0.4, 0.7),
    (2.91, 0.35, 0.6),
    (3.68, 0.3, 0.45),
    (4.53, 0.22, 0.35),
    (5.77, 0.16, 0.25),
)
KANE: Final = ((1.0, 1.0, 0.16), (1.34, 0.6, 0.13), (1.79, 0.5, 0.1), (2.43, 0.4, 0.08), (3.1, 0.2, 0.05))


def struck(
    partials: Partials, frequency: float, seconds: float, rng: np.random.Generator, beat: float = 0.0
) -> Wave:
    """Each partial has a weaker twin about `beat` Hz beside it, so that the tone breathes."""
    t = times(seconds)
    tone = np.zeros_like(t)
    for ratio, gain, fall in partials:
        if frequency * ratio > 9000:
            continue
        phase = rng.uniform(0, 2 * np.pi)
        twin = frequency * ratio + beat * rng.uniform(0.5, 1.6)
        pair = sine(frequency * ratio, seconds, phase) + 0.3 * sine(twin, seconds, phase)
        tone += gain * pair * np.exp(-t / fall)
    tick = bandpass(white(rng, seconds) * decay(seconds, 0.003, 0.0002), 1500, 6500)
    return released(normal(normal(tone * np.minimum(1, t / 0.0008)) + 0.25 * tick))


def bell(frequency: float, seconds: float, rng: np.random.Generator) -> Wave:
    """The market's hand bell."""
    return struck(BELL, frequency, seconds, rng, 1.4)


def rin(frequency: float, seconds: float, rng: np.random.Generator) -> Wave:
    """A small standing bowl: pure and long."""
    return struck(RIN, frequency, seconds, rng, 0.9)


def gong(frequency: float, seconds: float, rng: np.random.Generator) -> Wave:
    """A small gong, darker than a bell."""
    return lowpass(struck(GONG, frequency, seconds, rng, 2.2), 4500)


def kane(seconds: float, rng: np.random.Generator, frequency: float = 1650.0) -> Wave:
    """The hand gong of a festival, damped by the palm."""
    return lowpass(struck(KANE, frequency, seconds, rng), 6500)


def coins(number: int, spread: float, rng: np.random.Generator, seconds: float = 0.45) -> Wave:
    """So many old coins, one after another."""
    at = np.cumsum(spread * rng.uniform(0.7, 1.3, number)) - spread * 0.7
    starts = [0.0, *at[1:].tolist()]
    pitches = rng.uniform(2300, 3300, number)
    rung = [struck(COIN, float(pitch), seconds, rng) for pitch in pitches]
    gains = rng.uniform(0.7, 1.0, number)
    parts = [(start, float(gain), wave) for start, gain, wave in zip(starts, gains, rung, strict=True)]
    return lowpass(mix(*parts), 7500)
