"""Real tables for the duel: the map of assets/, people to sit at it, and a stage."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from game.match.match import Match
from game.rules.duel.spec import DuelOptions
from game.staging.duel.pieces import slots
from game.staging.duel.poses import Arrangement
from game.staging.stage import Stage
from game.storage.files import ASSETS
from game.table.layout import Layout, read_layout
from game.table.pose import Pose
from game.table.table import Table

MAP = ASSETS / "tables" / "duel.tmx"
NAMES = ("Hana", "Jiro")
FRAME = 1 / 60


@dataclass(frozen=True)
class Sitter:
    name: str
    crest: int
    device: str | None = None


@cache
def layout() -> Layout:
    return read_layout(MAP, 2, slots())


def arranged(match: Match, options: DuelOptions | None = None) -> Arrangement:
    chairs = [Sitter(name, crest) for crest, name in enumerate(NAMES, start=1)]
    return Arrangement(layout(), chairs, match.kernel.spec, options or match.header.options)


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


def touch(one: Pose, other: Pose) -> bool:
    """Whether one lies on the other."""
    return abs(one.x - other.x) < (one.w + other.w) / 2 and abs(one.y - other.y) < (one.h + other.h) / 2
