"""What the entities of a table cost, beside plain loops over the same components."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import Any, Final

from game.app.platform import STEP
from game.staging.auction.pieces import Marker, Money, Tile
from game.table.components import Counting, Course, Flip, Look, Place, Shown, Swell, Travel
from game.table.numbers import number, numbered
from game.table.table import Table
from scenes import opening
from tools.speed import plain_table
from tools.speed.cabinets import TITLE, bare_cabinet
from tools.speed.measure import Clock
from tools.speed.plain_table import Rows
from tools.speed.ratios import Limit, Line
from tools.speed.stopwatch import timed

MOVING: Final = 6
"""Pieces on their way at once."""

FRAMES: Final = 60
SECONDS: Final = FRAMES * STEP
MONEY: Final = Money(0)
LIMIT: Final = Limit("median", 1.5)


def line(rounds: int, clock: Clock = time.process_time) -> Line:
    """Both ways in turns, on two tables alike; the canvas is told, and painted when nobody counts."""
    with bare_cabinet() as (cabinet, window):
        ratios = []
        ours, plain = _table(cabinet), _table(cabinet)
        for _ in range(rounds):
            spent = []
            for table in (ours, plain):
                _send(table)
                play = (
                    partial(_by_entities, ours) if table is ours else partial(_by_rows, plain, _rows(plain))
                )
                spent.append(timed(play, clock))
                table.put(table.poses())
                table.canvas.paint(window.surface)
            ratios.append(spent[0] / spent[1])
        for table in (ours, plain):
            table.close()
        return Line("entities over plain loops", ratios, (LIMIT,))


def _table(cabinet: Any) -> Table:
    """All pieces of a match."""
    sitting: Any = opening.demo(cabinet, TITLE, 4, 7)
    sitting.lay(cabinet.window.kit)
    table: Table = sitting.sitting.show.table
    table.draw()
    return table


def _rows(table: Table) -> Rows:
    def columns(*kinds: type[Any]) -> list[Any]:
        found = (tuple(table._world.find(table.piece(id), kind) for kind in kinds) for id in table)
        return [parts for parts in found if None not in parts]

    return Rows(
        trips=columns(Travel, Place, Look),
        turns=columns(Flip, Look),
        counts=columns(Counting, Look),
        bumps=columns(Swell, Look),
        looks=columns(Look, Place, Shown),
        places=columns(Place, Shown),
    )


def _send(table: Table) -> None:
    """Some pieces across the table; one turns over, one swells, one counts, all for as long."""
    ids = [id for id in table if isinstance(id, Marker | Tile)][:MOVING]
    for id in ids:
        pose = table.heading(id)
        table.send(id, replace(pose, x=1900 - pose.x), Course(SECONDS, arc=40.0))
    table.turn(ids[0], table.heading(ids[0]).face, SECONDS)
    table.bump(ids[1], SECONDS)
    face = table.heading(MONEY).face
    table.count(MONEY, numbered(face, (number(face) or 0) + 30), SECONDS)


def _by_entities(table: Table) -> None:
    for _ in range(FRAMES):
        table.update(STEP)
        table.draw()


def _by_rows(table: Table, rows: Rows) -> None:
    faces: Any = table._faces
    for _ in range(FRAMES):
        plain_table.update(rows, STEP)
        plain_table.draw(rows, table.canvas, faces)
