"""Lines around plates: a brush stroke of living width, and the nicks a cut block has along its rim."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.picture import Picture

LONG: Final = 1024
EDGE: Final = (LONG, 24)
NICK: Final = (LONG, 8)
SOLID: Final = 0.62
"""The part of the stroke's height that is always inked, on its outer side."""


def edge() -> Image.Image:
    """White, so that the game can dye it; its first row is the outer one, and its ends meet."""
    depth = EDGE[1] * (SOLID + 0.16 * _swell(3, 26) + 0.05 * _swell(4, 3)).clip(0.42, 1)
    rows = np.arange(EDGE[1])[:, None] + 0.5
    inked = (depth[None] - rows + 0.5).clip(0, 1)
    return _white(inked)


def nick() -> Image.Image:
    """Opaque but for what is missing of the outermost rows."""
    gone = NICK[1] * (0.16 * _swell(6, 5) + 0.10 * _swell(7, 1.6) - 0.02).clip(0, 0.8)
    rows = np.arange(NICK[1])[:, None] + 0.5
    return _white((rows - gone[None] + 0.5).clip(0, 1))


def _swell(seed: int, wide: float) -> NDArray[np.float64]:
    """Noise that repeats after LONG; deviation 1."""
    white = np.random.default_rng(seed).standard_normal(LONG)
    blur = np.exp(-2 * (np.pi * wide * np.fft.rfftfreq(LONG)) ** 2)
    smooth: NDArray[np.float64] = np.fft.irfft(np.fft.rfft(white) * blur, LONG)
    swell: NDArray[np.float64] = (smooth - smooth.mean()) / smooth.std()
    return swell


def _white(alpha: NDArray[np.float64]) -> Image.Image:
    drawn = np.full((*alpha.shape, 4), 255, np.uint8)
    drawn[..., 3] = (alpha * 255 + 0.5).astype(np.uint8)
    return Image.fromarray(drawn)


PICTURES: Final = {
    "art/interface/edge": Picture(EDGE, edge),
    "art/interface/nick": Picture(NICK, nick),
}
