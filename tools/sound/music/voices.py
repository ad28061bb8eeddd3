"""Instruments as a player handles them: how long a note rings, and how its pitch moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from tools.sound.breath import Bore, blown
from tools.sound.strings import koto, shamisen
from tools.sound.waves import RATE, Wave, bent


class Voice(Protocol):
    """One note of one instrument."""

    def __call__(
        self, pitch: float, seconds: float, rng: np.random.Generator, force: float, marks: str
    ) -> Wave:
        """A sound of about so many seconds."""


def shamisen_voice(pitch: float, seconds: float, rng: np.random.Generator, force: float, marks: str) -> Wave:
    """Rings a moment into the next note, then a finger stops it."""
    stroke = "left" if "^" in marks else "up" if "'" in marks else "down"
    return _stopped(shamisen(pitch, seconds + 0.3, rng, force, stroke), 0.22)


def koto_voice(pitch: float, seconds: float, rng: np.random.Generator, force: float, marks: str) -> Wave:
    """Nobody stops a koto's string."""
    return _stopped(koto(pitch, min(max(seconds + 1.2, 1.6), 3.4), rng, force), 0.5)


def _stopped(sound: Wave, seconds: float) -> Wave:
    left = np.arange(len(sound), 0, -1) / RATE
    return sound * np.minimum(1, left / seconds)


@dataclass(frozen=True)
class Flute:
    """Notes run into each other on one breath."""

    bore: Bore

    def __call__(
        self, pitch: float, seconds: float, rng: np.random.Generator, force: float, marks: str
    ) -> Wave:
        """Blown a moment into the next note."""
        return blown(self.bore, pitch, seconds + 0.08, rng, force)


def swung(sound: Wave, seconds: float, marks: str) -> Wave:
    """Slides and swings, as a curve of pitch over a note of so many seconds."""
    if not set("<>~") & set(marks):
        return sound
    t = np.arange(len(sound)) / RATE
    cents = np.zeros(len(sound))
    if "<" in marks:
        cents += np.interp(t, (0.03, 0.14), (-180, 0))
    if "~" in marks:
        cents += 14 * np.clip((t - 0.2) / 0.3, 0, 1) * np.sin(2 * np.pi * 5.2 * t)
    if ">" in marks:
        cents += np.interp(t, (seconds * 0.6, seconds), (0, -190))
    return bent(sound, cents)
