"""Tokens of the catch: round counters of washi on wood, a rim and a letter for each kind."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, ring, words
from tools.art.press.curves import turned
from tools.art.press.inks import PAPER, SLATE, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.harbor import KINDS, Kind
from tools.art.species.spine import point
from tools.art.species.style import SIGN

SIZE: Final = 128
MIDDLE: Final = 64.0
FIELD: Final = 52.0
TUNA: Final = KINDS["tuna"]
TOKENS: Final[dict[str, tuple[Kind, int]]] = {
    **{kind: (drawn, 0) for kind, drawn in KINDS.items()},
    # Yesterday's salmon hangs head down; a tuna grows with its pips.
    "salmon_old": (replace(KINDS["salmon"], ink=SLATE, poise=(0, -10, 0.96, 180)), 0),
    "tuna_small": (replace(TUNA, poise=(-10, -20, 0.66, 20)), 1),
    "tuna_medium": (replace(TUNA, poise=(-14, -40, 0.88, 20)), 2),
    "tuna_large": (replace(TUNA, poise=(-14, -44, 1.14, 20)), 3),
}
"""By name: the kind, perhaps in other dress, and how many pips it wears."""

BADGE: Final = (64.0, 108.5, 16.0)
"""Middle and radius of the letter's disc, over the rim."""


def token(name: str) -> Image.Image:
    """128 pixels across, readable at 48."""
    drawn, pips = TOKENS[name]
    sheet = Sheet((SIZE, SIZE), (SIZE, SIZE), 400 + list(TOKENS).index(name))
    _ground(sheet, drawn)
    dx, dy, scale, degrees = drawn.poise
    to = FIELD * 0.93 / 300
    sheet.print(drawn.figure(SIGN), MIDDLE + dx * to, MIDDLE - 5 + dy * to, scale * to, degrees)
    _letter(sheet, drawn)
    _pips(sheet, pips)
    sheet.cut(dot(MIDDLE, MIDDLE, 62.5))
    return sheet.picture()


def _ground(sheet: Sheet, drawn: Kind) -> None:
    """The rim's colour comes in from below as a bokashi, so that the field is never empty."""
    sheet.ink(Block(dot(MIDDLE, MIDDLE, 63), drawn.ink, 1, grain=0.15, cover=1))
    sheet.bare(dot(MIDDLE, MIDDLE, FIELD), 0.35)
    wash = fading("wash", (0, 52), (0, 118), 0.0, 0.7)
    sheet.ink(Block(wash + dot(MIDDLE, MIDDLE, FIELD, 'fill="url(#wash)"'), drawn.ink, 0.6))
    sheet.lines(ring(MIDDLE, MIDDLE, 61, 3) + ring(MIDDLE, MIDDLE, FIELD + 0.5, 2.2), SUMI)


def _pips(sheet: Sheet, pips: int) -> None:
    """On the rim above, side by side: how large a tuna is."""
    places = [turned([(MIDDLE, 10.5)], 17 * (at - (pips - 1) / 2), (MIDDLE, MIDDLE)) for at in range(pips)]
    sheet.lines("".join(dot(*point(place), 8) for place in places), SUMI)
    sheet.bare("".join(dot(*point(place), 5.6) for place in places), 0.4)


def _letter(sheet: Sheet, drawn: Kind) -> None:
    x, y, radius = BADGE
    sheet.bare(dot(x, y, radius), 0.4)
    sheet.ink(Block(dot(x, y, radius), PAPER, 0.6, grain=0, cover=1))
    sheet.lines(ring(x, y, radius, 3) + words(drawn.letter, x, y + 9.2, 26, "number"), SUMI)


PICTURES: Final = {
    f"art/harbor/tokens/{name}": Picture((SIZE, SIZE), partial(token, name)) for name in TOKENS
}
