"""Where matches lie: begun, left unfinished, finished."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.app import platform
from game.storage.folders import SaveError, party_beside

if TYPE_CHECKING:  # the rules of three games are slow to load, and the title only looks for files
    from game.app.party import Party
    from game.storage.saves import Saved

RUNNING: Final = ".journal"
FINISHED: Final = ".finished"
MOST_FINISHED: Final = 50


def begin(folder: Path, party: Party, data: Path) -> Saved:
    """A new match, kept from its first action on; those left unfinished stay where they are."""
    from game.app.party import write_party
    from game.storage import saves

    path = _fresh(folder / "matches", party.title)
    saved = saves.begin(path, party.title, party.options, party.seed, data)
    try:
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


def unfinished(folder: Path) -> Path | None:
    """The match that was played last and has no end yet."""
    found = sorted((folder / "matches").glob(f"*{RUNNING}"), key=_age)
    return found[-1] if found else None


def finish(folder: Path, path: Path) -> None:
    """An ended match is no longer offered, the oldest of many go; a file from elsewhere stays."""
    if path.parent != folder / "matches" or path.suffix != RUNNING:
        return
    path.replace(path.with_suffix(FINISHED))
    for old in sorted(path.parent.glob(f"*{FINISHED}"), key=_age)[:-MOST_FINISHED]:
        old.unlink(missing_ok=True)
        party_beside(old).unlink(missing_ok=True)
    platform.sync()


def forget(path: Path) -> None:
    """A match that could not even begin, or that nobody wants any more."""
    path.unlink(missing_ok=True)
    party_beside(path).unlink(missing_ok=True)
    platform.sync()


def _fresh(folder: Path, title: str) -> Path:
    taken = [
        int(number) for file in folder.glob(f"{title}-*") if (number := file.stem[-6:].strip("-")).isdigit()
    ]
    return folder / f"{title}-{max(taken, default=0) + 1:05d}{RUNNING}"


def _age(file: Path) -> tuple[float, str]:
    return file.stat().st_mtime, file.name
