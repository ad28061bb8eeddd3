"""Small checks over decoded figures; each raises Mismatch with the key path it was given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sized
from typing import Any

from game.i18n.door import _
from game.rules.core.codec import Mismatch
from game.storage.phrases import entries, one_of, shown


def at_least(low: int, value: int, path: str) -> None:
    """A figure that cannot be smaller."""
    if value < low:
        raise Mismatch(path, shown(value), _("{low} or more", low=low))


def each_at_least(low: int, values: Iterable[int], path: str) -> None:
    """The same for each figure of a list."""
    for index, value in enumerate(values):
        at_least(low, value, f"{path}[{index}]")


def between(low: int, high: int, value: int, path: str) -> None:
    """A figure within limits, both allowed."""
    if not low <= value <= high:
        raise Mismatch(path, shown(value), _("a number from {low} to {high}", low=low, high=high))


def length(wanted: int, items: Sized, path: str) -> None:
    """A list of just so many."""
    if len(items) != wanted:
        raise Mismatch(path, entries(len(items)), entries(wanted))


def keys(wanted: Iterable[Any], mapping: Mapping[Any, Any], path: str) -> None:
    """A table with just these keys."""
    known = tuple(wanted)
    for key in known:
        if key not in mapping:
            raise Mismatch(f"{path}.{_name(key)}", _("nothing"), _("this key"))
    for key in mapping:
        if key not in known:
            raise Mismatch(f"{path}.{_name(key)}", _("an unknown key"), one_of(map(_name, known)))


def _name(key: object) -> str:
    """As the file spells it."""
    return str(getattr(key, "name", key)).lower()


def equal(wanted: int, value: int, path: str, counted: Callable[[int], str]) -> None:
    """A figure that follows from others; `counted` says so many of what it counts."""
    if value != wanted:
        raise Mismatch(path, counted(value), counted(wanted))


def entries_of(path: str) -> str:
    """Where a figure is the number of a list's entries."""
    return _("{key} (number of entries)", key=path)


def length_of(path: str) -> str:
    """Where a figure is the number of a text's characters."""
    return _("{key} (length)", key=path)
