"""Signs of what a third card or the balance's end brings: steal, draw, discard, pull; and of equal bids."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.duel.icons import LID, STAVES, round_sign
from tools.art.picture import Picture
from tools.art.pieces.hands import fist
from tools.art.pieces.rope import strand, twists
from tools.art.pieces.shapes import plate
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, fading, outline, placed, shape, stroke
from tools.art.press.curves import Line, joined, moved, smooth, straight, turned
from tools.art.press.inks import (
    CEDAR,
    GOLD,
    INDIGO,
    INDIGO_LIGHT,
    OCHRE,
    ORANGE,
    PURPLE,
    ROSE,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet

SIZE: Final = (256, 256)
FIELD: Final = dot(48, 48, 39.5)


def _card(sheet: Sheet, form: Line, ink: Ink) -> None:
    """A small card, face up, nothing on it."""
    sheet.bare(shape(form), 0.5)
    low, high = form.min(axis=0), form.max(axis=0)
    inner = (form - (low + high) / 2) * 0.72 + (low + high) / 2
    sheet.ink(Block(shape(inner), ink, 0.95, cover=1))
    sheet.lines(outline(form, 4.2, 3, 0.1), SUMI)


def steal(sheet: Sheet) -> None:
    """A fist out of a sleeve lifts a card."""
    _card(sheet, turned(plate(30, 46, 32, 40, 4), 10, (48, 66)), ORANGE)
    grip = fist(PURPLE)
    for block in grip.blocks:
        sheet.ink(block, clipped(placed(block.svg, 48, 38, 0.62, 180), FIELD, "grip"))


def draw(sheet: Sheet) -> None:
    """Two cards more."""
    _card(sheet, turned(plate(20, 26, 32, 42, 4), -12, (36, 47)), OCHRE)
    _card(sheet, turned(plate(36, 28, 32, 42, 4), 8, (52, 49)), ORANGE)
    plus = stroke(straight((68, 56), (68, 84)), 11, 1, (0.05, 0.05), 0.8, 0.05)
    plus += stroke(straight((54, 70), (82, 70)), 11, 2, (0.05, 0.05), 0.8, 0.05)
    sheet.lines(f'<g stroke="#000" stroke-width="7" stroke-linejoin="round">{plus}</g>', SUMI)
    sheet.ink(Block(plus, (96, 190, 96), 1, 0.05, cover=1))


def discard(sheet: Sheet) -> None:
    """A card goes into the sea."""
    _card(sheet, turned(plate(32, 14, 32, 42, 4), 18, (48, 35)), ROSE)
    crest = smooth([(0, 62), (16, 52), (32, 62), (48, 52), (64, 62), (80, 52), (98, 62)])
    for drop, ink in ((0.0, INDIGO_LIGHT), (14.0, INDIGO)):
        wave = moved(crest, 8 * (drop > 0), drop)
        below = joined(wave, [(106, 110), (-4, 110)])
        sheet.ink(Block(clipped(shape(below), FIELD, f"w{drop:.0f}"), ink, 1, cover=1))
        sheet.lines(clipped(stroke(wave, 4.4, 5, (0.01, 0.01), 0.8), FIELD, f"l{drop:.0f}"), SUMI)
    sheet.ink(Block(dot(26, 42, 3) + dot(70, 40, 3.4) + dot(76, 48, 2.2), INDIGO, 1, cover=1))


def pull(sheet: Sheet) -> None:
    """A rope round the barrel, and the way it goes."""
    barrel = shape(STAVES) + shape(LID)
    sheet.ink(Block(placed(barrel, 60, 40, 0.68), CEDAR, 1, grain=0.2, cover=1))
    sheet.ink(Block(placed(shape(LID), 60, 40, 0.68), OCHRE, 0.95, cover=1))
    staves = "".join(stroke(straight((x, -18), (x * 0.8, 33)), 3, x + 30) for x in (-13, 0, 13))
    sheet.lines(placed(outline(STAVES, 6, 3) + outline(LID, 5, 4) + staves, 60, 40, 0.68), SUMI)
    rope = smooth([(78, 37), (60, 43), (40, 39), (22, 34), (8, 30)])
    way = clipped(strand(rope, 10, 1), FIELD, "rope")
    sheet.lines(clipped(strand(rope, 16, 1), FIELD, "rim"), SUMI)
    sheet.ink(Block(way, GOLD, 1, cover=1))
    sheet.lines(clipped(twists(rope, 10, 4, 2), FIELD, "lay"), SUMI)
    arrow = stroke(straight((64, 73), (34, 73)), 9, 1, (0.02, 0.02), 0.9, 0.04)
    arrow += shape([(38, 61), (20, 73), (38, 85)])
    sheet.lines(
        clipped(f'<g stroke="#000" stroke-width="6" stroke-linejoin="round">{arrow}</g>', FIELD, "a"), SUMI
    )
    sheet.ink(Block(clipped(arrow, FIELD, "b"), VERMILION, 1, 0.05, cover=1))


def equal(sheet: Sheet) -> None:
    """Two strokes of one brush."""
    bars = "".join(
        stroke(smooth([(23, y), (48, y - 2), (73, y + 1)]), 15, n + 3, (0.05, 0.1), 0.6, 0.1)
        for n, y in enumerate((36, 61))
    )
    sheet.ink(Block(bars, INDIGO, 1, 0.16, cover=1))
    edge = fading("e", (20, 0), (76, 0), 0.0, 0.0, 0.8)
    sheet.ink(Block(edge + f'<g fill="url(#e)">{bars}</g>', SUMI, 0.5))


DRAWN: Final[dict[str, tuple[Callable[[Sheet], None], Ink]]] = {
    "steal": (steal, PURPLE),
    "draw": (draw, ORANGE),
    "discard": (discard, ROSE),
    "pull": (pull, VERMILION),
    "equal": (equal, INDIGO),
}


def sign(name: str) -> Image.Image:
    """Round, as the icons on the cards."""
    return round_sign(*DRAWN[name], SIZE, 20 + len(name))


PICTURES: Final = {f"art/duel/signs/{name}": Picture(SIZE, partial(sign, name)) for name in DRAWN}
