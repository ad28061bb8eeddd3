"""Light that falls past the edge of what was cut out."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.press.block import mask
from tools.art.press.inks import Ink


def glowing_behind(drawn: Image.Image, svg: str, colour: Ink, strength: float, blur: float) -> Image.Image:
    """Behind a picture in its own units; `svg` is what shines, `blur` how far, in pixels."""
    bright = gaussian_filter(mask(svg, drawn.size, drawn.size).astype(np.float64), blur) * strength
    bright = bright * _fading_out(drawn.size)
    light = np.empty((*bright.shape, 4), np.uint8)
    light[..., :3] = colour
    light[..., 3] = (bright.clip(0, 1) * 255).astype(np.uint8)
    return Image.alpha_composite(Image.fromarray(light), drawn)


def _fading_out(size: tuple[int, int]) -> np.ndarray:
    """Nothing is left at the edge of the picture, where it would show as a line."""
    rows, columns = (np.minimum(np.arange(n), np.arange(n)[::-1]) for n in (size[1], size[0]))
    return np.minimum.outer(rows / 8, columns / 8).clip(0, 1)
