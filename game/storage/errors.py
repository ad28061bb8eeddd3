"""What can be wrong with a file, one class per cause; each text is one line fit for a player."""

from __future__ import annotations

from pathlib import Path

LONGEST_PATH = 200


class StorageError(Exception):
    """Base of all troubles with files."""


class DataError(StorageError):
    """A data file cannot be used: which file, which key, what was found, what is expected."""

    def __init__(self, file: str, path: str, found: str, expected: str) -> None:
        path = path if len(path) <= LONGEST_PATH else path[: LONGEST_PATH - 3] + "..."
        place = f"{file}: {path}" if path else file
        super().__init__(_one_line(f"{place}: found {found}, expected {expected}"))


class AssetError(StorageError):
    """A picture, font, sound or map cannot be used."""

    def __init__(self, file: Path, trouble: str) -> None:
        super().__init__(_one_line(f"{file.parent.name}/{file.name}: {trouble}"))


class JournalError(StorageError):
    """A journal cannot be opened, read or written."""


class ForeignRecord(StorageError):
    """A record made by another title, other data or other rules."""


def _one_line(text: str) -> str:
    """Keys and folders come from outside: line breaks and whatever no terminal shows are spelled out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
