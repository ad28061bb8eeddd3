"""Tickets: nine faces, four backs, the cross over a spent one, and the cells of the fan."""

from __future__ import annotations

from typing import Final

import pygame

from tools.standin.crests import stamp
from tools.standin.curves import arc
from tools.standin.palette import GOLD, INDIGO, INK, PAPER, SEATS, VERMILION, WASHI, Colour, mix
from tools.standin.pen import Pen, Sheet, rounded

WIDTH, HEIGHT, CELL = 64, 88, 64
GROWN, CELL_GROWN = 1.5, 1.75
"""Stored for the larger places they have when fewer play."""

SIGNS: Final = {
    "zero": "0",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "minus_one": "\u22121",
    "plus_six": "+6",
    "double": "\u00d72",
    "annul": "",
}
GROUNDS: Final[dict[str, Colour]] = {"minus_one": INDIGO, "plus_six": VERMILION, "double": GOLD, "annul": INK}
"""The specials have grounds of their own; the five that come back are plain paper."""


def face(ticket: str) -> pygame.Surface:
    """The ticket, open."""
    sheet = _paper(WIDTH, HEIGHT, GROWN, GROUNDS.get(ticket, PAPER))
    _sign(sheet.pen(WIDTH / 2, HEIGHT / 2), ticket, 66)
    return sheet.finished()


def cell(ticket: str) -> pygame.Surface:
    """The ticket in the fan of a seat: the sign and nothing else."""
    sheet = _paper(CELL, CELL, CELL_GROWN, GROUNDS.get(ticket, PAPER))
    _sign(sheet.pen(CELL / 2, CELL / 2), ticket, 60)
    return sheet.finished()


def back(seat: int) -> pygame.Surface:
    """Equal for all nine, so that it tells whose ticket lies there and nothing more."""
    colour = SEATS[seat - 1]
    sheet = _paper(WIDTH, HEIGHT, GROWN, colour)
    pen = sheet.pen()
    pen.line(rounded(8.5, 8.5, WIDTH - 17, HEIGHT - 17, 5), 1.6, mix(colour, PAPER, 0.6), closed=True)
    stamp(sheet.pen(WIDTH / 2, HEIGHT / 2, 0.5), seat)
    return sheet.finished()


def struck() -> pygame.Surface:
    """A veil and a brushed cross, laid over a ticket that counts no more."""
    sheet = Sheet(WIDTH, HEIGHT, grown=GROWN)
    sheet.large.fill((*INK, 70))  # without it the cross is lost on a red ticket
    sheet.cut(rounded(0, 0, WIDTH, HEIGHT, 8))
    pen = sheet.pen()
    strokes = (((10, 14), (54, 74)), ((54, 14), (10, 74)))
    for width, colour in ((10, PAPER), (6.5, VERMILION)):
        for stroke in strokes:
            pen.line(stroke, width, colour)
    return sheet.finished()


def _paper(width: int, height: int, grown: float, ground: Colour) -> Sheet:
    sheet = Sheet(width, height, grown=grown)
    pen = sheet.pen()
    pen.box(0, 0, width, height, INK, 8)
    pen.box(2.5, 2.5, width - 5, height - 5, WASHI if ground == PAPER else PAPER, 6)
    pen.box(5, 5, width - 10, height - 10, ground, 4)
    return sheet


def _sign(pen: Pen, ticket: str, size: float) -> None:
    ink = INK if GROUNDS.get(ticket, PAPER) in (PAPER, GOLD) else PAPER
    if ticket == "annul":
        pen.line(arc(0, 0, 19, 0, 360), 7, PAPER)
        pen.line([(-13, 13), (13, -13)], 7, PAPER)
    elif ticket == "double":  # the sign of the face is too small to be read across a room
        for side in (1, -1):
            pen.line([(-21, 7 * side), (-7, -7 * side)], 5, INK)
        pen.write("2", 11, 0, size * 0.86, INK)
    else:
        pen.write(SIGNS[ticket], 0, 0, size if len(SIGNS[ticket]) == 1 else size * 0.82, ink)
