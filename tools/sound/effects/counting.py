"""The count at the end: a roll and its hit, who leads now, notes that rise, the poster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tools.sound.drums import clappers, taiko, thump, wood
from tools.sound.metal import rin
from tools.sound.noise import rustle, wind
from tools.sound.space import room
from tools.sound.strings import koto
from tools.sound.waves import Wave, driven, mix

SCALE: Final = (293.66, 329.63, 392.0, 440.0, 493.88, 587.33, 659.26, 783.99)
"""Yo on D: no step of it is wrong after another."""


def roll(rng: np.random.Generator) -> Wave:
    """Two sticks on the great drum, closer and harder."""
    at, gap, strokes = 0.0, 0.105, []
    while at < 1.35:
        strokes.append(
            (at, 0.4 + 0.6 * at / 1.35, taiko(92.0 + rng.uniform(-2, 2), 0.5, rng, 0.4 + 0.5 * at / 1.35))
        )
        at, gap = at + gap, max(0.05, gap * 0.95)
    return driven(mix(*strokes), 1.6)


def hit(rng: np.random.Generator) -> Wave:
    """What the roll leads to."""
    drum = mix((0.0, 1.0, taiko(60.0, 1.3, rng, 1.0)), (0.0, 0.6, taiko(121.0, 0.6, rng, 1.0)))
    return room(driven(mix((0.0, 1.0, drum), (0.0, 0.5, clappers(0.3, rng))), 2.4), 0.8, 0.14)


def lead(rng: np.random.Generator) -> Wave:
    """Another leads: two clappers."""
    return mix(
        (0.0, 0.8, clappers(0.2, rng)), (0.09, 1.0, clappers(0.3, rng)), (0.09, 0.4, rin(1174.7, 0.5, rng))
    )


def dusk(rng: np.random.Generator) -> Wave:
    """A bot has won: one low drum, a bowl, and a wave that goes out."""
    wave = wind(rng, 2.2, [(0, 320), (0.9, 850), (2.2, 300)], [(0, 0.25), (0.9, 1), (2.2, 0)], 0.9)
    return room(
        mix((0.0, 1.0, taiko(56.0, 1.6, rng, 0.6)), (0.3, 0.5, wave), (0.05, 0.3, rin(293.66, 2.0, rng))),
        1.0,
        0.2,
    )


def unroll(rng: np.random.Generator) -> Wave:
    """The winner's poster: a long sheet runs off its roll and hangs."""
    sheet = wind(rng, 0.5, [(0, 900), (0.4, 2800), (0.5, 1600)], [(0, 0.5), (0.35, 1), (0.5, 0)], 0.7)
    rod = mix((0.0, 1.0, wood(392.0, 0.2, rng, 0.05)), (0.0, 0.6, thump(140.0, 0.2, rng, 0.04)))
    return mix((0.0, 0.7, sheet), (0.0, 0.7, rustle(rng, 0.5, 900, 4600, 90, 0.005)), (0.46, 1.0, rod))


def plaque(rng: np.random.Generator) -> Wave:
    """A wooden tag flips over, and a seal comes down on it."""
    return mix(
        (0.0, 0.5, wood(760.0, 0.06, rng, 0.014)),
        (0.07, 0.6, wood(620.0, 0.06, rng, 0.014)),
        (0.14, 1.0, thump(112.0, 0.2, rng, 0.05)),
        (0.14, 0.6, wood(330.0, 0.15, rng, 0.04)),
    )


def _note(number: int) -> Callable[[np.random.Generator], Wave]:
    def note(rng: np.random.Generator) -> Wave:
        return mix(
            (0.0, 1.0, koto(SCALE[number - 1], 0.7, rng, 0.8)),
            (0.0, 0.25, wood(SCALE[number - 1] * 2, 0.06, rng, 0.012)),
        )

    note.__name__ = f"note_{number}"
    return note


NOTES: Final = tuple(_note(number) for number in range(1, len(SCALE) + 1))
"""`note_1` to `note_8`: one pluck for each step of a count."""
