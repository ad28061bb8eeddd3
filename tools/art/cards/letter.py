"""The letter of a kind, centred; the star is drawn, for no face of ours has a good one."""

from __future__ import annotations

import numpy as np

from tools.art.press.brush import shape, words
from tools.art.press.curves import Line

STAR = "★"


def letter(sign: str, x: float, y: float, size: float) -> str:
    """Its middle at x, y; `size` is that of the type."""
    if sign == STAR:
        return shape(_star(x, y + size * 0.02, size * 0.4))
    return words(sign, x, y + size * 0.355, size, "number")


def _star(x: float, y: float, radius: float) -> Line:
    """Five points, a little fuller than the straight star."""
    turn = np.radians(np.arange(10) * 36 - 90)
    reach = np.where(np.arange(10) % 2, 0.44, 1.0) * radius
    return np.column_stack([x + reach * np.cos(turn), y + reach * np.sin(turn)])
