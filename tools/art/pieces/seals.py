"""Vermilion stamps: sold, won, next round, the end; pressed by hand, so never quite whole."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.picture import Picture
from tools.art.pieces.shapes import plate, shrunk, worn
from tools.art.press.block import mask
from tools.art.press.brush import dot, outline, ring, shape, words
from tools.art.press.inks import PAPER, VERMILION

SIZE: Final = (128, 128)


def seal(sign: str, round_edge: bool, seed: int) -> Image.Image:
    """On a slip of paper, so that it is read on any ground."""
    edge = dot(64, 64, 58) if round_edge else shape(worn(plate(7, 7, 114, 114, 9), 0.9, seed))
    line = ring(64, 64, 50, 3) if round_edge else outline(shrunk(plate(7, 7, 114, 114, 9), 8), 3, seed, 0.2)
    sign_size = 78 if round_edge else 88
    signs = line + words(sign, 64, 64 + sign_size * 0.37, sign_size, "brush")
    cut = 1 - mask(signs, SIZE, SIZE)
    chance = np.random.default_rng(seed)
    pale = gaussian_filter(chance.standard_normal((SIZE[1], SIZE[0])), 9) * 24
    gaps = gaussian_filter(chance.standard_normal((SIZE[1], SIZE[0])), 0.9) * 2.2
    density = cut * (0.93 + 0.10 * pale).clip(0.55, 1) * (1.25 - 0.55 * gaps.clip(0, 2)).clip(0.15, 1)
    drawn = np.empty((SIZE[1], SIZE[0], 4), np.uint8)
    drawn[..., :3] = PAPER + (np.array(VERMILION) - PAPER) * density[..., None]
    drawn[..., 3] = (mask(edge, SIZE, SIZE) * 255).astype(np.uint8)
    return Image.fromarray(drawn)


PICTURES: Final = {
    "art/seals/sold": Picture(SIZE, partial(seal, "売", False, 3)),
    "art/seals/win": Picture(SIZE, partial(seal, "勝", False, 5)),
    "art/seals/round": Picture(SIZE, partial(seal, "次", True, 7)),
    "art/seals/final": Picture(SIZE, partial(seal, "終", True, 9)),
}
