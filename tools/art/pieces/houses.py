"""The houses round the harbor, each known by its cloth, its signs and what hangs over its door."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes, trades
from tools.art.pieces.cart import cart
from tools.art.pieces.labels import LABELLED
from tools.art.pieces.shopfront import RADIUS, SIZE, House, cloth, counter, eaves, hang, room
from tools.art.places.boats import boat
from tools.art.press.block import Figure
from tools.art.press.brush import outline, shape
from tools.art.press.inks import (
    CEDAR,
    INDIGO_LIGHT,
    MOSS,
    PURPLE,
    ROSE,
    SKY,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet
from tools.art.species.harbor import KINDS
from tools.art.species.style import SIGN


def _fish(kind: str) -> Figure:
    drawn = KINDS[kind]
    dx, dy, scale, degrees = drawn.poise
    to = RADIUS * 0.92 / 300
    return trades.shrunk(drawn.figure(SIGN), dx * to, dy * to, scale * to, degrees)


def _shop(kind: str) -> House:
    """A kind of one sign is followed by that for a shop."""
    kanji = KINDS[kind].kanji
    signs = (kanji[0], kanji[1]) if len(kanji) == 2 else (kanji[-1], "屋")
    return House(signs, KINDS[kind].ink, partial(_fish, kind), striped=False)


PLATE: Final = shapes.plate(3, 3, 254, 154, 6)
HOUSES: Final = {
    **{kind: _shop(kind) for kind in LABELLED},
    "ships": House(
        ("船", "屋"), INDIGO_LIGHT, lambda: trades.shrunk(boat(VERMILION, 1.7), 0, 13, 0.27, 0, True)
    ),
    "rentals": House(("貸", "車"), MOSS, lambda: trades.shrunk(cart(), -40, -27, 0.52)),
    "government": House(("役", "所"), CEDAR, trades.stamp),
    "trading": House(("交", "易"), ROSE, trades.exchange),
    "bank": House(("銀", "行"), PURPLE, trades.coins),
    "aquarium": House(("水族", "館"), SKY, trades.bowl),
}


def front(name: str) -> Image.Image:
    """Printed from the back to the front: room, cloth, counter, eaves, sign."""
    house, seed = HOUSES[name], 700 + list(HOUSES).index(name)
    sheet = Sheet(SIZE, SIZE, seed)
    room(sheet)
    cloth(sheet, house)
    counter(sheet)
    eaves(sheet)
    hang(sheet, house)
    sheet.lines(outline(shapes.worn(PLATE, 0.4, 3), 5, 3, 0.12), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(1.8, 1.8, 256.4, 156.4, 7), 0.25, 5)))
    return sheet.picture()


PICTURES: Final = {f"art/harbor/houses/{name}": Picture(SIZE, partial(front, name)) for name in HOUSES}
