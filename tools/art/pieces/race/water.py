"""The lanes of the race: water in three parts, and the rope of floats between lanes."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.places.ground import flat
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, shape, stroke
from tools.art.press.curves import arc, joined, line, moved, smooth, straight
from tools.art.press.inks import CEDAR, OCHRE, PEACH, SEA_PALE, SOOT, SUMI, VERMILION
from tools.art.press.sheet import Sheet

HIGH: Final = 168
END, MIDDLE = 168, 336
COLOURS: Final = 64
NIGHT: Final = (14, 26, 50)


def water(width: int, size: tuple[int, int]) -> Sheet:
    """Dark enough for figures and fish; what crosses the right edge of the middle comes in at its left."""
    sheet = Sheet((width, HIGH), size, 71)
    sheet.ink(Block(box(-9, -9, width + 18, HIGH + 18), (30, 70, 92), 1, 0.05, 0.02, 0, cover=1))
    deep = fading("deep", (0, 0), (0, HIGH), 0.9, 0.35, 0.25, 0.6)
    sheet.ink(
        Block(deep + box(-9, -9, width + 18, HIGH + 18, 0, 'fill="url(#deep)"'), NIGHT, 0.8, 0.05, 0.02, 0)
    )
    dark, pale = _ripples(4, 11, 3.6), _ripples(9, 5, 2.6)
    sheet.ink(Block(dark, (12, 20, 40), 0.85, 0.05))
    sheet.ink(Block(pale, SEA_PALE, 0.42, 0.05, cover=1))
    return sheet


def _ripples(seed: int, count: int, width: float) -> str:
    chance, drawn = np.random.default_rng(seed), ""
    for number in range(count):
        x, y, long = (
            chance.uniform(0, MIDDLE),
            HIGH * (number + chance.uniform(0.2, 0.8)) / count,
            chance.uniform(46, 110),
        )
        for shift in (-MIDDLE, 0, MIDDLE):
            at = x + shift
            wave = smooth(
                [
                    (at - long / 2, y + 4),
                    (at - long / 6, y - 3),
                    (at + long / 6, y + 3),
                    (at + long / 2, y - 3),
                ]
            )
            drawn += stroke(wave, width, seed + number, (0.4, 0.5), 0.1)
    return drawn


def start(size: tuple[int, int]) -> Sheet:
    """Where the lane begins: the quay's edge, and foam along it."""
    sheet = water(END, size)
    edge = smooth([(30, -8), (26, 30), (34, 70), (27, 110), (33, 150), (28, 180)])
    foam = joined(moved(edge, 26), line([(0, 180), (0, -8)]))
    sheet.ink(Block(shape(foam), SEA_PALE, 0.7, 0.15, cover=1))
    board = joined(edge, line([(-8, 180), (-8, -8)]))
    sheet.ink(Block(shape(board), CEDAR, 1, 0.35, cover=1))
    sheet.shade(shape(board), 0.45)
    grain = "".join(stroke(straight((x, -4), (x + 2, 174)), 2.2, x, (0.1, 0.2)) for x in (6, 14, 21))
    sheet.lines(stroke(edge, 7, 3, (0.01, 0.01), 0.8) + grain, SOOT)
    return sheet


def finish(size: tuple[int, int]) -> Sheet:
    """Where it ends for now: the water goes on in the dark."""
    sheet = water(END, size)
    away = fading("away", (0, 0), (END, 0), 0.0, 0.4, 1.0)
    sheet.shade(away + box(0, 0, END, HIGH, 0, 'fill="url(#away)"'), 0.7)
    return sheet


def rope() -> Image.Image:
    """One float on its cord; it comes round every 24 pixels."""
    sheet = Sheet((24, 24), (24, 24), 72)
    cord = box(-4, 10, 32, 4)
    sheet.lines(box(-4, 8.6, 32, 6.8) + dot(12, 12, 8.4), SUMI)
    sheet.ink(Block(cord, OCHRE, 1, 0, cover=1))
    sheet.ink(Block(dot(12, 12, 6.4), PEACH, 1, 0, cover=1))
    sheet.ink(Block(shape(arc(12, 12, 6.4, 20, 160)), VERMILION, 1, 0, cover=1))
    sheet.cut(box(-4, 8.6, 32, 6.8) + dot(12, 12, 8.4))
    return sheet.picture()


PICTURES: Final = {
    "art/race/lane_left": Picture((END, HIGH), partial(flat, start, (END, HIGH), COLOURS)),
    "art/race/lane_middle": Picture(
        (MIDDLE, HIGH), partial(flat, partial(water, MIDDLE), (MIDDLE, HIGH), COLOURS)
    ),
    "art/race/lane_right": Picture((END, HIGH), partial(flat, finish, (END, HIGH), COLOURS)),
    "art/race/rope": Picture((24, 24), rope),
}
