"""The cover of a shop's page: the name on a board, a maguro before the sun, and what is played with."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageFilter

from tools.art.cards.table import card
from tools.art.picture import Picture
from tools.art.places import bay
from tools.art.places.goods import balance, barrel, knife, ticket
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, stroke, words
from tools.art.press.curves import straight
from tools.art.press.inks import (
    GOLD,
    INDIGO,
    INDIGO_DEEP,
    PAPER,
    PEACH,
    ROSE,
    SEA,
    SNOW,
    SOOT,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro
from tools.art.species.style import TABLE

SIZE: Final = (630, 500)
HORIZON: Final = 318.0
QUAY: Final = 398.0
BOARD: Final = (14.0, 14.0, 602.0, 116.0)
CARDS: Final = (("ebi", 68, 396, 11), ("tako", 156, 380, 2), ("sake", 244, 396, -8))
"""Kind, middle, and how far it leans to the left in degrees."""

CARD: Final = 0.4


def cover() -> Image.Image:
    """Cards lie on the print, as they lie on the table."""
    drawn = _scene().picture().convert("RGBA")
    for name, x, y, lean in CARDS:
        _lay_card(drawn, card(name), x, y, lean)
    return drawn.convert("RGB")


def _scene() -> Sheet:
    sheet = Sheet(SIZE, SIZE, 91)
    bay.sky(sheet, SIZE[0], 0, HORIZON, INDIGO, PEACH, ROSE)
    bay.sun(sheet, 340, 268, 134, HORIZON)
    bay.mist(sheet, 90, 176, 150, 7)
    bay.mist(sheet, 560, 200, 130, 4)
    bay.water(sheet, SIZE[0], HORIZON, QUAY + 10, SEA, INDIGO)
    sheet.ink(Block(bay.ripples(SIZE[0], HORIZON + 4, QUAY, 5, 20, 2), INDIGO_DEEP, 0.8))
    sheet.lines(stroke(straight((0, HORIZON), (SIZE[0], HORIZON), 40), 3, 8, (0.001, 0.001), 0.7), SUMI)
    _quay(sheet)
    sheet.print(maguro(TABLE, 0.0017), 344, 250, 0.62, 12)
    _duel(sheet)
    _name(sheet)
    return sheet


def _quay(sheet: Sheet) -> None:
    w, h = SIZE
    sheet.ink(Block(box(0, QUAY, w, h - QUAY), (104, 66, 42), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, QUAY, w, h - QUAY, 3, 8, (150, 98, 60), SOOT, 6, 1.0))
    sheet.lines(stroke(straight((0, QUAY), (w, QUAY), 60), 6, 4, (0.001, 0.001), 0.9), SUMI)
    dark = fading("n", (0, QUAY), (0, h), 0.0, 0.7)
    sheet.ink(
        Block(dark + box(0, QUAY, w, h - QUAY, 0, 'fill="url(#n)"'), (14, 16, 34), 0.8, 0, 0, 0, cover=1)
    )


def _duel(sheet: Sheet) -> None:
    """Knives, balance and barrel on the right, tickets of the auction before them."""
    for lean in (-34, 34):
        sheet.print(knife(1.3), 520, 392, 0.86, lean, lean > 0)
    sheet.print(balance(-8, 1.3), 520, 470, 0.58)
    sheet.print(barrel(1.2), 520, 452, 0.62)
    for sign, ground, x, lean in (("4", PAPER, 350, -8), ("+6", VERMILION, 400, 5)):
        sheet.print(ticket(sign, ground, PAPER if ground == VERMILION else SUMI), x, 448, 0.8, lean)


def _name(sheet: Sheet) -> None:
    """Large enough to be read when the cover is half as wide."""
    x, y, w, h = BOARD
    sheet.shade(box(x + 5, y + 10, w, h, 10), 0.55, 8)
    sheet.ink(Block(box(x, y, w, h, 10), SUMI, 1, 0.05, 0.03, 0, cover=1))
    sheet.ink(Block(box(x + 6, y + 6, w - 12, h - 12, 7), GOLD, 0.95, 0.2, cover=1))
    sheet.ink(Block(box(x + 12, y + 12, w - 24, h - 24, 5), (26, 24, 38), 1, 0.12, 0.05, 0, cover=1))
    name = words("Tsukiji Arcade", x + w / 2, y + h / 2 + 25, 73)
    sheet.ink(Block(name, SNOW, 1, 0.06, 0.03, 0, cover=1))


def _lay_card(on: Image.Image, printed: Image.Image, x: int, y: int, lean: float) -> None:
    """With a soft shadow under it."""
    turned = printed.rotate(lean, Image.Resampling.BICUBIC, expand=True)
    turned = turned.resize(
        (round(turned.width * CARD), round(turned.height * CARD)), Image.Resampling.LANCZOS
    )
    left, top = x - turned.width // 2, y - turned.height // 2
    shade = Image.new("RGBA", SIZE)
    shade.paste((10, 10, 20, 150), (left + 4, top + 6), turned.getchannel("A"))
    on.alpha_composite(shade.filter(ImageFilter.GaussianBlur(4)))
    on.alpha_composite(turned, (left, top))


COVER: Final = Picture(SIZE, cover, 0)
