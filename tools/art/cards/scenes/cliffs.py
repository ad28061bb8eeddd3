"""Wet rock on both sides of a gorge."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from tools.art.press.block import Block
from tools.art.press.brush import clipped, fading, shape, stroke
from tools.art.press.curves import Line, joined, line, mirrored, moved, scaled, smooth
from tools.art.press.inks import INDIGO_DEEP, MOSS, SLATE, SUMI
from tools.art.press.sheet import Sheet

BOULDERS: Final = (
    [(12, -20), (128, -10), (150, 40), (142, 96), (96, 150), (12, 170)],
    [(12, 120), (70, 128), (132, 150), (168, 210), (150, 300), (88, 330), (12, 330)],
    [(12, 270), (60, 276), (104, 310), (112, 372), (86, 440), (12, 450)],
    [(12, 400), (82, 396), (126, 430), (140, 506), (104, 590), (12, 600)],
    [(12, 560), (48, 552), (98, 590), (104, 660), (72, 710), (12, 716)],
    [(12, 660), (64, 664), (132, 712), (158, 790), (150, 900), (12, 920)],
)
"""Of the left side, from the top down; the right side is their mirror, a little shifted."""


def cliffs(sheet: Sheet) -> None:
    """Boulder on boulder, each lit from above and mossy where it is."""
    for number, boulder in enumerate(BOULDERS):
        for left in (True, False):
            rock = _rock(line(boulder), number * 2 + left)
            _boulder(sheet, rock if left else mirrored(moved(scaled(rock, 1, 0.94), -6, 34), 375), number)


def _rock(corners: Line, seed: int) -> Line:
    """Corners that stay corners, and edges between them that are not straight."""
    chance, around = np.random.default_rng(seed), joined(corners, corners[:1])
    knots = np.vstack([np.linspace(one, two, 4)[:3] for one, two in pairwise(around)])
    return knots + chance.uniform(-7, 7, knots.shape)


def _boulder(sheet: Sheet, rock: Line, seed: int) -> None:
    top, bottom = float(rock[:, 1].min()), float(rock[:, 1].max())
    sheet.bare(shape(rock))
    sheet.ink(Block(shape(rock), SLATE, 0.9))
    dark = fading("dark", (0, top), (0, bottom), 0.0, 0.15, 0.75, 1.0)
    sheet.ink(Block(dark + shape(rock, 'fill="url(#dark)"'), INDIGO_DEEP, 0.95))
    moss = fading("moss", (0, top), (0, top + 70), 1.0, 0.0)
    sheet.ink(Block(moss + shape(rock, 'fill="url(#moss)"'), MOSS, 0.85, cover=0.8))
    sheet.lines(stroke(joined(rock, rock[:1]), 8, seed, (0.01, 0.01), 0.7) + _cracks(rock, seed), SUMI)


def _cracks(rock: Line, seed: int) -> str:
    """Strokes down the rock, as a brush is pressed and dragged."""
    drawn, chance = "", np.random.default_rng(seed)
    (left, top), (right, bottom) = rock.min(axis=0), rock.max(axis=0)
    for number in range(9):
        x, y = chance.uniform(left, right), chance.uniform(top + 30, bottom - 50)
        drawn += stroke(smooth([(x, y), (x + 8, y + 18), (x + 3, y + 44)]), 6.5, number, (0.05, 0.8), 0.1)
    return clipped(drawn, shape(rock), "cracks")
