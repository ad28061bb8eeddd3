"""The full print of a card, to look at: sky, sun, sea, ribbon and seal."""

from __future__ import annotations

import pygame

from tools.standin.curves import arc
from tools.standin.kinds import BEASTS
from tools.standin.palette import (
    DAWN,
    GOLD,
    INDIGO,
    INK,
    KANJI,
    KINDS,
    LETTERS,
    NIGHT,
    PAPER,
    SAND,
    SKY,
    STRAW,
    VERMILION,
    WASHI,
    Colour,
    mix,
)
from tools.standin.pen import Pen, Sheet, rounded
from tools.standin.scenery import clouds, ribbon, scales, sea

WIDTH, HEIGHT = 480, 672
MIDDLE = WIDTH / 2

SUNS: dict[str, Colour] = {
    "ebi": STRAW,
    "hotategai": DAWN,
    "sake": PAPER,
    "tako": PAPER,
    "fugu": VERMILION,
    "maguro": VERMILION,
    "takusan": DAWN,
    "yakuza": VERMILION,
}
DAY: tuple[Colour, ...] = (SKY, mix(SKY, WASHI, 0.8), WASHI, mix(WASHI, SAND, 0.5))
NIGHTFALL: tuple[Colour, ...] = (NIGHT, INDIGO, mix(INDIGO, SKY, 0.8), mix(SKY, WASHI, 0.6))
SKIES = {
    "tako": NIGHTFALL,
    "sake": NIGHTFALL,
    "yakuza": (INK, NIGHT, mix(NIGHT, VERMILION, 0.35), mix(NIGHT, VERMILION, 0.5)),
}
SIZES = {"yakuza": 4.1, "maguro": 3.6, "takusan": 3.7}
LEAPS = {"sake": -4, "maguro": 28, "ebi": 0, "fugu": 6}


def print_of(kind: str) -> pygame.Surface:
    """The beast before the sun, over the sea."""
    sheet = Sheet(WIDTH, HEIGHT)
    pen, inks = sheet.pen(), KINDS[kind]
    pen.fade(22, 22, WIDTH - 44, HEIGHT - 44, SKIES.get(kind, DAY))
    clouds(
        pen,
        ((40, 150, 170), (250, 186, 206), (30, 330, 120), (330, 372, 126)),
        14,
        mix(PAPER, SKIES.get(kind, DAY)[1], 0.4),
    )
    pen.disc(MIDDLE, 280, 150, SUNS[kind])
    if kind != "yakuza":
        sea(pen, 22, 470, WIDTH - 44, 180, 26)
    BEASTS[kind](pen.within(MIDDLE, 312, SIZES.get(kind, 3.9), LEAPS.get(kind, 0)), inks, 1.9)
    _name(pen, kind)
    _letter(pen, kind)
    _seal(pen, KANJI[kind])
    return _framed(sheet)


def back() -> pygame.Surface:
    """The back of a card, as large as the prints."""
    sheet = Sheet(WIDTH, HEIGHT)
    pen = sheet.pen()
    scales(pen, 22, 0, WIDTH, HEIGHT, 48, (INDIGO, NIGHT, mix(INDIGO, WASHI, 0.5)))
    pen.disc(MIDDLE, HEIGHT / 2, 132, WASHI, 9)
    pen.disc(MIDDLE, HEIGHT / 2, 114, VERMILION)
    pen.write("魚", MIDDLE, HEIGHT / 2, 170, PAPER, "title")
    return _framed(sheet)


def _name(pen: Pen, kind: str) -> None:
    ribbon(pen, MIDDLE, 596, WIDTH - 80, 68)
    spaced = " ".join(kind.upper())
    pen.write(spaced, MIDDLE, 596, 40 if len(kind) < 9 else 34, INK, "title")


def _letter(pen: Pen, kind: str) -> None:
    """A coin with the letter of the card, not the price of anything."""
    pen.disc(76, 76, 44, GOLD, 5)
    pen.line(arc(76, 76, 36, 0, 360), 1.6)
    if kind == "takusan":
        pen.write("★", 76, 76, 50, INK, "bold")
    else:
        pen.write(LETTERS[kind], 76, 77, 62, INK)


def _seal(pen: Pen, signs: str) -> None:
    """The name in Japanese, top to bottom, on a vermilion stamp."""
    size = 50
    tall = len(signs) * size + 22
    pen.box(WIDTH - 110, 36, 68, tall, INK, 8)
    pen.box(WIDTH - 107, 39, 62, tall - 6, VERMILION, 6)
    for index, sign in enumerate(signs):
        pen.write(sign, WIDTH - 76, 36 + 11 + size * (index + 0.5), 46, PAPER, "title")


def _framed(sheet: Sheet) -> pygame.Surface:
    """Washi margin, two key lines, round corners."""
    pen = sheet.pen()
    for inset in range(0, 20, 2):
        pen.line(
            rounded(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, max(22 - inset, 3)),
            4,
            PAPER,
            closed=True,
        )
    pen.line(rounded(11, 11, WIDTH - 22, HEIGHT - 22, 10), 2.5, INK, closed=True)
    pen.line(rounded(20, 20, WIDTH - 40, HEIGHT - 40, 4), 6, INK, closed=True)
    pen.line(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 22), 3, INK, closed=True)
    sheet.cut(rounded(0, 0, WIDTH, HEIGHT, 24))
    return sheet.finished()
