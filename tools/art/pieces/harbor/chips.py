"""Coins for the closed hand: silver bars, a golden flower, bronze ovals, each as many deep as it counts."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.harbor.fists import opened
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, outline, placed, shape, stroke, words
from tools.art.press.curves import Line, arc, joined, moved, straight
from tools.art.press.inks import (
    CEDAR,
    GOLD,
    INDIGO,
    LAMP,
    PAPER,
    SLATE,
    SNOW,
    SOOT,
    STONE,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet

SIZE: Final = (208, 88)
BAR: Final = (52.0, 17.0, 108.0, 54.0)
"""x, y, width and height that stay blank: the game writes there in ink."""

SILVER: Final[tuple[Ink, Ink, Ink]] = ((206, 206, 200), STONE, SNOW)
YELLOW: Final[tuple[Ink, Ink, Ink]] = (GOLD, CEDAR, LAMP)
BRONZE: Final[tuple[Ink, Ink, Ink]] = ((206, 126, 74), (120, 62, 36), (246, 196, 140))
"""Metal, its shade and its shine."""

COINS: Final = {
    **{str(yen): (SILVER, yen // 100) for yen in (100, 200, 300, 400)},
    "500": (YELLOW, 1),
    **{str(yen): (BRONZE, yen // 1000) for yen in (1000, 2000, 3000)},
}
DEEP: Final = 8.0
"""How far each coin of a pile shows under the one on top."""


def _flower() -> Line:
    """A long one: even lobes all round."""
    base = shapes.plate(12, 12, 184, 64, 30)
    closed = np.vstack([base, base[:1]])
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    lobes = 22
    at = np.linspace(0, way[-1], lobes, endpoint=False)
    middles = np.column_stack([np.interp(at, way, closed[:, axis]) for axis in (0, 1)])
    out = middles - (104, 44)
    facing = np.degrees(np.arctan2(out[:, 1] * 2.2, out[:, 0]))
    return joined(
        *(
            arc(x, y, 10.5, turn - 75, turn + 75, 9)
            for (x, y), turn in zip(middles.tolist(), facing.tolist(), strict=True)
        )
    )


def _edge(name: str, width: float) -> Line:
    if name == "500":
        return _flower()
    if name in ("1000", "2000", "3000"):
        turn = np.linspace(0, 2 * np.pi, 90, endpoint=False)
        cos, sin = np.cos(turn), np.sin(turn)
        return np.column_stack(
            [
                5 + width / 2 + width / 2 * np.sign(cos) * np.abs(cos) ** 0.8,
                44 + 40 * np.sign(sin) * np.abs(sin) ** 0.72,
            ]
        )
    return shapes.plate(5, 5, width, 78, 16)


def chip(name: str) -> Image.Image:
    """The pile goes back to the right."""
    (metal, dull, shine), count = COINS[name]
    sheet = Sheet(SIZE, SIZE, 670 + int(name) // 100)
    width = 198 - DEEP * 3 if name != "500" else 198
    pile = [moved(_edge(name, width), DEEP * at) for at in range(count)][::-1]
    for edge in pile:
        top = edge is pile[-1]
        sheet.ink(Block(shape(edge), metal if top else dull, 0.98, grain=0.15, mottle=0.08, cover=1))
        if not top:
            sheet.ink(Block(outline(shapes.shrunk(edge, 3.5), 2, 3, 0.05), metal, 0.9, cover=1))
        sheet.lines(outline(edge, 4.4, 3, 0.08), SUMI)
    _face(sheet, pile[-1], name, (dull, shine))
    sheet.cut("".join(f'<g stroke="#000" stroke-width="4">{shape(edge)}</g>' for edge in pile))
    return sheet.picture()


def _face(sheet: Sheet, edge: Line, name: str, inks: tuple[Ink, Ink]) -> None:
    """Struck signs at the left end, hatching at the other; a calm bar between them."""
    dull, shine = inks
    worn = fading("worn", (20, 10), (160, 90), 0.0, 0.25, 0.9)
    sheet.ink(Block(worn + shape(edge, 'fill="url(#worn)"'), dull, 0.5))
    rim = shapes.shrunk(edge, 6)
    sheet.ink(Block(outline(rim, 2.2, 4, 0.05), dull, 0.9))
    x, y, w, h = BAR
    ridges = "".join(
        stroke(straight((at, 12), (at - 5, 76)), 2.4, 5, (0.1, 0.1)) for at in range(int(x + w) + 7, 208, 7)
    )
    if name == "500":
        ridges = "".join(dot(at, 44, 4.4) for at in (174, 187))
    sheet.ink(Block(clipped(ridges, shape(rim), "ridges"), dull, 0.8))
    if name in ("1000", "2000", "3000"):
        sheet.ink(Block(dot(32, 44, 17), VERMILION, 0.97, cover=1))
        sheet.ink(Block(words("千", 32, 54, 28, "brush"), PAPER, 1, grain=0, cover=1))
    else:
        sheet.lines(words("五" if name == "500" else "百", 32, 56, 32, "brush"), SUMI)
    bar = shapes.plate(x, y, w, h, 9)
    sheet.ink(Block(shape(bar), shine, 1, grain=0.04, mottle=0.02, cover=1))
    sheet.lines(outline(bar, 2.6, 6, 0.06), SUMI)


def empty() -> Image.Image:
    """A hand with nothing in it, on a dark plate: that is a bid, too."""
    sheet = Sheet(SIZE, SIZE, 679)
    edge = shapes.plate(5, 5, 198, 78, 16)
    sheet.ink(Block(shape(edge), SOOT, 1, grain=0.15, cover=1))
    sheet.ink(Block(outline(shapes.shrunk(edge, 6), 2.2, 4, 0.05), SLATE, 0.9, cover=1))
    hand, whole = opened(INDIGO), shape(edge)
    sheet.ink(Block(clipped(box(4, 8, 46, 74), whole, "arm"), INDIGO, 1, grain=0.15, cover=1))
    for block in hand.blocks:
        sheet.ink(block, clipped(placed(block.svg, 88, 43, 0.64, 90), whole, "plate"))
    sheet.lines(outline(edge, 4.4, 3, 0.08), SUMI)
    sheet.cut(f'<g stroke="#000" stroke-width="4">{shape(edge)}</g>')
    return sheet.picture()


PICTURES: Final = {
    **{f"art/harbor/coins/{name}": Picture(SIZE, partial(chip, name)) for name in COINS},
    "art/harbor/coins/empty": Picture(SIZE, empty),
}
