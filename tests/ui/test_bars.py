"""What made up a score, as bars."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.bars import GAP, LEAST, Item, length, ordered, stacked
from game.ui.panels import Pen
from tests.ui.easel import new_pen

MONEY = Item("Money", "coin", (150, 116, 40), 20)
EBI = Item("Ebi", "symbols/ebi", (150, 26, 24), 36, 4)
LOAN = Item("Loans", "", (150, 26, 24), -6)
NOTHING = Item("Fugu", "symbols/fugu", (204, 218, 226), 0)
SEAT = (MONEY, NOTHING, LOAN, EBI)


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


def test_the_greatest_comes_first_and_what_was_lost_last() -> None:
    assert ordered(SEAT) == [EBI, MONEY, LOAN]
    assert length(SEAT) == 62


def test_a_bar_is_as_long_as_its_points(pen: Pen) -> None:
    laid = list(stacked(pen, SEAT, 620, 80, 62))
    scale = pen.kit.frame.scale
    assert [x for x, _bar in laid] == [0, 360, 560]
    widths = [bar.get_width() / scale for _x, bar in laid]
    assert widths == pytest.approx([360 - GAP, 200 - GAP, 60 - GAP], abs=1 / scale)


def test_the_least_of_all_is_still_seen(pen: Pen) -> None:
    ((_, bar),) = stacked(pen, [Item("Tako", "symbols/tako", (232, 140, 160), 1)], 620, 80, 10_000)
    assert bar.get_width() >= round(LEAST * pen.kit.frame.scale)


@pytest.mark.parametrize("height", [40, 60, 140, 240])
@pytest.mark.parametrize("points", [1, 4, 12, 60, 1_700, -400])
def test_figure_and_symbol_stay_on_their_bar(pen: Pen, height: int, points: int) -> None:
    """Nothing is written over the rim: its outermost pixels are those of an empty bar."""
    full = Item("Ebi", "symbols/ebi", (150, 26, 24), points, 12)
    bare = Item("", "", full.ink, points)
    pairs = zip(stacked(pen, [full], 900, height, 200), stacked(pen, [bare], 900, height, 200), strict=True)
    for (_x, written), (_y, empty) in pairs:
        down = written.get_height()
        for x in range(0, written.get_width(), 3):
            for y in (0, 1, down - 2, down - 1):
                assert written.get_at((x, y)) == empty.get_at((x, y))
