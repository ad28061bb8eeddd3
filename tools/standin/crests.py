"""Family crests in two colours: wave, crane, pine, fan, hemp leaf and plum, each from -50 to 50."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tools.standin.curves import Point, arc, body, smooth
from tools.standin.palette import INK, NIGHT, PAPER, Colour
from tools.standin.pen import Pen, Sheet

Draw = Callable[[Pen, Colour, Colour], None]


def wave(pen: Pen, figure: Colour, ground: Colour) -> None:
    """Three breakers over each other."""
    for x, y, size in ((-2, -8, 1.0), (-14, 14, 0.86), (14, 16, 0.86)):
        part = pen.within(x, y, size)
        part.shape(
            smooth(
                [
                    (-34, 20),
                    (-20, -6),
                    (2, -22),
                    (24, -14),
                    (28, 2),
                    (28, 2),
                    (16, -4),
                    (6, 2),
                    (8, 12),
                    (26, 20),
                    (26, 20),
                ]
            ),
            figure,
            4,
            ground,
        )
        part.line(arc(15, 2, 8, 150, 380), 3.4, ground)


def crane(pen: Pen, figure: Colour, ground: Colour) -> None:
    """In flight: neck and beak ahead, legs behind, wings high."""
    for drop in (0, 7):
        pen.line([(10, 16 + drop * 0.5), (47, 28 + drop)], 3.4, figure)
    far: list[Point] = [(-8, 8), (-20, -16), (-20, -16), (-26, -44), (-26, -44), (-12, -32), (4, 2)]
    near: list[Point] = [(-12, 8), (-6, -22), (6, -48), (6, -48), (12, -28), (12, -28), (25, -40), (25, -40)]
    near += [(25, -21), (25, -21), (39, -27), (39, -27), (33, -9), (33, -9), (46, -9), (46, -9), (24, 12)]
    pen.shape(smooth(far), figure, 3, ground)
    pen.shape(body([(26, 17), (8, 14), (-12, 8), (-26, 10), (-38, 20)], [3, 20, 15, 8, 6]), figure, 3, ground)
    pen.shape(smooth(near), figure, 3, ground)
    pen.disc(-38, 20, 5.4, figure)
    pen.fill([(-42, 17), (-36, 25), (-52, 33)], figure)


def pine(pen: Pen, figure: Colour, ground: Colour) -> None:
    """Three crowns, one above two."""
    pen.line([(0, 4), (0, 42)], 7, figure)
    pen.line([(-22, 30), (0, 38), (22, 30)], 6, figure)
    for x, y, size in ((0, -16, 1.0), (-23, 16, 0.86), (23, 16, 0.86)):
        part = pen.within(x, y, size)
        lobes = [(-27, 14), (-27, 2), (-17, -4), (-14, -15), (0, -22), (14, -15), (17, -4), (27, 2), (27, 14)]
        part.shape([*smooth([*lobes, (0, 12)])], figure, 3.4, ground)
        for turn in (-50, -25, 0, 25, 50):
            part.within(0, 10, 1, turn).line([(0, -6), (0, -22)], 2.6, ground)


def fan(pen: Pen, figure: Colour, ground: Colour) -> None:
    """Open, with its ribs."""
    outline: list[Point] = [*arc(0, 30, 70, 217, 323), *arc(0, 30, 22, 323, 217)]
    pen.shape(outline, figure, 3, ground)
    for k in range(6):
        rib = pen.within(0, 30, 1, -43 + k * 17.2)
        rib.line([(0, -70), (0, -4)], 2.6, ground)
        rib.line([(0, -26), (0, 0)], 4, figure)
    pen.line(arc(0, 30, 50, 219, 321), 3.4, ground)
    pen.disc(0, 32, 7, figure, 2.6, ground)


def hemp(pen: Pen, figure: Colour, ground: Colour) -> None:
    """Six lozenges in a star."""
    for k in range(6):
        leaf = pen.within(0, 0, 1, k * 60)
        leaf.shape([(0, -3), (14, -24.5), (0, -46), (-14, -24.5)], figure, 2.4, ground)
        leaf.line([(0, -8), (0, -41)], 3, ground)


def plum(pen: Pen, figure: Colour, ground: Colour) -> None:
    """Five petals around a ring of stamens."""
    for k in range(5):
        pen.within(0, 2, 1, k * 72).disc(0, -26, 18.5, figure, 2.4, ground)
    for k in range(10):
        stamen = pen.within(0, 2, 1, k * 36 + 18)
        stamen.line([(0, -8), (0, -21)], 2.8, ground)
        stamen.disc(0, -22, 3, ground)
    pen.disc(0, 2, 8, ground)


CRESTS: Final[tuple[Draw, ...]] = (wave, crane, pine, fan, hemp, plum)


def crest(number: int) -> pygame.Surface:
    """Without a seat's colour: any seat may take any crest."""
    sheet = Sheet(96, 96)
    stamp(sheet.pen(48, 48, 0.94), number)
    return sheet.finished()


def stamp(pen: Pen, number: int) -> None:
    """Paper on night blue as a round seal, from -50 to 50."""
    pen.disc(0, 0, 50, INK)
    pen.disc(0, 0, 46.5, PAPER)
    pen.disc(0, 0, 42, NIGHT)
    CRESTS[number - 1](pen.within(0, 0, 0.76), PAPER, NIGHT)
