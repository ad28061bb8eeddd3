"""Whatever moves, the table ends as the view has it."""

from __future__ import annotations

from random import Random

import pytest

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.staging.duel import pieces
from game.staging.duel.choreography import ACTS
from game.staging.duel.tableau import Entry, laid_out
from game.staging.schedule import schedule
from game.staging.stage import Stage
from game.table.table import Table
from tests.matches import happenings
from tests.staging.duel.shows import GOLDEN, golden, played
from tests.staging.duel.tables import FRAME, arranged, run, staged

VARIANTS = [False, True]
"""Without and with kind fish."""


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


@pytest.mark.parametrize("kind_fish", VARIANTS)
def test_the_animated_table_is_the_reconciled_one_after_every_event(
    kind_fish: bool, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(4 * often):
        with staged() as (table, stage):
            follow(played(kernels["duel"], kind_fish, seed), table, stage, 0.05)


@pytest.mark.parametrize("kind_fish", VARIANTS)
def test_hurrying_at_any_moment_leads_to_the_same_table(
    kind_fish: bool, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(2 * often):
        with staged() as (table, stage):
            follow(played(kernels["duel"], kind_fish, seed), table, stage, FRAME, hurry=Random(seed))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0, float("inf")])
def test_every_speed_and_reduced_motion_lead_to_the_same_table(
    speed: float, reduced: bool, kernels: dict[str, AnyKernel]
) -> None:
    with staged() as (table, stage):
        stage.speed, stage.reduced = speed, reduced
        follow(played(kernels["duel"], True, 5), table, stage, FRAME)


@pytest.mark.parametrize("name", GOLDEN)
def test_every_golden_match_can_be_shown(name: str, kernels: dict[str, AnyKernel]) -> None:
    with staged() as (table, stage):
        stage.speed = 4.0
        follow(golden(kernels["duel"], name), table, stage, step=0.1)


@pytest.mark.parametrize("kind_fish", VARIANTS)
def test_every_cue_brings_all_that_moves_to_its_place_itself(
    kind_fish: bool, kernels: dict[str, AnyKernel]
) -> None:
    step = 0.05
    for seed in range(6):
        match = played(kernels["duel"], kind_fish, seed)
        on, tableau = arranged(match), laid_out(match.opening.before)
        with staged() as (_, stage):
            stage.put(on.poses(tableau))
            for told in happenings(match):
                event, earlier, tableau = told.event, tableau, laid_out(told.view)
                cue = ACTS.perform(event, earlier, tableau, on)
                stage.perform(cue, on.poses(tableau))
                assert run(stage, step=step) <= schedule(cue).seconds + 2 * step, event


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("wait", [0, 3, 60])
def test_a_chant_leads_to_the_same_table_however_far_its_beats_have_fallen(
    wait: int, reduced: bool, kernels: dict[str, AnyKernel]
) -> None:
    match = played(kernels["duel"], False, 3)
    on, told = arranged(match), list(happenings(match))
    view = told[1].view
    entry, tableau = Entry(), laid_out(view)
    with staged() as (table, stage):
        stage.reduced = reduced
        stage.put(on.poses(tableau))
        for beat in (1, 2, 3):
            entry = Entry((beat, 1), beat, frozenset({1}))
            tableau = laid_out(view, entry)
            stage.change(on.poses(tableau))
            for _ in range(wait):
                stage.update(FRAME)
        for happened in told[2 : 2 + len(match.steps[0].events + match.steps[1].events)]:
            if happened.event.reveals:
                entry = Entry()
            earlier, tableau = tableau, laid_out(happened.view, entry)
            stage.perform(ACTS.perform(happened.event, earlier, tableau, on), on.poses(tableau))
            run(stage)
            assert table.poses() == on.poses(tableau), happened.event
        gone = (pieces.Beat, pieces.Lamp, pieces.Dusk)
        assert not [id for id in table if isinstance(id, gone)]
