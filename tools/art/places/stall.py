"""A stall of the title: awning, lanterns, a dark inside and a counter; each game lays its goods on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.places.ground import cutout
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, glowing, outline, shape, stroke, words
from tools.art.press.curves import Line, arc, ellipse, joined, smooth, straight
from tools.art.press.inks import BARK, INDIGO_DEEP, LAMP, SOOT, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

VIEW: Final = (440.0, 400.0)
SIZE: Final = (588, 534)
COUNTER: Final = 286.0
"""Where the goods stand."""

LANTERNS: Final = ((84.0, 150.0), (356.0, 150.0))
STRIPES: Final = 10
UNLIT: Final = 0.3

Goods = Callable[[Sheet], None]


def pictures(game: str, seed: int, cloth: Ink, sign: str, goods: Goods) -> dict[str, Picture]:
    """The stall in the dark, and with its lanterns lit."""
    name = f"art/title/stall_{game}"
    return {
        name: Picture(SIZE, partial(_stall, seed, cloth, sign, goods, False)),
        f"{name}_lit": Picture(SIZE, partial(_stall, seed, cloth, sign, goods, True)),
    }


def _stall(seed: int, cloth: Ink, sign: str, goods: Goods, lit: bool) -> Image.Image:
    sheet = Sheet(VIEW, SIZE, seed)
    _inside(sheet, lit)
    goods(sheet)
    _counter(sheet, seed)
    for x, y in LANTERNS:
        _lantern(sheet, x, y, lit)
    _awning(sheet, cloth, seed)
    _sign(sheet, sign, cloth)
    if lit:
        _glow(sheet)
    else:
        sheet.shade(box(0, 0, *VIEW), UNLIT)
        sheet.ink(Block(box(0, 0, *VIEW), INDIGO_DEEP, 0.14, 0, 0, 0, cover=1))
    sheet.cut(_outside())
    return cutout(sheet)


def _outside() -> str:
    return shape(_cloth()) + box(22, 60, 396, 340, 2) + box(8, 6, 424, 24, 5)


def _inside(sheet: Sheet, lit: bool) -> None:
    """Night behind the counter, or the warm wall of a lit shop."""
    room = box(22, 60, 396, COUNTER - 40)
    if lit:
        sheet.ink(Block(room, BARK, 0.9))
        sheet.light(
            glowing("warm", 220, 170, 230, 0.9, 0.5, 0) + box(22, 60, 396, 240, 0, 'fill="url(#warm)"'),
            LAMP,
            0.75,
        )
    else:
        sheet.ink(Block(room, INDIGO_DEEP, 0.98, 0.15, cover=0.9))
    wall = "".join(stroke(straight((x, 100), (x, COUNTER)), 2.4, x) for x in range(60, 400, 34))
    sheet.ink(Block(wall, SOOT, 0.7))


def _counter(sheet: Sheet, seed: int) -> None:
    for x in (22.0, 400.0):
        post = box(x, 70, 18, 330)
        sheet.ink(Block(post, BARK, 0.95, cover=1))
        sheet.lines(outline(np.array([(x, 60), (x + 18, 60), (x + 18, 400), (x, 400)], float), 5, 3), SUMI)
    sheet.ink(Block(box(22, COUNTER, 396, 114), (118, 76, 46), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(22, COUNTER + 14, 396, 100, 3, seed, (156, 104, 64), SOOT, 5, 0.9))
    sheet.ink(Block(box(14, COUNTER - 4, 412, 18, 3), (164, 110, 66), 1, 0.2, 0.05, 0.1, cover=1))
    top = np.array([(14, COUNTER - 4), (426, COUNTER - 4), (426, COUNTER + 14), (14, COUNTER + 14)], float)
    sheet.lines(outline(top, 5, seed), SUMI)


def _cloth() -> Line:
    """Straight above, scalloped below."""
    step = 432 / STRIPES
    scallops = [arc(436 - step * (number + 0.5), 98, step / 2, 0, 180, 9) for number in range(STRIPES)]
    return joined([(26.0, 24.0), (414.0, 24.0)], *scallops)


def _awning(sheet: Sheet, cloth: Ink, seed: int) -> None:
    whole = shape(_cloth())
    sheet.shade(box(22, 98, 396, 50), 0.5, 10)
    sheet.bare(whole)
    bands, folds = "", ""
    for number in range(STRIPES + 1):
        top, foot = 26 + 388 * number / STRIPES, 4 + 432 * number / STRIPES
        if number % 2 == 0 and number < STRIPES:
            right = 26 + 388 * (number + 1) / STRIPES
            half = 432 / STRIPES / 2
            bands += shape(joined([(top, 24.0), (right, 24.0)], arc(foot + half, 98, half, 0, 180, 9)))
        folds += stroke(straight((top, 26), (foot, 98)), 3, number + seed, (0.05, 0.3))
    sheet.ink(Block(bands, cloth, 0.95, 0.15, 0.06))
    sheet.lines(folds + outline(_cloth(), 5.5, seed), SUMI)
    sheet.ink(Block(box(8, 6, 424, 22, 4), BARK, 1, 0.2, cover=1))
    beam = np.array([(8, 6), (432, 6), (432, 28), (8, 28)], float)
    sheet.lines(outline(beam, 5, seed + 1) + stroke(straight((20, 15), (420, 18)), 2, 4), SUMI)


def _sign(sheet: Sheet, sign: str, cloth: Ink) -> None:
    """One board of paper for each character, hung over the awning."""
    wide = 62 * len(sign)
    for number, character in enumerate(sign):
        x = 220 - wide / 2 + 62 * number
        board = box(x + 2, 20, 58, 66, 5)
        sheet.bare(board, 0.3)
        corners = np.array([(x + 2, 20), (x + 60, 20), (x + 60, 86), (x + 2, 86)], float)
        sheet.lines(outline(corners, 4.5, number) + words(character, x + 31, 72, 52, "brush"), SUMI)


def _lantern(sheet: Sheet, x: float, y: float, lit: bool) -> None:
    body = ellipse(x, y, 25, 33)
    sheet.bare(shape(body))
    if lit:
        sheet.ink(Block(shape(body), LAMP, 0.95, 0.05, cover=1))
    sheet.ink(
        Block(
            shape(ellipse(x, y - 24, 22, 10)) + shape(ellipse(x, y + 24, 22, 10)),
            VERMILION,
            0.85 if lit else 0.6,
        )
    )
    ribs = "".join(
        stroke(smooth([(x - 25 * s, y + dy), (x, y + dy + 4), (x + 25 * s, y + dy)]), 1.8, dy + 60)
        for dy, s in ((-18, 0.8), (-9, 0.95), (0, 1.0), (9, 0.95), (18, 0.8))
    )
    caps = box(x - 12, y - 37, 24, 7, 2) + box(x - 12, y + 30, 24, 7, 2)
    string = stroke(straight((x, y - 60), (x, y - 36)), 3, 5) + stroke(
        straight((x, y + 36), (x, y + 52)), 5, 6
    )
    sheet.lines(outline(body, 4, 7) + ribs + caps + string + words("魚", x, y + 13, 30, "brush"), SUMI)


def _glow(sheet: Sheet) -> None:
    for number, (x, y) in enumerate(LANTERNS):
        light = glowing(f"g{number}", x, y, 120, 0.75, 0.35, 0.1, 0)
        sheet.light(light + dot(x, y, 120, f'fill="url(#g{number})"'), LAMP, 0.8)
    sheet.light(
        glowing("c", 220, COUNTER, 220, 0.5, 0.2, 0) + box(22, 100, 396, 300, 0, 'fill="url(#c)"'), LAMP, 0.45
    )
