"""The covers on the title shelf. No word on them: the name is written below, in the player's language."""

from __future__ import annotations

import pygame

from tools.standin.fish import salmon, tuna
from tools.standin.palette import (
    DAWN,
    GOLD,
    INDIGO,
    INK,
    KINDS,
    NIGHT,
    PAPER,
    SAND,
    SEA,
    SKY,
    SOOT,
    VERMILION,
    WASHI,
    WOOD,
    mix,
)
from tools.standin.pen import Pen, Sheet, rounded
from tools.standin.scenery import boat, clouds, mountain, sea
from tools.standin.shore import octopus
from tools.standin.tickets import SIGNS

WIDTH, HEIGHT = 640, 800
MIDDLE = WIDTH / 2


def auction() -> pygame.Surface:
    """A tuna before the sun, and the bids for it."""
    sheet = _sky((SKY, mix(SKY, WASHI, 0.8), WASHI, DAWN))
    pen = sheet.pen()
    pen.disc(MIDDLE, 330, 210, VERMILION)
    sea(pen, 0, 580, WIDTH, 240, 34)
    tuna(pen.within(MIDDLE, 340, 4.9, 20), KINDS["maguro"], 1.8)
    for index, ticket in enumerate(("four", "plus_six", "double")):
        _ticket(pen.within(150 + 170 * index, 670, 1.5, -12 + 12 * index), ticket)
    return _bound(sheet, "競")


def duel() -> pygame.Surface:
    """Two fish, two knives, one barrel."""
    sheet = _sky((NIGHT, INDIGO, mix(INDIGO, VERMILION, 0.5), DAWN))
    pen = sheet.pen()
    pen.disc(MIDDLE, 350, 200, PAPER)
    for side in (1, -1):
        _knife(pen.within(MIDDLE, 330, 4.4, 38 * side))
    salmon(pen.within(178, 470, 2.5), KINDS["sake"], 2)
    octopus(pen.within(466, 480, 2.5), KINDS["tako"], 2)
    _barrel(pen.within(MIDDLE, 652, 2.1))
    return _bound(sheet, "決闘")


def harbor() -> pygame.Surface:
    """Boats on their way home under Fuji."""
    sheet = _sky((mix(SKY, INDIGO, 0.4), SKY, WASHI, mix(WASHI, DAWN, 0.6)))
    pen = sheet.pen()
    clouds(pen, ((60, 210, 240), (360, 260, 240)), 20)
    mountain(pen, MIDDLE, 470, 620, 250, 6)
    pen.fade(0, 466, WIDTH, 340, (mix(SEA, WASHI, 0.4), SEA, NIGHT))
    pen.line([(0, 466), (WIDTH, 466)], 4)
    boat(pen.within(150, 450, 1.3), 2.4)
    boat(pen.within(500, 466, 1.7), 2.4)
    boat(pen.within(300, 560, 3.4), 2)
    sea(pen, 0, 700, WIDTH, 140, 34)
    return _bound(sheet, "港")


def _sky(tones: tuple[tuple[int, int, int], ...]) -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.pen().fade(0, 0, WIDTH, HEIGHT, tones)
    return sheet


def _ticket(pen: Pen, ticket: str) -> None:
    pen.box(-42, -58, 84, 116, INK, 10)
    pen.box(-38, -54, 76, 108, PAPER if ticket == "four" else GOLD if ticket == "double" else VERMILION, 7)
    pen.write(SIGNS[ticket], 0, 0, 84 if ticket == "four" else 66, PAPER if ticket == "plus_six" else INK)


def _knife(pen: Pen) -> None:
    """A yanagiba, point up, from -50 to 50."""
    pen.shape([(-5, 12), (-5, -36), (0, -50), (6, -34), (7, 12)], (206, 214, 218), 1.8)
    pen.line([(1, 10), (1, -38)], 0.9, SKY)
    pen.shape(rounded(-5, 12, 12, 38, 3), WOOD, 1.8)
    pen.box(-6, 11, 14, 5, SOOT)


def _barrel(pen: Pen) -> None:
    """A cask with three hoops, from -50 to 50."""
    pen.shape([(-34, -44), (34, -44), (42, 0), (34, 44), (-34, 44), (-42, 0)], mix(WOOD, SAND, 0.4), 2.4)
    for x in (-22, -8, 8, 22):
        pen.line([(x * 0.9, -43), (x * 1.15, 0), (x * 0.9, 43)], 1.2)
    for y, half in ((-30, 37), (0, 42), (30, 37)):
        pen.line([(-half, y), (half, y)], 6)
        pen.line([(-half, y), (half, y)], 2.6, GOLD)


def _bound(sheet: Sheet, signs: str) -> pygame.Surface:
    """The seal in the corner, the margin, the key lines."""
    pen = sheet.pen()
    tall = 104 * len(signs) + 28
    pen.box(40, 40, 128, tall, INK, 12)
    pen.box(45, 45, 118, tall - 10, VERMILION, 9)
    for index, sign in enumerate(signs):
        pen.write(sign, 104, 54 + 104 * (index + 0.5), 96, PAPER, "title")
    for inset in range(0, 22, 2):
        pen.line(
            rounded(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, max(24 - inset, 3)),
            4,
            PAPER,
            closed=True,
        )
    pen.line(rounded(22, 22, WIDTH - 44, HEIGHT - 44, 4), 6, INK, closed=True)
    pen.line(rounded(2, 2, WIDTH - 4, HEIGHT - 4, 24), 4, INK, closed=True)
    sheet.cut(rounded(0, 0, WIDTH, HEIGHT, 26))
    return sheet.finished()
