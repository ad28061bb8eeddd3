"""Panels, and the sheet that holds them in two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tools.balance.plots.shapes import FAINT, FONT, MARK, PAPER, SOFT, line, rect, text

COLUMNS: Final = 2
INNER: Final = 420
"""The width that a panel's marks may use."""

MARGIN: Final = 28
HEAD: Final = 48
TOP: Final = 56


@dataclass(frozen=True, slots=True)
class Panel:
    """A chart with its words; marks are drawn from its upper left corner, `height` is theirs."""

    title: str
    note: str
    marks: tuple[str, ...]
    height: float


def sheet(title: str, panels: Sequence[Panel]) -> str:
    """A whole SVG file."""
    rows = [panels[start : start + COLUMNS] for start in range(0, len(panels), COLUMNS)]
    width = COLUMNS * (INNER + 2 * MARGIN)
    heights = [HEAD + max(panel.height for panel in row) + MARGIN for row in rows]
    height = TOP + sum(heights)
    body = [rect(0, 0, width, height, PAPER), text(MARGIN, 36, title, 20, bold=True)]
    body.append(line((MARGIN, TOP - 8), (width - MARGIN, TOP - 8), MARK, 2))
    for place, row in enumerate(rows):
        body += _row(row, TOP + sum(heights[:place]))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" font-family="{FONT}" role="img">'
    )
    return "\n".join((head, f"<title>{title}</title>", *body, "</svg>", ""))


def _row(row: Sequence[Panel], top: float) -> Iterator[str]:
    for column, panel in enumerate(row):
        left = MARGIN + column * (INNER + 2 * MARGIN)
        yield f'<g transform="translate({left:g} {top + HEAD:g})">'
        yield text(0, -26, panel.title, 14, bold=True)
        yield text(0, -10, panel.note, 11, colour=SOFT)
        yield from panel.marks
        yield "</g>"
        if column:
            yield line((left - MARGIN, top + 8), (left - MARGIN, top + HEAD + panel.height), FAINT)
