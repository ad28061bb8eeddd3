"""Rooms: water, gulls, insects and voices, sixteen seconds round, far behind the music."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.drums import wood
from tools.sound.filters import lowpass
from tools.sound.metal import bell
from tools.sound.music.loop import Loop
from tools.sound.noise import drops, wind
from tools.sound.voice import VOWEL_A, VOWEL_I, VOWEL_O, VOWEL_U, Shout, crowd, shouted
from tools.sound.waves import Wave, curve, mix, normal, sine, times

SECONDS: Final = 16
VOWELS: Final = (VOWEL_A, VOWEL_I, VOWEL_O, VOWEL_U)


def dawn(rng: np.random.Generator) -> Wave:
    """Before the market opens: a quiet quay, the first gulls, a bell far off."""
    loop = Loop(SECONDS, 60)
    _water(loop, rng, 0.7, 700)
    _gulls(loop, rng, 3, 0.1)
    loop.put(lowpass(bell(392.0, 4.0, rng), 1500), 11.0, 0.05, 0.5)
    return loop.in_hall(2.0, 0.3)


def market(rng: np.random.Generator) -> Wave:
    """The hall: people who call and haggle, crates, water under the floor."""
    loop = Loop(SECONDS, 60)
    _water(loop, rng, 0.35, 600)
    _voices(loop, rng, 70)
    for _ in range(9):
        crate = lowpass(wood(float(rng.uniform(170, 300)), 0.3, rng, 0.05), 1400)
        loop.put(crate, float(rng.uniform(0, SECONDS)), 0.12, float(rng.uniform(-0.8, 0.8)))
    _gulls(loop, rng, 2, 0.05)
    return loop.in_hall(1.6, 0.35)


def night(rng: np.random.Generator) -> Wave:
    """The quay in the dark: lapping water, insects."""
    loop = Loop(SECONDS, 60)
    _water(loop, rng, 0.6, 520)
    _insects(loop, rng, 14)
    return loop.in_hall(1.2, 0.15)


def day(rng: np.random.Generator) -> Wave:
    """The quay by day, and the harbor: livelier water, gulls, a hull that creaks, somebody calls far away."""
    loop = Loop(SECONDS, 60)
    _water(loop, rng, 0.8, 800)
    _gulls(loop, rng, 5, 0.12)
    _voices(loop, rng, 10)
    for _ in range(3):
        creak = lowpass(wood(float(rng.uniform(190, 260)), 0.6, rng, 0.14), 900)
        loop.put(creak, float(rng.uniform(0, SECONDS)), 0.06)
    return loop.in_hall(1.4, 0.2)


def _water(loop: Loop, rng: np.random.Generator, level: float, pitch: float) -> None:
    """Swells that overlap, so that it never falls silent, and small waves against stone."""
    for number in range(8):
        length = float(rng.uniform(4.8, 5.6))
        swell = [(0, 0.0), (length * 0.45, 1.0), (length, 0.0)]
        tune = [(0, pitch * 0.6), (length * 0.5, pitch * 1.3), (length, pitch * 0.7)]
        loop.put(wind(rng, length, tune, swell, 1.0), 2.0 * number, 0.2 * level, 0.6 if number % 2 else -0.6)
    for _ in range(26):
        lap = drops(rng, 0.5, 14, 380, 1300)
        loop.put(lap, float(rng.uniform(0, SECONDS)), 0.07 * level, float(rng.uniform(-0.8, 0.8)))


def _gulls(loop: Loop, rng: np.random.Generator, number: int, level: float) -> None:
    for _ in range(number):
        loop.put(_gull(rng), float(rng.uniform(0, SECONDS)), level, float(rng.uniform(-0.9, 0.9)))


def _gull(rng: np.random.Generator) -> Wave:
    """A few cries, each falling, each lower than the one before."""
    high = float(rng.uniform(1050, 1350))
    cries = []
    for number in range(int(rng.integers(2, 5))):
        length = float(rng.uniform(0.24, 0.38))
        pitch = curve(length, [(0, high * 0.8), (0.07, high * 1.15), (length, high * 0.72)]) * 0.96**number
        tone = sine(pitch, length) + 0.5 * sine(2 * pitch, length) + 0.25 * sine(3 * pitch, length)
        cry = tone * curve(length, [(0, 0), (0.04, 1), (length * 0.6, 0.6), (length, 0)])
        cries.append((0.36 * number, 0.9**number, cry))
    return normal(lowpass(mix(*cries), 3200))


def _insects(loop: Loop, rng: np.random.Generator, number: int) -> None:
    """Bell crickets: one high tone that quivers, here and there in the grass."""
    for _ in range(number):
        length = float(rng.uniform(0.9, 1.6))
        quiver = 0.5 + 0.5 * np.sin(2 * np.pi * float(rng.uniform(24, 30)) * times(length))
        tone = sine(float(rng.uniform(3600, 4300)), length) * quiver
        swell = curve(length, [(0, 0), (length * 0.4, 1), (length, 0)])
        loop.put(tone * swell, float(rng.uniform(0, SECONDS)), 0.022, float(rng.uniform(-0.9, 0.9)))


def _voices(loop: Loop, rng: np.random.Generator, number: int) -> None:
    """Words that nobody can make out."""
    for throat in crowd(number, rng):
        length = float(rng.uniform(0.35, 0.8))
        mouth = [(length * k / 4, VOWELS[int(rng.integers(4))]) for k in range(5)]
        tune = [(length * k / 3, float(rng.uniform(-3, 4))) for k in range(4)]
        steps = [(length * k / 6, float(rng.uniform(0.4, 1.0))) for k in range(1, 6)]
        said = shouted(throat, Shout(length, mouth, tune, [(0.0, 0.0), *steps, (length, 0.0)]), rng)
        far = lowpass(said, 1400)
        loop.put(
            far, float(rng.uniform(0, SECONDS)), float(rng.uniform(0.04, 0.1)), float(rng.uniform(-0.9, 0.9))
        )
