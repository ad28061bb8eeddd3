"""A stick's dead zone, four directions and eight sectors."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from game.devices.stick import Stick


def leaned(x: float, y: float, stick: Stick | None = None) -> Stick:
    stick = stick or Stick()
    stick.lean(False, x)
    stick.lean(True, y)
    return stick


def test_a_stick_at_rest_has_no_direction() -> None:
    assert (Stick().way, Stick().ways()) == ("", ())


def test_within_the_dead_zone_there_is_no_direction() -> None:
    assert leaned(0.49, 0).way == ""
    assert leaned(-0.3, 0.35).ways() == ()


def test_a_stick_that_trembles_at_the_edge_stays_where_it_was() -> None:
    stick = leaned(0.5, 0)
    assert [leaned(x, 0, stick).way for x in (0.45, 0.5, 0.41)] == ["right"] * 3
    assert leaned(0.39, 0, stick).way == ""
    assert leaned(0.45, 0, stick).way == ""


@pytest.mark.parametrize(
    ("sector", "ways"),
    list(enumerate(("right", "right down", "down", "down left", "left", "left up", "up", "up right"))),
)
@pytest.mark.parametrize("degrees", [-22, 0, 22])
def test_each_of_eight_directions_is_a_sector_of_45_degrees(sector: int, ways: str, degrees: int) -> None:
    angle = sector * pi / 4 + degrees * pi / 180
    assert leaned(cos(angle), sin(angle)).ways() == tuple(ways.split())


@pytest.mark.parametrize(("x", "y", "way"), [(1, 0, "right"), (-1, 0, "left"), (0, 1, "down"), (0, -1, "up")])
def test_the_four_directions_of_menus(x: float, y: float, way: str) -> None:
    assert leaned(x, y).way == way


def test_a_menu_direction_changes_only_when_the_other_axis_clearly_leads() -> None:
    stick = leaned(0.8, 0)
    assert leaned(0.7, 0.7, stick).way == "right"
    assert leaned(0.65, 0.75, stick).way == "right"
    assert leaned(0.5, 0.8, stick).way == "down"
    assert leaned(0.7, 0.7, stick).way == "down"


def test_a_stick_thrown_to_the_other_side_turns_at_once() -> None:
    assert leaned(-0.8, 0, leaned(0.8, 0)).way == "left"
