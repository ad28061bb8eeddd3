"""Drum parts as rows of signs, one sign a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tools.sound.drums import clappers, rim, shime, taiko, wood
from tools.sound.metal import gong, kane, rin
from tools.sound.music.loop import Loop
from tools.sound.voice import VOWEL_A, VOWEL_I, VOWEL_O, Shout, chorus
from tools.sound.waves import Wave

LATE: Final = 0.004
Stroke = tuple[Callable[[np.random.Generator], Wave], float, float]
"""The sound, its gain, its place on the stage."""

YO: Final = Shout(
    0.5,
    [(0.0, VOWEL_I), (0.09, VOWEL_O), (0.5, VOWEL_O)],
    [(0.0, -2.0), (0.25, 3.0), (0.5, 5.0)],
    [(0.0, 0.3), (0.1, 0.9), (0.3, 1.0), (0.5, 0.0)],
)
HA: Final = Shout(
    0.26, [(0.0, VOWEL_A)], [(0.0, 3.0), (0.26, -4.0)], [(0.0, 0.2), (0.04, 1.0), (0.14, 0.6), (0.26, 0.0)]
)
"""Kakegoe: calls by which drummers keep together."""

STROKES: Final[dict[str, Stroke]] = {
    "D": (lambda rng: taiko(68.0, 1.4, rng, 1.0), 0.9, 0.0),
    "d": (lambda rng: taiko(70.0, 1.0, rng, 0.5), 0.5, 0.0),
    "M": (lambda rng: taiko(118.0, 0.7, rng, 0.9), 0.5, -0.2),
    "m": (lambda rng: taiko(124.0, 0.5, rng, 0.5), 0.28, -0.2),
    "K": (lambda rng: rim(0.15, rng, 780.0), 0.4, 0.15),
    "k": (lambda rng: rim(0.12, rng, 860.0), 0.2, 0.15),
    "T": (lambda rng: shime(0.2, rng, 1.0), 0.42, 0.35),
    "t": (lambda rng: shime(0.14, rng, 0.5), 0.22, 0.35),
    "C": (lambda rng: kane(0.35, rng), 0.24, -0.45),
    "c": (lambda rng: kane(0.16, rng, 1720.0), 0.11, -0.45),
    "W": (lambda rng: wood(620.0, 0.14, rng, 0.03), 0.3, -0.3),
    "w": (lambda rng: wood(830.0, 0.1, rng, 0.022), 0.17, -0.3),
    "H": (lambda rng: clappers(0.4, rng), 0.3, -0.5),
    "G": (lambda rng: gong(196.0, 3.0, rng), 0.4, 0.3),
    "Y": (lambda rng: chorus(3, YO, rng, 0.03), 0.3, -0.25),
    "S": (lambda rng: chorus(4, HA, rng, 0.03), 0.32, 0.3),
    "R": (lambda rng: rin(880.0, 4.0, rng), 0.22, 0.4),
}


def drum(loop: Loop, rows: str, step: float, seed: int, level: float = 1.0, start: float = 0.0) -> None:
    """Bars and blanks are for the eye; a dot is a rest."""
    rng = np.random.default_rng(seed)
    for number, sign in enumerate(sign for sign in rows if not sign.isspace() and sign != "|"):
        if sign == ".":
            continue
        sound, gain, pan = STROKES[sign]
        late = float(np.clip(rng.normal(0, LATE), -2 * LATE, 2 * LATE))
        loop.put(sound(rng), start + number * step, level * gain * rng.uniform(0.86, 1.0), pan, late)
