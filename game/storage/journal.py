"""The running match on disk: append-only, one checked line per entry, the header first.

A line is `check SPACE json NEWLINE`. The check is the CRC-32 of the line before it and its own
text, so a line that is missing, doubled or moved is noticed like one that is damaged.
"""

from __future__ import annotations

import errno
import json
import os
import zlib
from contextlib import suppress
from dataclasses import dataclass
from io import RawIOBase
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

from game.i18n.door import _
from game.storage.errors import JournalError, one_line, reason, unreadable, unwritable
from game.storage.locks import claim

FIRST_CHECK = 0
CHECK_WIDTH = 8

LARGEST: Final = 8_000_000
"""Bytes of a file that may be a match: a hundred times the longest of tests/playthroughs."""


class InUse(JournalError):
    """Another process goes on with the match; two would write over each other."""


@dataclass(frozen=True, slots=True)
class Line:
    """One good entry, and what is needed to cut the file after it or to go on from it."""

    entry: Any
    end: int
    check: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The good lines of a file; `damage` says what is wrong after them, if anything but a torn end."""

    lines: tuple[Line, ...]
    damage: str | None


def _checked(text: bytes, before: int) -> int:
    return zlib.crc32(text, before)


def _form(entry: Any, before: int) -> tuple[bytes, int]:
    text = json.dumps(entry, separators=(",", ":"), ensure_ascii=True).encode()
    check = _checked(text, before)
    return b"%08x %s\n" % (check, text), check


def read(path: Path) -> Reading:
    """All entries up to the first that is not whole; a torn last line is simply not there."""
    content = _content(path)
    lines: list[Line] = []
    start, check = 0, FIRST_CHECK
    while (end := content.find(b"\n", start)) >= 0:
        line = _parse(content[start:end], end + 1, check)
        if line is None:
            return Reading(tuple(lines), _("line {line} is damaged", line=len(lines) + 1))
        lines.append(line)
        start, check = line.end, line.check
    return Reading(tuple(lines), None)


def _content(path: Path) -> bytes:
    """Asked first what it is: reading from a pipe would wait for ever, and no match is that long."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            raise JournalError(_("{file}: not a file", file=one_line(str(path))))
        if found.st_size > LARGEST:
            raise JournalError(_("{file}: too large for a saved match", file=one_line(str(path))))
        return path.read_bytes()
    except OSError as trouble:
        raise JournalError(unreadable(path, trouble)) from None


def _parse(line: bytes, end: int, before: int) -> Line | None:
    text = line[CHECK_WIDTH + 1 :]
    check = _checked(text, before)
    if line[: CHECK_WIDTH + 1] != b"%08x " % check:
        return None
    try:
        return Line(json.loads(text), end, check)
    except (ValueError, RecursionError):
        return None


class Journal:
    """Open for adding; every entry is on disk when `append` returns.

    The file has no buffer: what a full disk did not take would be written again when the file is closed.
    """

    def __init__(self, path: Path, file: RawIOBase, end: int, check: int) -> None:
        self.path = path
        self._file, self._end, self._check = file, end, check
        self._torn = False
        """Whether something may lie behind the end that is not whole."""

    @classmethod
    def create(cls, path: Path, header: Any) -> Journal:
        """A new file; one that is there already is never overwritten."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("xb", buffering=0)
        except OSError as trouble:
            text = _("{file}: cannot be created ({reason})", file=one_line(str(path)), reason=reason(trouble))
            raise JournalError(text) from None
        claim(file)
        journal = cls(path, file, 0, FIRST_CHECK)
        try:
            journal.append([header])
        except JournalError:
            journal.close()
            with suppress(OSError):
                path.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: Path, last: Line) -> Journal:
        """Goes on after a line, cutting off whatever follows it."""
        try:
            journal = cls(path, path.open("r+b", buffering=0), last.end, last.check)
        except OSError as trouble:
            raise JournalError(unwritable(path, trouble)) from None
        if not claim(journal._file):
            journal.close()
            raise InUse(_("{file}: this match is open in another window of the game", file=path.name))
        try:
            journal._cut_back()
        except OSError as trouble:
            journal.close()
            raise JournalError(unwritable(path, trouble)) from None
        return journal

    def append(self, entries: list[Any]) -> None:
        """Adds entries with one write; if that fails, the file is as before and JournalError is raised."""
        block, check = b"", self._check
        for entry in entries:
            line, check = _form(entry, check)
            block += line
        try:
            if self._torn:
                self._cut_back()
            self._torn = True
            self._write(block)
        except (OSError, ValueError) as trouble:
            with suppress(OSError, ValueError):
                self._cut_back()
            raise JournalError(unwritable(self.path, trouble)) from None
        self._torn = False
        self._end, self._check = self._end + len(block), check

    def close(self) -> None:
        """Gives the file back; what was appended is on disk already."""
        with suppress(OSError):
            self._file.close()

    def _write(self, block: bytes) -> None:
        """A disk that is nearly full takes a part of it, and refuses the rest."""
        while block:
            taken = self._file.write(block)
            if not taken:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            block = block[taken:]
        os.fsync(self._file.fileno())

    def _cut_back(self) -> None:
        """A half-written block must not stand in the way of the next one."""
        self._file.truncate(self._end)
        self._file.seek(self._end)
        self._torn = False


def _sync_folder(folder: Path) -> None:
    """A new file's name is on disk only once its folder is; not every system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
