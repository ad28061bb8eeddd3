"""A histogram with an axis of round numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import floor, log10
from statistics import median
from typing import Final

from tools.balance.plots.panel import INNER, Panel
from tools.balance.plots.shapes import FIRST, KEY, MARK, SECOND, SOFT, line, rect, text

HEIGHT: Final = 150
AXIS: Final = 22
MOST_BINS: Final = 24
TICKS: Final = 8


def histogram(title: str, values: Sequence[int], note: str = "", wanted: range | None = None) -> Panel:
    """How often values came; those outside the wanted ones are drawn in a lighter ink."""
    step = round_step(max(values) - min(values) + 1, MOST_BINS)
    first = min(values) // step
    counts = Counter(value // step - first for value in values)
    bins = max(counts) + 1
    wide, tallest = INNER / bins, max(counts.values())
    drawn: list[str] = []
    for place, count in sorted(counts.items()):
        tall = HEIGHT * count / tallest
        inside = wanted is None or (first + place) * step in wanted
        drawn.append(rect(place * wide + 0.5, HEIGHT - tall, wide - 1, tall, FIRST if inside else SECOND))
    drawn.append(line((0, HEIGHT), (INNER, HEIGHT), KEY))
    drawn += _axis(first * step, step, bins)
    at = (median(values) / step - first + (0.5 if step == 1 else 0)) * wide
    drawn.append(line((at, 0), (at, HEIGHT), MARK, 1.5, "5 3"))
    return Panel(title, note or f"dashed: the median, {median(values):,g}", tuple(drawn), HEIGHT + AXIS)


def _axis(low: int, step: int, bins: int) -> Iterator[str]:
    """Numbers stand at the left edge of a bin, or in the middle of one that holds a single value."""
    every = round_step(bins * step, TICKS)
    wide = INNER / bins
    for value in range(-(-low // every) * every, low + bins * step, every):
        left = (value - low) / step * wide + (wide / 2 if step == 1 else 0)
        yield line((left, HEIGHT), (left, HEIGHT + 4), SOFT)
        yield text(left, HEIGHT + 17, f"{value:,}", 11, "middle", SOFT)


def round_step(room: int, parts: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50 ... that covers the room in so many parts."""
    unit: int = 10 ** max(0, floor(log10(max(1, room / parts))))
    return next(unit * step for step in (1, 2, 5, 10) if unit * step * parts >= room)
