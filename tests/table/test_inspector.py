from __future__ import annotations

from pathlib import Path

import pytest

from game.table.figures import Figures
from game.table.inspector import Explanation
from game.table.pose import Caption, Face
from game.ui import theme
from game.ui.frame import Frame
from tests.screens import draw_picture
from tests.table.panels import INK, SHEET, WIDE, WIDE_PRINT, WIDE_TEXT, Shown, new_panels

OVER = (40, 160, 90)


@pytest.fixture
def shown(tmp_path: Path) -> Shown:
    return new_panels(tmp_path)


def test_an_explanation_shows_its_picture_and_goes_with_it(shown: Shown) -> None:
    empty = shown.inks(SHEET)
    shown.inspector.show(Explanation("Shrimp", "Three make a set.", "cards/ebi"))
    assert INK in shown.inks(SHEET)
    shown.inspector.show(None)
    assert shown.inks(SHEET) == empty


def test_a_picture_may_lie_over_another(shown: Shown, tmp_path: Path) -> None:
    draw_picture(tmp_path, "cards/half", OVER)
    both = Face("cards/ebi", over=("cards/half",))
    shown.inspector.show(Explanation("Shrimp", "Three make a set.", both))
    assert OVER in shown.inks(SHEET)
    assert INK not in shown.inks(SHEET)
    shown.inspector.show(Explanation("Shrimp", "Three make a set.", "cards/ebi"))
    assert INK in shown.inks(SHEET), "the picture below is as it was"


def test_a_print_has_its_figures_on_it(shown: Shown) -> None:
    printed = Face("cards/ebi", (Caption("8", 40, OVER),))
    shown.inspector.show(Explanation("Shrimp", "Three make a set.", printed))
    assert {INK, OVER} <= set(shown.inks(SHEET))


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


@pytest.fixture
def wide(tmp_path: Path) -> Shown:
    return new_panels(tmp_path, WIDE)


LONG = "A pile of three has its bonus. Four knives win at once, whatever the points. " * 2
ROWS = Figures(
    (("bid", "1", "2", "3"), ("left", "0", "-1", "-2"), ("right", "0", "+1", "+2"), ("", "", "", ""))
)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (800, 450)])
def test_a_print_beside_the_text_leaves_it_all_its_room(tmp_path: Path, size: tuple[int, int]) -> None:
    wide, frame = new_panels(tmp_path, WIDE, size), Frame.fit(*size)
    printed, text = frame.rect(*WIDE_PRINT), frame.rect(*WIDE_TEXT)
    wide.inspector.show(Explanation("Shrimp", LONG, "cards/ebi"))
    assert INK in wide.inks(printed)
    assert INK not in wide.inks(text)
    assert wide.light(text) > sum(theme.INDIGO_DEEP) + 200


def columns_of(wide: Shown, explanation: Explanation) -> set[int]:
    """The columns of the text's place that have bright ink in them."""
    wide.inspector.show(explanation)
    wide.canvas.paint(wide.target)
    part = wide.target.subsurface(WIDE_TEXT)
    width, height = part.get_size()
    return {x for x in range(width) if any(sum(part.get_at((x, y))[:3]) > 400 for y in range(height))}


def test_in_a_wide_panel_figures_stand_beside_the_text(wide: Shown) -> None:
    both = columns_of(wide, Explanation("", "Three make a set.", "cards/ebi", ROWS))
    assert min(both) < WIDE_TEXT.w * 0.1
    assert max(both) > WIDE_TEXT.w * 0.9
    assert not any(WIDE_TEXT.w * 0.38 < x < WIDE_TEXT.w * 0.42 for x in both)
    assert INK in wide.inks(WIDE_PRINT)


def test_figures_without_a_text_take_all_its_room(wide: Shown) -> None:
    found = columns_of(wide, Explanation("", "", "cards/ebi", ROWS))
    assert min(found) < WIDE_TEXT.w * 0.2
    assert max(found) > WIDE_TEXT.w * 0.8


def test_without_a_print_the_text_takes_the_whole_wide_panel(wide: Shown) -> None:
    wide.inspector.show(Explanation("", "", "cards/ebi"))
    print_alone = wide.inks(WIDE_PRINT)
    wide.inspector.show(Explanation("Shrimp", LONG, "cards/ebi"))
    assert wide.inks(WIDE_PRINT) == print_alone
    wide.inspector.show(Explanation("Shrimp", LONG))
    assert INK not in wide.inks(WIDE_PRINT)
    assert wide.light(WIDE_PRINT) > sum(theme.INDIGO_DEEP) + 200
