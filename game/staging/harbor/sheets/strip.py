"""Small questions on a strip: what is asked at the left, the answers beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.harbor.foresight import reckoned
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.staging.harbor.sheets.parts import PAD, RED, SLIM, ground
from game.staging.pieces import Card, Told
from game.staging.sheets import CELL, Cell
from game.table.pose import Block, Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

ASKED, WIDEST, NARROW, GAP = 440.0, 420.0, 320.0, 12.0

TITLE = 60.0
A_ROW = 3
"""On a slim sheet, under its title."""

Line = tuple[str | Tinted | Icon, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer: what it is called, what it does; `note` is a sentence instead, in red where it `warns`."""

    title: str
    line: Line
    image: str
    chosen: bool = False
    dim: bool = False
    warns: bool = False
    note: str = ""


def strip(area: Area, seat: Seat, title: str, line: Line, replies: Sequence[Reply]) -> tuple[Cell, ...]:
    """The whole sheet; a slim one has its question over the answers."""
    slim = area.w < SLIM
    wide = area.w - 2 * PAD if slim else ASKED
    room, x, y = (wide / 2, wide / 2 + 10, 34) if slim else (wide, 0, 84)
    drawn: list[Drawn] = [Run((title,), 0, 34, room if line else wide, theme.LARGE, theme.GOLD, "title")]
    if line:
        drawn.append(Run(line, x, y, room - 10, 34, theme.WASHI, "bold"))
    told = Area(area.x + PAD, area.y + (0 if slim else 12), wide, TITLE if slim else area.h - 24)
    return (
        ground(area, seat),
        Cell(Told(0), told, Face(drawn=tuple(drawn)), CELL),
        *(
            Cell(Card(number), spot, _face(reply, spot.w, spot.h), CELL + 1)
            for number, (spot, reply) in enumerate(zip(places(area, len(replies)), replies, strict=True))
        ),
    )


def places(area: Area, count: int) -> Iterator[Area]:
    """Side by side, as wide as there is room for; in two rows where they would be too narrow."""
    if area.w < SLIM:
        yield from _rows(Area(area.x + PAD, area.y + TITLE, area.w - 2 * PAD, area.h - TITLE - PAD), count)
        return
    left = area.x + PAD + ASKED + 20
    room = area.right - PAD - left
    wide = min(WIDEST, (room - GAP * (count - 1)) / max(1, count))
    for number in range(count):
        yield Area(left + number * (wide + GAP), area.y + 14, wide, area.h - 28)


def _rows(area: Area, count: int) -> Iterator[Area]:
    rows = 1 if count <= A_ROW else 2
    columns = -(-count // rows)
    wide, high = (area.w - GAP * (columns - 1)) / columns, (area.h - GAP * (rows - 1)) / rows
    for row, column in (divmod(place, columns) for place in range(count)):
        yield Area(area.x + column * (wide + GAP), area.y + row * (high + GAP), wide, high)


def _face(reply: Reply, w: float, h: float) -> Face:
    edge = theme.GOLD if reply.chosen else theme.INDIGO_LIGHT
    side = min(h - 24, w * (0.34 if w > NARROW else 0.26))
    colour = RED if reply.warns else theme.WASHI
    room, figures = w - side - 36, any(isinstance(part, Icon) for part in reply.line)
    drawn: tuple[Drawn, ...] = (
        Print(reply.image, 12, (h - side) / 2, side, side),
        Block(
            reply.title, side + 24, h * 0.12, room, h * (0.3 if reply.note else 0.56), 32, theme.WASHI, "bold"
        ),
        Block(reply.note, side + 24, h * 0.37, room, h * 0.58, theme.SMALL, colour)
        if reply.note
        else Run(reply.line, side + 24, h * 0.76, room, theme.BODY, colour, "number" if figures else "text"),
    )
    panel = Panel(theme.INK, edge, 6 if reply.chosen else 2, 12)
    return Face(panel=panel, drawn=drawn, shaded=reply.dim)


def would_score(table: Table, view: HarborView, seat: Seat) -> int:
    """If the match ended now."""
    return reckoned(view, table).scores[seat]
