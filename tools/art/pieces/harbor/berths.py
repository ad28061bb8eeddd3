"""Berths of any width: a pier, its posts and the water before it, open under ropes or shut by chains."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.harbor.strips import END, STEP, WIDE, parts
from tools.art.pieces.rope import strand, twists
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, outline, ring, shape, stroke, words
from tools.art.press.curves import Line, along, ellipse, smooth, straight, turned
from tools.art.press.inks import (
    BARK,
    CEDAR,
    INDIGO_DEEP,
    LAMP,
    OCHRE,
    PEACH,
    SEA,
    SEA_PALE,
    SLATE,
    SNOW,
    STONE,
    SUMI,
    VERMILION,
)
from tools.art.press.sheet import Sheet

TALL: Final = 140
PLATE: Final = shapes.plate(3, 3, WIDE - 6, TALL - 6, 8)
POSTS: Final = (19.0, WIDE - 19.0)
RINGS: Final = tuple(float(x) for x in range(END, WIDE, STEP))
"""Where one part meets the next: irons in the beam, from which rope and chain hang."""

LINKS: Final = 6
SIGN: Final = (90, 70)


@cache
def berth(is_open: bool) -> Image.Image:
    """The whole: lit and roped, or dark and chained."""
    sheet = Sheet((WIDE, TALL), (WIDE, TALL), 170 + is_open)
    _water(sheet, is_open)
    _pier(sheet)
    for x in POSTS:
        _post(sheet, x)
    if is_open:
        _moorings(sheet)
    else:
        sheet.shade(shape(PLATE), 0.5)
        _chains(sheet)
    sheet.lines(outline(shapes.worn(PLATE, 0.3, 3), 5, 3, 0.1), SUMI)
    sheet.cut(shape(shapes.plate(2.4, 2.4, WIDE - 4.8, TALL - 4.8, 8)))
    return sheet.picture()


def _water(sheet: Sheet, is_open: bool) -> None:
    sheet.ink(Block(shape(PLATE), SEA if is_open else SLATE, 0.97, grain=0.25, mottle=0.04, cover=0.95))
    deep = fading("deep", (0, 44), (0, TALL), 0.95, 0.2, 0.0, 0.6)
    sheet.ink(Block(deep + shape(PLATE, 'fill="url(#deep)"'), INDIGO_DEEP if is_open else SUMI, 0.85))
    ripples = ""
    for number, (x, y, w) in enumerate(((12, 76, 44), (46, 94, 40), (4, 108, 46), (44, 122, 52))):
        for step in range(-1, 4):
            at = x + step * STEP
            way = [(at, y), (at + w * 0.3, y - 2.5), (at + w * 0.6, y + 1), (at + w, y - 1)]
            ripples += stroke(smooth(way), 2.4, number, (0.4, 0.4))
    sheet.ink(Block(clipped(ripples, shape(PLATE), "sea"), SEA_PALE, 0.9 if is_open else 0.35, cover=1))


def _pier(sheet: Sheet) -> None:
    piles = [shapes.plate(x - 8, 40, 16, 24, 2) for x in RINGS]
    sheet.ink(Block("".join(map(shape, piles)), BARK, 0.97, cover=1))
    sheet.ink(
        Block(clipped(box(3, 3, WIDE - 6, 34), shape(PLATE), "planks"), CEDAR, 0.95, grain=0.4, cover=0.95)
    )
    sheet.ink(Block(box(3, 37, WIDE - 6, 9), BARK, 0.97, cover=1))
    lines = "".join(stroke(straight((x, 4), (x, 37)), 2.2, x % STEP) for x in range(8, WIDE, 16))
    lines += stroke(straight((3, 37), (WIDE - 3, 37)), 3.4, 1, (0, 0), 0.9, 0)
    lines += stroke(straight((3, 46.5), (WIDE - 3, 46.5)), 3.4, 2, (0, 0), 0.9, 0)
    sheet.lines(lines + "".join(outline(pile, 3, 4) for pile in piles), SUMI)


def _post(sheet: Sheet, x: float) -> None:
    body, name = shapes.plate(x - 11, 9, 22, 50, 5), f"side{x:.0f}"
    sheet.ink(Block(shape(body), OCHRE, 0.97, cover=1))
    side = fading(name, (x - 11, 0), (x + 11, 0), 0.0, 0.2, 1.0)
    sheet.ink(Block(side + shape(body, f'fill="url(#{name})"'), BARK, 0.85))
    top = ellipse(x, 11, 11, 5)
    sheet.ink(Block(shape(top), PEACH, 1, cover=1))
    sheet.lines(outline(body, 3.6, 5) + outline(top, 2.6, 4), SUMI)


def _spans(hook: float, sag: float, ends: tuple[float, float]) -> list[Line]:
    """From iron to iron, and from the outermost ones to the posts."""
    left, right = POSTS
    between = [smooth([(x, hook), (x + STEP / 2, sag), (x + STEP, hook)]) for x in RINGS[:-1]]
    first = smooth([(left, ends[0]), ((left + END) / 2, ends[1]), (END, hook)])
    last = smooth([(WIDE - END, hook), (WIDE - (left + END) / 2, ends[1]), (right, ends[0])])
    return [first, *between, last]


def _moorings(sheet: Sheet) -> None:
    """A rope in even bights, and turns of it round the posts."""
    ways = _spans(42, 62, (32, 41))
    ways += [smooth([(x - 12, y), (x, y + 4), (x + 12, y - 1)]) for x in POSTS for y in (24, 33)]
    sheet.lines("".join(strand(way, 11.5, 3) for way in ways), SUMI)
    sheet.ink(Block("".join(strand(way, 7.6, 3) for way in ways), OCHRE, 1, grain=0.1, cover=1))
    sheet.lines("".join(twists(way, 7.6, 30, 1.3) for way in ways), SUMI)
    sheet.lines("".join(dot(x, 41.5, 6) for x in RINGS), SUMI)
    sheet.ink(Block("".join(dot(x, 41.5, 3.4) for x in RINGS), LAMP, 1, grain=0, cover=1))


def _chains(sheet: Sheet) -> None:
    """One hangs from the irons, one lies in the water: a locked gate at any width."""
    ways = _spans(60, 88, (52, 57)) + _spans(122, 106, (124, 124))
    rims, irons = "", ""
    for way in ways:
        count = LINKS if way[-1][0] - way[0][0] > END else 2
        for number in range(count):
            x, y = along(way, (number + 0.5) / count)
            ahead = along(way, min((number + 0.6) / count, 1.0))
            turn = float(np.degrees(np.arctan2(ahead[1] - y, ahead[0] - x)))
            link = turned(ellipse(x, y, 9.6, 5.8 if number % 2 else 1.8), turn, (x, y))
            rims += outline(link, 7.4, number, 0.05)
            irons += outline(link, 3.8, number, 0.05)
    sheet.lines(rims, SUMI)
    sheet.ink(Block(irons, STONE, 1, grain=0.1, cover=1))
    sheet.lines("".join(dot(x, 58, 7.5) for x in RINGS), SUMI)
    sheet.ink(Block("".join(ring(x, 58, 4.2, 2.6) for x in RINGS), STONE, 1, grain=0, cover=1))


def closed_sign() -> Image.Image:
    """A day off, on a board by itself: it hangs before the chains, wherever there is room."""
    sheet = Sheet(SIGN, SIGN, 173)
    edge = shapes.plate(6, 4, 78, 60, 5)
    sheet.ink(Block(shape(edge), SNOW, 1, grain=0.1, cover=1))
    sheet.ink(Block(outline(shapes.shrunk(edge, 5), 4, 3), VERMILION, 0.97, cover=1))
    sheet.lines(outline(edge, 5, 6, 0.1) + words("休", 45, 53, 50, "brush"), SUMI)
    sheet.lines("".join(dot(x, 11, 2.6) for x in (13, 77)), SUMI)
    sheet.cut(shape(shapes.plate(4, 2, 82, 64, 6)))
    sheet.shadow(shape(edge), 0.6, 2, 1.5, 3)
    return sheet.picture()


def _part(is_open: bool, name: str) -> Image.Image:
    return parts(berth(is_open))[name]


PICTURES: Final = {
    **{
        f"art/harbor/ports/{state}_{name}": Picture((wide, TALL), partial(_part, state == "open", name))
        for state in ("open", "closed")
        for name, wide in (("left", END), ("middle", STEP), ("right", END))
    },
    "art/harbor/ports/closed_sign": Picture(SIGN, closed_sign),
}
