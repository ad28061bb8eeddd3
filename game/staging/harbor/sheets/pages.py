"""Cards that have no room at once: some at a time, and what turns to the others."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import pgettext
from game.i18n.formats import number
from game.staging.pieces import Piece, Told
from game.staging.sheets import CELL, Cell
from game.table.pose import Face, Panel, Run
from game.ui import theme
from game.ui.focus import Area

HIGH = 48
WIDE = 90.0
COUNT = Told(80)


class Leaf(Piece):
    """A button that turns the page, on or back."""

    step: int


def count(cards: int, most: int) -> int:
    """Pages."""
    return max(1, -(-cards // most))


def shown(cards: int, most: int, page: int) -> range:
    """The places of the cards on a page."""
    first = min(page, count(cards, most) - 1) * most
    return range(first, min(cards, first + most))


def room(area: Area, cards: int, most: int) -> Area:
    """What is left for the cards."""
    return area if count(cards, most) == 1 else Area(area.x, area.y, area.w, area.h - HIGH - 8)


def grid(area: Area, columns: int, rows: int, gap: float) -> list[Area]:
    """The places of a full page, row by row."""
    wide, high = (area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows
    return [
        Area(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def turners(area: Area, cards: int, most: int, page: int) -> Iterator[Cell]:
    """At the foot, where there is more than one page: back, which it is, on."""
    pages = count(cards, most)
    if pages == 1:
        return
    at, y = min(page, pages - 1), area.bottom - HIGH
    words = pgettext("so many of so many", "{count}/{most}", count=number(at + 1), most=number(pages))
    line = Run((words,), area.w / 2, HIGH / 2, area.w - 2 * WIDE - 16, 34, theme.WASHI, align="centre")
    yield Cell(COUNT, Area(area.x, y, area.w, HIGH), Face(drawn=(line,)), CELL)
    for step, x in ((-1, area.x), (1, area.right - WIDE)):
        dim = not 0 <= at + step < pages
        yield Cell(Leaf(step), Area(x, y, WIDE, HIGH), _turner(step, dim), CELL + 1)


def _turner(step: int, dim: bool) -> Face:
    sign = "\N{BLACK UP-POINTING TRIANGLE}" if step < 0 else "\N{BLACK DOWN-POINTING TRIANGLE}"
    colour = theme.INDIGO_LIGHT if dim else theme.GOLD
    line = Run((sign,), WIDE / 2, HIGH / 2, WIDE - 8, theme.BODY, colour, "text", "centre")
    return Face(panel=Panel(theme.INDIGO_DEEP, colour, 2, 10), drawn=(line,))
