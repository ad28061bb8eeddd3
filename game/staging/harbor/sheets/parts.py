"""What all sheets are made of: their ground, and lines of figures from one to another."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.formats import number, signed
from game.rules.harbor.view import SeatView
from game.staging.harbor import art
from game.staging.pieces import Sheet, Told
from game.staging.sheets import CELL, GROUND, Cell
from game.table.pose import Box, Colour, Drawn, Face, Icon, Panel, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

GREEN: Colour = (140, 222, 140)
RED: Colour = (244, 130, 112)
ARROW = Icon("interface/arrow", 0.55)
PAD = 18
SLIM = 1000.0
"""Narrower sheets, those of large type, put things one under the other, and some on another page."""


def ground(area: Area, seat: int) -> Cell:
    """In the colour of whoever decides; everybody may look on."""
    panel = Panel(theme.INDIGO_DEEP, theme.SEAT_COLOURS[seat], 6, theme.RADIUS)
    return Cell(Sheet(), area, Face(panel=panel), GROUND)


def gain_colour(gain: int) -> Colour:
    """Green is good for whoever decides."""
    return GREEN if gain > 0 else RED if gain < 0 else theme.WASHI_DIM


def change(image: str, before: int, after: int, x: float, y: float, room: float, size: int = 44) -> Drawn:
    """From so much to so much."""
    if before == after:
        return Run((Icon(image, 0.9), number(before)), x, y, room, size, theme.WASHI)
    colour = GREEN if after > before else RED
    return Run(
        (Icon(image, 0.9), number(before), ARROW, Tinted(number(after), colour)),
        x,
        y,
        room,
        size,
        theme.WASHI,
    )


def standing(
    place: int,
    area: Area,
    title: str,
    before: SeatView,
    after: SeatView,
    lines: tuple[tuple[str, int], ...],
    foot: str,
) -> Cell:
    """What a decision does to whoever makes it: its lines, then yen and R from one to another."""
    return Cell(
        Told(place), area, Face(drawn=tuple(_standing(area, title, before, after, lines, foot))), CELL
    )


def _standing(
    area: Area, title: str, before: SeatView, after: SeatView, lines: tuple[tuple[str, int], ...], foot: str
) -> Iterator[Drawn]:
    w, y = area.w, 32.0
    yield Run((title,), 0, 24, w, theme.LARGE, theme.GOLD, "title")
    for words, yen in lines:
        y += 40
        yield Run((words,), 0, y, w - 130 if yen else w, theme.BODY, theme.WASHI, "text")
        if yen:
            yield Run((signed(yen),), w, y, 124, 34, gain_colour(yen), align="right")
    y += 26
    yield Box(0, y, w, 2, theme.INDIGO_LIGHT, None, 0, 0)
    yield change(art.YEN, before.cash, after.cash, 0, y + 36, w)
    yield change(art.R, before.resources, after.resources, 0, y + 92, w)
    yield Run((foot,), 0, min(area.h - 18, y + 140), w, theme.SMALL, theme.WASHI_DIM, "text")


def rule(x: float, h: float) -> Drawn:
    """Between two parts of a sheet."""
    return Box(x, 14, 2, h - 28, theme.INDIGO_LIGHT, None, 0, 0)
