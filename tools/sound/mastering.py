"""From a raw sound to a file's bytes: level, edges and peaks."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.files import decoded, encoded
from tools.sound.filters import highpass
from tools.sound.loudness import ducking, gain_to, loudness, peak
from tools.sound.space import RUMBLE
from tools.sound.tiers import Tier
from tools.sound.waves import Wave, samples

BALANCE: Final = {"calm": -20.0, "drive": -23.0, "tension": -23.5}
"""LUFS of the layers beside each other: what is always heard leads."""
PEAK: Final = -1.0
"""Highest sample of a decoded file, in dBFS."""
HEADROOM: Final = 0.6
"""How far below the peak we stay before encoding: the encoder overshoots a little."""
LEAD, FADE_IN, FADE_OUT = 0.003, 0.0005, 0.012
"""Seconds: a moment of silence lets the encoder begin a hard attack without an echo before it."""
QUIET: Final = -58.0
"""A tail below this, under its own peak, is cut off."""
ATTEMPTS: Final = 6


def effect(wave: Wave, tier: Tier) -> bytes:
    """As loud as its tier, with silent ends."""
    clean = edged(trimmed(highpass(wave, RUMBLE)))
    ceiling = PEAK - HEADROOM
    data = b""
    for _ in range(ATTEMPTS):
        data = encoded(levelled(clean, tier.value, ceiling))
        excess = peak(decoded(data)) - PEAK
        if excess < 0:
            break
        ceiling -= excess + 0.1
    return data


def levelled(wave: Wave, target: float, ceiling: float) -> Wave:
    """At the target's loudness below the ceiling; what the limiter takes is given back."""
    gain, limited = gain_to(target, wave), wave
    for _ in range(ATTEMPTS):
        loud = wave * gain
        duck = ducking(loud, ceiling)
        limited = loud * (duck if wave.ndim == 1 else duck[:, None])
        gain *= 10 ** ((target - loudness(limited)) / 20)
    return limited


def trimmed(wave: Wave) -> Wave:
    """Without what cannot be heard at the end."""
    level = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    heard = np.flatnonzero(level > level.max() * 10 ** (QUIET / 20))
    return wave[: heard[-1] + samples(FADE_OUT)]


def edged(wave: Wave) -> Wave:
    """Silent first and last samples, without a click."""
    wave = np.concatenate((np.zeros((samples(LEAD), *wave.shape[1:])), wave))
    shape = np.ones(len(wave))
    rise, fall = samples(FADE_IN), samples(FADE_OUT)
    shape[samples(LEAD) : samples(LEAD) + rise] = np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    shape[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return wave * (shape if wave.ndim == 1 else shape[:, None])


def piece(layers: dict[str, Wave]) -> dict[str, bytes]:
    """Layers in balance and at one common gain, so that a player only adds them up."""
    layers = {name: wave * gain_to(BALANCE[name], wave) for name, wave in layers.items()}
    total = np.sum(list(layers.values()), axis=0)
    gain = gain_to(Tier.MUSIC.value, total)
    ceiling = PEAK - HEADROOM
    data: dict[str, bytes] = {}
    for _ in range(ATTEMPTS):
        duck = gain * ducking(total * gain, ceiling, around=True)[:, None]
        data = {name: encoded(wave * duck) for name, wave in layers.items()}
        excess = peak(np.sum([decoded(each) for each in data.values()], axis=0)) - PEAK
        if excess < 0:
            break
        ceiling -= excess + 0.1
    return data


def room(loop: Wave) -> bytes:
    """So low that no peak of it comes near the ceiling; the ring is left whole."""
    alike = loop.mean(axis=1)  # half the bytes, and nobody looks for a gull's place
    return encoded(alike * gain_to(Tier.ROOM.value, alike))
