"""Figures and charts of trials: distributions, luck, columns and SVG."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tools.balance.plots.bars import Bar, bar_chart
from tools.balance.plots.histogram import histogram, round_step
from tools.balance.plots.panel import INNER, Panel, sheet
from tools.balance.statistics import luck, mean, spread
from tools.balance.text import block, cells

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*panels: Panel) -> ElementTree.Element:
    return ElementTree.fromstring(sheet("a sheet", panels))


def rects(panel: Panel) -> list[tuple[float, float]]:
    """Left edge and width of what is drawn in a panel."""
    found = drawn(panel).findall(f"{SVG}g/{SVG}rect")
    return [(float(one.attrib["x"]), float(one.attrib["width"])) for one in found]


@pytest.mark.parametrize(
    ("counts", "chance"),
    [([50, 50], 1.0), ([60, 40], 0.0455), ([30, 20, 10], 0.0067), ([30, 25, 25, 20], 0.5724)],
)
def test_luck_is_the_tail_of_the_chi_square_distribution(counts: list[float], chance: float) -> None:
    assert luck(counts) == pytest.approx(chance, abs=1e-4)


def test_luck_with_five_and_six_seats() -> None:
    assert luck([30, 20, 20, 15, 15]) == pytest.approx(0.1117, abs=1e-4)
    assert luck([30, 20, 20, 20, 15, 15]) == pytest.approx(0.1860, abs=1e-4)


def test_deciles_cut_a_sample_into_ten_parts() -> None:
    found = spread(range(101))
    assert found.deciles == tuple(range(10, 100, 10))
    assert (found.number, found.mean, found.low, found.high) == (101, 50, 0, 100)
    assert spread([7]).deciles == (7,) * 9


def test_the_mean_of_nothing_is_nothing() -> None:
    assert mean(0, 0) == 0
    assert mean(3, 2) == 1.5


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    lines = list(block(("fish", "yen"), [("eel", "1,300"), ("tako", "5")]))
    assert lines == ["fish       yen", "  eel    1,300", "  tako       5", ""]


def test_thousands_are_told_without_decimals() -> None:
    assert cells(spread([1000, 2000]))[0] == "1,500"
    assert cells(spread([1, 2]))[0] == "1.5"


def test_bars_begin_at_nothing_and_stay_within_their_panel() -> None:
    bars = [Bar("up", 4.0, 3.0, 5.0), Bar("down", -2.0), Bar("both", 3.0, beside=1.0)]
    (up, down, both, beside) = rects(bar_chart("t", bars, str, wish=4.5))
    assert down[0] + down[1] == pytest.approx(up[0], abs=0.2)
    assert up[1] == pytest.approx(2 * down[1], abs=0.3)
    assert beside[1] == pytest.approx(both[1] / 3, abs=0.2)
    assert all(0 <= left <= left + width <= INNER for left, width in (up, down, both, beside))


def test_bars_of_nothing_can_be_drawn() -> None:
    none, one = (rects(bar_chart("t", [Bar("bar", value)], str)) for value in (0.0, 1.0))
    assert none == [(one[0][0], 0.0)]


def test_a_histogram_draws_every_value_that_came_once_per_step() -> None:
    panel = histogram("t", [1, 1, 2, 5], wanted=range(2, 9))
    found = drawn(panel).findall(f"{SVG}g/{SVG}rect")
    heights = [float(one.attrib["height"]) for one in found]
    assert heights == [150, 75, 75]
    assert found[0].attrib["fill"] != found[1].attrib["fill"] == found[2].attrib["fill"]


def test_a_histogram_of_one_value_can_be_drawn() -> None:
    assert rects(histogram("t", [7, 7])) == [(0.5, INNER - 1)]


@pytest.mark.parametrize(
    ("room", "parts", "step"), [(1, 8, 1), (8, 8, 1), (9, 8, 2), (41, 8, 10), (9000, 24, 500)]
)
def test_steps_are_round(room: int, parts: int, step: int) -> None:
    assert round_step(room, parts) == step


def test_words_are_escaped_and_a_sheet_is_as_tall_as_its_rows() -> None:
    one, two = Panel("a < b & c", "", (), 100), Panel("d", "", (), 40)
    assert "a &lt; b &amp; c" in sheet("t", [one])
    heights = [float(drawn(*panels).attrib["height"]) for panels in ((one,), (one, two), (one, two, two))]
    assert heights[0] == heights[1] < heights[2]
