"""Smaller pictures: fewer pixels where asked, and packed as tightly as PNG can be."""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import oxipng
from PIL import Image

from tools.art.picture import Picture, write

EFFORT: Final = 2
"""Of six: more takes four times as long and saves a thousandth."""


def smaller(content: bytes, scale: Fraction) -> bytes:
    """The same picture, or at a fraction of its size one with a palette of its own."""
    scaled = content if scale == 1 else _scaled(content, scale)
    return oxipng.optimize_from_memory(scaled, level=EFFORT, strip=oxipng.StripChunks.safe())


def _scaled(content: bytes, scale: Fraction) -> bytes:
    with Image.open(BytesIO(content)) as opened:
        see_through = opened.has_transparency_data
        full = opened.convert("RGBA" if see_through else "RGB")
    size = round(full.width * scale), round(full.height * scale)
    drawn = full.resize(size, Image.Resampling.LANCZOS)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "picture.png"
        write(Picture(size, lambda: drawn), file)
        return file.read_bytes()
