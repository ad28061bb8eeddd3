"""Free places on the decks of boats and barge: where barrels stand, and how the place looks empty."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.pieces.cutout import key
from tools.art.press.block import Block
from tools.art.press.brush import dot, ring, shape
from tools.art.press.curves import Line, Points, joined
from tools.art.press.inks import (
    BARK,
    SUMI,
)

DECK: Final = 134.0
ROUND: Final = 22.0
"""Radius of a free place."""
NAMES: Final = ("one", "two", "three", "four")
SLOTS: Final = {
    **{
        name: tuple((152 + 50 * (at - (count - 1) / 2), DECK) for at in range(count))
        for count, name in enumerate(NAMES, 1)
    },
    "barge": tuple(
        (128 - 16 * row + 52 * column, 77.0 + 51 * row) for row in range(2) for column in range(3)
    ),
}
"""Middles of the places, from the stern, in pixels of the picture."""


def places(slots: Points) -> tuple[Block, ...]:
    """Round beds, sunk a little: dark above, where the rim throws its shade."""
    beds = "".join(dot(x, y, ROUND - 1) for x, y in slots)
    rims = "".join(shape(_crescent(x, y)) for x, y in slots)
    return (
        Block(beds, BARK, 0.62, grain=0.25, cover=0.7),
        Block(rims, SUMI, 0.7),
        key("".join(ring(x, y, ROUND - 0.5, 2.6) for x, y in slots)),
    )


def _crescent(x: float, y: float) -> Line:
    turn = np.radians(np.linspace(180, 360, 24))
    outer = np.column_stack([x + 21 * np.cos(turn), y + 21 * np.sin(turn)])
    inner = np.column_stack([x + 21 * np.cos(turn), y + 13 * np.sin(turn)])
    return joined(outer, inner[::-1])
