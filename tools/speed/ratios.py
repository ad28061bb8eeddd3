"""Costs as multiples of something measured beside them: figures, targets, and a table of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, Literal, TypeAlias

from tools.speed.machine import machine

Figure: TypeAlias = Literal["median", "99th", "most"]

HEADS: Final = ("what", "count", "median", "99th", "most", "target", "met")


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so much, in one of the figures."""

    figure: Figure
    most: float


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the table; without costs it says that there was nothing to measure."""

    name: str
    costs: Sequence[float]
    limits: tuple[Limit, ...] = ()
    unit: str = ""

    def figure(self, which: Figure) -> float:
        """Of the costs."""
        ordered = sorted(self.costs)
        if which == "median":
            return median(ordered)
        return ordered[-1] if which == "most" else ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]

    @property
    def met(self) -> bool | None:
        """None where nothing is asked."""
        if not self.limits:
            return None
        return bool(self.costs) and all(self.figure(limit.figure) <= limit.most for limit in self.limits)


def table(lines: Iterable[Line]) -> str:
    """The machine, and every line."""
    rows = [HEADS, *map(_cells, lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join((machine(), "", *(_row(row, widths) for row in rows)))


def _cells(line: Line) -> tuple[str, ...]:
    which: tuple[Figure, ...] = ("median", "99th", "most")
    figures = [_short(line.figure(one)) + line.unit for one in which] if line.costs else ["-"] * 3
    asked = ", ".join(f"{limit.figure} <= {limit.most:g}" for limit in line.limits)
    met = {None: "", True: "yes", False: "NO"}[line.met]
    return (line.name, f"{len(line.costs):,}", *figures, asked, met)


def _short(figure: float) -> str:
    return f"{figure:.3f}" if abs(figure) < 1 else f"{figure:.2f}"


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [
        text.rjust(width) if 0 < column < 5 else text.ljust(width)
        for column, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()
