"""The stall of the harbor: crates of the day's catch, a barrel, and a boat in full sail."""

from __future__ import annotations

from tools.art.places.boats import boat
from tools.art.places.goods import barrel, crate
from tools.art.places.stall import COUNTER, pictures
from tools.art.press.inks import SEA
from tools.art.press.sheet import Sheet


def _goods(sheet: Sheet) -> None:
    sheet.print(boat(), 226, COUNTER - 56, 0.54)
    sheet.print(crate(96, 62, "鯖", 3), 120, COUNTER)
    sheet.print(crate(84, 50, "鮭", 5), 312, COUNTER)
    sheet.print(barrel(), 352, COUNTER - 30, 0.5)


PICTURES = pictures("harbor", 13, SEA, "港", _goods)
