"""The data files as they are: figures with their provenance, frozen specs, and the hash of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from game.rules.core.codec import Mismatch, decode
from game.storage.figures import SOURCES, plain
from game.storage.files import DATA
from game.storage.library import data_hash, kernel, load
from game.titles.shelf import TITLES
from tests.raw_data import (
    RAW,
    at,
    changed,
    every_title,
    is_figure,
    key_path,
    leaves,
    places,
    without,
    write,
)

# ------------------------------------------------------------ the files as they are


def test_the_three_games_are_there_and_each_has_its_figures() -> None:
    assert list(TITLES) == ["auction", "duel", "harbor"]
    figures = [f"{title}.json" for title in TITLES]
    assert sorted(file.name for file in DATA.glob("*.json")) == sorted([*figures, "bindings.json"])


@every_title
def test_a_title_loads_and_its_kernel_is_made_with_its_figures(title: str) -> None:
    spec = load(title)
    assert type(spec) is TITLES[title].spec
    assert kernel(title).spec == spec
    assert kernel(title).title == title


@every_title
def test_every_number_text_and_switch_carries_its_provenance(title: str) -> None:
    figures = 0
    for place, item in places({key: item for key, item in RAW[title].items() if key != "title"}):
        if is_figure(place[:-1]):
            continue
        match place[-1], item:
            case "is", _:
                figures += 1
                assert at(RAW[title], place[:-1])["from"] in SOURCES, place
            case "from" | "note", str():
                assert place[-1] == "from" or item.strip(), place
            case _:
                assert isinstance(item, dict | list), (
                    f"{key_path(place)} says nothing about where it comes from"
                )
                assert item or place[-1] == "entry_actions", f"{key_path(place)} is empty"
    assert figures > 10


@every_title
def test_what_is_ours_and_what_is_printed_are_told_apart(title: str) -> None:
    sources = {item for place, item in leaves(RAW[title]) if place[-1] == "from"}
    assert {"house", "rulebook"} <= sources <= set(SOURCES)


def parts(value: Any) -> Iterator[Any]:
    """A spec and everything in it."""
    yield value
    if is_dataclass(value):
        below: Any = [getattr(value, field.name) for field in fields(value)]
    else:
        below = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple) else ()
    for item in below:
        yield from parts(item)


@every_title
def test_a_spec_is_frozen_all_the_way_down(title: str) -> None:
    kinds = set()
    for part in parts(load(title)):
        if isinstance(part, Mapping):
            kinds.add("mapping")
            with pytest.raises(TypeError):
                part[next(iter(part), None)] = 0  # type: ignore[index]  # that is what must fail
            assert not hasattr(part, "update")
        elif is_dataclass(part):
            kinds.add("dataclass")
            for field in fields(part):
                with pytest.raises(FrozenInstanceError):
                    setattr(part, field.name, 0)
        else:
            assert part is None or isinstance(part, int | str | Enum | tuple)
    assert kinds == {"mapping", "dataclass"}


# ------------------------------------------------------------ the hash of the figures


def scrambled(value: Any) -> Any:
    """The same figures: keys the other way round, other notes, other provenance."""
    if not isinstance(value, dict):
        return [scrambled(item) for item in value] if isinstance(value, list) else value
    twin = {key: scrambled(value[key]) for key in reversed(value)}
    if "from" in twin:
        twin |= {"note": "another note", "from": SOURCES[(SOURCES.index(twin["from"]) + 1) % len(SOURCES)]}
    return twin


@every_title
def test_notes_provenance_and_the_order_of_keys_change_neither_hash_nor_match(
    title: str, folder: Path
) -> None:
    write(folder, title, scrambled(RAW[title]))
    other, usual = kernel(title, folder), kernel(title)
    assert data_hash(other.spec) == data_hash(usual.spec)
    for players in TITLES[title].players:
        options = TITLES[title].options.usual(usual.spec, players)
        assert other.setup(options, 5) == usual.setup(options, 5)


def alternatives(item: Any, texts: set[Any]) -> list[Any]:
    """Other values; which of the texts fit is found by trying."""
    return (
        [item + 1]
        if type(item) is int
        else [not item]
        if type(item) is bool
        else [*sorted(texts - {item}), 7]
    )


@every_title
def test_every_figure_changes_the_hash(title: str) -> None:
    figures = [(place, item) for place, item in leaves(RAW[title]) if is_figure(place)]
    texts = {"all"}.union(item for _, item in figures if isinstance(item, str))
    hashes = {data_hash(load(title))}
    for place, item in figures:
        before = len(hashes)
        for other in alternatives(item, texts):
            tree = without(changed(RAW[title], place, other), ("title",))
            try:
                hashes.add(data_hash(decode(TITLES[title].spec, plain(tree))))
            except Mismatch:
                continue  # a word of another figure
            break
        assert len(hashes) == before + 1, f"{key_path(place)} does not count"


def test_the_hash_tells_a_switch_from_a_number_and_is_short_text() -> None:
    hashes = [data_hash(value) for value in ((True,), (1,), ("1",), (None,), ())]
    assert len(set(hashes)) == len(hashes)
    assert all(len(text) == 16 and set(text) <= set("0123456789abcdef") for text in hashes)
