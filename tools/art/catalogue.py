"""Every picture, found in the modules that draw them, and the sources each one comes from."""

from __future__ import annotations

import ast
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.art.picture import Picture

ROOT: Final = Path(__file__).parents[2]
DRAWINGS: Final = ("cards", "pieces", "places", "interface", "life")
"""The packages whose modules hold PICTURES: names under assets/, without `.png`, and how to draw them."""


@dataclass(frozen=True)
class Entry:
    """A picture, and the module that draws it."""

    picture: Picture
    module: str


def catalogue() -> dict[str, Entry]:
    """By name, such as `art/cards/ebi`; two modules that draw the same one are an error."""
    found: dict[str, Entry] = {}
    for module in _modules():
        for name, picture in getattr(import_module(module), "PICTURES", {}).items():
            if name in found:
                raise ValueError(f"{name}: drawn by {found[name].module} and by {module}")
            found[name] = Entry(picture, module)
    return dict(sorted(found.items()))


def _modules() -> list[str]:
    folder = ROOT / "tools" / "art"
    files = [file for package in DRAWINGS for file in sorted((folder / package).rglob("*.py"))]
    return [
        ".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files if file.stem != "__init__"
    ]


@cache
def digest(module: str) -> str:
    """Changes with the module, with anything of tools/art it uses, and with the fonts."""
    total = hashlib.sha256()
    for name in sorted(_used(module)):
        total.update(_file(name).read_bytes())
    for font in sorted((ROOT / "assets" / "fonts").glob("*.ttf")):
        total.update(font.read_bytes())
    return total.hexdigest()[:16]


def _used(module: str) -> set[str]:
    """With everything it imports, and what that imports."""
    seen: set[str] = set()
    open_ends = [module]
    while open_ends:
        name = open_ends.pop()
        if name not in seen:
            seen.add(name)
            open_ends += _imports(name)
    return seen


@cache
def _imports(module: str) -> tuple[str, ...]:
    """Modules of tools/art only: what the game imports does not draw."""
    found = []
    for node in ast.walk(ast.parse(_file(module).read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tools.art"):
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return tuple(name for name in found if _file(name).is_file())


def _file(module: str) -> Path:
    return ROOT / Path(*module.split(".")).with_suffix(".py")
