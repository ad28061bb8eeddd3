"""Whatever moves, the table ends as the view has it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.harbor.actions import HarborAction
from game.staging.harbor.choreography import ACTS
from game.staging.harbor.tableau import laid_out
from game.staging.stage import Stage
from game.table.table import Table
from tests.matches import happenings
from tests.rules.harbor.positions import Game
from tests.staging.harbor.rare import RARE, told
from tests.staging.harbor.rare import arranged as arranged_rarely
from tests.staging.harbor.tables import GOLDEN, PLAYERS, arranged, golden, played, run, staged


def follow(match: Match, table: Table, stage: Stage, step: float, hurry: Random | None = None) -> None:
    """Plays the whole match, and compares the table after every event and at the end."""
    on, tableau = arranged(match), laid_out(match.opening.before)
    stage.put(on.poses(tableau))
    for shown in happenings(match):
        earlier, tableau = tableau, laid_out(shown.view)
        stage.perform(ACTS.perform(shown.event, earlier, tableau, on), on.poses(tableau))
        if hurry is not None and hurry.random() < 0.7:
            for _ in range(hurry.randrange(40)):
                stage.update(step)
            stage.hurry()
        run(stage, step)
        assert table.poses() == on.poses(tableau), shown.event
    assert table.poses() == on.poses(laid_out(match.observe(None)))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_animated_table_is_the_reconciled_one_after_every_event(
    players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(often):
        with staged() as (table, stage):
            follow(played(kernels["harbor"], players, seed), table, stage, 0.1)


@pytest.mark.parametrize("players", [2, 6])
def test_so_it_is_with_all_fifteen_markets(players: int, kernels: dict[str, AnyKernel], often: int) -> None:
    for seed in range(often):
        with staged() as (table, stage):
            follow(played(kernels["harbor"], players, seed, everything=True), table, stage, 0.1)


def test_hurrying_at_any_moment_leads_to_the_same_table(kernels: dict[str, AnyKernel], often: int) -> None:
    for seed in range(often):
        with staged() as (table, stage):
            follow(played(kernels["harbor"], 3, seed), table, stage, 1 / 60, hurry=Random(seed))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("speed", [1.0, 4.0, float("inf")])
def test_every_speed_and_reduced_motion_lead_to_the_same_table(
    speed: float, reduced: bool, kernels: dict[str, AnyKernel]
) -> None:
    with staged() as (table, stage):
        stage.speed, stage.reduced = speed, reduced
        follow(played(kernels["harbor"], 4, 5, most=60), table, stage, 0.05)


@pytest.mark.parametrize("name", GOLDEN)
def test_every_golden_match_can_be_shown(name: str, kernels: dict[str, AnyKernel]) -> None:
    with staged() as (table, stage):
        stage.speed = 4.0
        follow(golden(kernels["harbor"], name), table, stage, 0.2)


@pytest.mark.parametrize("made", RARE)
def test_what_is_rare_is_shown_as_faithfully(
    made: Callable[[], tuple[Game, tuple[HarborAction, ...]]],
) -> None:
    game, actions = made()
    on = arranged_rarely(game)
    with staged() as (table, stage):
        stage.put(on.poses(laid_out(game.kernel.observe(game.state, None))))
        for before, happening in told(game, *actions):
            after = laid_out(happening.view)
            stage.perform(ACTS.perform(happening.event, laid_out(before), after, on), on.poses(after))
            run(stage, 0.05)
            assert table.poses() == on.poses(after), happening.event
