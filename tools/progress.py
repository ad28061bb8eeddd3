"""A progress bar for a terminal, redrawn in place."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self, TextIO

WIDTH: Final = 30
PAUSE: Final = 0.1
"""Seconds between two drawings: a terminal is slower than the work it reports."""


class Progress:
    """Silent where nobody watches, unless `shown` says otherwise; `before` were done without taking time."""

    def __init__(
        self,
        total: int,
        shown: bool | None = None,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
        before: int = 0,
    ) -> None:
        self._stream = sys.stderr if stream is None else stream
        self._shown = self._stream.isatty() if shown is None else shown
        self._total, self._before, self._done, self._clock = total, before, before, clock
        self._started = clock()
        self._drawn = float("-inf")

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leaves the last state of the bar on its own line."""
        if self._shown:
            self._draw()
            self._stream.write("\n")
            self._stream.flush()

    def advance(self, steps: int = 1) -> None:
        """So many more are done."""
        self._done += steps
        if self._clock() - self._drawn >= PAUSE:
            self._draw()

    def _draw(self) -> None:
        if not self._shown:
            return
        self._drawn = self._clock()
        text = line(self._done, self._total, self._drawn - self._started, self._before)
        self._stream.write(f"\r{text}\x1b[K")  # the escape erases what a longer line left behind
        self._stream.flush()


def line(done: int, total: int, seconds: float, before: int = 0) -> str:
    """The bar, how many are done, at what pace, and how long the rest will take at this pace."""
    full, now = WIDTH * done // total, done - before
    text = f"[{'#' * full}{'.' * (WIDTH - full)}] {done:,} of {total:,}"
    if not now:
        return text
    speed = f", {pace(now / seconds)}" if seconds else ""
    if done == total:
        return f"{text}{speed}, {duration(seconds)}"
    return f"{text}{speed}, {duration(seconds * (total - done) / now)} left"


def pace(rate: float) -> str:
    """So many in a second, or in a minute where that says more."""
    number, unit = (rate, "s") if rate >= 1 else (60 * rate, "min")
    return f"{number:,.0f}/{unit}" if number >= 10 else f"{number:.1f}/{unit}"


def duration(seconds: float) -> str:
    """As minutes and seconds, e.g. 1:05."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
