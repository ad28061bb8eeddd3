"""Finished matches on disk: one line of JSON each, the run they belong to in the first."""

from __future__ import annotations

import json
from collections.abc import Iterator, KeysView
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple

from tools.runner.errors import CannotKeep, DamagedFile, OtherRun
from tools.runner.identity import Identity, differences


class Line(NamedTuple):
    """Where it lies in the file: kept matches are read when they are asked for, not held in memory."""

    start: int
    length: int


class Kept:
    """A line is whole when `add` returns, whatever becomes of this process."""

    def __init__(self, path: Path, file: FileIO, lines: dict[int, Line]) -> None:
        self.path = path
        self._file, self._lines = file, lines

    @property
    def numbers(self) -> KeysView[int]:
        """Of the matches that are there."""
        return self._lines.keys()

    def count(self) -> int:
        """Of whole matches, as the file has them: an interruption may come between a line and its note."""
        return self.path.read_bytes().count(b'\n{"match":') - sum(number < 0 for number in self._lines)

    def found(self, number: int) -> Any:
        """What was added, as JSON values."""
        line = self._lines[number]
        self._file.seek(line.start)
        return json.loads(self._file.read(line.length))["found"]

    def add(self, number: int, found: Any) -> None:
        """One write at the end; raises CannotKeep."""
        text = _line({"match": number, "found": found})
        _write(self.path, self._file, text)
        self._lines[number] = Line(self._file.tell() - len(text), len(text))


@contextmanager
def kept_in(path: Path, identity: Identity) -> Iterator[Kept]:
    """Raises OtherRun, DamagedFile or CannotKeep, and then leaves the file as it is."""
    with _opened(path) as file:
        lines, end = _scanned(path, identity)
        file.truncate(end)  # a torn last line would spoil the next one
        if not end:
            _write(path, file, _line({"run": identity}))
        yield Kept(path, file, lines)


def _opened(path: Path) -> FileIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("a+b", buffering=0)
    except OSError as trouble:
        raise CannotKeep(f"{path} cannot keep matches ({trouble.strerror})") from None


def _write(path: Path, file: FileIO, text: bytes) -> None:
    try:
        written = file.write(text)
    except OSError as trouble:
        raise CannotKeep(f"{path} cannot be written ({trouble.strerror})") from None
    if written != len(text):
        raise CannotKeep(f"{path} cannot be written to its end; is the disk full?")


def _scanned(path: Path, identity: Identity) -> tuple[dict[int, Line], int]:
    """The matches, and where the last whole line ends: nowhere in a file whose first line is torn."""
    lines: dict[int, Line] = {}
    with path.open("rb") as file:
        first = file.readline()
        if not first.endswith(b"\n") and _line({"run": identity}).startswith(first):
            return {}, 0
        _check(path, first, identity)
        end = len(first)
        for text in file:
            if not text.endswith(b"\n"):
                break
            lines.setdefault(_number(path, text, len(lines) + 2), Line(end, len(text)))
            end += len(text)
    return lines, end


def _check(path: Path, first: bytes, identity: Identity) -> None:
    try:
        theirs = json.loads(first)["run"]
        wrong = list(differences(theirs, identity))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise OtherRun(f"{path} is no file of kept matches; please give --keep another name") from None
    if wrong:
        raise OtherRun(f"{path} keeps another run: {', '.join(wrong)}; please give --keep another name")


def _number(path: Path, text: bytes, line: int) -> int:
    try:
        entry = json.loads(text)
        number: int = entry["match"]
        entry["found"]
    except (ValueError, TypeError, KeyError):
        raise DamagedFile(f"{path}: line {line} is damaged; without it the run can go on") from None
    return number


def _line(entry: Any) -> bytes:
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"
