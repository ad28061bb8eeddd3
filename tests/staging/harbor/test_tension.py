"""The tension of a match, as the music is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.audio.piece import LAYERS
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Resource
from game.staging.harbor.tension import tension
from tests.rules.harbor.positions import dealt, harbor
from tests.staging.harbor.happened import SPEC, views


def with_seat(view: HarborView, **figures: Any) -> HarborView:
    return replace(view, seats=(replace(view.seats[0], **figures), *view.seats[1:]))


@pytest.mark.parametrize("players", range(2, 7))
def test_it_begins_calm_stays_in_its_bounds_and_ends_at_its_highest(players: int) -> None:
    assert tension(dealt(players).view(), SPEC) == 0.0 < LAYERS["drive"]
    for view in views(players):
        found = tension(view, SPEC)
        assert 0 <= found <= 1
        assert (found == 1.0) == (view.trigger is not None or view.phase is Phase.ENDED)


def test_whoever_is_nearest_to_a_goal_decides() -> None:
    view = harbor(3).view()
    assert tension(with_seat(view, cash=3500), SPEC) == 0.5
    assert tension(with_seat(view, resources=25), SPEC) == 0.5
    assert tension(with_seat(view, resources=40, cash=3500), SPEC) == 0.8 >= LAYERS["tension"]
    assert tension(with_seat(view, cash=0), SPEC) == 0.0
    assert tension(replace(view, round=31), SPEC) == 0.5


def test_past_a_goal_but_held_back_it_is_not_yet_the_end() -> None:
    view = harbor(3).cash(7000).tokens(1, Resource.MACKEREL).view()
    assert 0.75 < tension(view, SPEC) < 1.0
    assert tension(replace(view, trigger=0), SPEC) == 1.0


def test_the_goals_are_the_specs() -> None:
    view = harbor(3).view()
    size = SPEC.sizes[3]
    nearer = replace(SPEC, sizes={3: replace(size, end=replace(size.end, yen=4000, resources=20))})
    assert tension(with_seat(view, cash=3000), nearer) == 0.5
    assert tension(with_seat(view, resources=10), nearer) == 0.5
