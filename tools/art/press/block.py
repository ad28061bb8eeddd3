"""Blocks: what one colour prints, cut as SVG and rendered to a mask."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from tools.art.press.inks import Ink

Mask: TypeAlias = NDArray[np.float32]
"""Rows of densities from 0 to 1."""

COARSE: Final = 8
"""Pixels of the coarse look are so many times as large."""

FONTS: Final = Path(__file__).parents[3] / "assets" / "fonts"
FAMILIES: Final = {
    "text": ("M PLUS 1p", 500),
    "bold": ("M PLUS 1p", 700),
    "title": ("Shippori Mincho", 800),
    "number": ("Barlow Condensed", 800),
    "brush": ("Yuji Syuku", 400),
}


@dataclass(frozen=True)
class Block:
    """One ink and where it goes. Opaque density, how much the wood shows, how uneven, how dark the rim."""

    svg: str
    ink: Ink
    density: float = 0.95
    grain: float = 0.22
    mottle: float = 0.10
    rim: float = 0.22
    cover: float | None = None
    """1 hides what is under it, 0 only darkens it; by default dark inks darken and light ones cover."""


@dataclass(frozen=True)
class Figure:
    """Something drawn once and printed anywhere: its blocks in order, and the ground kept free for it."""

    silhouette: str
    blocks: tuple[Block, ...] = field(default_factory=tuple)


@cache
def _fonts() -> list[str]:
    return sorted(str(file) for file in FONTS.glob("*.ttf"))


def mask(svg: str, view: tuple[float, float], size: tuple[int, int]) -> Mask:
    """The fragment's opacity; `view` is what its units span, `size` the pixels.

    A coarse look finds where there is anything, and only that is rendered finely: most blocks are small.
    """
    width, height = size
    whole = np.zeros((height, width), np.float32)
    coarse = _render(svg, (0, 0, *view), (-(-width // COARSE), -(-height // COARSE)))
    rows, columns = np.flatnonzero(coarse.any(axis=1)), np.flatnonzero(coarse.any(axis=0))
    if len(rows):
        left, right = _reach(columns, width)
        top, bottom = _reach(rows, height)
        across, down = view[0] / width, view[1] / height
        part = (left * across, top * down, (right - left) * across, (bottom - top) * down)
        whole[top:bottom, left:right] = _render(svg, part, (right - left, bottom - top))
    return whole


def _reach(found: NDArray[np.intp], most: int) -> tuple[int, int]:
    """In fine pixels, with room for what was too thin to be seen."""
    return max((int(found[0]) - 2) * COARSE, 0), min((int(found[-1]) + 3) * COARSE, most)


def _render(svg: str, part: tuple[float, float, float, float], size: tuple[int, int]) -> Mask:
    (x, y, across, down), (width, height) = part, size
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {across} {down}" width="{width}"'
        f' height="{height}" preserveAspectRatio="none">{svg}</svg>'
    )
    png = resvg_py.svg_to_bytes(
        svg_string=document, width=width, height=height, font_files=_fonts(), skip_system_fonts=True
    )
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    return np.asarray(picture)[..., 3].astype(np.float32) / np.float32(255)
