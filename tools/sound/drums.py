"""Skins and wood: partials that fall fast, begun by a burst of noise."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.filters import bandpass, highpass, lowpass
from tools.sound.waves import Wave, decay, normal, released, sine, times, white

SKIN: Final = (
    (1.0, 1.0, 0.5),
    (1.59, 0.6, 0.32),
    (2.14, 0.48, 0.24),
    (2.30, 0.34, 0.2),
    (2.65, 0.32, 0.17),
    (2.92, 0.26, 0.15),
    (3.5, 0.2, 0.12),
)
"""Modes of a round skin: ratio, gain, seconds to a third."""


def taiko(frequency: float, seconds: float, rng: np.random.Generator, force: float = 0.8) -> Wave:
    """The great drum: the pitch falls as the skin comes to rest; a harder stroke has more wood in it."""
    t = times(seconds)
    glide = 1 + 0.32 * force * np.exp(-t / 0.02)
    tone = np.zeros_like(t)
    for ratio, gain, fall in SKIN:
        tone += gain * sine(frequency * ratio * glide, seconds) * np.exp(-t / (fall * seconds / 1.4))
    thud = lowpass(white(rng, seconds) * decay(seconds, 0.028, 0.0008), 900 + 900 * force)
    stick = bandpass(white(rng, seconds) * decay(seconds, 0.007, 0.0003), 1400, 5200)
    return normal(released(np.tanh(1.4 * tone) * 0.75 + 1.3 * thud + 0.45 * force * stick))


def shime(seconds: float, rng: np.random.Generator, force: float = 0.8, frequency: float = 330.0) -> Wave:
    """The small tight drum: dry and high."""
    t = times(seconds)
    glide = 1 + 0.12 * np.exp(-t / 0.008)
    tone = np.zeros_like(t)
    for ratio, gain, fall in SKIN[:5]:
        tone += gain * sine(frequency * ratio * glide, seconds) * np.exp(-t / (fall * 0.14))
    slap = bandpass(white(rng, seconds) * decay(seconds, 0.012, 0.0003), 700, 4800)
    return normal(released(tone + (0.5 + 0.5 * force) * slap))


def rim(seconds: float, rng: np.random.Generator, frequency: float = 1050.0) -> Wave:
    """The stick on the drum's edge."""
    return normal(wood(frequency, seconds, rng, 0.02) + 0.5 * wood(frequency * 0.47, seconds, rng, 0.03))


def wood(frequency: float, seconds: float, rng: np.random.Generator, fall: float = 0.03) -> Wave:
    """A block of wood, knocked: three partials of a free bar."""
    tone = np.zeros_like(times(seconds))
    for ratio, gain, share in ((1.0, 1.0, 1.0), (1.97, 0.45, 0.6), (2.76, 0.28, 0.42)):
        tone += gain * sine(frequency * ratio, seconds, 0.3) * decay(seconds, fall * share)
    click = bandpass(
        white(rng, seconds) * decay(seconds, 0.0025, 0.0002), frequency, min(frequency * 5, 7000)
    )
    return normal(released(tone + 0.35 * click))


def clappers(seconds: float, rng: np.random.Generator) -> Wave:
    """Hyoshigi: two bars of hard wood struck together."""
    ring = wood(1180.0, seconds, rng, 0.045) + 0.5 * wood(1243.0, seconds, rng, 0.035)
    edge = highpass(white(rng, seconds) * decay(seconds, 0.002, 0.0001), 2500)
    return normal(lowpass(ring + 0.3 * edge, 6500))


def thump(frequency: float, seconds: float, rng: np.random.Generator, fall: float = 0.06) -> Wave:
    """Something heavy put down on a table."""
    t = times(seconds)
    tone = sine(frequency * (1 + 0.5 * np.exp(-t / 0.012)), seconds) * decay(seconds, fall, 0.0008)
    knock = lowpass(white(rng, seconds) * decay(seconds, fall / 3), 1200)
    return normal(released(tone + 0.6 * knock))
