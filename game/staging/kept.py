"""Parts of the table that are placed again only when their facts change."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, Generic, ParamSpec, TypeVar

from game.i18n.door import language

P = ParamSpec("P")
R = TypeVar("R")


class Kept(Generic[P, R]):
    """A pure function that remembers its last answer: most parts are as they were an event ago."""

    __slots__ = ("_answer", "_facts", "_work_out")

    def __init__(self, work_out: Callable[P, R]) -> None:
        self._work_out = work_out
        self._facts: tuple[object, ...] | None = None
        self._answer: R

    def __call__(self, *facts: P.args, **_: P.kwargs) -> R:
        """By position only."""
        if facts != self._facts:
            self._answer, self._facts = self._work_out(*facts, **_), facts
        return self._answer


def per_language(work_out: Callable[P, R]) -> Callable[P, R]:
    """As `functools.cache`, for what says or counts something: each language has answers of its own."""

    plain: Callable[..., R] = work_out

    @cache
    def kept(_language: str, *facts: Any) -> R:
        return plain(*facts)

    @wraps(work_out)
    def told(*facts: P.args, **_: P.kwargs) -> R:
        return kept(language(), *facts)

    return told
