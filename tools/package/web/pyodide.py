"""Python in the browser: Pyodide's own files as npm has them."""

from __future__ import annotations

import json
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Final

from tools.package.errors import needed
from tools.package.web.commands import run
from tools.package.web.sources import DOWNLOADS
from tools.package.web.versions import PYODIDE

LIBRARY: Final = "python_stdlib.zip"
LOCK: Final = "pyodide-lock.json"
PARTS: Final = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm")
"""Served as they are."""


def fetched() -> Path:
    """The unpacked npm package, and beside its files what its Python says about its build."""
    folder = DOWNLOADS / f"pyodide-{PYODIDE}"
    if not (folder / "complete").exists():
        npm = needed("npm", "npm")
        DOWNLOADS.mkdir(parents=True, exist_ok=True)
        run(npm, "pack", f"pyodide@{PYODIDE}", "--silent", within=DOWNLOADS)
        _unpack(DOWNLOADS / f"pyodide-{PYODIDE}.tgz", folder)
        (folder / "complete").touch()
    return folder


def _unpack(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as opened:
        for member in opened.getmembers():
            member.name = member.name.removeprefix("package/")
            opened.extract(member, folder, filter="data")
    with zipfile.ZipFile(folder / LIBRARY) as library:
        for name in library.namelist():
            if name.startswith("_sysconfigdata"):
                library.extract(name, folder)


def lock(text: str) -> str:
    """The list of packages, emptied: all that is needed comes with the game."""
    listed: dict[str, Any] = json.loads(text)
    return json.dumps({**listed, "packages": {}})
