"""The table renderings: sign, letter and colour in the top quarter, a great figure, the name."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.kind import Kind
from tools.art.cards.kinds import KINDS
from tools.art.cards.letter import letter
from tools.art.cards.roundel import roundel
from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, hollow, ring, stroke, words
from tools.art.press.curves import straight
from tools.art.press.inks import SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.style import TABLE

SIZE: Final = (280, 392)
INNER: Final = (9, 9, 262, 374)
SUN: Final = (140, 224, 112)
NAME: Final = (9, 341, 262, 42)


def card(name: str) -> Image.Image:
    """One kind, as it lies on the table."""
    kind, sheet = KINDS[name], Sheet(SIZE, SIZE, sum(map(ord, name)))
    _field(sheet, kind)
    _figure(sheet, kind)
    _head(sheet, kind)
    _name(sheet, name)
    sheet.lines(hollow(*INNER, 3.4, 9), SUMI)
    sheet.cut(box(0, 0, *SIZE, 16))
    return sheet.picture()


def _field(sheet: Sheet, kind: Kind) -> None:
    """The colour, deeper at the foot, and the kind's own cloth round the sun."""
    sheet.ink(Block(box(*INNER, 9), kind.field, 1, grain=0.16, cover=1))
    veil = fading("veil", (0, 150), (0, 340), 0.0, 0.7)
    sheet.ink(Block(veil + box(9, 150, 262, 192, 0, 'fill="url(#veil)"'), kind.deep, 0.8, cover=0.9))
    sheet.lines(stroke(straight((8, 107), (272, 107)), 2.6, 4, (0.01, 0.01), wobble=0.08), SUMI)
    cloth = clipped(kind.cloth((9, 108, 262, 233)), box(9, 107, 262, 236), "cloth")
    sheet.ink(Block(cloth, kind.deep, 0.75, cover=0.9))


def _figure(sheet: Sheet, kind: Kind) -> None:
    x, y, radius = SUN
    sheet.bare(dot(x, y, radius))
    rise = fading("rise", (0, y - radius), (0, y + radius), 0.55, 0.85, 1.0)
    sheet.ink(Block(rise + dot(x, y, radius, 'fill="url(#rise)"'), kind.sun, 0.95, cover=0.9))
    sheet.lines(ring(x, y, radius, 2.6), SUMI)
    unit, pose = 2 * radius / 580, kind.pose
    span = 2 * radius
    sheet.print(kind.figure(TABLE), x + pose.dx * span, y + pose.dy * span, unit * pose.scale, pose.degrees)


def _head(sheet: Sheet, kind: Kind) -> None:
    """What stays to be seen of a card with others on it."""
    roundel(sheet, kind, 57, 58, 42)
    sheet.ink(Block(letter(kind.letter, 220, 58, 112), kind.sign, 1, grain=0.04, mottle=0.03, cover=1))


def _name(sheet: Sheet, name: str) -> None:
    sheet.bare(box(*NAME, 0) + box(9, 352, 262, 31, 9), 0.2)
    sheet.lines(stroke(straight((8, 341), (272, 341)), 3.4, 2, (0.01, 0.01), wobble=0.08), SUMI)
    fits = min(1.0, 9.2 / (len(name) + 0.6))
    sheet.lines(words(name.upper(), 141, 374, 34, "title", spacing=1.6, squeeze=fits), SUMI)


PICTURES: Final = {f"art/cards/{name}": Picture(SIZE, partial(card, name)) for name in KINDS}
