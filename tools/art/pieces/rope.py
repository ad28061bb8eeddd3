"""Rope laid of two strands, and the hook the duel's cards hang from."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import fading, outline, shape, stroke
from tools.art.press.curves import Line, Points, arc, joined, line, smooth
from tools.art.press.inks import BARK, CEDAR, INDIGO_LIGHT, OCHRE, SLATE, SNOW
from tools.art.species.forms import limb

SIZE: Final = (48, 200)


def strand(points: Points, width: float, seed: int = 0) -> str:
    """The rope's whole form, of nearly even width."""
    return stroke(points, width, seed, (0.001, 0.001), 0.95, 0.04)


def twists(points: Points, width: float, seed: int = 0, line_width: float = 1.8) -> str:
    """The lay of the strands: slanting strokes from edge to edge, each a shallow S."""
    given = line(points)
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(given, axis=0).T))])
    drawn, step = "", width * 0.62
    for number in range(int(way[-1] / step)):
        at = (number + 0.5) * step
        reach = [_beside(given, way, at + width * ahead, width * side) for ahead, side in _LAY]
        drawn += stroke(smooth(reach, steps=5), line_width, seed + number, (0.1, 0.1), 0.5)
    return drawn


_LAY: Final = ((-0.34, -0.46), (-0.06, -0.2), (0.06, 0.2), (0.34, 0.46))


def _beside(given: Line, way: Line, at: float, off: float) -> tuple[float, float]:
    here, there = (
        np.array([np.interp(place, way, given[:, axis]) for axis in (0, 1)]) for place in (at - 1, at + 1)
    )
    ahead = (there - here) / (np.hypot(*(there - here)) + 1e-9)
    x, y = (here + there) / 2 + off * np.array([-ahead[1], ahead[0]])
    return float(x), float(y)


def hook() -> Figure:
    """Hangs from the top edge: rope, whipping, an iron hook whose bow is 36 below the rope's end."""
    way = smooth([(25, -6), (22, 40), (26, 84), (24, 122)])
    bow = joined(smooth([(24, 118), (25, 142), (26, 154)]), arc(17, 166, 13.5, -48, 190)[2:])
    iron = limb(bow, [(0, 8.5), (0.3, 8), (0.75, 8.5), (1, 2)])
    whip = smooth([(16.5, 108), (32.5, 107), (33.5, 126), (15.5, 127)], closed=True)
    cords = "".join(
        stroke(smooth([(15, y + 1), (24, y + 2.5), (34, y)]), 1.8, int(y)) for y in (112, 117, 122)
    )
    shade = fading("side", (16, 0), (34, 0), 0.0, 0.2, 0.9)
    return Figure(
        strand(way, 16) + shape(iron) + shape(whip),
        (
            Block(strand(way, 16), OCHRE, 0.8, cover=0.9),
            Block(shade + f'<g fill="url(#side)">{strand(way, 16)}</g>', CEDAR, 0.8),
            Block(shape(iron), SLATE, 0.98, cover=0.9),
            Block(
                stroke(bow[6:-12] + np.array([-1.2, -0.6]), 2.2, 4, (0.3, 0.4)), INDIGO_LIGHT, 0.9, cover=1
            ),
            Block(shape(whip), SNOW, 0.95, cover=1),
            Block(cords, BARK, 0.95),
            key(_edges(way, 16) + twists(way, 16, 3) + outline(iron, 2.6, 5) + outline(whip, 2.6, 6)),
        ),
    )


def _edges(way: Line, width: float) -> str:
    left, right = (way + np.array([side * width / 2, 0.0]) for side in (-1, 1))
    return stroke(left, 2.8, 1, (0.01, 0.01), 0.7) + stroke(right, 3.2, 2, (0.01, 0.01), 0.7)


def hanging() -> Image.Image:
    """The card's upper edge goes into the bow of the hook."""
    return cutout(hook(), SIZE, 0, 0, 1, 31)


PICTURES: Final = {"art/duel/rope": Picture(SIZE, hanging)}
