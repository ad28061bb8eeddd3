"""Tokens as small as 44 pixels: thick lines, a great letter at the lower left, pips a tuna's size."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.catch import TOKENS
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, ring, words
from tools.art.press.curves import turned
from tools.art.press.inks import PAPER, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.harbor import Kind
from tools.art.species.spine import point
from tools.art.species.style import Style

SIZE: Final = 104
MIDDLE: Final = 52.0
FIELD: Final = 43.0
BOLD: Final = Style(3.3, fine=False)
BADGE: Final = (25.5, 78.5, 24.5)
"""Of the letter, over the rim; the lower right is left to the game's count."""


def counter(name: str) -> Image.Image:
    """The colour of the kind all over, the fish on a bright field."""
    drawn, pips = TOKENS[name]
    sheet = Sheet((SIZE, SIZE), (SIZE, SIZE), 440 + list(TOKENS).index(name))
    _ground(sheet, drawn)
    dx, dy, scale, degrees = drawn.poise
    to = FIELD * (0.97 if pips else 1.02) / 300
    down = 4 if pips else -3
    sheet.print(drawn.figure(BOLD), MIDDLE + 3 + dx * to, MIDDLE + down + dy * to, scale * to, degrees)
    _letter(sheet, drawn)
    _pips(sheet, pips)
    x, y, radius = BADGE
    sheet.cut(dot(MIDDLE, MIDDLE, 51) + dot(x, y, radius + 0.5))
    return sheet.picture()


def _ground(sheet: Sheet, drawn: Kind) -> None:
    sheet.ink(Block(dot(MIDDLE, MIDDLE, 51), drawn.ink, 1, grain=0.15, cover=1))
    sheet.bare(dot(MIDDLE, MIDDLE, FIELD), 0.4)
    wash = fading("wash", (0, 40), (0, 98), 0.0, 0.7)
    sheet.ink(Block(wash + dot(MIDDLE, MIDDLE, FIELD, 'fill="url(#wash)"'), drawn.ink, 0.6))
    sheet.lines(ring(MIDDLE, MIDDLE, 49.4, 3.4) + ring(MIDDLE, MIDDLE, FIELD + 0.5, 2.4), SUMI)


def _letter(sheet: Sheet, drawn: Kind) -> None:
    x, y, radius = BADGE
    sheet.ink(Block(dot(x, y, radius + 1), PAPER, 1, grain=0, cover=1))
    sheet.ink(Block(dot(x, y, radius - 2), SUMI, 1, grain=0, cover=1))
    sheet.ink(Block(words(drawn.letter, x, y + 14, 40, "number"), PAPER, 1, grain=0, cover=1))


def _pips(sheet: Sheet, pips: int) -> None:
    """Side by side on the rim above, each as large as it can be."""
    places = [turned([(MIDDLE, 13)], 30 * (at - (pips - 1) / 2), (MIDDLE, MIDDLE)) for at in range(pips)]
    sheet.lines("".join(dot(*point(place), 11.5) for place in places), SUMI)
    sheet.ink(
        Block("".join(dot(*point(place), 8.2) for place in places), (255, 214, 92), 1, grain=0, cover=1)
    )


PICTURES: Final = {
    f"art/harbor/small/{name}": Picture((SIZE, SIZE), partial(counter, name)) for name in TOKENS
}
