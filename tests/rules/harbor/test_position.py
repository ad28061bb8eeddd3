"""A position made of what a seat may know."""

from __future__ import annotations

import pytest

from game.rules.harbor.position import position
from game.rules.harbor.state import BIDDING
from tests.rules.harbor.midway import KERNEL, midway


@pytest.mark.parametrize("players", range(2, 7))
def test_a_position_shows_the_view_it_was_made_of(players: int, often: int) -> None:
    shown = 0
    for seed in range(4 * often):
        for state, seat in midway(players, seed, number=20):
            view = KERNEL.observe(state, seat)
            if state.phase is not BIDDING or not any(view.committed):
                assert KERNEL.observe(position(view, 7), seat) == view
                shown += 1
    assert shown > 40
