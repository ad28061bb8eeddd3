from __future__ import annotations

from pathlib import Path

import pytest

from game.table.inspector import Explanation, Figures
from tests.table.panels import INK, SHEET, Shown, new_panels


@pytest.fixture
def shown(tmp_path: Path) -> Shown:
    return new_panels(tmp_path)


def test_an_explanation_shows_its_picture_and_goes_with_it(shown: Shown) -> None:
    empty = shown.inks(SHEET)
    shown.inspector.show(Explanation("Shrimp", "Three make a set.", "cards/ebi"))
    assert INK in shown.inks(SHEET)
    shown.inspector.show(None)
    assert shown.inks(SHEET) == empty


def test_a_picture_is_smaller_beside_figures(shown: Shown) -> None:
    def height(figures: Figures | None) -> int:
        shown.inspector.show(Explanation("Shrimp", "Three make a set.", "cards/ebi", figures))
        shown.canvas.paint(shown.target)
        return sum(tuple(shown.target.get_at((1700, y)))[:3] == INK for y in range(SHEET.top, SHEET.bottom))

    assert 0 < height(Figures((("", "1"), ("cards/ebi", "+2")))) < height(None)


def test_of_too_many_lines_the_newest_are_kept(shown: Shown) -> None:
    lines = [f"Line {number} of the log." for number in range(60)]
    shown.inspector.show(Explanation("Log", "\n".join(lines), newest_last=True))
    whole = shown.inks(SHEET)
    shown.inspector.show(Explanation("Log", "\n".join(["Another first line.", *lines[1:]]), newest_last=True))
    assert shown.inks(SHEET) == whole
