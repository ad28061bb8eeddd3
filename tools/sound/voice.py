"""Voices without words: the pulses of a throat, coloured by the formants of a mouth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tools.sound.filters import bandpass, highpass
from tools.sound.waves import RATE, Wave, curve, mix, normal, samples, white

Points = Sequence[tuple[float, float]]
Vowel = tuple[float, float, float, float]
"""The first four formants in Hz, of a man's mouth."""

VOWEL_A: Final[Vowel] = (760, 1280, 2550, 3500)
VOWEL_I: Final[Vowel] = (310, 2200, 2900, 3550)
VOWEL_U: Final[Vowel] = (330, 760, 2250, 3300)
VOWEL_O: Final[Vowel] = (480, 860, 2450, 3400)
WIDTHS: Final = (90.0, 110.0, 170.0, 250.0)
GAINS: Final = (1.0, 0.9, 0.65, 0.4)
STEP: Final = 64
"""Samples between two readings of the mouth: it moves slowly beside the sound."""


@dataclass(frozen=True)
class Throat:
    """One person: pitch in Hz and the size of the mouth, 1.0 a man's."""

    pitch: float
    size: float


@dataclass(frozen=True)
class Shout:
    """What is called: vowels by second, pitch in semitones round the throat's own, and level."""

    seconds: float
    vowels: Sequence[tuple[float, Vowel]]
    pitch: Points
    level: Points


def shouted(throat: Throat, shout: Shout, rng: np.random.Generator) -> Wave:
    """One voice, partial by partial."""
    length = samples(shout.seconds)
    coarse = np.arange(0, length, STEP) / RATE
    tune = np.interp(coarse, *_columns(shout.pitch)) + 0.18 * _tremble(rng, coarse)
    pitch = throat.pitch * np.exp2(tune / 12)
    formants = [
        np.interp(coarse, [at for at, _ in shout.vowels], [vowel[k] for _, vowel in shout.vowels])
        / throat.size
        for k in range(4)
    ]
    turn = 2 * np.pi * np.cumsum(_fine(pitch, length)) / RATE
    total = np.zeros(length)
    for partial in range(1, int(6000 / throat.pitch)):
        answer = _mouth(pitch * partial, formants) / partial**0.55
        total += _fine(np.abs(answer), length) * np.sin(
            partial * turn + _fine(np.unwrap(np.angle(answer)), length)
        )
    breath = 0.03 * bandpass(white(rng, shout.seconds), 1200, 4500)
    return (normal(total) + breath) * curve(shout.seconds, shout.level)


def _columns(points: Points) -> tuple[list[float], list[float]]:
    return [at for at, _ in points], [value for _, value in points]


def _fine(coarse: Wave, length: int) -> Wave:
    return np.interp(np.arange(length), np.arange(len(coarse)) * STEP, coarse)


def _tremble(rng: np.random.Generator, coarse: Wave) -> Wave:
    """A throat is never quite steady: a slow walk, new every 30 ms."""
    knots = np.arange(0, coarse[-1] + 0.06, 0.03)
    walk = np.convolve(rng.standard_normal(len(knots) + 4), np.ones(5) / 2, "valid")
    return np.interp(coarse, knots, walk)


def _mouth(frequency: Wave, formants: Sequence[Wave]) -> NDArray[np.complex128]:
    """Resonances side by side, signs alternating so that no holes open between them."""
    total = np.zeros(len(frequency), np.complex128)
    for number, (centre, width, gain) in enumerate(zip(formants, WIDTHS, GAINS, strict=True)):
        sign = -gain if number % 2 else gain
        total += sign * centre * width / (centre**2 - frequency**2 + 1j * width * frequency)
    return total


def crowd(number: int, rng: np.random.Generator) -> list[Throat]:
    """People of the market: men, women and an errand boy now and then."""
    people = []
    for _ in range(number):
        high = rng.random() < 0.35
        pitch = rng.uniform(215, 290) if high else rng.uniform(115, 175)
        size = rng.uniform(0.8, 0.88) if high else rng.uniform(0.93, 1.04)
        people.append(Throat(float(pitch), float(size)))
    return people


def chorus(number: int, shout: Shout, rng: np.random.Generator, spread: float = 0.022) -> Wave:
    """A few people who call the same at nearly the same moment."""
    late = [0.0, *rng.uniform(0.0, spread, number - 1).tolist()]
    voices = [
        (at, float(rng.uniform(0.6, 1.0)), shouted(throat, shout, rng))
        for at, throat in zip(late, crowd(number, rng), strict=True)
    ]
    return normal(highpass(mix(*voices), 140))
