from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Rect, Surface

from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.theme import GOLD, WASHI_DIM
from game.ui.widgets_scores import Row, label_width, points_table
from tests.ui.easel import new_pen

ROOM = Area(0, 0, 1200, 400)
ROWS: list[Row] = [("Money", [20, 21]), ("Safe", [None, 5])]


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


def column(pen: Pen, sheet: Surface, row: int, seat: int) -> set[tuple[int, ...]]:
    """The colours in one cell."""
    label, high = round(label_width(pen, ROWS)), sheet.get_height() // len(ROWS)
    wide = (round(ROOM.w) - label) // 2
    cell = sheet.subsurface(Rect(label + seat * wide, row * high, wide - 40, high))
    return {tuple(cell.get_at((x, y)))[:3] for x in range(cell.get_width()) for y in range(cell.get_height())}


def test_the_labels_are_as_wide_as_the_longest_item(pen: Pen) -> None:
    assert label_width(pen, [*ROWS, ("Something much longer", [1, 2])]) > label_width(pen, ROWS)
    assert label_width(pen, []) > 0


def test_the_column_of_a_winner_is_gold(pen: Pen) -> None:
    sheet = points_table(pen, ROWS, {1}, ROOM, ROOM.w)
    assert GOLD in column(pen, sheet, 0, 1)
    assert GOLD not in column(pen, sheet, 0, 0)


def test_a_seat_that_scored_nothing_has_a_dim_dot(pen: Pen) -> None:
    sheet = points_table(pen, ROWS, {1}, ROOM, ROOM.w)
    assert WASHI_DIM in column(pen, sheet, 1, 0)
    assert WASHI_DIM not in column(pen, sheet, 0, 0)


def test_without_any_item_the_table_is_empty(pen: Pen) -> None:
    assert points_table(pen, [], (), ROOM, ROOM.w).get_bounding_rect().h == 0
