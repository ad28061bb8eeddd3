"""The icon's sizes in one file, as Windows wants them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image

from tools.art.picture import ASSETS

FILE: Final = ASSETS / "icon.ico"
PACKED: Final = (16, 24, 32, 48, 64, 128, 256)
"""Windows knows no larger ones."""


def pack(folder: Path = ASSETS / "art" / "icon") -> bytes:
    """Each size as it was printed; none is made from another."""
    icons = [Image.open(folder / f"{size}.png").convert("RGBA") for size in PACKED]
    out = io.BytesIO()
    icons[-1].save(out, "ICO", sizes=[icon.size for icon in icons], append_images=icons[:-1])
    return out.getvalue()
