"""Plaques of the duel's piles, wooden tags dyed in the fish's ink, and the pips stamped on them."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.kinds import KINDS
from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, glowing, outline, ring, shape, stroke
from tools.art.press.curves import arc, smooth
from tools.art.press.inks import BARK, CEDAR, GOLD, LAMP, OCHRE, SLATE, SNOW, SOOT, SUMI, Ink
from tools.art.press.sheet import Sheet

VIEW: Final = (128, 138)
SIZE: Final = (256, 276)
TAG: Final = shapes.plate(4, 4, 120, 130, 12)
FIELD: Final = shapes.plate(10, 10, 108, 118, 8)
HOLE: Final = (64.0, 15.0)
NIGHT: Final = (24, 18, 30)


def plaque(ink: Ink, seed: int) -> Image.Image:
    """Bevelled wood round a dyed field; dark enough for signs and pips, brightest at the top."""
    sheet = Sheet(VIEW, SIZE, seed)
    sheet.ink(Block(shape(TAG), CEDAR, 0.96, 0.35, 0.16))
    sheet.ink(Block(clipped(_grain(), shape(TAG), "tag"), BARK, 0.9, cover=1))
    sheet.ink(Block(shape(FIELD), ink, 0.98, 0.3, 0.08, cover=1))
    fall = fading("fall", (0, 8), (0, 130), 0.35, 0.62, 0.85)
    sheet.ink(Block(fall + shape(FIELD, 'fill="url(#fall)"'), NIGHT, 0.98, 0.2, cover=1))
    sheet.lines(outline(FIELD, 2.6, 5, 0.15) + outline(shapes.worn(TAG, 0.4, seed), 5, 3, 0.12), SUMI)
    _cord(sheet)
    sheet.cut(shape(shapes.worn(shapes.plate(2.4, 2.4, 123.2, 133.2, 13), 0.25, 5)) + box(58, 0, 12, 8))
    return sheet.picture()


def _grain() -> str:
    ways = [(5, 4), (7, 2), (128, -2), (132, 3)]
    return "".join(stroke(smooth([(0, y), (40, y + dy), (90, y - dy), (128, y)]), 1.6, y) for y, dy in ways)


def _cord(sheet: Sheet) -> None:
    """Through a hole that a brass eye lines."""
    sheet.ink(Block(dot(*HOLE, 6.4), GOLD, 1, cover=1))
    sheet.lines(dot(*HOLE, 3.4) + ring(*HOLE, 6.4, 2), SUMI)
    cord = stroke(smooth([(64, -2), (62.6, 7), (64, 15)]), 4.4, 3, (0.01, 0.01), 0.9)
    sheet.lines(stroke(smooth([(64, -2), (62.6, 7), (64, 15)]), 7.4, 3, (0.01, 0.01), 0.9), SUMI)
    sheet.ink(Block(cord, OCHRE, 1, cover=1))


def lit() -> Image.Image:
    """A golden rim that glows, laid over a plaque."""
    sheet = Sheet(VIEW, SIZE, 96, GOLD)
    sheet.ink(Block(outline(TAG, 9, 1, 0.05), GOLD, 1, 0.1, cover=1))
    sheet.ink(Block(outline(TAG, 3, 2, 0.05), LAMP, 1, 0.05, cover=1))
    sheet.lines(outline(shapes.plate(9.5, 9.5, 109, 119, 8), 2, 4, 0.1), SUMI)
    sheet.cut(outline(TAG, 9, 1, 0.05) + outline(shapes.plate(9.5, 9.5, 109, 119, 8), 2, 4, 0.1))
    return sheet.picture()


def pip(state: str) -> Image.Image:
    """A brass stud: lit, about to be, or only its hole."""
    sheet = Sheet((64, 64), (64, 64), 97)
    ground = {"lit": GOLD, "half": (128, 98, 44), "dark": SOOT}[state]
    sheet.ink(Block(dot(32, 32, 29), SUMI, 1, cover=1))
    sheet.ink(Block(dot(32, 32, 23), ground, 1, 0.08, cover=1))
    if state == "dark":
        sheet.ink(Block(ring(32, 32, 25, 4), SLATE, 1, cover=1))
        sheet.shade(glowing("deep", 32, 26, 26, 0.9, 0.5, 0.0) + dot(32, 32, 22, 'fill="url(#deep)"'), 0.7)
    else:
        shine = stroke(arc(32, 32, 15, 190, 280), 5, 1, (0.4, 0.4), 0.1)
        sheet.ink(Block(shine, SNOW if state == "lit" else LAMP, 0.9 if state == "lit" else 0.5, 0, cover=1))
        low = stroke(arc(32, 32, 18, 10, 120), 6, 2, (0.4, 0.4), 0.1)
        sheet.ink(Block(low, OCHRE if state == "lit" else SOOT, 0.7))
    sheet.cut(dot(32, 32, 29.5))
    return sheet.picture()


FISH: Final = ("ebi", "sake", "tako", "maguro")
EMPTY: Final = (66, 64, 72)
PICTURES: Final = {
    **{
        f"art/duel/plaques/{name}": Picture(SIZE, partial(plaque, KINDS[name].field, 90 + n))
        for n, name in enumerate(FISH)
    },
    "art/duel/plaques/empty": Picture(SIZE, partial(plaque, EMPTY, 95)),
    "art/duel/plaques/lit": Picture(SIZE, lit),
    **{f"art/duel/pips/{state}": Picture((64, 64), partial(pip, state)) for state in ("lit", "half", "dark")},
}
