"""The cards as they lie on the table, to be read from a sofa."""

from __future__ import annotations

import pygame

from tools.standin.kinds import BEASTS
from tools.standin.palette import INDIGO, INK, KINDS, LETTERS, NIGHT, PAPER, STRAW, VERMILION, WASHI, Colour, mix
from tools.standin.pen import Pen, Sheet, rounded
from tools.standin.scenery import scales

WIDTH, HEIGHT = 200, 280
GROWN = 1.4
"""Drawn for 150 pixels, stored for the 204 that a card has when two play."""
HEAD = 70
"""So much of a card stays visible when the next one lies on it."""
SUNS: dict[str, Colour] = {"fugu": (150, 184, 202), "yakuza": VERMILION, "takusan": STRAW, "ebi": PAPER}


def card(kind: str) -> pygame.Surface:
    """Field, sun and beast; sign and letter above, the name below."""
    sheet = Sheet(WIDTH, HEIGHT, grown=GROWN)
    pen, inks = sheet.pen(), KINDS[kind]
    _stock(pen, inks.field)
    pen.disc(WIDTH / 2, 158, 76, SUNS.get(kind, WASHI), 3)
    BEASTS[kind](pen.within(WIDTH / 2, 158, 1.42), inks, 2.6)
    _head(pen, kind)
    _foot(pen, kind)
    return _trimmed(sheet)


def back() -> pygame.Surface:
    """Waves around the sign of the market."""
    sheet = Sheet(WIDTH, HEIGHT, grown=GROWN)
    pen = sheet.pen()
    _stock(pen, INDIGO)
    scales(pen, 6, 0, WIDTH, HEIGHT, 25, (INDIGO, NIGHT, mix(INDIGO, WASHI, 0.5)))
    pen.disc(WIDTH / 2, HEIGHT / 2, 56, WASHI, 5)
    pen.disc(WIDTH / 2, HEIGHT / 2, 48, VERMILION)
    pen.write("魚", WIDTH / 2, HEIGHT / 2, 70, PAPER, "title")
    return _trimmed(sheet)


def _stock(pen: Pen, field: Colour) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, INK)
    pen.box(3, 3, WIDTH - 6, HEIGHT - 6, PAPER, 11)
    pen.box(9, 9, WIDTH - 18, HEIGHT - 18, field, 7)


def _head(pen: Pen, kind: str) -> None:
    """Symbol to the left, letter to the right, on the field itself."""
    inks = KINDS[kind]
    pen.box(9, 9, WIDTH - 18, HEAD - 6, inks.field, 7)
    pen.disc(43, 40, 30, SUNS.get(kind, WASHI), 2.5)
    BEASTS[kind](pen.within(43, 40, 0.53), inks, 3.4)
    pen.write(LETTERS[kind], 150, 40, 74 if kind != "takusan" else 56, inks.sign, _face(kind))
    pen.line([(12, HEAD + 4), (WIDTH - 12, HEAD + 4)], 2.5, INK)


def _foot(pen: Pen, kind: str) -> None:
    pen.box(9, 234, WIDTH - 18, 37, PAPER, 7)
    pen.line([(12, 234), (WIDTH - 12, 234)], 2.5, INK)
    pen.write(kind.upper(), WIDTH / 2, 253, 36, INK)


def _face(kind: str) -> str:
    return "bold" if kind == "takusan" else "number"


def _trimmed(sheet: Sheet) -> pygame.Surface:
    """The key line around the card, and nothing beyond its corners."""
    pen = sheet.pen()
    pen.line(rounded(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10), 7, PAPER, closed=True)
    pen.line(rounded(7.5, 7.5, WIDTH - 15, HEIGHT - 15, 8), 2, INK, closed=True)
    pen.line(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 13), 3, INK, closed=True)
    sheet.cut(rounded(0, 0, WIDTH, HEIGHT, 14))
    return sheet.finished()
