"""A wide print cut into a left end, a middle that repeats, and a right end."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

END, STEP = 40, 80
WIDE: Final = 2 * END + 2 * STEP
"""Printed with two middles, so that there is something to blend."""

BLEND: Final = 14
"""Over so many pixels the paper's own texture goes from one end of the middle to the other."""


def parts(printed: Image.Image) -> dict[str, Image.Image]:
    """The drawing repeats every STEP between the ends; the paper and the ink do not, so they are blended."""
    values = np.asarray(printed.convert("RGBA"), np.float32)
    middle = values[:, END : END + STEP].copy()
    share = np.linspace(0, 1, BLEND)[None, :, None]
    middle[:, -BLEND:] = middle[:, -BLEND:] * (1 - share) + values[:, END - BLEND : END] * share
    right = values[:, -END:].copy()
    right[:, :BLEND] = values[:, END : END + BLEND] * (1 - share) + right[:, :BLEND] * share
    # What only the left end has must not come round into the middle.
    middle[..., 3] = np.where(middle[..., 3] > 0, values[:, END : END + STEP, 3], 0)
    cut = {"left": values[:, :END], "middle": middle, "right": right}
    return {name: Image.fromarray(part.round().astype(np.uint8)) for name, part in cut.items()}
