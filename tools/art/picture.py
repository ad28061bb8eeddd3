"""What the build has to know of a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

ASSETS: Final = Path(__file__).parents[2] / "assets"


@dataclass(frozen=True)
class Picture:
    """Drawn anew it comes out the same. `colours` makes it a palette of so many; 0 keeps them all.

    Stored at 4/3 of its size on a screen of 1080 lines, so that it is sharp at 1440.
    """

    size: tuple[int, int]
    draw: Callable[[], Image.Image]
    colours: int = 256


def write(picture: Picture, file: Path) -> None:
    """As small as PNG allows; a picture with an alpha keeps all its colours, palettes fray its edges."""
    drawn = picture.draw()
    if drawn.size != picture.size:
        raise ValueError(f"{file.name}: drawn {drawn.size}, expected {picture.size}")
    if picture.colours and drawn.mode == "RGB":
        drawn = drawn.quantize(picture.colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG)
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn.save(file, "PNG", optimize=True)
