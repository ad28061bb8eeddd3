"""House fronts without their counter, and the signs of the houses alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.houses import HOUSES
from tools.art.pieces.labels import LABELLED
from tools.art.pieces.shopfront import House, cloth, eaves, room
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, outline, ring, shape
from tools.art.press.inks import SUMI
from tools.art.press.sheet import Sheet

VIEW: Final = (260, 100)
SIZE: Final = (520, 200)
MIDDLE: Final = (130.0, 53.0)
RADIUS: Final = 42.0
PLATE: Final = shapes.plate(2.5, 2.5, 255, 95, 6)
EMBLEM: Final = (160, 160)
ROUND: Final = (46.0, 46.0, 43.6)
EXTRAS: Final = tuple(name for name in HOUSES if name not in LABELLED)


def front(name: str) -> Image.Image:
    """At twice the units of the houses: what was their upper part fills it."""
    house, seed = HOUSES[name], 720 + list(HOUSES).index(name)
    sheet = Sheet(VIEW, SIZE, seed)
    room(sheet)
    cloth(sheet, house)
    eaves(sheet)
    _disc(sheet, house, *MIDDLE, RADIUS)
    sheet.lines(outline(shapes.worn(PLATE, 0.3, 3), 4, 3, 0.12), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(1.4, 1.4, 257.2, 97.2, 7), 0.2, 5)))
    return sheet.picture()


def emblem(name: str) -> Image.Image:
    """Without its house."""
    sheet = Sheet((92, 92), EMBLEM, 740 + EXTRAS.index(name))
    x, y, radius = ROUND
    _disc(sheet, HOUSES[name], x, y, radius)
    sheet.cut(dot(x, y, radius + 2))
    return sheet.picture()


def _disc(sheet: Sheet, house: House, x: float, y: float, radius: float) -> None:
    sheet.shade(dot(x + 1.5, y + 3, radius + 2), 0.5, 2)
    sheet.ink(Block(dot(x, y, radius + 1), house.ink, 1, grain=0.1, cover=1))
    sheet.bare(dot(x, y, radius - 4), 0.35)
    wash = fading("wash", (0, y), (0, y + radius), 0.0, 0.6)
    sheet.ink(Block(wash + dot(x, y, radius - 4, 'fill="url(#wash)"'), house.ink, 0.6))
    sheet.lines(ring(x, y, radius - 4, 2) + ring(x, y, radius + 0.5, 3.2), SUMI)
    sheet.print(house.sign(), x, y, 0.93 * radius / 44)


PICTURES: Final = {
    **{f"art/harbor/fronts/{name}": Picture(SIZE, partial(front, name)) for name in HOUSES},
    **{f"art/harbor/emblems/{name}": Picture(EMBLEM, partial(emblem, name)) for name in EXTRAS},
}
