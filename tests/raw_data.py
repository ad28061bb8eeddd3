"""The data files as they are on disk: looking into them, changing them, and what becomes of that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeVar

import pytest

from game.storage.errors import DataError, StorageError
from game.storage.files import DATA
from game.storage.library import load
from game.titles.shelf import TITLES

T = TypeVar("T")

Place: TypeAlias = tuple[str | int, ...]
"""Where something stands in a raw file: keys and indices, figures' "is" included."""

RAW: dict[str, Any] = {title: json.loads((DATA / f"{title}.json").read_text("utf-8")) for title in TITLES}

every_title = pytest.mark.parametrize("title", TITLES)


def places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Everything below a raw value, with its place."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*place, key), item
        yield from places(item, (*place, key))


def leaves(value: Any) -> list[tuple[Place, Any]]:
    return [(place, item) for place, item in places(value) if not isinstance(item, dict | list)]


def is_figure(place: Place) -> bool:
    """Whether a leaf is what a match is played with, not its provenance and not the title."""
    return "is" in place


def at(raw: Any, place: Place) -> Any:
    for key in place:
        raw = raw[key]
    return raw


def changed(raw: Any, place: Place, value: Any) -> Any:
    """A copy with one thing replaced; what stands beside the way to it is shared."""
    if not place:
        return value
    twin = raw.copy()
    twin[place[0]] = changed(raw[place[0]], place[1:], value)
    return twin


def without(raw: Any, place: Place) -> Any:
    parent = {key: item for key, item in at(raw, place[:-1]).items() if key != place[-1]}
    return changed(raw, place[:-1], parent)


def key_path(place: Place) -> str:
    """As an error names it: a figure's "is" is no part of it."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place if key != "is")
    return text.removeprefix(".")


def in_turn(things: list[T], turn: int, many: int) -> list[T]:
    """A few of many, others each time: every place is tried, and all things somewhere, in little time."""
    return [things[(turn + step) % len(things)] for step in range(many)]


def write(folder: Path, title: str, content: Any) -> None:
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    (folder / f"{title}.json").write_bytes(data)


def one_line(wrong: StorageError) -> str:
    text = str(wrong)
    assert len(text.splitlines()) == 1
    assert text.isprintable(), text
    assert len(text) < 2_000
    assert ": found " in text
    assert ", expected " in text
    return text


def refusal(folder: Path, title: str, content: Any) -> str:
    """What a wrong file is refused with, behind its name."""
    write(folder, title, content)
    with pytest.raises(DataError) as caught:
        load(title, folder)
    text = one_line(caught.value)
    assert text.startswith(f"{title}.json: ")
    return text.removeprefix(f"{title}.json: ")


def loaded(folder: Path, title: str, content: Any) -> Any:
    """What a file holds, if it can be used; if not, that is said in one line."""
    write(folder, title, content)
    try:
        return load(title, folder)
    except DataError as trouble:
        wrong = trouble
    assert one_line(wrong).startswith(f"{title}.json: ")
    return None


def play(title: str, spec: Any, players: int, most: int) -> None:
    """A match by chance, up to so many decisions."""
    rules = TITLES[title].kernel(spec)
    random = Random(7)
    state, _ = rules.setup(TITLES[title].options.usual(spec, players), 7)
    while most and (waiting := rules.to_act(state)):
        rules.advance(state, rules.legal(state, min(waiting)).sample(random))
        most -= 1
    assert rules.to_act(state) or rules.outcome(state)
