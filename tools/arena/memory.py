"""How much memory a piece of work takes at its peak, counted byte by byte; this slows it several times."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def weighed(work: Callable[[], T]) -> tuple[T, int]:
    """What the work gives, and the most bytes of Python objects that it held at once."""
    tracemalloc.start()
    try:
        found = work()
        return found, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
