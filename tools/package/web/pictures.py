"""Smaller pictures: fewer pixels where asked, and packed as tightly as PNG can be."""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO
from typing import Final

import oxipng
from PIL import Image

from tools.art.picture import cut_out, softness

MOST: Final = 256
"""Inks of a palette."""

EDGES: Final = 0.1
"""The part of a picture that its edges take at most."""

FEW: Final = 64
EFFORT: Final = 2
"""Of six: more takes four times as long and saves a thousandth."""


def smaller(content: bytes, scale: Fraction) -> bytes:
    """The same picture, or at a fraction of its size one with a palette of its own."""
    scaled = content if scale == 1 else _scaled(content, scale)
    return oxipng.optimize_from_memory(scaled, level=EFFORT, strip=oxipng.StripChunks.safe())


def _scaled(content: bytes, scale: Fraction) -> bytes:
    """With as few inks as the picture had."""
    with Image.open(BytesIO(content)) as opened:
        see_through, inks = opened.has_transparency_data, len(opened.getcolors(MOST) or range(MOST))
        full = opened.convert("RGBA" if see_through else "RGB")
    drawn = full.resize((round(full.width * scale), round(full.height * scale)), Image.Resampling.LANCZOS)
    packed = BytesIO()
    _printed(drawn, inks).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def _printed(drawn: Image.Image, inks: int) -> Image.Image:
    """Edges may be soft; what glows is undithered: no bands show where it is small, and it packs better."""
    if drawn.mode == "RGB":
        return drawn.quantize(inks, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    if inks > FEW and softness(drawn) < EDGES:
        return cut_out(drawn, inks)
    return drawn.quantize(inks, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
