"""The next match of the same people: another of their series, or a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, Series
from game.app.scene import Scene
from game.bots.levels import USUAL
from game.storage.errors import StorageError
from scenes.play.sitting import Sitting, Ways


@dataclass(frozen=True, slots=True)
class Rematch:
    """A series that is not over is kept at `path` before anybody asks for it: who leaves now may continue."""

    ways: Ways
    party: Party
    path: Path | None

    @classmethod
    def after(cls, sitting: Sitting, series: Series) -> Rematch:
        """`series` counts the match that has just ended."""
        chairs = tuple(_seated(chair) for chair in sitting.seating.chairs)
        ahead = Series(series.best_of) if series.over else series
        party = replace(sitting.party, chairs=chairs, seed=sitting.next_seed(), series=ahead)
        kept = sitting.journal is not None and not series.over
        return cls(sitting.ways, party, _prepared(sitting.cabinet, party) if kept else None)

    def begin(self) -> Scene:
        """One press after the results."""
        return self.ways.begin(self.party) if self.path is None else self.ways.go_on(self.path)

    def begin_with(self, others: Party) -> Scene:
        """Other seats: the series ends, and its next match is not offered any more."""
        scene = self.ways.begin(others)
        if self.path is not None:
            kept_matches.forget(self.path)
        return scene


def _prepared(cabinet: Cabinet, party: Party) -> Path | None:
    """None where it cannot be kept: then it begins, and says so, when it is asked for."""
    try:
        return kept_matches.prepare(cabinet.folder, party, cabinet.data)
    except StorageError:
        return None


def _seated(chair: Chair) -> Chair:
    """The parts of a record sat with nothing: from now on bots play them."""
    return chair if chair.device or chair.level else replace(chair, level=USUAL)
