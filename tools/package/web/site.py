"""The folder that is served: the page, Pyodide, wheels, the game, and the list of what the page fetches."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from game.version import VERSION
from tools.package.archive import THEN
from tools.package.web import bytecode, pyodide

PAGE: Final = Path(__file__).with_name("page")
GAME: Final = "game.zip"
LIST: Final = "files.json"
UNPACKED: Final = "/tsukiji"
"""Where the page unpacks the game; tracebacks tell."""

PACKED: Final = (".png", ".ogg")
"""Packed already: once more would only cost time to unpack."""


def lay_page(folder: Path) -> None:
    """A fresh folder with the page's own files."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns(".*", "*.md"))


def lay_pyodide(source: Path, library: Path, folder: Path) -> list[str]:
    """What of it a page needs that brings all its packages along."""
    target = folder / "pyodide"
    target.mkdir()
    for name in pyodide.PARTS:
        shutil.copyfile(source / name, target / name)
    shutil.copyfile(library, target / pyodide.LIBRARY)
    lock = (source / pyodide.LOCK).read_text("utf-8")
    (target / pyodide.LOCK).write_text(pyodide.lock(lock), "utf-8")
    return [f"pyodide/{name}" for name in (*pyodide.PARTS, pyodide.LIBRARY, pyodide.LOCK)]


def lay_game(contents: Mapping[str, bytes], folder: Path) -> str:
    """One archive, so that a page asks once and not a thousand times."""
    with ZipFile(folder / GAME, "w") as made:
        for name, content in sorted(with_bytecode(contents).items()):
            way = ZIP_STORED if name.endswith(PACKED) else ZIP_DEFLATED
            made.writestr(ZipInfo(name, THEN), content, way, 9)
    return GAME


def with_bytecode(contents: Mapping[str, bytes]) -> dict[str, bytes]:
    """Every Python file gives way to its bytecode, under the name Python looks for when there is no other."""
    sources = {f"{UNPACKED}/{name}": file for name, file in contents.items() if name.endswith(".py")}
    compiled = bytecode.compiled(sources)
    plain = {name: file for name, file in contents.items() if not name.endswith(".py")}
    return plain | {f"{name.removeprefix(f'{UNPACKED}/')}c": code for name, code in compiled.items()}


def write_list(folder: Path, fetched: Iterable[str], wheels: Iterable[str]) -> None:
    """With sizes: the page's bar shows bytes."""
    files = [{"name": name, "bytes": (folder / name).stat().st_size} for name in fetched]
    listed = {"version": VERSION, "files": files, "wheels": list(wheels), "game": GAME}
    (folder / LIST).write_text(json.dumps(listed, indent=1) + "\n", "utf-8")
