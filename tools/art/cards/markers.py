"""The five products' pieces for the quotation board: thick glazed counters, sign above, letter below."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.kinds import KINDS, PRODUCTS
from tools.art.cards.letter import letter
from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, ring, stroke
from tools.art.press.curves import arc
from tools.art.press.inks import BARK, CEDAR, SNOW, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.style import SIGN

SIZE: Final = (64, 64)
FACE: Final = (32, 29.5, 27.5)
DEPTH: Final = 4.5


def marker(name: str) -> Image.Image:
    """Seen a little from above: its wooden side shows below the face."""
    kind, sheet = KINDS[name], Sheet(SIZE, SIZE, len(name) + 3)
    x, y, radius = FACE
    side = dot(x, y + DEPTH, radius + 1) + box(x - radius - 1, y, 2 * radius + 2, DEPTH)
    sheet.ink(Block(side, CEDAR, 1, cover=1))
    sheet.ink(Block(dot(x, y + DEPTH + 2, radius), BARK, 0.6))
    sheet.lines(ring(x, y + DEPTH, radius, 2.4), SUMI)
    sheet.bare(dot(x, y, radius), 0.3)
    low = clipped(box(0, 33, 64, 40), dot(x, y, radius), "low")
    sheet.ink(Block(low + ring(x, y, radius - 2.4, 4.4), kind.field, 1, grain=0.05, cover=1))
    unit = 2 * radius / 580
    sheet.print(kind.figure(SIGN), x + 0.5, y - 9.5, unit * 0.62 * kind.small.scale / 0.9, kind.small.degrees)
    sheet.ink(Block(letter(kind.letter, x, y + 13.4, 29), kind.sign, 1, grain=0, mottle=0, cover=1))
    sheet.lines(ring(x, y, radius, 2.2), SUMI)
    sheet.light(stroke(arc(x, y, radius - 3.4, 200, 300), 2, 1, (0.5, 0.5), 0.05), SNOW, 0.7)
    sheet.cut(side + dot(x, y, radius + 1.1))
    return sheet.picture()


PICTURES: Final = {f"art/markers/{name}": Picture(SIZE, partial(marker, name)) for name in PRODUCTS}
