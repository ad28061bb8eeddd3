"""Signs of the four restaurants of special scoring: six dishes, a tower of plates, a lantern, a lock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.cards.duel.icons import round_sign
from tools.art.cards.kinds import KINDS
from tools.art.picture import Picture
from tools.art.pieces.shapes import plate
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, outline, ring, shape, stroke
from tools.art.press.curves import arc, ellipse, smooth, straight
from tools.art.press.inks import GOLD, INDIGO, OCHRE, ORANGE, PINE, SNOW, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

SIZE: Final = (144, 144)
SIX: Final = ("ebi", "hotategai", "fugu", "tako", "sake", "maguro")


def diversified(sheet: Sheet) -> None:
    """One dish of each colour, in a ring."""
    for number, name in enumerate(SIX):
        turn = np.radians(60 * number - 90)
        x, y = 48 + 23 * float(np.cos(turn)), 48 + 23 * float(np.sin(turn))
        sheet.ink(Block(dot(x, y, 10.5), KINDS[name].field, 1, 0.1, cover=1))
        sheet.lines(ring(x, y, 10.5, 3.4), SUMI)
    sheet.ink(Block(dot(48, 48, 6.5), GOLD, 1, cover=1))
    sheet.lines(ring(48, 48, 6.5, 3), SUMI)


def specialised(sheet: Sheet) -> None:
    """Many plates, all alike."""
    for y in (70, 58, 46, 34):
        form = ellipse(48, y, 27, 9)
        sheet.ink(Block(shape(form), ORANGE, 1, 0.1, cover=1))
        sheet.ink(Block(shape(ellipse(48, y - 1.5, 16, 4.6)), SNOW, 1, 0.05, cover=1))
        sheet.lines(outline(form, 4, y), SUMI)
    topping = smooth([(34, 23), (48, 13), (62, 22), (56, 27), (40, 27)], closed=True)
    sheet.ink(Block(shape(ellipse(48, 25, 13, 8)), SNOW, 1, cover=1))
    sheet.ink(Block(shape(topping), ORANGE, 1, cover=1))
    sheet.lines(outline(ellipse(48, 23, 14, 9), 3.4, 9), SUMI)


def popular(sheet: Sheet) -> None:
    """A lantern that hangs out before a full house."""
    body = ellipse(48, 49, 22, 26)
    sheet.ink(Block(shape(body), VERMILION, 1, 0.15, cover=1))
    sheet.ink(Block(box(36, 16, 24, 8, 2) + box(36, 74, 24, 8, 2), GOLD, 1, cover=1))
    ribs = "".join(stroke(arc(48, y - 10, 24, 40, 140, 12), 2.4, y) for y in (34, 46, 58, 68))
    turn, far = np.arange(10) * np.pi / 5, np.where(np.arange(10) % 2, 5.0, 12.0)
    star = np.column_stack([48 + far * np.sin(turn), 49 - far * np.cos(turn)])
    caps = outline(plate(36, 16, 24, 8, 2), 3, 2) + outline(plate(36, 74, 24, 8, 2), 3, 3)
    sheet.lines(ribs + outline(body, 4.4, 1) + caps, SUMI)
    sheet.ink(Block(shape(star), SNOW, 1, 0.05, cover=1))


def safe(sheet: Sheet) -> None:
    """Nobody breaks in here."""
    body = plate(26, 44, 44, 34, 6)
    sheet.lines(stroke(arc(48, 44, 15, 176, 364), 13, 1, (0.01, 0.01), 0.9, 0.05), SUMI)
    sheet.ink(Block(stroke(arc(48, 44, 15, 176, 364), 6.4, 1, (0.01, 0.01), 0.9, 0.05), OCHRE, 1, cover=1))
    sheet.ink(Block(shape(body), GOLD, 1, 0.15, cover=1))
    hole = dot(48, 58, 5) + stroke(straight((48, 58), (48, 70)), 5, 2, (0.05, 0.05), 0.8)
    sheet.lines(outline(body, 4.6, 3) + hole, SUMI)


DRAWN: Final[dict[str, tuple[Callable[[Sheet], None], Ink]]] = {
    "diversified": (diversified, PINE),
    "specialised": (specialised, ORANGE),
    "popular": (popular, VERMILION),
    "safe": (safe, INDIGO),
}


def sign(name: str) -> Image.Image:
    """As round as those of the fish."""
    return round_sign(*DRAWN[name], SIZE, 40 + len(name))


PICTURES: Final = {f"art/symbols/{name}": Picture(SIZE, partial(sign, name)) for name in DRAWN}
