"""Reading a data file as far as its title; what is inside is checked by the title's module."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.rules.core.codec import Mismatch, shown
from game.storage.errors import DataError
from game.storage.figures import plain

BASE = Path(__file__).resolve().parent.parent.parent
"""The folder that holds data/ and assets/: the source tree, or wherever it was packed to."""

DATA = BASE / "data"
ASSETS = BASE / "assets"
LARGEST = 1_000_000
DEEPEST = 20


@dataclass(frozen=True, slots=True)
class Flaw:
    """Stands where JSON allows what a data file may not hold, until its key path is known."""

    found: str
    expected: str


def read_figures(file: Path, title: str) -> dict[str, Any]:
    """The file's figures without their provenance; raises DataError for whatever is wrong."""
    found = _parse(file)
    try:
        _refuse_flaws(found, "", 0)
        if not isinstance(found, dict):
            raise Mismatch("", shown(found), "an object")
        named = found.pop("title", None)
        if named != title:
            raise Mismatch("title", "nothing" if named is None else shown(named), f'"{title}"')
        figures: dict[str, Any] = plain(found)
    except Mismatch as wrong:
        raise DataError(file.name, wrong.path, wrong.found, wrong.expected) from None
    return figures


def _parse(file: Path) -> Any:
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as trouble:
        raise DataError(
            str(file), "", trouble.strerror or "an unreadable file", "a readable data file"
        ) from None
    except UnicodeDecodeError as trouble:
        raise DataError(
            file.name, f"byte {trouble.start}", "bytes that are not UTF-8", "UTF-8 text"
        ) from None
    if not text.strip():
        raise DataError(file.name, "", "an empty file", "the figures of the game as JSON")
    try:
        return json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant, parse_int=_no_giant)
    except json.JSONDecodeError as trouble:
        place = f"line {trouble.lineno}, column {trouble.colno}"
        raise DataError(file.name, place, f"broken JSON ({trouble.msg})", "valid JSON") from None
    except RecursionError:
        raise DataError(file.name, "", "lists nested beyond reason", "the figures of the game") from None


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for key, value in pairs:
        known[key] = Flaw("the same key twice", "each key once") if key in known else value
    return known


def _no_constant(name: str) -> Flaw:
    return Flaw(name, "an ordinary number")


def _no_giant(digits: str) -> int | Flaw:
    """Python itself refuses to read numbers of thousands of digits, and no machine holds such a deck."""
    if len(digits) > len(str(-LARGEST)) or abs(int(digits)) > LARGEST:
        return Flaw(shown(digits).strip("'"), f"a number from {-LARGEST} to {LARGEST}")
    return int(digits)


def _refuse_flaws(value: Any, path: str, depth: int) -> None:
    if isinstance(value, Flaw):
        raise Mismatch(path, value.found, value.expected)
    if depth > DEEPEST:
        raise Mismatch(path, "lists nested beyond reason", "the figures of the game")
    if isinstance(value, dict):
        for key, item in value.items():
            _refuse_flaws(item, f"{path}.{key}" if path else key, depth + 1)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _refuse_flaws(item, f"{path}[{index}]", depth + 1)
