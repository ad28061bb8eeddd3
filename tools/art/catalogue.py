"""Every picture, found in the modules that draw them, and the sources each one comes from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from tools.art.picture import Picture
from tools.freshness import ROOT, digest, fingerprint, sources

DRAWINGS: Final = ("cards", "pieces", "places", "interface", "life", "shelf")
"""The packages whose modules hold PICTURES: names under assets/, without `.png`, and how to draw them."""

VALUES: Final = ROOT / "tools" / "art" / "cards" / "values.py"
"""Prints figures of the auction."""


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
def code(module: str) -> str:
    """Changes with the module, with all of tools/art it uses, and with the fonts and figures it reads."""
    read = sorted((ROOT / "assets" / "fonts").glob("*.ttf"))
    if VALUES in sources(module):
        read.append(ROOT / "data" / "auction.json")
    return fingerprint(module, "tools.art.picture", extra=" ".join(digest(file) for file in read))
