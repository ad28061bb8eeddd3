from __future__ import annotations

from game.rules.core.seat import Seat
from game.ui import theme
from scenes.play.holds import Holds


class Bars(dict[Seat, float]):
    """What is shown of every hold."""

    def show(self, seat: Seat, part: float) -> None:
        self[seat] = part


def test_a_button_counts_once_it_was_held_long_enough() -> None:
    bars = Bars()
    holds = Holds(bars.show)
    holds.set(2, down=True)
    assert holds.ripe(theme.HOLD / 2) == ()
    assert bars == {2: 0.5}
    assert holds.ripe(theme.HOLD / 2) == (2,)
    assert bars == {2: 0.0}
    assert holds.ripe(theme.HOLD) == ()


def test_a_button_let_go_too_early_does_not_count() -> None:
    bars = Bars()
    holds = Holds(bars.show)
    holds.set(2, down=True)
    holds.ripe(theme.HOLD * 0.9)
    holds.set(2, down=False)
    assert bars == {2: 0.0}
    assert holds.ripe(theme.HOLD) == ()


def test_each_seat_holds_for_itself() -> None:
    bars = Bars()
    holds = Holds(bars.show)
    holds.set(0, down=True)
    holds.ripe(theme.HOLD / 2)
    holds.set(1, down=True)
    assert holds.ripe(theme.HOLD / 2) == (0,)
    assert bars == {0: 0.0, 1: 0.5}


def test_once_cleared_nothing_held_before_counts() -> None:
    bars = Bars()
    holds = Holds(bars.show)
    holds.set(0, down=True)
    holds.ripe(theme.HOLD / 2)
    holds.clear()
    assert bars == {0: 0.0}
    assert holds.ripe(theme.HOLD) == ()
