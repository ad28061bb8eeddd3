"""Which files of the tree ship, where they go, and where packages are built."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.version import VERSION

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build" / "package"
DIST: Final = ROOT / "dist"

CODE: Final = ("game", "scenes")
"""Packages of which every module ships."""

PLAIN: Final = ("assets", "data")
"""Folders that ship as they are."""

SINGLE: Final = ("main.py", "LICENSE", "THIRD_PARTY.md", ".itch.toml")


def shipped() -> list[tuple[Path, str]]:
    """Every file of the tree that a player gets, with its name inside the package, sorted."""
    return sorted((file, file.relative_to(ROOT).as_posix()) for file in _files())


def lay(folder: Path) -> None:
    """All of it as plain files: whoever owns the folder may correct a figure or a line."""
    for file, name in shipped():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)


def _files() -> Iterator[Path]:
    yield from (ROOT / name for name in SINGLE if (ROOT / name).exists())
    for folder in CODE:
        yield from (ROOT / folder).rglob("*.py")
    for folder in PLAIN:
        yield from (file for file in (ROOT / folder).rglob("*") if file.is_file() and _wanted(file))


def _wanted(file: Path) -> bool:
    """What an editor or a system leaves behind stays at home."""
    return not file.name.startswith(".") and "__pycache__" not in file.parts


def archive(target: str) -> Path:
    """Where the package for `target` goes: linux, windows or web."""
    return DIST / f"tsukiji-arcade-{VERSION}-{target}.zip"
