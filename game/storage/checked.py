"""Figures are checked at the start, but only when they have changed: loading three games takes a while."""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.storage.folders import SaveError, write_whole
from game.version import VERSION

FILE: Final = "figures.checked"


def check_figures(data: Path, folder: Path) -> None:
    """Raises DataError with one line if any title's figures cannot be used."""
    mark = _mark(data)
    with suppress(OSError, UnicodeDecodeError):
        if (folder / FILE).read_text(encoding="utf-8") == mark:
            return
    from game.storage.library import load
    from game.titles.shelf import TITLES

    for title in TITLES:
        load(title, data)
    with suppress(SaveError):  # it is checked again next time
        write_whole(folder / FILE, mark)


def _mark(data: Path) -> str:
    """A checksum will do against changes by hand, and loads quicker than a digest."""
    mark = VERSION
    for file in sorted(data.glob("*.json")):
        with suppress(OSError):
            mark += f" {file.name} {zlib.crc32(file.read_bytes()):08x}"
    return mark
