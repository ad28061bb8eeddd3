"""The signs of the eight kinds, for counts, rows and prices: down to 30 pixels."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.kinds import KINDS
from tools.art.cards.roundel import roundel
from tools.art.picture import Picture
from tools.art.press.brush import dot
from tools.art.press.sheet import Sheet

VIEW: Final = (96, 96)
SIZE: Final = (144, 144)


def symbol(name: str) -> Image.Image:
    """On nothing: the paper is cut a little outside the ring, to stand out from dark ground."""
    sheet = Sheet(VIEW, SIZE, len(name))
    roundel(sheet, KINDS[name], 48, 48, 44)
    sheet.cut(dot(48, 48, 47))
    return sheet.picture()


PICTURES: Final = {f"art/symbols/{name}": Picture(SIZE, partial(symbol, name)) for name in KINDS}
