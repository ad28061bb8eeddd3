"""Boats of the harbor: hulls seen from the side and a little from above, with free places for barrels."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.hulls import Hull, foam, key_lines, planks, wash
from tools.art.pieces.rigs import sail, scull
from tools.art.pieces.slots import DECK, NAMES, SLOTS, places
from tools.art.press.block import Block, Figure
from tools.art.press.brush import fading, shape
from tools.art.press.curves import joined
from tools.art.press.inks import (
    BARK,
    CEDAR,
    INDIGO,
    PAPER,
    PEACH,
    VERMILION,
    Ink,
)
from tools.art.species.forms import behind

SIZE: Final = (320, 200)


PAINT: Final[dict[str, Ink]] = {"one": VERMILION, "two": INDIGO, "three": VERMILION, "four": INDIGO}


def boat(name: str) -> Figure:
    """About the middle of the deck; bow to the right."""
    count = NAMES.index(name) + 1
    hull, slots = Hull(count), [(x - 152, y - DECK) for x, y in SLOTS[name]]
    rig = sail(count) if count > 1 else scull(hull.half)
    wake = wash(hull)
    paint = joined(hull.near, hull.wale[::-1])
    low = fading("low", (0, 20), (0, 58), 0.1, 1.0)
    return Figure(
        hull.whole + rig.silhouette + wake,
        (
            *foam(hull),
            *rig.blocks[:-1],
            Block(hull.whole, PAPER, 1, 0, 0, 0, cover=1),
            Block(shape(hull.deck), PEACH, 0.75, grain=0.3),
            Block(planks(hull), CEDAR, 0.75),
            Block(shape(hull.side) + shape(hull.prow), CEDAR, 0.97, grain=0.35, cover=0.9),
            Block(low + shape(hull.side, 'fill="url(#low)"'), BARK, 0.9),
            Block(shape(paint), PAINT[name], 0.97, cover=1),
            *places(slots),
            key(key_lines(hull) + behind(rig.blocks[-1].svg, hull.whole, "hull")),
        ),
    )


def afloat(name: str) -> Image.Image:
    """On nothing: the water is the table's."""
    return cutout(boat(name), SIZE, 152, DECK, 1, 80 + len(name))


PICTURES: Final = {f"art/harbor/boats/{name}": Picture(SIZE, partial(afloat, name)) for name in NAMES}
