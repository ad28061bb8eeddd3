"""The people of the market: a swell of voices, and the chant WA, SA, BI."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.drums import taiko
from tools.sound.filters import bandpass, lowpass
from tools.sound.space import room
from tools.sound.voice import VOWEL_A, VOWEL_I, VOWEL_O, VOWEL_U, Shout, chorus, shouted
from tools.sound.voice import crowd as people
from tools.sound.waves import Wave, curve, decay, mix, normal, white

VOICES: Final = 8


def crowd(rng: np.random.Generator) -> Wave:
    """Astonishment: many voices open from O to A and close again."""
    parts = []
    for throat in people(14, rng):
        top, length = rng.uniform(0.25, 0.45), rng.uniform(0.9, 1.25)
        vowels = [(0.0, VOWEL_U), (top * 0.5, VOWEL_O), (top, VOWEL_A), (length, VOWEL_O)]
        level = [(0.0, 0.45), (top, 1.0), (length * 0.6, 0.7), (length, 0.0)]
        shout = Shout(length, vowels, [(0.0, -3.0), (top, 2.0), (length, -4.0)], level)
        parts.append((rng.uniform(0.0, 0.12), rng.uniform(0.5, 1.0), shouted(throat, shout, rng)))
    parts[:3] = [(0.0, gain, voice) for _, gain, voice in parts[:3]]  # somebody is always first
    return room(mix(*parts), 0.8, 0.25)


def _rise_and_fall(start: float) -> list[tuple[float, float]]:
    """The pitch of a shout, in semitones: up to its point, then away; each beat begins higher."""
    return [(0.0, start - 1.5), (0.07, start + 1.5), (0.2, start + 1.0), (0.45, start - 3.5)]


def wa(rng: np.random.Generator) -> Wave:
    """Lips open: U runs into A."""
    vowels = [(0.0, VOWEL_U), (0.045, VOWEL_U), (0.12, VOWEL_A), (0.45, VOWEL_A)]
    level = [(0.0, 0.25), (0.05, 0.5), (0.11, 1.0), (0.25, 0.8), (0.42, 0.0), (0.45, 0.0)]
    return _beat(
        chorus(VOICES, Shout(0.45, vowels, _rise_and_fall(-3.0), level), rng),
        taiko(74.0, 0.7, rng, 0.6),
        0.42,
    )


def sa(rng: np.random.Generator) -> Wave:
    """A hiss of teeth, then A at once."""
    vowels = [(0.0, VOWEL_A), (0.45, VOWEL_A)]
    level = [(0.0, 0.0), (0.085, 0.0), (0.115, 1.0), (0.26, 0.8), (0.43, 0.0), (0.45, 0.0)]
    voices = chorus(VOICES, Shout(0.45, vowels, _rise_and_fall(1.0), level), rng)
    hiss = curve(0.13, [(0.0, 0.5), (0.02, 1.0), (0.085, 0.9), (0.13, 0.0)])
    teeth = normal(lowpass(bandpass(white(rng, 0.13), 3400, 6200, 3), 6500)) * hiss
    return _beat(mix((0.0, 1.0, voices), (0.0, 0.5, teeth)), taiko(98.0, 0.5, rng, 0.8), 0.36)


def bi(rng: np.random.Generator) -> Wave:
    """Lips burst into I: the strongest and highest, with the great drum."""
    vowels = [(0.0, VOWEL_U), (0.03, VOWEL_I), (0.55, VOWEL_I)]
    level = [(0.0, 0.3), (0.028, 0.3), (0.036, 1.0), (0.32, 0.85), (0.52, 0.0), (0.55, 0.0)]
    pitch = [(0.0, 2.0), (0.06, 7.0), (0.3, 6.0), (0.55, 1.0)]
    burst = lowpass(white(rng, 0.03) * decay(0.03, 0.008), 1500)
    voices = mix((0.0, 1.0, chorus(VOICES, Shout(0.55, vowels, pitch, level), rng)), (0.03, 0.12, burst))
    return _beat(
        voices, mix((0.0, 1.0, taiko(66.0, 1.1, rng, 1.0)), (0.0, 0.5, taiko(132.0, 0.6, rng, 1.0))), 0.55
    )


def _beat(voices: Wave, drum: Wave, weight: float) -> Wave:
    return room(mix((0.0, 1.0, voices), (0.0, weight, drum)), 0.45, 0.14)
