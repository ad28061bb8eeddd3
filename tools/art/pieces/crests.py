"""Six family crests, paper on deep indigo: wave, crane, pine, fan, hemp leaf and plum, from -50 to 50."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.shapes import worn
from tools.art.press.block import Block
from tools.art.press.brush import dot, outline, placed, shape, stroke
from tools.art.press.curves import Line, arc, ellipse, joined, smooth, straight
from tools.art.press.inks import INDIGO, INDIGO_DEEP, SUMI
from tools.art.press.sheet import Sheet

VIEW: Final = (96, 96)
SIZE: Final = (192, 192)
"""Twice its units: in the lobby a crest is as large as that."""

Device: TypeAlias = tuple[str, ...]
"""What stays paper, the lines cut into it, and what stays paper upon these."""


TAIL: Final = [(-4, 22), (-16, 44), (-6, 40), (0, 48), (6, 40), (16, 44), (4, 22)]


def crest(draw: Callable[[], Device]) -> Image.Image:
    """A round seal, readable on any ground."""
    sheet = Sheet(VIEW, SIZE, seed=len(draw.__name__) * 7)
    device = draw()
    sheet.ink(Block(dot(48, 48, 41), INDIGO, 0.98, grain=0.15))
    sheet.ink(Block(dot(48, 48, 41), INDIGO_DEEP, 0.75, grain=0.3))
    for number, layer in enumerate(device):
        if number % 2:
            sheet.lines(placed(layer, 48, 48, 0.78), INDIGO_DEEP)
        else:
            sheet.bare(placed(layer, 48, 48, 0.78), 0.25)
    sheet.lines(outline(ellipse(48, 48, 45.6, 45.6), 3.6, 5, 0.1), SUMI)
    sheet.cut(shape(worn(ellipse(48, 48, 46.8, 46.8), 0.2, 3)))
    return sheet.picture()


def wave() -> Device:
    """One breaker that curls over itself, its foam in claws."""
    body = smooth(
        [
            *((-47, 10), (-44, -12), (-30, -34), (-6, -46), (20, -42), (38, -26), (44, -8)),
            *((36, 4), (22, 6), (12, -2), (14, -14), (4, -20), (-10, -14), (-16, 2), (-8, 18)),
            *((12, 26), (34, 22), (46, 14), (36, 34), (12, 47), (-18, 43), (-38, 30)),
        ],
        closed=True,
    )
    claws = "".join(
        stroke(smooth([(x, y), (x + 6, y + 5), (x + 5, y + 13), (x - 2, y + 14)]), 6, n, (0.05, 0.4), 0.2)
        for n, (x, y) in enumerate(((38, -12), (28, 0), (15, -1)))
    )
    spray = dot(26, -4, 3.6) + dot(2, 3, 3.4) + dot(20, 13, 2.6)
    flow = (
        [(-40, 14), (-36, -8), (-22, -27), (0, -36), (22, -32), (34, -18)],
        [(-32, 20), (-28, 0), (-16, -17), (2, -27), (18, -23)],
        [(-24, 24), (-8, 34), (14, 37), (32, 30)],
    )
    lines = "".join(stroke(smooth(way), 4.4, n, (0.1, 0.35), 0.1) for n, way in enumerate(flow))
    return shape(body) + claws + spray, lines


def crane() -> Device:
    """Wings raised until they close the circle, the head between them."""
    paper = lines = ""
    for side in (1, -1):
        for n, turn in enumerate((100, 78, 56, 34, 12)):
            feather = _feather(n) @ np.array([[side, 0.0], [0.0, 1.0]])
            paper += placed(shape(feather), 0, 10, 1, side * turn)
            lines += placed(outline(feather, 2.6, n + 3, 0.1), 0, 10, 1, side * turn)
    neck = smooth([(0, 34), (-5, 12), (3, -6), (4, -16), (-4, -22), (-18, -15)])
    lines += stroke(neck, 17, 2, (0.02, 0.3), 0.4, 0.04)
    bird = stroke(neck, 11, 2, (0.02, 0.4), 0.12, 0.04) + shape(smooth(TAIL, closed=True))
    return paper, lines, bird


def _feather(number: int) -> Line:
    """Pointing up, longer towards the top of the wing."""
    long = 46 + number * 2.5
    return smooth([(0, -6), (9, -long * 0.5), (6, -long * 0.86), (-3, -long), (-6, -long * 0.6)], closed=True)


def pine() -> Device:
    """Three crowns on a bent trunk."""
    trunk = stroke(smooth([(4, 46), (-4, 30), (4, 14), (0, -4)]), 9, 1, (0.05, 0.3), 0.5)
    trunk += stroke(smooth([(-26, 30), (-10, 33), (0, 38), (14, 32), (28, 28)]), 6, 2)
    paper, lines = trunk, ""
    for x, y, size in ((0, -20, 1.0), (-24, 14, 0.84), (24, 12, 0.84)):
        lobes = [(-28, 14), (-31, 3), (-22, -5), (-18, -16), (-7, -18), (0, -25), (8, -18), (18, -16)]
        crown = smooth([*lobes, (22, -5), (31, 3), (28, 14), (14, 11), (0, 15), (-14, 11)], closed=True)
        paper += placed(shape(crown), x, y, size)
        needles = "".join(
            stroke(np.array([(0.0, 10.0)]) + _spoke(turn, 6, 25), 3, int(turn) + 90, (0.02, 0.6), 0.1)
            for turn in (-66, -40, -14, 14, 40, 66)
        )
        lines += placed(needles + outline(crown, 3, 4, 0.1), x, y, size)
    return paper, lines


def _spoke(turn: float, near: float, far: float) -> Line:
    """From the middle upwards, turned clockwise."""
    way = np.radians(turn)
    return np.column_stack(
        [np.sin(way) * np.linspace(near, far, 10), -np.cos(way) * np.linspace(near, far, 10)]
    )


def fan() -> Device:
    """Open, with its ribs and its folds."""
    leaf = joined(arc(0, 34, 76, 217, 323), arc(0, 34, 34, 323, 217))
    ribs = "".join(
        stroke(_spoke(turn, 0, 40) + np.array([0, 34]), 5.4, n, (0.02, 0.02), 0.8)
        for n, turn in enumerate((-46, -28, -9, 9, 28, 46))
    )
    folds = "".join(
        stroke(_spoke(turn, 35, 76) + np.array([0, 34]), 2.8, n, (0.05, 0.1), 0.4)
        for n, turn in enumerate((-37, -18.5, 0, 18.5, 37))
    )
    band = stroke(arc(0, 34, 64, 219, 321), 4, 8, (0.02, 0.02), 0.7)
    return tuple(
        placed(svg, 0, 0, 0.93) for svg in (shape(leaf) + ribs + dot(0, 36, 8), folds + band + dot(0, 36, 3))
    )


def hemp() -> Device:
    """Six leaves in a star, each folded along its middle."""
    paper = lines = ""
    for k in range(6):
        leaf = [(0, -4), (15, -26), (0, -49), (-15, -26)]
        paper += placed(shape(leaf), 0, 0, 1, k * 60)
        fold = stroke(straight((0, -9), (0, -44)), 3.4, k, (0.1, 0.3), 0.3)
        lines += placed(fold, 0, 0, 1, k * 60)
    return paper, lines


def plum() -> Device:
    """Five round petals, stamens between a ring of pollen."""
    paper = lines = ""
    for k in range(5):
        paper += placed(shape(ellipse(0, -29, 18.5, 17.5)), 0, 2, 1, k * 72)
        stamens = "".join(
            placed(stroke(straight((0, -7), (0, -22)), 2.8, k, (0.1, 0.1), 0.6) + dot(0, -24, 3), 0, 0, 1, a)
            for a in (-18, 0, 18)
        )
        lines += placed(stamens, 0, 2, 1, k * 72)
    return paper + dot(0, 2, 12), lines + dot(0, 2, 6.5)


PICTURES: Final = {
    f"art/crests/{number}": Picture(SIZE, partial(crest, draw))
    for number, draw in enumerate((wave, crane, pine, fan, hemp, plum), 1)
}
