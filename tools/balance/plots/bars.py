"""A chart of lying bars: a name, a bar, its interval and its value, row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tools.arena.statistics import Estimate
from tools.balance.plots.panel import INNER, Panel
from tools.balance.plots.shapes import FIRST, KEY, MARK, SECOND, SOFT, line, rect, text

ROW: Final = 22
THICK: Final = 13
NAMES: Final = 140
VALUES: Final = 56


@dataclass(frozen=True, slots=True)
class Bar:
    """`beside` is a second value to compare with, drawn below in a lighter ink."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    beside: float | None = None


def estimated(name: str, part: Estimate) -> Bar:
    """With its interval."""
    return Bar(name, part.value, part.low, part.high)


def bar_chart(
    title: str, bars: Sequence[Bar], told: Callable[[float], str], wish: float | None = None, note: str = ""
) -> Panel:
    """`wish` is a value to compare all with, drawn as a dashed line."""
    ends = [
        end for bar in bars for end in (bar.value, bar.low, bar.high, bar.beside, wish) if end is not None
    ]
    least, most = min(0.0, *ends), max(0.0, *ends) or 1.0
    room = INNER - NAMES - VALUES

    def across(value: float) -> float:
        return NAMES + room * (value - least) / (most - least)

    drawn = [mark for row, bar in enumerate(bars) for mark in _bar(bar, row * ROW, across, told)]
    bottom = len(bars) * ROW
    drawn.append(line((across(0), 0), (across(0), bottom), KEY))
    if wish is not None:
        drawn.append(line((across(wish), -4), (across(wish), bottom + 4), MARK, 1.5, "5 3"))
    return Panel(title, note, tuple(drawn), bottom)


def _bar(
    bar: Bar, top: float, across: Callable[[float], float], told: Callable[[float], str]
) -> Iterator[str]:
    middle, above = top + ROW / 2, top + (ROW - THICK) / 2
    yield text(NAMES - 8, middle + 4, bar.name, anchor="end")
    left, right = sorted((across(0), across(bar.value)))
    if bar.beside is None:
        yield rect(left, above, right - left, THICK, FIRST)
    else:
        yield rect(left, above - 1, right - left, THICK / 2 + 1, FIRST)
        low, high = sorted((across(0), across(bar.beside)))
        yield rect(low, above + THICK / 2 + 1, high - low, THICK / 2, SECOND)
    if bar.low is not None and bar.high is not None:
        yield line((across(bar.low), middle), (across(bar.high), middle), MARK, 2)
        yield from (
            line((across(end), middle - 4), (across(end), middle + 4), MARK, 2) for end in (bar.low, bar.high)
        )
    yield text(INNER, middle + 4, told(bar.value), anchor="end", colour=SOFT)
