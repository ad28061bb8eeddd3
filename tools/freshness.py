"""What must be made anew: a picture or a sound is as old as the code it is made with."""

from __future__ import annotations

import ast
import json
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
LIBRARIES: Final = ("numpy", "scipy", "pillow", "resvg-py", "soundfile")
"""Another version of one of these may round otherwise."""


@cache
def sources(module: str) -> frozenset[Path]:
    """The module's file and, through its imports, every file of its package, say tools.art, it needs."""
    seen: set[Path] = set()
    ahead = [module]
    while ahead:
        name = ahead.pop()
        path = ROOT / (name.replace(".", "/") + ".py")
        if path.exists() and path not in seen:
            seen.add(path)
            ahead += _imports(path, ".".join(module.split(".")[:2]))
    return frozenset(seen)


def _imports(path: Path, package: str) -> set[str]:
    """Modules of this package named in import statements, whole or as `from package import module`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package):
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def fingerprint(*modules: str, extra: str = "") -> str:
    """Equal as long as nothing changes that the work depends on; `extra` is what stands in no module."""
    total = sha256(extra.encode())
    for library in LIBRARIES:
        total.update(version(library).encode())
    for path in sorted(frozenset().union(*(sources(module) for module in modules))):
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def digest(path: Path) -> str:
    """Of a file as it lies there; empty if there is none."""
    return sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""


class Ledger:
    """What was made last from what, kept in a file; the files made lie under `folder`."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path, self._folder = path, folder

    def read(self) -> dict[str, dict[str, Any]]:
        """For each name the fingerprint of its code and the digest of each of its files."""
        found: dict[str, dict[str, Any]] = (
            json.loads(self._path.read_text("utf-8")) if self._path.exists() else {}
        )
        return found

    def stale(self, code: dict[str, str]) -> list[str]:
        """The names that do not lie there as they were made, by the code as it is."""
        entries = self.read()
        return [name for name, wanted in code.items() if not self._is_fresh(entries.get(name), wanted)]

    def _is_fresh(self, entry: dict[str, Any] | None, code: str) -> bool:
        if entry is None or entry["code"] != code:
            return False
        return all(digest(self._folder / file) == value for file, value in entry["files"].items())

    def note(self, name: str, code: str, files: list[Path]) -> None:
        """Remembers at once, so that a broken-off run loses nothing, beside what another run has noted."""
        made = {file.relative_to(self._folder).as_posix(): digest(file) for file in files}
        self._write({**self.read(), name: {"code": code, "files": made}})

    def keep(self, names: list[str]) -> None:
        """Forgets what is made no longer."""
        entries = self.read()
        self._write({name: entries[name] for name in entries if name in names})

    def _write(self, entries: dict[str, dict[str, Any]]) -> None:
        lines = [f"{json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
        self._path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
