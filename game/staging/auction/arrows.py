"""How far something is pushed: an arrow and its figure, in green, red or grey."""

from __future__ import annotations

from game.i18n.formats import number
from game.table.pose import Box, Colour, Drawn, Icon, Run, Tinted
from game.ui import theme

DASH = "\N{EN DASH}"
ARROW = 0.8
"""Of the height of the figure."""

RISING: Colour = (16, 56, 34)
FALLING: Colour = (74, 22, 24)
STILL: Colour = (26, 32, 52)


def ground(by: int) -> Colour:
    """Under the figure."""
    return RISING if by > 0 else FALLING if by < 0 else STILL


def ink(by: int) -> Colour:
    """Of the figure."""
    return theme.GAIN if by > 0 else theme.LOSS if by < 0 else theme.WASHI_DIM


def arrow(by: int, x: float, y: float, w: float, h: float, size: int) -> tuple[Drawn, ...]:
    """In the middle of a room."""
    sign = (Icon("arrows/up" if by > 0 else "arrows/down", ARROW),) if by else ()
    parts = (*sign, Tinted(number(abs(by)), ink(by)))
    return (Run(parts, x + w / 2, y + h / 2, w, max(size, theme.SMALL), theme.WASHI, "bold", "centre"),)


def chip(by: int | None, x: float, y: float, w: float, h: float) -> tuple[Drawn, ...]:
    """On a plate of its own; a dash where nothing is pushed."""
    if by is None:
        dash = Run((DASH,), x + w / 2, y + h / 2, w, theme.SMALL, theme.WASHI_DIM, "bold", "centre")
        return (Box(x, y, w, h, STILL, dark_edge(None), 2), dash)
    return (Box(x, y, w, h, ground(by), dark_edge(by), 2), *arrow(by, x, y, w, h, theme.SMALL))


def dark_edge(by: int | None) -> Colour:
    """Around the plate."""
    red, green, blue = theme.INDIGO_LIGHT if by is None else ink(by)
    return red * 2 // 3, green * 2 // 3, blue * 2 // 3
