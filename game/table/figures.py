"""Small figures in columns, with pictures among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

from game.ui import theme
from game.ui.kit import Kit

ROW_HEAD: Final = 0.34
ROW_HIGH: Final = 40


@dataclass(frozen=True, slots=True)
class Figures:
    """Row by row; a cell with a slash names a picture. Row heads are wider than figures."""

    rows: tuple[tuple[str, ...], ...]
    headed: bool = True


def columns(kit: Kit, figures: Figures, width: float) -> Surface:
    """As wide as it is told, whatever the figures."""
    rows, number_of = figures.rows, len(figures.rows[0])
    first = width * ROW_HEAD if figures.headed else width / number_of
    step = (width - first) / max(1, number_of - 1)
    sheet = Surface((kit.frame.length(width), kit.frame.length(ROW_HIGH * len(rows))), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            picture = _cell(kit, cell, ROW_HIGH, heading=column == 0 and figures.headed)
            middle = first / 2 if column == 0 else first + step * (column - 0.5)
            left = kit.frame.length(middle) - picture.get_width() // 2
            down = (kit.frame.length(ROW_HIGH) - picture.get_height()) // 2
            sheet.blit(picture, (left, kit.frame.length(ROW_HIGH * number) + down))
    return sheet


def _cell(kit: Kit, cell: str, high: int, heading: bool) -> Surface:
    if "/" in cell:
        return kit.images.get(cell, high - 4, high - 4)
    return kit.text.line(cell, theme.SMALL, theme.WASHI_DIM if heading else theme.WASHI, "bold")
