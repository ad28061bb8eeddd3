"""Where matches lie: begun, left unfinished, finished."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.app import platform
from game.i18n import door
from game.i18n.formats import number
from game.storage.errors import StorageError, one_line
from game.storage.folders import SaveError, party_beside
from game.titles.shelf import TITLES

if TYPE_CHECKING:  # the rules of three games are slow to load, and the title only looks for files
    from game.app.party import Party
    from game.storage.saves import Saved

RUNNING: Final = ".journal"
FINISHED: Final = ".finished"
MOST_FINISHED: Final = 50
MOST_DIGITS: Final = 9


def begin(folder: Path, party: Party, data: Path) -> Saved:
    """A new match, kept from its first action on; those left unfinished stay where they are."""
    from game.app.party import write_party
    from game.storage import saves

    path = _fresh(folder / "matches", party.title)
    saved = saves.begin(path, party.title, party.options, party.seed, data)
    try:
        saves.keep_figures(path, saved.match.header, data)
        write_party(path, party)
    except SaveError:
        saved.journal.close()
        forget(path)
        raise
    platform.sync()
    return saved


def prepare(folder: Path, party: Party, data: Path) -> Path:
    """A match for later, as the next of a series: whoever leaves now finds it among the unfinished."""
    saved = begin(folder, party, data)
    saved.journal.close()
    return saved.journal.path


def unfinished(folder: Path) -> list[Path]:
    """The matches that have no end yet, the one begun last first."""
    return _matches(folder, RUNNING)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a list tells of a match: who plays and how far they are, or why nobody can go on with it."""

    names: tuple[str, ...] = ()
    clock: str = ""
    trouble: str = ""


def heading(path: Path) -> str:
    """Of the title that a file's name says it is; the name itself where that is none."""
    title = path.name.partition("-")[0]
    return TITLES[title].heading if title in TITLES else one_line(path.name)


def day(path: Path) -> str:
    """When it was played last, by the clock of this machine."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone().date().isoformat()
    except (OSError, OverflowError, ValueError):
        return ""


def standing(path: Path, data: Path) -> Standing:
    """Plays the record again, which takes a moment."""
    from game.app.party import PartyError, read_party
    from game.storage import saves

    names: tuple[str, ...] = ()
    with suppress(PartyError):
        names = tuple(chair.name for chair in read_party(path).chairs)
    try:
        match, _last, _damage = saves.restore(path, data)
    except StorageError as trouble:
        return Standing(names, trouble=str(trouble))
    counted, words = TITLES[match.header.title].clock
    count = max(1, getattr(match.observe(None), counted))
    return Standing(names, door._(words, number=number(count)))


def finish(folder: Path, path: Path) -> None:
    """An ended match is no longer offered, the oldest of many go; a file from elsewhere stays."""
    if path.parent != folder / "matches" or path.suffix != RUNNING:
        return
    with suppress(OSError):  # then it is offered once more, at its end
        path.replace(path.with_suffix(FINISHED))
    for old in _matches(folder, FINISHED)[MOST_FINISHED:]:
        _delete(old)
    platform.sync()


def forget(path: Path) -> None:
    """A match that could not even begin, or that nobody wants any more."""
    _delete(path)
    platform.sync()


def _delete(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
        party_beside(path).unlink(missing_ok=True)


def _matches(folder: Path, suffix: str) -> list[Path]:
    """By the numbers in their names: a clock may be set back. What only looks like a match is none."""
    return sorted(
        (file for file in (folder / "matches").glob(f"*{suffix}") if file.is_file()),
        key=lambda file: (_number(file), file.name),
        reverse=True,
    )


def _fresh(folder: Path, title: str) -> Path:
    """One number for all titles, so that it tells which match was begun last."""
    last = max(map(_number, folder.glob("*-*")), default=0)
    return folder / f"{title}-{last + 1:05d}{RUNNING}"


def _number(file: Path) -> int:
    _title, _dash, digits = file.stem.rpartition("-")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else 0
