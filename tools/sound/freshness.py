"""Which sounds must be made anew: a sound is as old as the code it is made with."""

from __future__ import annotations

import ast
import json
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "tools.sound"
LIBRARIES: Final = ("numpy", "scipy", "soundfile")


@cache
def sources(module: str) -> frozenset[Path]:
    """The module's file and, through its imports, every file of ours it is built on."""
    path = ROOT / (module.replace(".", "/") + ".py")
    if not path.exists():
        return frozenset()
    found = {path}
    for name in _imports(path):
        found |= sources(name)
    return frozenset(found)


def _imports(path: Path) -> set[str]:
    """Modules of this package named in import statements, whole or as `from package import module`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE):
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def fingerprint(module: str, extra: str = "") -> str:
    """Equal as long as nothing changes that the sound depends on; `extra` is what stands in no module."""
    total = sha256(extra.encode())
    for library in LIBRARIES:
        total.update(version(library).encode())
    for path in sorted(sources(module) | sources(f"{PACKAGE}.mastering")):
        total.update(path.read_bytes())
    return total.hexdigest()


def digest(path: Path) -> str:
    """Of a file as it lies there; empty if there is none."""
    return sha256(path.read_bytes()).hexdigest() if path.exists() else ""


class Ledger:
    """What was built last from what: a file beside the sounds."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._entries: dict[str, dict[str, str]] = (
            json.loads(path.read_text("utf-8")) if path.exists() else {}
        )

    def is_fresh(self, name: str, fingerprint: str, folder: Path) -> bool:
        """Whether the files lie there as they were made, by the code as it is."""
        entry = self._entries.get(name, {})
        files = {file: value for file, value in entry.items() if file != "code"}
        made = all(digest(folder / file) == value for file, value in files.items())
        return entry.get("code") == fingerprint and bool(files) and made

    def note(self, name: str, fingerprint: str, files: list[Path], folder: Path) -> None:
        """Remembers a build at once, so that a broken-off run loses nothing."""
        made = {file.relative_to(folder).as_posix(): digest(file) for file in files}
        self._entries[name] = {"code": fingerprint, **made}
        text = json.dumps(dict(sorted(self._entries.items())), indent=1)
        self._path.write_text(text + "\n", "utf-8")
