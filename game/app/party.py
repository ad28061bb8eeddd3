"""Who plays what: enough to begin a match, and to know who sits where when it goes on another day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.i18n.door import _
from game.rules.core.codec import Mismatch, decode, encode
from game.rules.core.seat import Seat
from game.storage.checks import at_least, between, each_at_least, entries_of, length
from game.storage.errors import DataError, StorageError
from game.storage.folders import party_beside, write_whole
from game.storage.phrases import one_of, shown
from game.storage.reading import read_json
from game.storage.settings import BestOf
from game.titles.shelf import TITLES


class PartyError(StorageError):
    """It cannot be read who sat at the table."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: somebody with a device, or a bot with a level."""

    name: str
    crest: int
    device: str | None
    level: str | None


@dataclass(frozen=True, slots=True)
class Series:
    """Matches of the same people until one has won most of `best_of`; `won` goes by seat."""

    best_of: BestOf = 1
    won: tuple[int, ...] = ()
    played: int = 0

    def after(self, winners: Sequence[Seat]) -> Series:
        """One match on; one that nobody won alone counts for nobody."""
        players = max((len(self.won), *(seat + 1 for seat in winners)))
        won = tuple(self.wins(seat) + (tuple(winners) == (seat,)) for seat in range(players))
        return Series(self.best_of, won, self.played + 1)

    def wins(self, seat: Seat) -> int:
        """How many matches a seat has won."""
        return self.won[seat] if seat < len(self.won) else 0

    @property
    def decided(self) -> Seat | None:
        """Who has won it, once nobody else can."""
        enough = self.best_of // 2 + 1
        return next((seat for seat, wins in enumerate(self.won) if wins >= enough), None)

    @property
    def over(self) -> bool:
        """Whether no other match belongs to it; a single one that nobody won is not played again."""
        return self.decided is not None or (self.best_of == 1 and self.started)

    @property
    def started(self) -> bool:
        """Whether a match of it was played to its end."""
        return self.played > 0


@dataclass(frozen=True, slots=True)
class Party:
    """`options` are those of the title, with as many players as there are chairs."""

    title: str
    chairs: tuple[Chair, ...]
    options: Any
    seed: int
    series: Series = Series()

    def to_json(self) -> dict[str, Any]:
        """As it lies beside the journal."""
        plain: dict[str, Any] = encode(self)
        return plain

    @classmethod
    def from_json(cls, found: Any) -> Party:
        """Raises Mismatch if it is no party."""
        from game.bots.levels import FORMER  # only here: the first picture does without

        plain = dict(found) if isinstance(found, dict) else {}
        plain.setdefault("series", encode(Series()))  # those written before there were any
        options = plain.pop("options", None)
        bare = decode(_Bare, plain)
        if bare.title not in TITLES:
            raise Mismatch("title", shown(bare.title), one_of(TITLES))
        typed = decode(TITLES[bare.title].options, options, "options")
        length(typed.players, bare.chairs, "chairs")
        _check(bare.series, typed.players)
        chairs = tuple(
            replace(chair, level=FORMER.get(chair.level or "", chair.level)) for chair in bare.chairs
        )
        return cls(bare.title, chairs, typed, bare.seed, bare.series)


@dataclass(frozen=True, slots=True)
class _Bare:
    """A party before the type of its options is known."""

    title: str
    chairs: tuple[Chair, ...]
    seed: int
    series: Series


def _check(series: Series, players: int) -> None:
    between(0, players, len(series.won), entries_of("series.won"))
    each_at_least(0, series.won, "series.won")
    at_least(sum(series.won), series.played, "series.played")


def write_party(journal: Path, party: Party) -> None:
    """Beside the journal; raises SaveError."""
    write_whole(party_beside(journal), json.dumps(party.to_json(), indent=1) + "\n")


def read_party(journal: Path) -> Party:
    """Who sits at the match of a journal; raises PartyError."""
    file = party_beside(journal)
    try:
        return Party.from_json(read_json(file, _("who plays, as JSON")))
    except Mismatch as wrong:
        raise PartyError(str(DataError.of(file.name, wrong))) from None
    except DataError as trouble:
        raise PartyError(str(trouble)) from None
