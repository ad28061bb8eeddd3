"""Official paper of the harbor: a worn sheet, engine-turned borders and the office's red seal."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.pieces import shapes
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, outline, shape, stroke, words
from tools.art.press.curves import Line
from tools.art.press.inks import PAPER, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

SIZE: Final = (112, 152)
PLATE: Final = shapes.plate(3, 3, 106, 146, 4)


def paper(ink: Ink, seed: int) -> Sheet:
    """Blank, its ink coming in from the foot."""
    sheet = Sheet(SIZE, SIZE, seed)
    tide = fading("tide", (0, 70), (0, 152), 0.0, 0.5)
    sheet.ink(Block(tide + shape(PLATE, 'fill="url(#tide)"'), ink, 0.8))
    return sheet


def finished(sheet: Sheet, seed: int) -> Image.Image:
    """Outlined and cut, its edge worn by many hands."""
    sheet.lines(outline(shapes.worn(PLATE, 0.4, seed), 4.6, seed, 0.12), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(1.8, 1.8, 108.4, 148.4, 5), 0.3, 5)))
    return sheet.picture()


def seal(sheet: Sheet, signs: str, x: float, y: float, size: float) -> None:
    """Two signs one above the other, cut into a red square."""
    sheet.ink(
        Block(shape(shapes.worn(shapes.plate(x, y, size, size, 3), 0.4, 9, 4)), VERMILION, 0.96, cover=0.95)
    )
    rows = len(signs)
    tall = size / rows * (0.98 if rows > 1 else 0.84)
    for row, sign in enumerate(signs):
        foot = y + size / rows * (row + 0.5) + tall * 0.37
        sheet.ink(Block(words(sign, x + size / 2, foot, tall, "brush"), PAPER, 1, grain=0, cover=1))


def guilloche(x: float, y: float, w: float, h: float, turns: tuple[int, int], swing: float) -> str:
    """Waves that run round a frame and cross each other, three abreast."""
    drawn = ""
    sides = (
        ((x, y), (x + w, y), turns[0]),
        ((x + w, y), (x + w, y + h), turns[1]),
        ((x + w, y + h), (x, y + h), turns[0]),
        ((x, y + h), (x, y), turns[1]),
    )
    for start, end, count in sides:
        for phase in (0.0, 1 / 3, 2 / 3):
            drawn += stroke(_wave(start, end, count, swing, phase), 1.15, 7, (0.001, 0.001), 0.9, 0.05)
    return drawn


def _wave(
    start: tuple[float, float], end: tuple[float, float], count: int, swing: float, phase: float
) -> Line:
    part = np.linspace(0, 1, count * 14)[:, None]
    ahead = np.array(end) - np.array(start)
    across = np.array([-ahead[1], ahead[0]]) / np.hypot(*ahead)
    return np.asarray(
        np.array(start) + part * ahead + swing * np.sin((part * count + phase) * 2 * np.pi) * across
    )


def rosette(x: float, y: float, radius: float, petals: int) -> str:
    """An engine-turned flower: two rings of loops, one against the other."""
    turn = np.linspace(0, 2 * np.pi, 240)
    drawn = ""
    for shift, depth in ((0.0, 0.28), (np.pi, 0.28), (np.pi / 2, 0.16)):
        far = radius * (1 - depth + depth * np.cos(petals * turn + shift))
        ring = np.column_stack([x + far * np.cos(turn), y + far * np.sin(turn)])
        drawn += stroke(ring, 1.1, 5, (0.001, 0.001), 0.9, 0.05)
    return drawn


def frame(inset: float, width: float) -> str:
    """An even line within the edge."""
    a = 3 + inset
    return box(a, a, 112 - 2 * a, 152 - 2 * a, 2, f'fill="none" stroke="#000" stroke-width="{width}"')
