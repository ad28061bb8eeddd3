"""Real tables for the auction: the map of assets/, people to sit at it, and a stage."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from game.match.match import Match
from game.staging.auction.pieces import slots
from game.staging.auction.poses import Arrangement
from game.staging.stage import Stage
from game.storage.files import ASSETS
from game.table.layout import USUAL, Layout, Plan, read_layout
from game.table.table import Table

MAP = ASSETS / "tables" / "auction.tmx"
NAMES = ("Hana", "Jiro", "Kiku", "Masa")
FRAME = 1 / 60


@dataclass(frozen=True)
class Sitter:
    name: str
    crest: int
    device: str | None = None


@cache
def layout(players: int, plan: Plan = USUAL) -> Layout:
    return read_layout(MAP, players, slots(players, plan), plan)


def arranged(match: Match, plan: Plan = USUAL) -> Arrangement:
    players = match.header.options.players
    chairs = [Sitter(name, crest) for crest, name in enumerate(NAMES[:players], start=1)]
    return Arrangement(layout(players, plan), chairs, match.kernel.spec, match.header.options)


@contextmanager
def staged(noises: list[str] | None = None) -> Iterator[tuple[Table, Stage]]:
    table = Table()
    try:
        yield table, Stage(table, (noises if noises is not None else []).append)
    finally:
        table.close()


def run(stage: Stage, most: float = 60.0, step: float = FRAME) -> float:
    """Until nothing moves; tells how long it took."""
    seconds = 0.0
    while not stage.idle:
        stage.update(step)
        seconds += step
        assert seconds < most, "the stage never comes to rest"
    return seconds
