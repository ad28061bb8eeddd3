"""Bamboo flutes: few partials, a pitch that scoops up to its note, and the air beside the tone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.sound.filters import bandpass
from tools.sound.waves import Wave, normal, samples, sine, times, white


@dataclass(frozen=True)
class Bore:
    """How one flute differs from another."""

    partials: tuple[float, ...]
    air: float
    rise: float
    """Seconds until the note speaks."""
    vibrato: float
    """Semitones, reached late in a long note."""


SHAKUHACHI: Final = Bore((1.0, 0.42, 0.2, 0.08, 0.04), 0.3, 0.07, 0.28)
SHINOBUE: Final = Bore((1.0, 0.55, 0.16, 0.09, 0.03), 0.12, 0.03, 0.2)


def blown(bore: Bore, frequency: float, seconds: float, rng: np.random.Generator, force: float = 0.7) -> Wave:
    """One note; `seconds` includes the time it takes to die away."""
    t = times(seconds)
    swell = np.minimum(1, t / bore.rise) * np.minimum(1, (seconds - t) / min(0.12, seconds / 3))
    late = np.clip((t - 0.35) / 0.5, 0, 1)
    tune = -0.5 * np.exp(-t / 0.035) + bore.vibrato * late * np.sin(2 * np.pi * (5.1 * t + rng.random()))
    pitch = frequency * np.exp2(tune / 12)
    shape = swell * (0.85 + 0.15 * np.exp(-t / 0.4) + 0.08 * late * np.sin(2 * np.pi * 5.1 * t))
    tone = sum(
        level * sine(pitch * (k + 1), seconds, rng.uniform(0, 6)) * shape ** (1 + 0.35 * k)
        for k, level in enumerate(bore.partials)
        if frequency * (k + 1) < 8000
    )
    air = bandpass(white(rng, seconds), frequency * 0.9, min(frequency * 3.2, 6500))
    puff = np.exp(-t / 0.05) * 0.8 + 0.5
    return normal(tone + bore.air * force * normal(air) * 2 * shape * puff)[: samples(seconds)]
