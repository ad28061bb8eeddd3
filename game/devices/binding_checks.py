"""What must hold for a set of bindings; each trouble is named by its place in the file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeAlias

from game.devices.inputs import KNOWN
from game.devices.words import KEY_KINDS, WORDS, Kind, Mode
from game.rules.core.codec import Mismatch, decode, shown
from game.storage.errors import DataError

Table: TypeAlias = Mapping[Kind, Mapping[Mode, Mapping[str, tuple[str, ...]]]]


def read_json(file: Path) -> Any:
    """The file's JSON values; raises DataError."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as trouble:
        raise DataError(str(file), "", trouble.strerror or "an unreadable file", "a readable file") from None
    except UnicodeDecodeError as trouble:
        raise DataError(file.name, f"byte {trouble.start}", "no UTF-8", "UTF-8 text") from None
    if not text.strip():
        raise DataError(file.name, "", "an empty file", "the bindings as JSON")
    try:
        return json.loads(text, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as trouble:
        place = f"line {trouble.lineno}, column {trouble.colno}"
        raise DataError(file.name, place, f"broken JSON ({trouble.msg})", "valid JSON") from None
    except Mismatch as twins:
        raise DataError(file.name, twins.path, twins.found, twins.expected) from None
    except (RecursionError, ValueError):  # ValueError: a number of thousands of digits
        raise DataError(file.name, "", "lists or numbers beyond reason", "the bindings") from None


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for key, value in pairs:
        if key in known:
            raise Mismatch(key, "the same key twice", "each key once")
        known[key] = value
    return known


def decoded(found: Any) -> Table:
    """The table as it stands, perhaps in parts only; raises Mismatch for wrong kinds of values."""
    table: Table = decode(Mapping[Kind, Mapping[Mode, Mapping[str, tuple[str, ...]]]], found)
    for kind, modes in table.items():
        for mode, words in modes.items():
            for word in words:
                if word not in WORDS[kind, mode]:
                    expected = _near(word, WORDS[kind, mode])
                    raise Mismatch(f"{kind}.{mode}.{word}", "an unknown word", expected)
    return table


def check(table: Table) -> Table:
    """The table, whole and without clashes; raises Mismatch."""
    owners: dict[str, Kind] = {}
    for kind, mode in WORDS:
        path = f"{kind}.{mode}"
        words = table.get(kind, {}).get(mode)
        if words is None:
            raise Mismatch(path, "nothing", "this key to be there")
        _check_mode(kind, mode, words, path)
        if kind in KEY_KINDS:
            _check_owners(kind, words, owners, path)
    return table


def _check_mode(kind: Kind, mode: Mode, words: Mapping[str, tuple[str, ...]], path: str) -> None:
    meanings: dict[str, str] = {}
    for word in WORDS[kind, mode]:
        if not words.get(word):
            raise Mismatch(f"{path}.{word}", "no input", "at least one")
        for index, name in enumerate(words[word]):
            place = f"{path}.{word}[{index}]"
            if name not in KNOWN[kind]:
                raise Mismatch(place, shown(name), _near(name, KNOWN[kind]))
            if name in meanings:
                raise Mismatch(place, f'"{name}" again', f'it only once, it is in "{meanings[name]}"')
            meanings[name] = word


def _check_owners(
    kind: Kind, words: Mapping[str, tuple[str, ...]], owners: dict[str, Kind], path: str
) -> None:
    for word, names in words.items():
        for name in names:
            if owners.setdefault(name, kind) != kind:
                other = f"a key of its own, this one belongs to {owners[name]}"
                raise Mismatch(f"{path}.{word}", shown(name), other)


def _near(name: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(name, known, n=3, cutoff=0.3) or known[:5]
    return "a known name such as " + ", ".join(f'"{choice}"' for choice in near)
