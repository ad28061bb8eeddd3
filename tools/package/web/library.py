"""Python's standard library for the page: compiled ahead, and without what no game ever imports."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.package.archive import THEN
from tools.package.contents import BUILD
from tools.package.web import bytecode
from tools.package.web.pyodide import LIBRARY

KEPT: Final = BUILD / "web" / "cache"
INSIDE: Final = "/lib/python313.zip"
"""Where Pyodide puts it; tracebacks tell."""

LIST: Final = Path(__file__).with_name("library.txt")
WITHOUT: Final = frozenset(
    name for line in LIST.read_text("utf-8").splitlines() if not line.startswith("#") for name in line.split()
)

FOREIGN: Final = (
    *("big5", "cp", "euc_", "gb", "hp_", "hz", "iso", "johab", "koi8", "kz", "mac_", "mbcs", "oem"),
    *("palmos", "ptcp", "shift_", "tis_"),
)
LETTERS: Final = ("cp437", "cp1252")
"""Encodings that begin like that are left out, but for these two: the first is that of names in archives."""


def written(pyodide: Path) -> Path:
    """The archive, made once for this Pyodide and this list."""
    recipe = repr((sorted(WITHOUT), FOREIGN, LETTERS)).encode()
    kept = KEPT / f"library-{sha256((pyodide / LIBRARY).read_bytes() + recipe).hexdigest()[:16]}.zip"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        made = kept.with_suffix(".new")
        _write(pyodide / LIBRARY, made)
        made.rename(kept)
    return kept


def _write(whole: Path, target: Path) -> None:
    with ZipFile(whole) as opened:
        files = {name: opened.read(name) for name in wanted(opened.namelist())}
    sources = {f"{INSIDE}/{name}": content for name, content in files.items() if name.endswith(".py")}
    compiled = bytecode.compiled(sources)
    with ZipFile(target, "w") as made:
        for name, content in files.items():
            known = compiled.get(f"{INSIDE}/{name}")
            member = ZipInfo(f"{name}c" if known else name, THEN)
            made.writestr(member, known or content, ZIP_DEFLATED, 9)


def wanted(names: Iterable[str]) -> list[str]:
    """Of all members of the archive those that are kept; folders have none of their own."""
    return [name for name in names if not name.endswith("/") and not left_out(name.removesuffix(".py"))]


def left_out(module: str) -> bool:
    """Whether a module, as a path, is one of those or lies in one."""
    folder, _, last = module.rpartition("/")
    if folder == "encodings":
        return last.startswith(FOREIGN) and last not in LETTERS
    parts = module.split("/")
    return any("/".join(parts[:length]) in WITHOUT for length in range(1, len(parts) + 1))
