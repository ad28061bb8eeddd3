"""The result as a table, for a terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tools.speed.machine import machine
from tools.speed.standing import Standing

HEADS: Final = ("contender", "decisions/s", "x goofspiel", "x liars poker", "target", "met")


def report(standings: Iterable[Standing], grown: Mapping[str, float], markdown: bool) -> str:
    """The machine, the table, and how the cost of a decision grows."""
    rows = [HEADS, *map(cells, standings)]
    lines = "".join(
        f"\n- {name}: {ratio:.2f}" if markdown else f"\n  {name:<12}{ratio:5.2f}"
        for name, ratio in grown.items()
    )
    cost = "Cost of a decision in the last third of a match over the first third, search form:"
    return f"{machine()}, one core\n\n{_markdown(rows) if markdown else _plain(rows)}\n\n{cost}{lines}"


def cells(row: Standing) -> tuple[str, ...]:
    """A standing in words."""
    asked = "" if row.target is None else f"{row.target.least} {row.target.reference}"
    met = {None: "", True: "yes", False: "NO"}[row.met]
    ratios = (f"{row.to_goofspiel:.2f}", f"{row.to_liars_poker:.2f}")
    return (row.name, f"{row.per_second:,.0f}", *ratios, asked, met)


def _markdown(rows: Sequence[Sequence[str]]) -> str:
    rule = ["---" if column in (0, 4, 5) else "---:" for column in range(len(HEADS))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (rows[0], rule, *rows[1:]))


def _plain(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    aligned = [
        text.rjust(width) if column in (1, 2, 3) else text.ljust(width)
        for column, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(aligned).rstrip()
