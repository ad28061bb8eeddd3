"""The hand cart of the rental house: a bed and two shafts over great spoked wheels."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.shapes import plate
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, outline, ring, shape, stroke, words
from tools.art.press.curves import Line, arc, smooth, straight
from tools.art.press.inks import (
    BARK,
    CEDAR,
    OCHRE,
    PEACH,
    VERMILION,
)
from tools.art.species.forms import behind

SIZE: Final = (152, 112)
WHEEL: Final = (56.0, 74.0, 33.0)


def cart() -> Figure:
    """Bed and shafts over a great spoked wheel, three crates lashed on; pulled to the right."""
    x, y, r = WHEEL
    bed = smooth([(6, 50), (60, 50), (106, 52), (126, 58), (146, 72)])
    beam = stroke(bed, 9, 1, (0.01, 0.01), 0.9, 0.05)
    crates = (plate(16, 20, 34, 27, 2), plate(52, 17, 36, 30, 2), plate(30, 2, 32, 18, 2))
    load = "".join(shape(crate) for crate in crates)
    tyre = ring(x, y, r - 4.5, 9)
    spokes = "".join(
        stroke(
            straight(tuple(arc(x, y, 6, t, t + 1, 2)[0]), tuple(arc(x, y, r - 7, t, t + 1, 2)[0])),
            6,
            t,
            (0.01, 0.01),
            0.9,
            0.05,
        )
        for t in range(10, 370, 40)
    )
    return Figure(
        load + beam + tyre + spokes + dot(x, y, 9),
        (
            Block(load, PEACH, 0.9, grain=0.3, cover=1),
            Block(shape(crates[1]), OCHRE, 0.6),
            Block(beam + spokes, CEDAR, 0.97, cover=1),
            Block(tyre, CEDAR, 0.97, grain=0.3, cover=1),
            Block(_tyre_shade(), BARK, 0.8),
            Block(dot(x, y, 9), VERMILION, 0.97, cover=1),
            key(_cart_lines(bed, crates)),
        ),
    )


def _tyre_shade() -> str:
    """The lower half of the tyre."""
    x, y, r = WHEEL
    return stroke(arc(x, y, r - 4.5, 0, 150, 40), 8, 3, (0.3, 0.3), 0.2)


def _cart_lines(bed: Line, crates: tuple[Line, ...]) -> str:
    x, y, r = WHEEL
    wheel = dot(x, y, r)
    drawn = "".join(outline(crate, 3.4, n) for n, crate in enumerate(crates))
    drawn += stroke(smooth([(33, 20), (34, 34), (33, 47)]), 2, 4) + stroke(
        smooth([(69, 17), (71, 32), (70, 47)]), 2, 5
    )
    drawn += words("魚", 46, 17, 15, "brush")
    drawn += stroke(bed + np.array([0, 4.8]), 3, 6, (0.01, 0.02), 0.7) + stroke(
        bed - np.array([0, 4.8]), 3, 7, (0.01, 0.02), 0.7
    )
    drawn = behind(drawn, wheel, "wheel") + stroke(straight((145, 60), (148, 82)), 5.5, 9, (0.05, 0.05), 0.7)
    drawn += ring(x, y, r, 4.2) + ring(x, y, r - 9, 2.8) + ring(x, y, 9, 3.2) + dot(x, y, 3)
    for turn in range(10, 370, 40):
        for side in (-7.5, 7.5):
            start, end = arc(x, y, 9, turn + side * 2.4, 0, 2)[0], arc(x, y, r - 9, turn + side, 0, 2)[0]
            drawn += stroke(straight(tuple(start), tuple(end)), 1.9, turn)
    return drawn + stroke(straight((6, 43), (6, 57)), 4, 10)


PICTURES: Final = {"art/harbor/cart": Picture(SIZE, lambda: cutout(cart(), SIZE, 0, 0, 1, 76))}
