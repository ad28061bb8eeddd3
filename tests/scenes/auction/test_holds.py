from __future__ import annotations

from game.ui import theme
from scenes.auction.holds import Holds


def test_a_button_counts_once_it_was_held_long_enough() -> None:
    holds = Holds()
    holds.set(2, down=True)
    assert holds.ripe(theme.HOLD / 2) == ()
    assert holds.part(2) == 0.5
    assert holds.ripe(theme.HOLD / 2) == (2,)
    assert holds.ripe(theme.HOLD) == ()


def test_a_button_let_go_too_early_does_not_count() -> None:
    holds = Holds()
    holds.set(2, down=True)
    holds.ripe(theme.HOLD * 0.9)
    holds.set(2, down=False)
    assert holds.ripe(theme.HOLD) == ()
    assert holds.part(2) == 0.0


def test_each_seat_holds_for_itself() -> None:
    holds = Holds()
    holds.set(0, down=True)
    holds.ripe(theme.HOLD / 2)
    holds.set(1, down=True)
    assert holds.ripe(theme.HOLD / 2) == (0,)
    assert holds.held() == (1,)
