"""Real tables for the harbor: matches by chance and the golden ones, people to sit at them, and a stage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH, HarborOptions
from game.staging.harbor.pieces import slots
from game.staging.harbor.poses import Arrangement
from game.staging.stage import Stage
from game.storage import saves
from game.storage.files import ASSETS
from game.table.layout import Layout, read_layout
from game.table.table import Table
from tests.matches import play_on
from tools.golden import FOLDER, replayed

MAP = ASSETS / "tables" / "harbor.tmx"
NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
PLAYERS = range(2, 7)
GOLDEN = tuple(sorted(path.name for path in FOLDER.glob("harbor-*.json")))


@dataclass(frozen=True)
class Sitter:
    name: str
    crest: int
    device: str | None = None


@cache
def layout(players: int) -> Layout:
    return read_layout(MAP, players, slots(players))


def arranged(match: Match) -> Arrangement:
    players = match.header.options.players
    chairs = [Sitter(name, crest) for crest, name in enumerate(NAMES[:players], start=1)]
    return Arrangement(layout(players), chairs, match.kernel.spec, match.header.options)


def played(kernel: AnyKernel, players: int, seed: int, most: int = 120, everything: bool = False) -> Match:
    """A match by chance, so far; with all fifteen markets if wanted."""
    options = HarborOptions.usual(kernel.spec, players)
    if everything:
        options = replace(options, markets=(*FURTHER_FISH, *FURTHER_EXTRAS))
    match = saves.new_match(kernel, options, seed)
    play_on(match, Random(seed), most)
    return match


def golden(kernel: AnyKernel, name: str) -> Match:
    return replayed(kernel, json.loads((FOLDER / name).read_text(encoding="utf-8")))


@contextmanager
def staged(noises: list[str] | None = None) -> Iterator[tuple[Table, Stage]]:
    table = Table()
    try:
        yield table, Stage(table, (noises if noises is not None else []).append)
    finally:
        table.close()


def run(stage: Stage, step: float = 1 / 60, most: float = 60.0) -> float:
    """Until nothing moves; tells how long it took."""
    seconds = 0.0
    while not stage.idle:
        stage.update(step)
        seconds += step
        assert seconds < most, "the stage never comes to rest"
    return seconds
