"""The maguro's value table: what so many of them are worth, from the figures of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tools.art.press.block import Block
from tools.art.press.brush import box, hollow, stroke, words
from tools.art.press.curves import straight
from tools.art.press.inks import SUMI, VERMILION
from tools.art.press.sheet import Sheet

DATA: Final = Path(__file__).parents[3] / "data" / "auction.json"
SHOWN: Final = 10
LEFT, TOP, ACROSS, DOWN = 70.0, 796.0, 61.0, 96.0


def values(sheet: Sheet) -> None:
    """A slip of paper: numbers of cards above, their worth below. It holds at any number of players."""
    worth: list[int] = json.loads(DATA.read_text(encoding="utf-8"))["maguro"]["is"][:SHOWN]
    slip = box(LEFT, TOP, ACROSS * SHOWN, DOWN, 4)
    sheet.shade(box(LEFT, TOP + 6, ACROSS * SHOWN, DOWN, 4), 0.35, 4)
    sheet.bare(slip, 0.12)
    middles = [LEFT + ACROSS * (number + 0.5) for number in range(SHOWN)]
    heads = "".join(words(f"{number}", x, TOP + 33, 34, "number") for number, x in enumerate(middles, 1))
    sheet.ink(Block(box(LEFT, TOP, ACROSS * SHOWN, 41, 4), VERMILION, 0.92, cover=0.8))
    sheet.bare(heads, 0.4)
    lines = hollow(LEFT, TOP, ACROSS * SHOWN, DOWN, 4, 4)
    for x in middles[:-1]:
        edge = x + ACROSS / 2
        lines += stroke(straight((edge, TOP + 44), (edge, TOP + DOWN - 5)), 2, int(x), (0.2, 0.2))
    figures = "".join(
        words(f"{value}", x, TOP + 87, 50, "number", squeeze=0.96)
        for value, x in zip(worth, middles, strict=True)
    )
    sheet.lines(lines + figures, SUMI)
