"""What plates are printed with: wood grain for dark inks, paper for light ones; neither has a seam."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press import textures
from tools.art.press.block import Mask

SIDE: Final = 512
LEVELS: Final = 4
"""Greys are stored in steps of so many: a seventh of the bytes, and nobody sees it."""


def grain() -> Image.Image:
    """Where a rubbed block gave less ink; white is full ink."""
    shape = textures.TILE, textures.TILE
    wood, cloud = textures.grain(shape, 4, 1), textures.mottle(shape, 5, 1)
    kept = 1 - 0.20 * wood - 0.045 * (cloud + 1.2).clip(0, 4)
    return _grey(kept.astype(np.float32))


def washi() -> Image.Image:
    """Fibres and pulp."""
    shape = textures.TILE, textures.TILE
    return _grey(np.float32(0.96) + (textures.washi(shape, 6, 1) - 1) * np.float32(1.4))


def _grey(factor: Mask) -> Image.Image:
    """Half as large, as factors from 0 to 1."""
    small = (factor[::2, ::2] + factor[1::2, ::2] + factor[::2, 1::2] + factor[1::2, 1::2]) / 4
    return Image.fromarray(((small.clip(0, 1) * 255 + 0.5) // LEVELS * LEVELS + LEVELS - 1).astype(np.uint8))


PICTURES: Final = {
    "art/interface/grain": Picture((SIDE, SIDE), grain, 0),
    "art/interface/washi": Picture((SIDE, SIDE), washi, 0),
}
