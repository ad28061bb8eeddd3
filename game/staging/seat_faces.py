"""What the plate of a seat shows, whatever is played; equal pieces share one face."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.table.pose import Caption, Colour, Face, Panel
from game.ui import theme

DARK: Final = 0.26
LESS_DARK: Final = 0.38
"""Parts of a seat's colour that are left under bright words."""

RESTING: Final = 0.62
"""The same of a rim while the table waits for others."""


def dark(colour: Colour, part: float = DARK) -> Colour:
    """To write on."""
    red, green, blue = colour
    return int(red * part), int(green * part), int(blue * part)


@cache
def plate(seat: Seat, acting: bool) -> Face:
    """Brighter, with a wide golden rim, while the table waits for this seat; else no rim looks like gold."""
    colour = theme.SEAT_COLOURS[seat]
    if acting:
        return Face(panel=Panel(dark(colour, LESS_DARK), theme.GOLD, 8, theme.RADIUS))
    return Face(panel=Panel(dark(colour), dark(colour, RESTING), 3, theme.RADIUS))


@cache
def crest(which: int) -> Face:
    """A family's sign."""
    return Face(f"crests/{which}")


@cache
def name(words: str) -> Face:
    """Cut by whoever paints it if it is too long."""
    return Face(captions=(Caption(words, theme.BODY, theme.WASHI, font="bold"),))


@cache
def lantern(lit: bool) -> Face:
    """Lit over whoever has to act."""
    return Face("lantern" if lit else "lantern_out")


@cache
def lamp(on: bool) -> Face:
    """On once a seat's secret choice is made."""
    return Face("lamp_on" if on else "lamp_off")


@cache
def left(count: int) -> Face:
    """How many cards a pile still holds."""
    figure = Caption(number(count), 34, theme.WASHI)
    return Face(captions=(figure,), panel=Panel(theme.INK, theme.WASHI_DIM, 2, 8))


@cache
def button(words: str, lit: bool) -> Face:
    """Something to press; unlit while it cannot be pressed yet."""
    fill, edge = (theme.GOLD, theme.INK) if lit else (theme.INDIGO_DEEP, theme.INDIGO_LIGHT)
    line = Caption(words, theme.SMALL, theme.INK if lit else theme.WASHI, font="bold")
    return Face(captions=(line,), panel=Panel(fill, edge, 2, theme.RADIUS))
