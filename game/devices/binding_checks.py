"""What must hold for a set of bindings; each trouble is named by its place in the file."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeAlias

from game.devices.inputs import KNOWN
from game.devices.words import KEY_KINDS, WORDS, Kind, Mode
from game.i18n.door import _
from game.i18n.formats import in_a_row
from game.rules.core.codec import Mismatch, decode
from game.storage.phrases import shown
from game.storage.reading import read_json

Table: TypeAlias = Mapping[Kind, Mapping[Mode, Mapping[str, tuple[str, ...]]]]


def read(file: Path) -> Any:
    """The file's JSON values; raises DataError."""
    return read_json(file, _("the bindings as JSON"), object_pairs_hook=_no_twins)


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for key, value in pairs:
        if key in known:
            raise Mismatch(key, _("the same key twice"), _("each key once"))
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
                    raise Mismatch(f"{kind}.{mode}.{word}", _("an unknown word"), expected)
    return table


def check(table: Table) -> Table:
    """The table, whole and without clashes; raises Mismatch."""
    owners: dict[str, Kind] = {}
    for kind, mode in WORDS:
        path = f"{kind}.{mode}"
        words = table.get(kind, {}).get(mode)
        if words is None:
            raise Mismatch(path, _("nothing"), _("this key"))
        _check_mode(kind, mode, words, path)
        if kind in KEY_KINDS:
            _check_owners(kind, words, owners, path)
    return table


def _check_mode(kind: Kind, mode: Mode, words: Mapping[str, tuple[str, ...]], path: str) -> None:
    meanings: dict[str, str] = {}
    for word in WORDS[kind, mode]:
        if not words.get(word):
            raise Mismatch(f"{path}.{word}", _("no input"), _("at least one input"))
        for index, name in enumerate(words[word]):
            place = f"{path}.{word}[{index}]"
            if name not in KNOWN[kind]:
                raise Mismatch(place, shown(name), _near(name, KNOWN[kind]))
            if name in meanings:
                expected = _('it only once (it is in "{word}")', word=meanings[name])
                raise Mismatch(place, _('"{input}" again', input=name), expected)
            meanings[name] = word


def _check_owners(
    kind: Kind, words: Mapping[str, tuple[str, ...]], owners: dict[str, Kind], path: str
) -> None:
    for word, names in words.items():
        for name in names:
            if owners.setdefault(name, kind) != kind:
                expected = _("a key of its own (this one belongs to {owner})", owner=owners[name])
                raise Mismatch(f"{path}.{word}", shown(name), expected)


def _near(name: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(name, known, n=3, cutoff=0.3) or known[:5]
    return _("a known name such as {names}", names=in_a_row([f'"{choice}"' for choice in near]))
