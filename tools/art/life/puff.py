"""Dust from under something heavy: it rolls out from the lower corners, larger and thinner."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, stroke
from tools.art.press.curves import arc
from tools.art.press.inks import CEDAR, MIST, SNOW
from tools.art.press.sheet import Sheet

SIZE: Final = (240, 180)
STAGES: Final = ((0.78, 0.8, 0.92), (0.88, 0.95, 0.7), (0.96, 1.02, 0.34))
"""For each picture: how far out the dust is, how large its rolls are, how dense they are."""

ROLLS: Final = (
    *((88, 54, 20), (108, 60, 14), (70, 62, 15), (102, 38, 11), (86, 72, 12), (54, 68, 9), (78, 44, 9)),
    *((42, 72, 6), (112, 24, 5), (31, 74, 4)),
)
"""The rolls of one side, about its lower corner: place from the middle, and radius."""


def puff(number: int) -> Image.Image:
    """Left and right are not quite alike."""
    out, large, dense = STAGES[number]
    balls, curls = [], ""
    for side in (-1, 1):
        for at, (x, y, radius) in enumerate(ROLLS):
            r = radius * large * (1 if side > 0 else 0.86 + 0.07 * (at % 4))
            middle = 120 + side * x * out, 86 + y * out + (at * side) % 3
            balls.append((*middle, r))
            turn = (190, 380) if side > 0 else (160, 350)
            curls += stroke(arc(*middle, r * 0.66, *turn), 2.0, at, (0.1, 0.5))
    clouds = "".join(dot(*ball) for ball in balls)
    sheet = Sheet(SIZE, SIZE, 100 + number, paper=SNOW)
    low = fading("low", (0, 20), (0, 170), 0.2, 1.0)
    sheet.ink(Block(low + f'<g fill="url(#low)">{clouds}</g>', MIST, 0.9))
    sheet.lines(curls, CEDAR, 0.5)
    sheet.cut(f'<g opacity="{dense}">{clouds}</g>')
    return sheet.picture()


PICTURES: Final = {f"art/life/puff_{n + 1}": Picture(SIZE, partial(puff, n)) for n in range(len(STAGES))}
