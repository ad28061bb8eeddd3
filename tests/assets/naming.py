"""Which pictures the game names: strings and f-strings of its code, and the objects of its maps."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
NAMING = {"Face", "Stamp", "Picture", "get", "fitting"}
"""Calls whose first text is the name of a picture."""

LETTERS = 2


@cache
def trees() -> tuple[ast.Module, ...]:
    """The code of the game, parsed."""
    files = [*(ROOT / "game").rglob("*.py"), *(ROOT / "scenes").rglob("*.py")]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(files))


def pattern(node: ast.expr) -> str | None:
    """A regular expression for a string or f-string; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [pattern(part) or "[a-z0-9_]+" for part in node.values]
        return "".join(parts) if _says(node) else None
    return None


def _says(node: ast.JoinedStr) -> bool:
    """Letters of its own: else, as `{folder}/{file}`, it would name every picture there is."""
    own = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    return sum(letter.isalpha() for letter in own) >= LETTERS


@cache
def texts() -> tuple[re.Pattern[str], ...]:
    """Every text of the code, with holes where it is put together."""
    found = {pattern(node) for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.expr)}
    return tuple(re.compile(one) for one in sorted(one for one in found if one))


def named() -> Iterator[str]:
    """Patterns of the names that are certainly meant as pictures."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in NAMING:
                found = pattern(node.args[0])
                if found and "/" in found:
                    yield found


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def on_maps() -> set[str]:
    """Names of the objects on all maps: pictures, slots and what lives there."""
    maps = (ROOT / "assets" / "tables").glob("*.tmx")
    return {
        found.get("name", "") for file in maps for found in ElementTree.parse(file).getroot().iter("object")
    }
