"""The fish atlas: a small print of each kind landed in the harbor, for the gallery."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.pages import crab, eel, fugu, mackerel, octopus, salmon, snapper, squid, takoyaki, tuna
from tools.art.cards.pages.washes import LEFT, LOW, MIDDLE, RIGHT, TOP
from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, hollow, words
from tools.art.press.inks import SUMI, SUMI_SOFT, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.harbor import KINDS, Kind

SIZE: Final = (480, 672)
PAGES: Final = {
    "mackerel": mackerel.page,
    "squid": squid.page,
    "tuna": tuna.page,
    "snapper": snapper.page,
    "salmon": salmon.page,
    "octopus": octopus.page,
    "takoyaki": takoyaki.page,
    "eel": eel.page,
    "fugu": fugu.page,
    "crab": crab.page,
}
SIGNS: Final = {"takoyaki": (36, 150)}
"""Where the cartouche stands if not in the upper right corner."""


def print_of(kind: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """The page in its frame, the name below."""
    sheet = Sheet(SIZE, size, 480 + list(PAGES).index(kind))
    PAGES[kind](sheet)
    _frame(sheet)
    _cartouche(sheet, KINDS[kind].kanji, *SIGNS.get(kind, (392, 38)))
    _caption(sheet, KINDS[kind])
    return sheet.picture()


def _frame(sheet: Sheet) -> None:
    """Whatever went over the edge of the field is cut away again."""
    width, height = SIZE
    beyond = (
        box(0, 0, width, TOP)
        + box(0, LOW, width, height - LOW)
        + box(0, 0, LEFT, height)
        + box(RIGHT, 0, width - RIGHT, height)
    )
    sheet.bare(beyond)
    field = hollow(LEFT, TOP, RIGHT - LEFT, LOW - TOP, 4.5, 2)
    sheet.lines(field + hollow(14, 14, width - 28, height - 28, 1.8, 2), SUMI)


def _cartouche(sheet: Sheet, kanji: str, x: float, y: float) -> None:
    """Red, with the name in white from top to bottom."""
    tall = 14 + 47 * len(kanji)
    sheet.bare(box(x - 2, y - 2, 58, tall + 4, 4))
    sheet.ink(Block(box(x, y, 54, tall, 3), VERMILION, 1, grain=0.12, cover=0.9))
    signs = "".join(words(sign, x + 27, y + 46 + 47 * at, 43, "brush") for at, sign in enumerate(kanji))
    sheet.bare(signs + hollow(x + 3.5, y + 3.5, 47, tall - 7, 1.4, 2), 0.35)


def _caption(sheet: Sheet, kind: Kind) -> None:
    """Long names are set narrower."""
    squeeze = min(1.0, 8.5 / len(kind.name))
    name = words(kind.name, MIDDLE + 4, 621, 40, "title", spacing=8, squeeze=squeeze)
    sheet.lines(name, SUMI)
    sheet.lines(words(kind.latin, MIDDLE, 648, 22, "title", spacing=1.2), SUMI_SOFT)


PICTURES: Final = {f"art/harbor/prints/{kind}": Picture(SIZE, partial(print_of, kind)) for kind in PAGES}
