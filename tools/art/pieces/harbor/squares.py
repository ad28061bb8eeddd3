"""What fills a slot of a seat, square: licences, the subsidy, freezer and cart with the uses left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.cart import cart
from tools.art.pieces.documents import seal
from tools.art.pieces.freezer import freezer
from tools.art.pieces.labels import LABELLED
from tools.art.pieces.papers import BONDS
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, shape, stroke, words
from tools.art.press.curves import line, moved, scaled, straight
from tools.art.press.inks import (
    BARK,
    INDIGO,
    INDIGO_LIGHT,
    LAMP,
    PAPER,
    PEACH,
    SOOT,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet
from tools.art.species.harbor import KINDS
from tools.art.species.style import Style

SIZE: Final = (160, 160)
EDGE: Final = shapes.plate(4, 4, 152, 152, 10)
FIELD: Final = shapes.plate(13, 13, 134, 134, 6)
BOLD: Final = Style(2.9, fine=False)
CORNER: Final = line([(4, 92), (50, 92), (68, 110), (68, 156), (4, 156)])
"""Where the letter stands, in the colour of the kind."""

FISH: Final = (82.0, 69.0, 69.0)
"""Middle and radius of the room a fish has; the letter's corner may lie over its end."""


RENTED: Final[dict[str, tuple[Callable[[], Figure], Ink, Ink, tuple[float, float, float]]]] = {
    "freezer": (freezer, INDIGO, INDIGO_LIGHT, (10, 10, 0.92)),
    "cart": (cart, BARK, PEACH, (10, 7, 0.92)),
}
"""Each with the inks of its rim and its field, and where it stands."""


def _ground(ink: Ink, seed: int, field: Ink | None = None) -> Sheet:
    """A broad rim of its colour, washi or another field within."""
    sheet = Sheet(SIZE, SIZE, seed)
    sheet.ink(Block(shape(EDGE), ink, 1, grain=0.15, cover=1))
    sheet.bare(shape(FIELD), 0.3)
    if field:
        sheet.ink(Block(shape(FIELD), field, 0.9, grain=0.25, cover=0.9))
    tide = fading("tide", (0, 40), (0, 150), 0.0, 0.75)
    sheet.ink(Block(tide + shape(FIELD, 'fill="url(#tide)"'), ink, 0.7))
    sheet.lines(outline(FIELD, 2.6, 5, 0.1), SUMI)
    return sheet


def _finished(sheet: Sheet, seed: int) -> Image.Image:
    sheet.lines(outline(shapes.worn(EDGE, 0.4, seed), 6, seed, 0.1), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(2, 2, 156, 156, 11), 0.3, 5)))
    return sheet.picture()


def _letter(sheet: Sheet, sign: str, ink: Ink) -> None:
    """So large that it is read at 58 pixels."""
    sheet.ink(Block(shape(CORNER), ink, 1, grain=0.1, cover=1))
    sheet.lines(stroke(CORNER[:4], 5, 3, (0.01, 0.01), 0.9, 0.06), SUMI)
    on = SUMI if sum(ink) > 390 else PAPER
    sheet.ink(Block(words(sign, 35, 149, 72, "number"), on, 1, grain=0, cover=1))


def licence(kind: str) -> Image.Image:
    """The fish over the whole square, its letter in a corner, the office's seal in the other."""
    drawn, seed = KINDS[kind], 640 + LABELLED.index(kind)
    sheet = _ground(drawn.ink, seed)
    x, y, radius = FISH
    dx, dy, scale, degrees = drawn.poise
    to = radius / 300
    sheet.print(drawn.figure(BOLD), x + dx * to, y + dy * to, scale * to, degrees)
    _letter(sheet, drawn.letter, drawn.ink)
    seal(sheet, "許", 114, 114, 33)
    return _finished(sheet, seed)


def subsidy() -> Image.Image:
    """The scalloped field of the paper it stands for."""
    bond = BONDS["subsidy"]
    sheet = _ground(bond.ink, 650)
    field = moved(scaled(moved(bond.field, -56, -68), 1.62), 80, 80)
    sheet.ink(Block(shape(field), bond.ink, 0.98, grain=0.15, cover=1))
    sheet.ink(Block(outline(shapes.shrunk(field, 6), 3, 3, 0.1), PAPER, 0.95, grain=0, cover=1))
    sheet.ink(Block(words(bond.sign, 80, 112, 88, "brush"), PAPER, 1, grain=0, cover=1))
    sheet.lines(outline(field, 4.5, 4, 0.1), SUMI)
    return _finished(sheet, 650)


def rented(name: str, uses: int) -> Image.Image:
    """Above the thing itself, below two tallies: a spent one is struck out, and the figure says it again."""
    figure, ink, field, at = RENTED[name]
    sheet = _ground(ink, 652 + uses, field)
    sheet.print(figure(), *at)
    sheet.ink(
        Block(shape(line([(13, 108), (147, 108), (147, 147), (13, 147)])), SOOT, 0.97, grain=0.1, cover=1)
    )
    sheet.lines(stroke(straight((13, 108), (147, 108)), 4, 3, (0, 0), 0.9), SUMI)
    for number, x in enumerate((96.0, 129.0)):
        _tally(sheet, x, number < uses)
    _letter(sheet, str(uses), ink)
    return _finished(sheet, 652 + uses)


def _tally(sheet: Sheet, x: float, left: bool) -> None:
    disc = dot(x, 128, 13.5)
    sheet.ink(Block(disc, LAMP if left else (66, 58, 56), 1, grain=0.1, cover=1))
    if not left:
        cross = stroke(straight((x - 9, 119), (x + 9, 137)), 5, 3, (0.05, 0.05), 0.8)
        cross += stroke(straight((x + 9, 119), (x - 9, 137)), 5, 4, (0.05, 0.05), 0.8)
        sheet.ink(Block(cross, VERMILION, 1, grain=0, cover=1))
    sheet.lines(f'<g fill="none" stroke="#000" stroke-width="3.6">{disc}</g>', SUMI)


PICTURES: Final = {
    **{f"art/harbor/slots/{kind}": Picture(SIZE, partial(licence, kind)) for kind in LABELLED},
    "art/harbor/slots/subsidy": Picture(SIZE, subsidy),
    **{
        f"art/harbor/slots/freezer_{uses}": Picture(SIZE, partial(rented, "freezer", uses)) for uses in (2, 1)
    },
    **{f"art/harbor/slots/cart_{uses}": Picture(SIZE, partial(rented, "cart", uses)) for uses in (2, 1)},
}
