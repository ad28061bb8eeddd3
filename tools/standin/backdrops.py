"""Full-screen pictures: the market at dawn, dark planks, the drawn curtain."""

from __future__ import annotations

from random import Random

import pygame

from tools.standin.curves import smooth
from tools.standin.palette import (
    BARK,
    DAWN,
    INDIGO,
    INK,
    NIGHT,
    SAND,
    SEA,
    SKY,
    SOOT,
    VERMILION,
    WASHI,
    WOOD,
    mix,
)
from tools.standin.pen import Pen, Sheet
from tools.standin.scenery import boat, clouds, mountain, scales

WIDTH, HEIGHT = 2560, 1440
CURTAIN = 960, 540
HORIZON = 620
COUNTER = 960


def market() -> pygame.Surface:
    """Fuji and the sun behind the stall; the counter below is left free for the shelf."""
    sheet = Sheet(WIDTH, HEIGHT, 2)
    pen = sheet.pen()
    _sky(pen)
    _water(pen)
    for x, y, size in (
        (330, 650, 2.1),
        (150, 610, 1.0),
        (1480, 640, 1.7),
        (1330, 606, 0.9),
        (2310, 670, 2.5),
    ):
        boat(pen.within(x, y, size), 2.2)
    planks(pen, COUNTER, HEIGHT - COUNTER, 96, (mix(WOOD, SOOT, 0.12), mix(WOOD, BARK, 0.5)))
    pen.fade(0, COUNTER, WIDTH, 30, (SOOT, mix(WOOD, SOOT, 0.4)))
    pen.box(0, COUNTER - 12, WIDTH, 14, INK)
    _noren(pen)
    return sheet.finished().convert(24)


def _sky(pen: Pen) -> None:
    pen.fade(0, 0, WIDTH, HORIZON, (SKY, mix(SKY, WASHI, 0.7), WASHI, DAWN, mix(DAWN, VERMILION, 0.5)))
    clouds(pen, ((160, 240, 560), (330, 300, 700), (1480, 214, 760), (2080, 300, 420), (1020, 360, 300)), 30)
    pen.disc(1910, HORIZON, 190, VERMILION)
    mountain(pen, 860, HORIZON + 6, 1080, 330, 9)


def _water(pen: Pen) -> None:
    pen.fade(0, HORIZON, WIDTH, COUNTER - HORIZON, (mix(SEA, DAWN, 0.4), SEA, mix(SEA, NIGHT, 0.5)))
    pen.line([(0, HORIZON), (WIDTH, HORIZON)], 3, mix(SEA, INK, 0.5))
    chance = Random(12)
    for _ in range(46):
        y = chance.uniform(HORIZON + 24, COUNTER - 40)
        x, length = chance.uniform(0, WIDTH), 90 + (y - HORIZON) * 0.6
        swell = [(x, y), (x + length * 0.25, y - 3), (x + length * 0.6, y + 3), (x + length, y - 2)]
        pen.line(smooth(swell, closed=False), 3.4, mix(SEA, NIGHT, 0.7))
    for k in range(12):
        half = 150 - k * 8 + chance.uniform(-30, 20)
        pen.line(
            [(1910 - half, HORIZON + 16 + k * 24), (1910 + half, HORIZON + 16 + k * 24)],
            5,
            mix(SEA, VERMILION, 0.55),
        )


def planks(
    pen: Pen, top: float, height: float, plank: float, tones: tuple[tuple[int, int, int], ...]
) -> None:
    """Boards from wall to wall, each with long quiet grain."""
    chance = Random(7)
    for row in range(int(height / plank) + 1):
        y = top + row * plank
        tone = mix(tones[0], tones[1], chance.random())
        pen.box(0, y, WIDTH, plank, tone)
        for _ in range(16):
            x, depth, length = (
                chance.uniform(-300, WIDTH),
                chance.uniform(8, plank - 8),
                chance.uniform(300, 1100),
            )
            bow = chance.uniform(-6, 6)
            grain = [(x + length * k / 5, y + depth + bow * k * (5 - k) / 6) for k in range(6)]
            pen.line(smooth(grain, closed=False), chance.uniform(2, 5), mix(tone, tones[1], 0.45))
        pen.box(0, y + plank - 5, WIDTH, 5, mix(tones[1], SOOT, 0.7))


def _noren(pen: Pen) -> None:
    """Five cloths with the name of the market."""
    wide = WIDTH / 5
    for index, sign in enumerate("築地魚市場"):
        left = index * wide
        hem = smooth(
            [(left + 4, 168), (left + wide * 0.3, 180), (left + wide * 0.7, 166), (left + wide - 4, 176)],
            False,
        )
        pen.shape([(left + 4, 0), *hem, (left + wide - 4, 0)], INDIGO, 6)
        pen.line([(x, y - 14) for x, y in hem], 4, mix(INDIGO, WASHI, 0.7))
        pen.disc(left + wide / 2, 86, 68, WASHI)
        pen.write(sign, left + wide / 2, 86, 104, INDIGO, "title")
    pen.box(0, 0, WIDTH, 12, SOOT)


def wood() -> pygame.Surface:
    """For menus: dark and nearly even, so that pale text stands out everywhere."""
    sheet = Sheet(WIDTH, HEIGHT, 2)
    planks(sheet.pen(), 0, HEIGHT, 120, (mix(SOOT, BARK, 0.75), mix(SOOT, BARK, 0.25)))
    return sheet.finished().convert(24)


def curtain() -> pygame.Surface:
    """Hangs before a seat while somebody looks at their tickets; the game writes upon it."""
    width, height = CURTAIN
    sheet = Sheet(width, height, 2)
    pen = sheet.pen()
    pen.fade(0, 0, width, height, (NIGHT, INDIGO, INDIGO, mix(INDIGO, NIGHT, 0.6)))
    scales(pen, 0, height - 60, width, 80, 40, (mix(INDIGO, NIGHT, 0.5), NIGHT, mix(INDIGO, WASHI, 0.4)))
    for index in range(1, 5):
        x = index * width / 5
        pen.box(x - 2, 34, 4, height, NIGHT)
        pen.box(x + 2, 34, 2, height, mix(INDIGO, WASHI, 0.2))
    pen.box(0, 0, width, 34, SOOT)
    pen.box(0, 34, width, 4, SAND)
    return sheet.finished().convert(24)


def smaller(picture: pygame.Surface) -> pygame.Surface:
    """For a window of 720 lines."""
    return pygame.transform.smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))
