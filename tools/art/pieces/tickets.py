"""Tickets: nine faces and the cells of the fan; a special has a ground and an outline of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, outline, shape, stroke, words
from tools.art.press.curves import Line, Points, straight
from tools.art.press.inks import (
    GOLD,
    INDIGO,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    ORANGE,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet

TICKET: Final = (96, 132)
LARGE: Final = (292, 400)
"""As they are shown one by one."""

CELL: Final = (112, 112)
RIM: Final = 3.0
Size: TypeAlias = tuple[int, int]
Cut: TypeAlias = Callable[[float, float, float, float], Line]

CUTS: Final[dict[str, Cut]] = {
    "minus_one": lambda x, y, w, h: shapes.pointed(x, y, w, h, w * 0.2),
    "plus_six": lambda x, y, w, h: shapes.roof(x, y, w, h, w * 0.2),
    "double": lambda x, y, w, h: shapes.pair(x, y, w, h, w * 0.11),
    "annul": lambda x, y, w, h: shapes.chipped(x, y, w, h, w * 0.25),
}
GROUNDS: Final[dict[str, tuple[Ink, Ink]]] = {
    "minus_one": (INDIGO, INDIGO_DEEP),
    "plus_six": (VERMILION, ORANGE),
    "double": (GOLD, ORANGE),
    "annul": (SUMI, SUMI),
}
DIGITS: Final = {
    "zero": "0",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "minus_one": "1",
    "plus_six": "6",
    "double": "2",
}


def ticket(kind: str, size: Size, pixels: Size) -> Image.Image:
    """A tag of washi, or one dyed through, with its figure as large as it bears."""
    width, height = size
    cut = CUTS.get(kind, shapes.plate)(RIM, RIM, width - 2 * RIM, height - 2 * RIM)
    edge = shapes.worn(cut, 0.35, width + len(kind))
    sheet = Sheet(size, pixels, seed=sum(map(ord, kind)) + height)
    _ground(sheet, kind, cut, size)
    _sign(sheet, kind, size)
    rim = outline(edge, 5, 3, 0.12)
    sheet.lines(rim, SUMI)
    sheet.cut(shape(edge) + rim)
    return sheet.picture()


def _ground(sheet: Sheet, kind: str, cut: Points, size: Size) -> None:
    height = size[1]
    within = shapes.shrunk(cut, 6)
    if kind not in GROUNDS:
        tide = fading("tide", (0, height * 0.62), (0, height), 0.0, 0.75)
        sheet.ink(Block(tide + shape(cut, 'fill="url(#tide)"'), INDIGO_LIGHT, 0.9))
        sheet.lines(outline(within, 1.6, 8, 0.2), INDIGO)
        return
    ink, deep = GROUNDS[kind]
    sheet.ink(Block(shape(within if kind != "double" else cut), ink, 0.98, cover=0.95))
    fall = fading("fall", (0, height * 0.35), (0, height), 0.0, 0.8)
    sheet.ink(Block(fall + shape(within, 'fill="url(#fall)"'), deep, 0.7, cover=0.8))
    if kind == "double":
        _behind(sheet, size)


def _behind(sheet: Sheet, size: Size) -> None:
    """The line that parts the front tag from the one behind it, whose strip lies in the shade."""
    width, height = size
    shift = width * 0.11
    right, top = width - RIM - shift, RIM + shift
    front = box(RIM, top, right - RIM, height - RIM - top)
    strip = shape(shapes.pair(RIM, RIM, width - 2 * RIM, height - 2 * RIM, shift))
    fold = [*straight((RIM, top), (right, top)), *straight((right, top), (right, height - RIM))]
    sheet.shade(strip, 0.35)
    sheet.ink(Block(front, GOLD, 0.98, cover=1))
    glow = fading("low", (0, height * 0.4), (0, height), 0.0, 0.7)
    sheet.ink(Block(glow + box(RIM, top, right - RIM, height, 0, 'fill="url(#low)"'), ORANGE, 0.7))
    sheet.lines(stroke(fold, 4, 2, (0.02, 0.02), 0.7), SUMI)


def _sign(sheet: Sheet, kind: str, size: Size) -> None:
    if kind == "annul":
        _struck(sheet, size)
        return
    width, height = size
    special = kind in GROUNDS
    tall = min(width * 1.14, height * 0.94) if special else min(width * 1.5, height * 1.1)
    x = width * (0.63 if kind != "double" else 0.575) if special else width / 2
    y = height * {"plus_six": 0.58, "minus_one": 0.46, "double": 0.56}.get(kind, 0.5)
    svg = words(
        DIGITS[kind], x, y + tall * 0.35, tall, "number", squeeze=1.0 if special or kind == "four" else 1.1
    )
    svg += _mark(kind, width * (0.275 if kind != "double" else 0.22), y, width * 0.135)
    if kind in ("minus_one", "plus_six"):
        sheet.bare(svg, 0.35)
    else:
        sheet.lines(svg, SUMI)


def _mark(kind: str, x: float, y: float, r: float) -> str:
    """Plus, minus, times: strokes of a broad brush, since the signs of type are too thin."""
    bars = {
        "minus_one": [((x - r, y), (x + r, y))],
        "plus_six": [((x - r, y), (x + r, y)), ((x, y - r), (x, y + r))],
        "double": [
            ((x - r * 0.8, y - r * 0.8), (x + r * 0.8, y + r * 0.8)),
            ((x + r * 0.8, y - r * 0.8), (x - r * 0.8, y + r * 0.8)),
        ],
    }.get(kind, [])
    return "".join(
        stroke(straight(a, b), r * 0.72, n, (0.06, 0.1), 0.7, 0.06) for n, (a, b) in enumerate(bars)
    )


def _struck(sheet: Sheet, size: Size) -> None:
    """What it does: a 4 struck out; and below the rule what it counts where there is no 4."""
    width, height = size
    top, low = height * 0.46 * 1.38, height * 0.28 * 1.38
    sheet.bare(words("4", width * 0.5, height * 0.55, top, "number"), 0.3)
    bar = straight((width * 0.17, height * 0.5), (width * 0.83, height * 0.15))
    for ink, wide in ((SUMI, 0.19), (VERMILION, 0.125)):
        sheet.ink(Block(stroke(bar, width * wide, 7, (0.03, 0.06), 0.7, 0.05), ink, 1, 0.08, cover=1))
    rule = straight((width * 0.16, height * 0.615), (width * 0.84, height * 0.615))
    sheet.bare(stroke(rule, width * 0.035, 3, (0.05, 0.05), 0.6, 0.1), 0.2)
    sheet.ink(Block(words("2", width * 0.5, height * 0.91, low, "number"), GOLD, 1, 0.05, cover=1))


PICTURES: Final = {
    **{
        f"art/tickets/{kind}": Picture(LARGE, partial(ticket, kind, TICKET, LARGE))
        for kind in (*DIGITS, "annul")
    },
    **{f"art/fan/{kind}": Picture(CELL, partial(ticket, kind, CELL, CELL)) for kind in (*DIGITS, "annul")},
}
