"""The planks of the auction's table, and the counter's front under them."""

from __future__ import annotations

from typing import Final

from tools.art.places.ground import SCREEN, Size
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, glowing, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import (
    LAMP,
    SOOT,
    SUMI,
)
from tools.art.press.sheet import Sheet

SEATS: Final = 800.0
"""Below this the counter's front lies in the shade of its edge."""


def planks(size: Size) -> Sheet:
    """Dark cedar, lit by lanterns from above, and the front of the counter for the seats."""
    sheet = Sheet(SCREEN, size, 31, paper=(92, 58, 38))
    lay(sheet, Deck(0, 60, 1920, SEATS - 60, 7, 5, (132, 86, 52), SOOT, 11, 1.7))
    sheet.light(_lamps(), LAMP, 0.2)
    _front(sheet)
    sheet.shade(_corners(), 0.5)
    return sheet


def _lamps() -> str:
    """Three pools of light on the wet wood."""
    return "".join(
        glowing(f"l{x}", x, 60, 560, 0.9, 0.45, 0.12, 0) + box(0, 60, 1920, 740, 0, f'fill="url(#l{x})"')
        for x in (300, 960, 1620)
    )


def _corners() -> str:
    return fading("v", (0, 0), (1920, 0), 0.8, 0.15, 0, 0.15, 0.8) + box(
        0, 0, 1920, 1080, 0, 'fill="url(#v)"'
    )


def _front(sheet: Sheet) -> None:
    front = box(0, SEATS, 1920, 280)
    sheet.ink(Block(front, (48, 32, 28), 1, 0.2, 0.05, 0, cover=1))
    grain = "".join(
        stroke(straight((x, y), (x + 500 + x % 190, y + 3)), 2.6, x + y, (0.3, 0.4), 0.1)
        for y in range(828, 1080, 34)
        for x in range(-200 + y % 170, 1900, 560)
    )
    sheet.ink(Block(grain, SUMI, 0.7))
    sheet.ink(Block(box(0, SEATS - 6, 1920, 10), (142, 94, 58), 0.9, 0.2, cover=1))
    shade = fading("f", (0, SEATS), (0, 1080), 0.85, 0.25, 0.55)
    sheet.ink(
        Block(shade + box(0, SEATS, 1920, 280, 0, 'fill="url(#f)"'), (12, 12, 24), 0.8, 0, 0, 0, cover=1)
    )
    edge = straight((0, SEATS + 5), (1920, SEATS + 5), 60)
    sheet.lines(
        stroke(edge, 7, 3, (0.001, 0.001), 0.9) + stroke(edge - (0, 13), 3.5, 4, (0.001, 0.001), 0.8), SUMI
    )
