"""The arrow beside a choice: one press of a broad brush, white, so that the game can dye it."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import mask
from tools.art.press.brush import shape
from tools.art.press.curves import smooth

SIZE: Final = (48, 48)
TIP: Final = smooth(
    [(9, 5), (15, 8), (27, 16), (43, 24), (28, 32), (15, 41), (9, 43), (12, 30), (11, 18)], closed=True
)


def arrow() -> Image.Image:
    """Points right."""
    drawn = np.full((SIZE[1], SIZE[0], 4), 255, np.uint8)
    drawn[..., 3] = (mask(shape(TIP), SIZE, SIZE) * 255).astype(np.uint8)
    return Image.fromarray(drawn)


PICTURES: Final = {"art/interface/arrow": Picture(SIZE, arrow)}
