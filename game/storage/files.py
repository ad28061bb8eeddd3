"""Reading a data file as far as its title; what is inside is checked by the title's module."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.i18n.door import _
from game.rules.core.codec import Mismatch
from game.storage.errors import DataError
from game.storage.figures import plain
from game.storage.phrases import shown
from game.storage.reading import read_json

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
    found = read_json(file, _wanted(), **HOOKS)
    try:
        _refuse_flaws(found, "", 0)
        if not isinstance(found, dict):
            raise Mismatch("", shown(found), _("an object"))
        named = found.pop("title", None)
        if named != title:
            raise Mismatch("title", _("nothing") if named is None else shown(named), f'"{title}"')
        figures: dict[str, Any] = plain(found)
    except Mismatch as wrong:
        raise DataError.of(file.name, wrong) from None
    return figures


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for key, value in pairs:
        known[key] = Flaw(_("the same key twice"), _("each key once")) if key in known else value
    return known


def _no_constant(name: str) -> Flaw:
    return Flaw(name, _("an ordinary number"))


def _no_giant(digits: str) -> int | Flaw:
    """Python itself refuses to read numbers of thousands of digits, and no machine holds such a deck."""
    if len(digits) > len(str(-LARGEST)) or abs(int(digits)) > LARGEST:
        expected = _("a number from {low} to {high}", low=-LARGEST, high=LARGEST)
        return Flaw(shown(digits).strip("'"), expected)
    return int(digits)


HOOKS: dict[str, Any] = {
    "object_pairs_hook": _no_twins,
    "parse_constant": _no_constant,
    "parse_int": _no_giant,
}


def _wanted() -> str:
    return _("the figures of the game as JSON")


def _refuse_flaws(value: Any, path: str, depth: int) -> None:
    if isinstance(value, Flaw):
        raise Mismatch(path, value.found, value.expected)
    if depth > DEEPEST:
        raise Mismatch(path, _("lists nested too deeply"), _wanted())
    if isinstance(value, dict):
        for key, item in value.items():
            _refuse_flaws(item, f"{path}.{key}" if path else key, depth + 1)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _refuse_flaws(item, f"{path}[{index}]", depth + 1)
