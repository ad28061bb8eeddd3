"""How a picture looks without colour, and to people who see colours differently."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
WITHOUT: Final = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def grey(picture: Image.Image) -> Image.Image:
    """By luminance."""
    return picture.convert("L").convert("RGB")


def seen_with(picture: Image.Image, sight: str) -> Image.Image:
    """As somebody with one kind of cones missing sees it."""
    light = _linear(np.asarray(picture.convert("RGB"), np.float64) / 255)
    return Image.fromarray((_encoded((light @ np.array(WITHOUT[sight]).T).clip(0, 1)) * 255).astype(np.uint8))


def _linear(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def _encoded(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
