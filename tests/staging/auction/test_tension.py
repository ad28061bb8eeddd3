"""The tension of a match, as the music is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.audio.piece import LAYERS
from game.rules.core.kernel import AnyKernel
from game.staging.auction.tension import tension
from tests.matches import happenings
from tests.staging.auction.shows import played


def test_it_begins_calm_and_ends_at_its_highest(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["auction"]
    for players in (2, 3, 4):
        match = played(kernel, players, "one", False, 3)
        assert tension(match.opening.happenings[-1].view, kernel.spec) < LAYERS["drive"]
        assert tension(match.observe(None), kernel.spec) == 1.0


@pytest.mark.parametrize("seed", range(5))
def test_every_match_comes_to_drive_in_its_middle_and_to_tension_in_its_last_round(
    kernels: dict[str, AnyKernel], seed: int
) -> None:
    kernel = kernels["auction"]
    by_round: dict[int, float] = {}
    for view in (told.view for told in happenings(played(kernel, 4, "one", False, seed))):
        by_round.setdefault(view.round, tension(view, kernel.spec))
    assert all(0 <= value <= 1 for value in by_round.values())
    assert by_round[2] < LAYERS["drive"] <= by_round[5]
    assert by_round[4] < LAYERS["tension"] <= by_round[7]
    assert sorted(by_round) == list(range(1, 8))


def test_empty_purses_make_it_tenser(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["auction"]
    view = played(kernel, 4, "one", False, 3).opening.happenings[-1].view
    poor = replace(view, seats=tuple(replace(seat, money=0) for seat in view.seats))
    assert tension(view, kernel.spec) < tension(poor, kernel.spec) <= 0.25


def test_it_tells_nothing_of_secret_tickets(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["auction"]
    for view in (told.view for told in happenings(played(kernel, 4, "one", False, 4))):
        hidden = replace(view, placements=(None,) * 4, committed=(True,) * 4, sums=(), ranking=())
        assert tension(hidden, kernel.spec) == tension(view, kernel.spec)
