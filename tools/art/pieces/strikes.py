"""Strokes of a blade: the knife over a card in the duel, Annul over a 4 in the auction."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import dot, stroke
from tools.art.press.curves import Line, straight
from tools.art.press.inks import SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet

CUT: Final = (900, 600)
BLADE: Final = (640, 480)
CUTS: Final = ((0.0, 1.0, 18.0, False), (0.0, 1.0, 56.0, True), (0.34, 1.0, 24.0, True))
BLADES: Final = (
    (0.0, 0.42, 26.0, False),
    (0.0, 0.8, 40.0, True),
    (0.0, 1.0, 40.0, True),
    (0.46, 1.0, 14.0, True),
)
"""From which part of the way to which, how broad, and whether it draws drops."""


def strike(size: tuple[int, int], way: Line, wide: float, wet: bool, seed: int) -> Image.Image:
    """Washi with a vermilion shadow; its end is broad, its beginning a hair."""
    sheet = Sheet(size, size, seed)
    edge = stroke(way, wide, seed, (0.01, 0.01), 1, 0.05, _lens)
    fall = _lens(np.linspace(0, 1, len(way)))[:, None] * np.array([[wide * 0.1, wide * 0.26]])
    shadow = stroke(way + fall, wide * 1.15, seed, (0.01, 0.01), 1, 0.05, _lens)
    drops = _drops(way, wide, seed) if wet else ""
    rim = f'<g stroke="#000" stroke-width="7" stroke-linejoin="round">{edge}{shadow}</g>'
    sheet.ink(Block(rim + drops, SUMI, 1, 0, 0, 0, cover=1))
    sheet.ink(Block(shadow + drops, VERMILION, 1, 0.2, 0.06, cover=1))
    sheet.ink(Block(edge, SNOW, 1, 0.08, 0.02, cover=1))
    sheet.cut(rim + drops)
    return sheet.picture()


def _lens(way: Line) -> Line:
    """Sharp at both ends, broadest beyond the middle."""
    return np.asarray(2.05 * way**1.1 * (1 - way) ** 0.7 + 0.015)


def _drops(way: Line, wide: float, seed: int) -> str:
    """Thrown off towards the stroke's end."""
    chance, drawn = np.random.default_rng(seed), ""
    for _ in range(12):
        x, y = way[int(chance.uniform(0.3, 1) * (len(way) - 1))]
        far = chance.uniform(0.7, 1.6) * wide * chance.choice([-1, 1])
        drawn += dot(float(x + far * 0.6), float(y + far), float(chance.uniform(2, 6)))
    return drawn


def frame(size: tuple[int, int], start: float, end: float, wide: float, wet: bool, seed: int) -> Image.Image:
    """From the lower left to the upper right, or a part of that way."""
    low, high = np.array([size[0] * 0.05, size[1] * 0.93]), np.array([size[0] * 0.95, size[1] * 0.07])
    ends = [low + (high - low) * part for part in (start, end)]
    way = straight((float(ends[0][0]), float(ends[0][1])), (float(ends[1][0]), float(ends[1][1])), 40)
    bend = np.sin(np.linspace(0, np.pi, 40))[:, None] * np.array([[-10.0, -14.0]])
    return strike(size, way + bend, wide, wet, seed)


MADE: Final = {
    **{f"art/duel/cut_{number}": (CUT, *cut, 140 + number) for number, cut in enumerate(CUTS, 1)},
    **{f"art/blade_{number}": (BLADE, *cut, 150 + number) for number, cut in enumerate(BLADES, 1)},
}
PICTURES: Final = {name: Picture(how[0], partial(frame, *how), 48) for name, how in MADE.items()}
