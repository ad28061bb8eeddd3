"""Tableaus are values: what changes in them is a new tuple."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """With another item at one place."""
    return (*items[:at], item, *items[at + 1 :])
