"""The stall of the auction: a maguro on ice, and the tickets that were bid for it."""

from __future__ import annotations

from tools.art.places.goods import ice, ticket
from tools.art.places.stall import COUNTER, pictures
from tools.art.press.inks import GOLD, INDIGO, PAPER, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro
from tools.art.species.style import TABLE


def _goods(sheet: Sheet) -> None:
    sheet.print(ice(300, 58, 4), 220, COUNTER)
    sheet.print(maguro(TABLE, -0.0004), 222, COUNTER - 82, 0.47, -3)
    for number, (sign, ground) in enumerate((("4", PAPER), ("+6", VERMILION), ("\u00d72", GOLD))):
        ink = PAPER if ground == VERMILION else (20, 22, 34)
        sheet.print(ticket(sign, ground, ink), 148 + 72 * number, COUNTER - 27, 0.66, (-8, 3, 10)[number])


PICTURES = pictures("auction", 11, INDIGO, "競", _goods)
