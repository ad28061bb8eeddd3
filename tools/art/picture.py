"""What the build has to know of a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

ASSETS: Final = Path(__file__).parents[2] / "assets"

LARGE: Final = 40_000
"""Pixels from which a palette pays, though the picture is see-through somewhere."""

SOLID: Final = 250
SOFT: Final = 0.03
"""At most so much of it may be neither solid nor nothing."""

SHADES: Final = 16


@dataclass(frozen=True)
class Picture:
    """Drawn anew it comes out the same. `colours` makes it a palette of so many; 0 keeps them all.

    Stored at 4/3 of its size on a screen of 1080 lines, so that it is sharp at 1440.
    """

    size: tuple[int, int]
    draw: Callable[[], Image.Image]
    colours: int = 256


def write(picture: Picture, file: Path) -> None:
    """As small as PNG allows."""
    drawn = picture.draw()
    if drawn.size != picture.size:
        raise ValueError(f"{file.name}: drawn {drawn.size}, expected {picture.size}")
    file.parent.mkdir(parents=True, exist_ok=True)
    if picture.colours and drawn.mode == "RGB":
        indexed(drawn, picture.colours).save(file, "PNG", optimize=True)
    elif picture.colours and drawn.mode == "RGBA" and _mostly_solid(drawn):
        cut_out(drawn, picture.colours).save(file, "PNG", optimize=True)
    else:
        drawn.save(file, "PNG", optimize=True)


def indexed(drawn: Image.Image, colours: int) -> Image.Image:
    """Rare colours keep their place: a palette by frequency would turn green weed in a red print grey."""
    palette = drawn.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    return drawn.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)


def _mostly_solid(drawn: Image.Image) -> bool:
    """Large, and see-through only along its edges."""
    return drawn.width * drawn.height >= LARGE and softness(drawn) < SOFT


def softness(drawn: Image.Image) -> float:
    """The part of it that is neither solid nor nothing: small or glowing pictures keep all their colours."""
    alpha = np.asarray(drawn)[..., 3]
    return float(((alpha > 0) & (alpha < SOLID)).mean())


def cut_out(drawn: Image.Image, colours: int) -> Image.Image:
    """A palette for what is solid, and a few shades from there to nothing in the edges' own colour."""
    values = np.asarray(drawn)
    alpha = values[..., 3]
    solid = indexed(drawn.convert("RGB"), colours - SHADES)
    at = np.array(solid)
    edge = (alpha > 0) & (alpha < SOLID)
    shade = np.rint(alpha * ((SHADES - 1) / 255)).astype(np.uint8)
    at[alpha < SOLID] = (colours - SHADES + shade)[alpha < SOLID]
    mean = values[edge][:, :3].mean(axis=0) if edge.any() else np.zeros(3)
    palette = (solid.getpalette() or [])[: 3 * (colours - SHADES)]
    palette += [0] * (3 * (colours - SHADES) - len(palette)) + [round(float(part)) for part in mean] * SHADES
    image = Image.fromarray(at, "P")
    image.putpalette(palette)
    opacity = [255] * (colours - SHADES) + [round(255 * number / (SHADES - 1)) for number in range(SHADES)]
    image.info["transparency"] = bytes(opacity)
    return image
