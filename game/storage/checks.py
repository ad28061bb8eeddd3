"""Small checks over decoded figures; each raises Mismatch with the key path it was given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sized
from typing import Any

from game.rules.core.codec import Mismatch, shown


def at_least(low: int, value: int, path: str) -> None:
    """A figure that cannot be smaller."""
    if value < low:
        raise Mismatch(path, shown(value), f"{low} or more")


def each_at_least(low: int, values: Iterable[int], path: str) -> None:
    """The same for each figure of a list."""
    for index, value in enumerate(values):
        at_least(low, value, f"{path}[{index}]")


def between(low: int, high: int, value: int, path: str) -> None:
    """A figure within limits, both allowed."""
    if not low <= value <= high:
        raise Mismatch(path, shown(value), f"{low} to {high}")


def length(wanted: int, items: Sized, path: str) -> None:
    """A list of just so many."""
    if len(items) != wanted:
        raise Mismatch(path, f"{len(items)} entries", f"{wanted} entries")


def keys(wanted: Iterable[Any], mapping: Mapping[Any, Any], path: str) -> None:
    """A table with just these keys."""
    for key in wanted:
        if key not in mapping:
            raise Mismatch(f"{path}.{getattr(key, 'name', key)}".lower(), "nothing", "this key to be there")
    for key in mapping:
        if key not in tuple(wanted):
            raise Mismatch(f"{path}.{getattr(key, 'name', key)}".lower(), "an unknown key", "not to be there")


def equal(wanted: object, value: object, path: str, what: str) -> None:
    """A figure that follows from others."""
    if value != wanted:
        raise Mismatch(path, f"{value} {what}", f"{wanted} {what}")
