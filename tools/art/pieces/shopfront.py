"""The front of a house: lit room, cloth over the door, counter, eaves, and the sign that hangs before all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, clipped, dot, fading, outline, ring, shape, stroke, words
from tools.art.press.curves import Line, joined, line, smooth, straight
from tools.art.press.inks import (
    BARK,
    CEDAR,
    LAMP,
    ORANGE,
    PAPER,
    SLATE,
    SOOT,
    STONE,
    SUMI,
    Ink,
)
from tools.art.press.sheet import Sheet

SIZE: Final = (260, 160)
MIDDLE: Final = (130.0, 61.0)
RADIUS: Final = 44.0
COUNTER: Final = 108.0
"""From here down it is dark and calm: the game writes there."""


@dataclass(frozen=True)
class House:
    """Two signs for its cloth, the cloth's ink, what hangs over the door; `striped` if it sells no fish."""

    signs: tuple[str, str]
    ink: Ink
    sign: Callable[[], Figure]
    striped: bool = True


def room(sheet: Sheet) -> None:
    """Lamplight from within, between cloth and counter."""
    sheet.ink(Block(box(3, 3, 254, 110), SOOT, 0.98, cover=1))
    glow = fading("glow", (0, 66), (0, COUNTER), 0.2, 0.95)
    sheet.ink(Block(glow + box(8, 60, 244, 48, 0, 'fill="url(#glow)"'), ORANGE, 0.9, cover=1))
    glow = fading("lamp", (0, 88), (0, COUNTER), 0.0, 0.9)
    sheet.ink(Block(glow + box(8, 60, 244, 48, 0, 'fill="url(#lamp)"'), LAMP, 0.9, cover=1))
    goods = "".join(shape(_cask(x, 108, w)) for x, w in ((26, 22), (50, 17), (212, 18), (236, 23)))
    sheet.ink(Block(goods, SOOT, 0.97, cover=1))


def _cask(x: float, foot: float, w: float) -> Line:
    """A barrel against the light."""
    h = w * 0.86
    left = smooth([(x - w * 0.42, foot), (x - w * 0.52, foot - h * 0.5), (x - w * 0.42, foot - h)])
    return joined(
        left,
        straight((x - w * 0.42, foot - h), (x + w * 0.42, foot - h), 3),
        smooth([(x + w * 0.42, foot - h), (x + w * 0.52, foot - h * 0.5), (x + w * 0.42, foot)]),
    )


def _panels() -> list[Line]:
    """Four lengths of cloth, the outer ones stirred by the wind."""
    edges = ((9, 69, 4, 0), (70.5, 129, 0, -1), (131, 189.5, 1, 0), (191, 251, 0, -4))
    return [
        joined(
            line([(a, 26), (b, 26)]),
            smooth([(b, 26), (b + r * 0.5, 60), (b + r, 84)]),
            smooth([(b + r, 84), ((a + b) / 2, 86.5), (a + le, 83)]),
            smooth([(a + le, 83), (a + le * 0.5, 56), (a, 26)]),
        )
        for a, b, le, r in edges
    ]


def cloth(sheet: Sheet, house: House) -> None:
    """Dyed, the signs reserved in it; a house that sells no fish has a white hem."""
    panels = _panels()
    cloth = "".join(shape(panel) for panel in panels)
    sheet.ink(Block(cloth, house.ink, 0.98, grain=0.2, cover=1))
    fall = fading("fall", (0, 24), (0, 88), 0.8, 0.0, 0.25)
    sheet.ink(Block(fall + f'<g fill="url(#fall)">{cloth}</g>', SUMI, 0.5))
    if house.striped:
        band = stroke(straight((3, 77), (257, 77)), 6, 4, (0.01, 0.01), 0.9)
        sheet.ink(Block(clipped(band, cloth, "hem"), PAPER, 1, grain=0.1, cover=1))
    signs = "".join(_column(sign, x, house.striped) for sign, x in zip(house.signs, (42, 218), strict=True))
    sheet.lines(f'<g stroke="#000" stroke-width="4.4" stroke-linejoin="round">{signs}</g>', SUMI, 0.8)
    sheet.ink(Block(signs, PAPER, 1, grain=0.03, cover=1))
    sheet.lines("".join(outline(panel, 3, n) for n, panel in enumerate(panels)), SUMI)


def _column(sign: str, x: float, striped: bool) -> str:
    """From the top down, as shops write; a white hem leaves less room."""
    room, rows = (46 if striped else 54), len(sign)
    size = min(room / rows, 44) * (1.0 if rows > 1 else 0.95)
    return "".join(
        words(one, x, 28 + room / rows * (row + 0.5) + size * 0.37, size, "brush")
        for row, one in enumerate(sign)
    )


def counter(sheet: Sheet) -> None:
    """Wet wood in the night; a lit edge on top, and two seams so faint that words stay clear."""
    low = box(3, COUNTER, 254, 52)
    sheet.ink(Block(low, SOOT, 1, grain=0.04, mottle=0.01, cover=1))
    seams = stroke(smooth([(4, 126), (90, 125), (256, 127)]), 1.8, 3) + stroke(
        smooth([(4, 143), (160, 144), (256, 142)]), 1.8, 4
    )
    sheet.ink(Block(seams, BARK, 0.6, grain=0.2, cover=1))
    sheet.ink(Block(box(3, COUNTER - 3, 254, 7), CEDAR, 0.98, grain=0.2, cover=1))
    sheet.lines(
        stroke(straight((3, COUNTER - 3), (257, COUNTER - 3)), 2.6, 5)
        + stroke(straight((3, COUNTER + 4), (257, COUNTER + 4)), 2.6, 6),
        SUMI,
    )


def eaves(sheet: Sheet) -> None:
    """A row of tiles, round ends to the street."""
    sheet.ink(Block(box(3, 3, 254, 20), SLATE, 0.98, grain=0.15, cover=1))
    ends = "".join(dot(x, 17, 6.4) for x in range(13, 260, 18))
    sheet.ink(Block(ends, STONE, 0.98, cover=1))
    lines = "".join(ring(x, 17, 6.4, 2.4) + dot(x, 17, 1.8) for x in range(13, 260, 18))
    lines += "".join(stroke(straight((x, 3), (x, 12)), 2, x) for x in range(4, 260, 18))
    lines += stroke(straight((3, 25.5), (257, 25.5)), 4.4, 7, (0.01, 0.01), 0.8)
    sheet.lines(clipped(lines, box(3, 3, 254, 25), "roof"), SUMI)


def hang(sheet: Sheet, house: House) -> None:
    """The round sign, over cloth and eaves."""
    x, y = MIDDLE
    sheet.shade(dot(x + 2, y + 4, RADIUS + 2), 0.5, 2)
    sheet.ink(Block(dot(x, y, RADIUS + 1), house.ink, 1, grain=0.1, cover=1))
    sheet.bare(dot(x, y, RADIUS - 4), 0.35)
    wash = fading("wash", (0, y), (0, y + RADIUS), 0.0, 0.6)
    sheet.ink(Block(wash + dot(x, y, RADIUS - 4, 'fill="url(#wash)"'), house.ink, 0.6))
    sheet.lines(ring(x, y, RADIUS - 4, 2) + ring(x, y, RADIUS + 0.5, 3.4), SUMI)
    sheet.print(house.sign(), x, y, 0.93)
