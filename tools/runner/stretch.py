"""The work of one task, wherever it is done: the matches of some numbers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final, TypeVar

from tools.runner.identity import Identity, check_tree, told

T = TypeVar("T")

ALONE: Final = Lock()
"""A worker of Dask may have several threads: matches at once would take as long, and blur their times."""


def stretch(asked: Identity, work: Callable[[int], T], numbers: Sequence[int]) -> tuple[list[T], float]:
    """What was found, and the seconds that took; an error carries a note that names its match."""
    check_tree(asked)
    with ALONE:
        begun = time.monotonic()
        return [_played(asked, work, number) for number in numbers], time.monotonic() - begun


def _played(asked: Identity, work: Callable[[int], T], number: int) -> T:
    try:
        return work(number)
    except Exception as error:
        error.add_note(f"in match {number} of {told(asked)}")
        raise
