"""Yen: a silver coin, a gold one with scalloped edge, and a note; told apart by their outline alone."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.documents import guilloche, rosette
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, outline, ring, shape, stroke, words
from tools.art.press.curves import Line, arc, ellipse
from tools.art.press.inks import (
    BARK,
    CEDAR,
    GOLD,
    LAMP,
    PAPER,
    PINE,
    SLATE,
    SNOW,
    STONE,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet

SIZE: Final = (96, 96)


def _petals(radius: float, depth: float) -> Line:
    turn = np.linspace(0, 2 * np.pi, 144, endpoint=False)
    far = radius - depth * (0.5 + 0.5 * np.cos(turn * 12))
    return np.column_stack([48 + far * np.cos(turn), 48 + far * np.sin(turn)])


def _coin(edge: Line, metal: Ink, dull: Ink, shine: Ink, seed: int) -> Sheet:
    """A struck disc, bright above; the figure goes on a calm field."""
    sheet = Sheet(SIZE, SIZE, seed)
    sheet.ink(Block(shape(edge), metal, 0.98, grain=0.15, mottle=0.1, cover=1))
    worn = fading("worn", (26, 14), (72, 92), 0.0, 0.2, 0.95)
    sheet.ink(Block(worn + shape(edge, 'fill="url(#worn)"'), dull, 0.6))
    sheet.ink(Block(stroke(arc(48, 48, 38, 190, 290), 5, 2, (0.4, 0.4), 0.1), shine, 0.95, cover=1))
    sheet.lines(outline(edge, 4.6, seed, 0.1), SUMI)
    return sheet


def _waves() -> str:
    return "".join(
        stroke(arc(48 + dx, 27, radius, 190, 350, 12), 1.8, radius + dx + 40)
        for dx in (-14, 0, 14)
        for radius in (8, 4)
    )


def _flower() -> str:
    """Five petals over the figure."""
    around = [np.radians(-90 + 72 * n) for n in range(5)]
    return "".join(ring(48 + 4.6 * np.cos(t), 20 + 4.6 * np.sin(t), 3, 1.6) for t in around) + dot(
        48, 20, 1.6
    )


def hundred() -> Image.Image:
    """Silver, round, a wave over its figure."""
    edge = ellipse(48, 48, 44, 44)
    sheet = _coin(edge, (206, 206, 200), STONE, SNOW, 71)
    sheet.lines(ring(48, 48, 38, 1.8) + _waves(), SLATE)
    sheet.lines(words("100", 48, 61, 44, "number") + words("百円", 48, 79, 16, "brush"), SUMI)
    sheet.cut(shape(ellipse(48, 48, 46, 46)))
    return sheet.picture()


def five_hundred() -> Image.Image:
    """Gold, its edge in twelve lobes, like a chrysanthemum."""
    sheet = _coin(_petals(45, 4.5), GOLD, CEDAR, LAMP, 72)
    sheet.lines(ring(48, 48, 37.5, 1.8) + _flower(), BARK)
    sheet.lines(words("500", 48, 61, 44, "number") + words("五百円", 48, 78, 14, "brush"), SUMI)
    sheet.cut(shape(_petals(47, 4.5)))
    return sheet.picture()


def thousand() -> Image.Image:
    """A note, folded once through many hands."""
    sheet = Sheet(SIZE, SIZE, 73)
    edge = shapes.worn(shapes.plate(3, 18, 90, 60, 3), 0.4, 4)
    tide = fading("tide", (0, 18), (0, 78), 0.15, 0.75)
    sheet.ink(Block(tide + shape(edge, 'fill="url(#tide)"'), PINE, 0.7))
    sheet.ink(Block(guilloche(9, 24, 78, 48, (7, 4), 3), PINE, 0.95, grain=0))
    sheet.bare(shape(shapes.plate(14, 29, 68, 38, 4)), 0.25)
    sheet.ink(Block(rosette(48, 48, 18, 11), PINE, 0.4, grain=0))
    sheet.lines(words("1000", 48, 59, 38, "number"), SUMI)
    sheet.ink(Block(dot(82, 66, 10.5), VERMILION, 0.96, cover=0.95))
    sheet.ink(Block(words("千", 82, 72, 16, "brush"), PAPER, 1, grain=0, cover=1))
    sheet.lines(outline(edge, 4.2, 5, 0.1), SUMI)
    sheet.cut(shape(shapes.worn(shapes.plate(1.6, 16.6, 92.8, 62.8, 4), 0.25, 6)))
    return sheet.picture()


PICTURES: Final = {
    "art/harbor/yen_100": Picture(SIZE, hundred),
    "art/harbor/yen_500": Picture(SIZE, five_hundred),
    "art/harbor/yen_1000": Picture(SIZE, thousand),
}
