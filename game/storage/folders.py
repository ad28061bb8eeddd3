"""Where this player's files lie, and how one is replaced without ever being half written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.storage.errors import StorageError, unwritable

NAME: Final = "tsukiji-arcade"
OVERRIDE: Final = "TSUKIJI_HOME"


class SaveError(StorageError):
    """A file of the player cannot be written."""


def home() -> Path:
    """The folder of settings, matches and crash reports; the environment may name another."""
    named = os.environ.get(OVERRIDE)
    if named:
        return Path(named)
    from platformdirs import user_data_dir  # only here: it is slow to load, and a browser has none

    return Path(user_data_dir(NAME, appauthor=False))


def party_beside(journal: Path) -> Path:
    """Where it is kept who sits where in the match of a journal."""
    return journal.with_name(f"{journal.stem}.party.json")


def write_whole(file: Path, text: str) -> None:
    """The new content or the old one, whatever happens meanwhile; raises SaveError."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """The same of what is no text."""
    fresh = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        fresh.replace(file)
    except OSError as trouble:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise SaveError(unwritable(file, trouble)) from None


def put_aside(file: Path) -> Path | None:
    """Keeps a file that cannot be used under another name; None where even that fails."""
    aside = file.with_name(f"{file.name}.damaged")
    try:
        return file.replace(aside)
    except OSError:
        return None
