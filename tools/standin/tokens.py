"""Small things: symbols, markers, coin, clock, price tiles, the deck, the shadow under a card."""

from __future__ import annotations

import pygame

from tools.standin.cards import SUNS
from tools.standin.curves import arc
from tools.standin.kinds import BEASTS
from tools.standin.palette import (
    BARK,
    GOLD,
    INDIGO,
    INK,
    KINDS,
    LETTERS,
    PAPER,
    STRAW,
    VERMILION,
    WASHI,
    Colour,
    mix,
)
from tools.standin.pen import Pen, Sheet, rounded


def symbol(kind: str) -> pygame.Surface:
    """The beast on its sun, ringed with its colour."""
    sheet = Sheet(96, 96)
    pen = sheet.pen(48, 48)
    pen.disc(0, 0, 47, INK)
    pen.disc(0, 0, 44, KINDS[kind].field)
    pen.disc(0, 0, 38, SUNS.get(kind, WASHI), 2)
    BEASTS[kind](pen.within(0, 0, 0.72), KINDS[kind], 3.2)
    return sheet.finished()


def marker(kind: str) -> pygame.Surface:
    """A thick disc: beast above, and a letter as large as there is room for."""
    sheet = Sheet(64, 64)
    pen, inks = sheet.pen(32, 32), KINDS[kind]
    pen.disc(0, 0, 32, INK)
    pen.disc(0, 0, 29.5, inks.field)
    pen.fill(arc(0, 0, 25, 180, 360, 40), SUNS.get(kind, WASHI))
    BEASTS[kind](pen.within(0, -11.5, 0.27), inks, 4)
    pen.fill(arc(0, 0, 29.5, 4, 176, 40), inks.field)
    pen.line([(-25, 2.5), (25, 2.5)], 1.8)
    pen.write(LETTERS[kind], 0, 16.5, 33, inks.sign)
    return sheet.finished()


def coin() -> pygame.Surface:
    """Round, with a square hole."""
    sheet = Sheet(128, 128)
    pen = sheet.pen(64, 64, 2)
    pen.disc(0, 0, 31, INK)
    pen.disc(0, 0, 27.5, GOLD)
    pen.line(arc(0, 0, 23, 0, 360), 2, mix(GOLD, BARK, 0.6))
    pen.line(arc(0, 0, 26, 190, 280), 2.4, STRAW)
    pen.box(-9, -9, 18, 18, INK, 2)
    pen.box(-6, -6, 12, 12, BARK, 1)
    return sheet.finished()


def clock() -> pygame.Surface:
    """The first player's clock."""
    sheet = Sheet(96, 96)
    dial(sheet.pen(48, 50, 0.92))
    return sheet.finished()


def dial(pen: Pen) -> None:
    """An alarm clock with two bells, from -50 to 50."""
    for side in (1, -1):
        pen.line([(22 * side, 34), (32 * side, 46)], 7)
        pen.within(26 * side, -34, 1, 38 * side).shape([*arc(0, 4, 14, 180, 360)], GOLD, 4)
    pen.line([(0, -50), (0, -40)], 6)
    pen.disc(0, 2, 40, GOLD, 5)
    pen.disc(0, 2, 31, PAPER, 3)
    for k in range(12):
        pen.within(0, 2, 1, 30 * k).line([(0, -26), (0, -22 if k % 3 else -19)], 3)
    pen.line([(0, -16), (0, 2), (13, 9)], 5, VERMILION)
    pen.disc(0, 2, 4, INK)


def tile(with_clock: bool) -> pygame.Surface:
    """A wooden price tag: the price goes on the left, in ink, the modifier on the indigo third, in washi."""
    sheet = Sheet(240, 96, grown=7 / 6)  # as large as the tiles of two players
    pen = sheet.pen()
    ground: Colour = STRAW if with_clock else PAPER
    pen.box(0, 0, 240, 96, INK, 14)
    pen.box(3.5, 3.5, 233, 89, BARK, 11)
    pen.box(8, 8, 224, 80, ground, 8)
    pen.box(164, 8, 68, 80, INDIGO, 8)
    pen.box(164, 8, 16, 80, INDIGO)
    pen.line([(162, 8), (162, 88)], 3)
    pen.line(rounded(8, 8, 224, 80, 8), 2.4, INK, closed=True)
    if with_clock:
        dial(pen.within(34, 49, 0.48))
    return sheet.finished()


def deck(back: pygame.Surface) -> pygame.Surface:
    """A pile of card backs, as large as one card."""
    width, height = back.get_size()
    pile = pygame.Surface((width, height), pygame.SRCALPHA)
    card = pygame.transform.smoothscale(back, (round(width * 0.93), round(height * 0.93)))
    for step in range(7):
        pile.blit(card, ((6 - step) * width // 90, height * 7 // 100 - step * height // 86))
    return pile
