"""Blocks of aligned columns, and what they are filled with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tools.arena.statistics import Estimate
from tools.balance.figures import Wish
from tools.balance.statistics import Spread

GAP = "   "


def block(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A heading, the rows below it indented, the first column to the left; then an empty line."""
    lines = [tuple(heads), *((f"  {row[0]}", *row[1:]) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for name, *cells in lines:
        aligned = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
        yield GAP.join((f"{name:<{widths[0]}}", *aligned)).rstrip()
    yield ""


def share(part: Estimate) -> tuple[str, str]:
    """A share and its interval, as two cells."""
    return f"{part.value:.1%}", f"{part.low:.1%} to {part.high:.1%}"


def told(part: Estimate) -> str:
    """A share and its interval, in a sentence."""
    value, interval = share(part)
    return f"{value} ({interval})"


SPREAD_HEADS = ("mean", "least", "10 %", "30 %", "median", "70 %", "90 %", "most")


def cells(values: Spread) -> tuple[str, ...]:
    """In the order of SPREAD_HEADS."""
    cut = values.deciles
    figures = (values.mean, values.low, cut[0], cut[2], cut[4], cut[6], cut[8], values.high)
    return tuple(f"{figure:,.{0 if values.high >= 1000 else 1}f}" for figure in figures)


def wished(wishes: Iterable[Wish]) -> Iterator[str]:
    """One line per wish."""
    wishes = list(wishes)
    rule, asks = max(len(wish.rule) for wish in wishes), max(len(wish.asks) for wish in wishes)
    for wish in wishes:
        verdict = "met" if wish.met else "MISSED"
        yield f"{verdict:<8}{wish.rule:<{rule}}  {wish.asks:<{asks}}{GAP}{wish.found}"
    yield ""
