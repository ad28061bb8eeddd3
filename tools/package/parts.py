"""What of a package is whose: the parts that notices.toml names, found among the package's files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

LEDGER: Final = Path(__file__).with_name("notices.toml")
ARCHIVES: Final = (".zip", ".whl")
HOMES: Final = r"(?:game\.zip/|[^/]+\.app/Contents/(?:MacOS|Resources|Frameworks)/)?"
"""Where our own files lie: the package's root, the browser's archive, or a bundle of macOS."""


@dataclass(frozen=True, slots=True)
class Part:
    """Somebody else's work; an entry of the ledger."""

    name: str
    licence: str
    by: str
    home: str
    texts: tuple[str, ...]
    files: tuple[str, ...]
    within: tuple[str, ...] = ()

    @property
    def lesser(self) -> bool:
        """Under the LGPL: whoever has the package must be able to put another version in its place."""
        return self.licence.startswith("LGPL")

    def claims(self, name: str) -> bool:
        """Whether a file of a package is it, or a piece of it."""
        return any(_floating(pattern).fullmatch(name) for pattern in self.files)

    def is_within(self, name: str) -> bool:
        """Whether it is compiled into this file."""
        return any(_floating(pattern).fullmatch(name) for pattern in self.within)


@cache
def parts() -> tuple[Part, ...]:
    """All of the ledger, in its order."""
    return tuple(_part(entry) for entry in _ledger()["part"])


def present(names: Iterable[str]) -> list[Part]:
    """Those of which a package with these files has anything."""
    listed = list(names)
    return [part for part in parts() if any(part.claims(name) or part.is_within(name) for name in listed)]


def unclaimed(names: Iterable[str]) -> list[str]:
    """What is neither ours nor in the ledger."""
    return [name for name in names if not is_own(name) and not any(part.claims(name) for part in parts())]


def is_own(name: str) -> bool:
    """Whether a file of a package is the game's."""
    return any(_anchored(pattern).fullmatch(name) for pattern in _ledger()["own"])


def inventory(folder: Path) -> list[str]:
    """Every file by its name in the package; an archive counts as a folder."""
    return sorted(name for file in folder.rglob("*") if file.is_file() for name in _names(folder, file))


def _names(folder: Path, file: Path) -> Iterator[str]:
    name = file.relative_to(folder).as_posix()
    if file.suffix not in ARCHIVES:
        yield name
        return
    with ZipFile(file) as opened:
        yield from (f"{name}/{member}" for member in opened.namelist() if not member.endswith("/"))


@cache
def _ledger() -> dict[str, Any]:
    return tomllib.loads(LEDGER.read_text("utf-8"))


def _part(entry: dict[str, Any]) -> Part:
    fields: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()
    }
    return Part(**fields)


@cache
def _floating(pattern: str) -> re.Pattern[str]:
    """A pattern that may begin at any folder."""
    return re.compile(rf"(?:.*/)?{_within_folder(pattern)}(?:/.*)?")


@cache
def _anchored(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"{HOMES}{_within_folder(pattern)}(?:/.*)?")


def _within_folder(pattern: str) -> str:
    """As a regular expression; a star stays within a folder."""
    return "[^/]*".join(re.escape(piece) for piece in pattern.split("*"))
