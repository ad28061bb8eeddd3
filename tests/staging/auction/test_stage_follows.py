"""Whatever moves, the table ends as the view has it."""

from __future__ import annotations

from random import Random

import pytest

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.staging.auction import pieces
from game.staging.auction.choreography import ACTS
from game.staging.auction.tableau import laid_out
from game.staging.schedule import schedule
from game.staging.stage import Stage
from game.table.table import Table
from tests.matches import happenings
from tests.staging.auction.shows import GOLDEN, golden, played
from tests.staging.auction.tables import FRAME, arranged, run, staged


def follow(match: Match, table: Table, stage: Stage, step: float, hurry: Random | None = None) -> None:
    """Plays the whole match, and compares the table after every event and at the end."""
    on, tableau = arranged(match), laid_out(match.opening.before)
    stage.put(on.poses(tableau))
    for told in happenings(match):
        earlier, tableau = tableau, laid_out(told.view)
        stage.perform(ACTS.perform(told.event, earlier, tableau, on), on.poses(tableau))
        if hurry is not None and hurry.random() < 0.7:
            for _ in range(hurry.randrange(60)):
                stage.update(step)
            stage.hurry()
        run(stage, step=step)
        assert table.poses() == on.poses(tableau), told.event
    assert table.poses() == on.poses(laid_out(match.observe(None)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_animated_table_is_the_reconciled_one_after_every_event(
    players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(often):
        with staged() as (table, stage):
            follow(played(kernels["auction"], players, "one", True, seed), table, stage, FRAME)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hurrying_at_any_moment_leads_to_the_same_table(
    players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(often):
        with staged() as (table, stage):
            match = played(kernels["auction"], players, "all", False, seed)
            follow(match, table, stage, FRAME, hurry=Random(seed))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("speed", [2.0, 4.0, float("inf")])
def test_every_speed_and_reduced_motion_lead_to_the_same_table(
    speed: float, reduced: bool, kernels: dict[str, AnyKernel]
) -> None:
    with staged() as (table, stage):
        stage.speed, stage.reduced = speed, reduced
        follow(played(kernels["auction"], 3, "one", True, 5), table, stage, FRAME)


@pytest.mark.parametrize("name", GOLDEN)
def test_every_golden_match_can_be_shown(name: str, kernels: dict[str, AnyKernel]) -> None:
    with staged() as (table, stage):
        stage.speed = 4.0
        follow(golden(kernels["auction"], name), table, stage, step=0.1)


def test_only_pieces_of_the_table_are_left_after_coins_have_flown(kernels: dict[str, AnyKernel]) -> None:
    noises: list[str] = []
    with staged(noises) as (table, stage):
        follow(played(kernels["auction"], 2, "one", False, 1), table, stage, FRAME)
        assert "coin" in noises
        assert not [id for id in table if isinstance(id, pieces.Coin | pieces.Taken)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_cue_brings_all_that_moves_to_its_place_itself(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    match, step = played(kernels["auction"], players, "one", True, 3), 0.05
    on, tableau = arranged(match), laid_out(match.opening.before)
    with staged() as (_, stage):
        stage.put(on.poses(tableau))
        for told in happenings(match):
            event, earlier, tableau = told.event, tableau, laid_out(told.view)
            cue = ACTS.perform(event, earlier, tableau, on)
            stage.perform(cue, on.poses(tableau))
            assert run(stage, step=step) <= schedule(cue).seconds + 2 * step, event
