"""The seal pressed over a house whose sea is empty; never quite whole."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.places.cloth import seigaiha
from tools.art.press.block import mask
from tools.art.press.brush import clipped, outline, shape
from tools.art.press.inks import PAPER, VERMILION

SIZE: Final = (320, 110)
CALM: Final = (54, 18, 212, 74)
"""x, y, width and height that stay full of ink: the game writes there in washi."""


def pressed(edge: str, signs: str, size: tuple[int, int], seed: int) -> Image.Image:
    """Red where it took, paper where the block was cut, and thin spots through which the house is seen."""
    chance = np.random.default_rng(seed)
    clouds = gaussian_filter(chance.standard_normal((size[1], size[0])), 3) * 9
    gaps = gaussian_filter(chance.standard_normal((size[1], size[0])), 0.9) * 2.2
    took = (1.1 - 0.12 * clouds.clip(0, 3) - 0.5 * (gaps - 0.7).clip(0, 1)).clip(0.45, 1)
    drawn = np.empty((size[1], size[0], 4), np.uint8)
    cut = mask(signs, size, size)[..., None]
    tone = np.array(VERMILION) * (1 - 0.07 * clouds.clip(-1, 1)[..., None])
    drawn[..., :3] = (tone * (1 - cut) + np.array(PAPER) * cut).clip(0, 255)
    drawn[..., 3] = (mask(edge, size, size) * np.where(cut[..., 0] > 0.5, 1, took) * 255).astype(np.uint8)
    return Image.fromarray(drawn)


def empty_sea() -> Image.Image:
    """A frame of two lines and a swell at either end; the words come from the game."""
    edge = shapes.worn(shapes.plate(5, 5, 310, 100, 12), 0.8, 3)
    lines = outline(shapes.plate(14, 14, 292, 82, 6), 3.6, 4, 0.2)
    for x in (21.0, 270.0):
        field = shapes.plate(x, 20, 29, 70, 4)
        lines += clipped(seigaiha(x, 12, 29, 96, 14.7, 2.6, f"sea{x:.0f}"), shape(field), f"end{x:.0f}")
    picture = pressed(shape(edge), lines, SIZE, 7)
    values = np.array(picture)
    x, y, w, h = CALM
    values[y : y + h, x : x + w, 3] = np.maximum(values[y : y + h, x : x + w, 3], 236)
    return Image.fromarray(values)


PICTURES: Final = {"art/harbor/empty_sea": Picture(SIZE, empty_sea, 0)}
