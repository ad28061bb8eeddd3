from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.theme import GOLD, WASHI
from game.ui.widgets_binding import Binding
from game.ui.widgets_stall import Stall
from tests.ui.easel import ROW, inks, new_pen

PLACE = Area(100, 100, 400, 500)
UPPER = (0, 0, 400, 150)
"""Above the sign."""


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


def stall(reason: str = "", status: str = "2 to 4 players") -> Stall:
    sign = "Tsukiji", "Leandro Pires", status
    return Stall("auction", PLACE, "title/stall_auction", sign, lambda: None, 40, reason)


def test_a_binding_that_waits_says_so_in_gold(pen: Pen) -> None:
    resting, waiting = (Binding("word", ROW, "Drop", "A or B", lambda: None, on) for on in (False, True))
    assert WASHI in inks(resting.face(pen))
    assert GOLD not in inks(resting.face(pen))
    assert GOLD in inks(waiting.face(pen))
    assert resting.look() != waiting.look()


def test_the_lanterns_of_a_stall_burn_while_it_is_focused(pen: Pen) -> None:
    made = stall()
    dark = made.face(pen)
    made.rings = (GOLD,)
    lit = made.face(pen)
    assert inks(dark.subsurface(UPPER)) != inks(lit.subsurface(UPPER))


def test_a_longer_sign_covers_more_of_the_stall(pen: Pen) -> None:
    short, long = (
        stall()._sign(pen),
        stall(status="a game that is still on its way to this market")._sign(pen),
    )
    assert long.get_height() > short.get_height()
    assert stall().face(pen).get_size() == (400, 500)


def test_a_stall_with_a_reason_cannot_be_entered(pen: Pen) -> None:
    entered: list[str] = []
    for reason in ("", "on its way"):
        Stall("a", PLACE, "p", ("A", "B", "C"), lambda: entered.append("in"), 40, reason).press()
    assert entered == ["in"]
