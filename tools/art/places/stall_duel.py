"""The stall of the duel: the balance with its barrel, and two knives crossed behind it."""

from __future__ import annotations

from tools.art.places.goods import balance, barrel, knife
from tools.art.places.stall import COUNTER, pictures
from tools.art.press.inks import VERMILION
from tools.art.press.sheet import Sheet


def _goods(sheet: Sheet) -> None:
    sheet.print(knife(), 220, 196, 0.72, -34)
    sheet.print(knife(), 220, 196, 0.72, 34, True)
    sheet.print(balance(-7), 220, COUNTER, 0.66)
    sheet.print(barrel(), 220, COUNTER - 32, 0.62)


PICTURES = pictures("duel", 12, VERMILION, "決闘", _goods)
