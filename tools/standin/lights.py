"""What glows: the lantern over a seat, and the lock that shows who has committed."""

from __future__ import annotations

from typing import Final

import pygame

from tools.standin.curves import Point, arc, mirrored, smooth
from tools.standin.palette import INK, SOOT, STRAW, VERMILION, Colour, mix
from tools.standin.pen import Pen, Sheet, rounded

BELLY: Final[list[Point]] = [(18, -46), (36, -22), (38, 4), (34, 26), (18, 46)]
LIGHT: Final = ((1.0, (255, 196, 92)), (0.45, (255, 238, 176)))


def lantern(lit: bool) -> pygame.Surface:
    """Hangs over the seat whose turn it is; unlit it is grey."""
    sheet = Sheet(88, 140)
    pen = sheet.pen(44, 70)
    paper: Colour = (232, 72, 36) if lit else (84, 74, 72)
    if lit:
        _glow(sheet)
    pen.line([(0, -68), (0, -54)], 4, SOOT)
    pen.shape(rounded(-18, -56, 36, 11, 3), SOOT, 2)
    pen.shape(smooth(BELLY + mirrored(BELLY)[::-1]), paper, 3.5)
    if lit:
        _flame(pen)
    for y, half in ((-34, 28), (-18, 36), (0, 38), (18, 36), (34, 28)):
        pen.line(smooth([(-half, y - 2), (0, y + 3), (half, y - 2)], closed=False), 2, mix(paper, INK, 0.55))
    pen.shape(rounded(-18, 45, 36, 11, 3), SOOT, 2)
    pen.line([(0, 56), (0, 68)], 5, VERMILION if lit else SOOT)
    return sheet.finished()


def _flame(pen: Pen) -> None:
    """Brighter towards the middle, in two flat tones."""
    for share, colour in LIGHT:
        half: list[Point] = [(x * share * 0.54, y * 0.86) for x, y in BELLY]
        pen.fill(smooth(half + mirrored(half)[::-1]), colour)


def _glow(sheet: Sheet) -> None:
    """Light around a lit lantern, faint enough to lie on any ground."""
    width, height = sheet.large.get_size()
    small = pygame.Surface((11, 17), pygame.SRCALPHA)
    for x in range(11):
        for y in range(17):
            away = (((x - 5) / 5.5) ** 2 + ((y - 8) / 8.5) ** 2) ** 0.5
            small.set_at((x, y), (255, 190, 90, max(0, round(150 * (1 - away)))))
    sheet.large.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0))


def lamp(locked: bool) -> pygame.Surface:
    """A padlock: closed and bright, or open and dim."""
    sheet = Sheet(64, 64)
    pen = sheet.pen(32, 32)
    metal: Colour = STRAW if locked else (112, 108, 108)
    pen.disc(0, 0, 31, INK)
    pen.disc(0, 0, 28, (40, 118, 84) if locked else (58, 52, 52))
    shackle = pen.within(0, -4) if locked else pen.within(9, -9)
    bow = [(-9, 10), *arc(0, -4, 9, 180, 360, 24), (9, 10 if locked else 1)]
    shackle.line(bow, 8.5, INK)
    shackle.line(bow, 4.6, metal)
    pen.shape(rounded(-14, -2, 28, 20, 4), metal, 2.6)
    pen.disc(0, 6, 3.4, INK)
    pen.line([(0, 7), (0, 12)], 3)
    return sheet.finished()
