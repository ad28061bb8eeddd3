"""Random choices without listing: try what might be possible until something is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


def one_of(items: Sequence[T], random: Random) -> T | None:
    """Any item, each equally likely; None if there is none."""
    return items[int(random.random() * len(items))] if items else None


def orders(makers: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Every order in which makers can be tried, for `any_possible`."""
    return tuple(permutations(makers))


def any_possible(
    tries: Sequence[Sequence[Callable[..., T]]], random: Random, args: tuple[Any, ...]
) -> T | None:
    """What one of the makers makes, each possible one equally likely; None if none is possible."""
    for maker in tries[int(random.random() * len(tries))]:
        made = maker(*args)
        if made is not None:
            return made
    return None
