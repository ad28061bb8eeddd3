"""What can be wrong with a file, one class per cause; each text is one line fit for a player.

English stays what only whoever works on the game can mend: what is wrong with a picture, sound, font or map,
and what rules and matches refuse. A player reads it as a place in a sentence of the language in use.
"""

from __future__ import annotations

from pathlib import Path

from game.i18n.door import _
from game.rules.core.codec import Mismatch
from game.storage.phrases import said

LONGEST_PATH = 200


class StorageError(Exception):
    """Base of all troubles with files."""


class DataError(StorageError):
    """A data file cannot be used: which file, which key, what was found, what is expected."""

    def __init__(self, file: str, path: str, found: str, expected: str) -> None:
        path = path if len(path) <= LONGEST_PATH else path[: LONGEST_PATH - 3] + "..."
        place = one_line(f"{file}: {path}" if path else file)
        super().__init__(
            _("{place}: found {found}, expected {expected}", place=place, found=found, expected=expected)
        )

    @classmethod
    def of(cls, file: str, wrong: Mismatch) -> DataError:
        """The same in the language in use, and with the file's name."""
        return cls(file, wrong.path, said(wrong.found), said(wrong.expected))


class Unreadable(DataError):
    """The system does not hand the file out; `missing` if there is none."""

    def __init__(self, file: Path, trouble: OSError) -> None:
        self.missing = isinstance(trouble, FileNotFoundError)
        StorageError.__init__(self, unreadable(file, trouble))


class AssetError(StorageError):
    """A picture, font, sound or map cannot be used."""

    def __init__(self, file: Path, trouble: str) -> None:
        place, why = one_line(f"{file.parent.name}/{file.name}"), one_line(trouble)
        super().__init__(_("{file}: {trouble}. Please install the game again.", file=place, trouble=why))


class JournalError(StorageError):
    """A journal cannot be opened, read or written."""


class ForeignRecord(StorageError):
    """A record made by another title, other data or other rules."""


def unreadable(file: Path, trouble: OSError) -> str:
    """For whatever kind of file."""
    return _("{file}: cannot be read ({reason})", file=one_line(str(file)), reason=reason(trouble))


def unwritable(file: Path, trouble: Exception) -> str:
    """For whatever kind of file."""
    return _("{file}: cannot be written ({reason})", file=one_line(str(file)), reason=reason(trouble))


def reason(trouble: Exception) -> str:
    """In the words of the system, which has a language of its own."""
    own = trouble.strerror if isinstance(trouble, OSError) else None
    return one_line(own or str(trouble)) or _("no reason was given")


def one_line(text: str) -> str:
    """What comes from outside, as keys and folders do: whatever no terminal shows is spelled out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
