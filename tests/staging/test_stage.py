from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest

from game.staging.cues import (
    Manner,
    Move,
    Pause,
    Sound,
    sequence,
)
from game.staging.easing import SHORT
from game.table.components import Course
from game.table.pose import PieceId, Pose
from game.table.table import Table
from tests.staging.house import (
    AFTER,
    BACK,
    BEFORE,
    BIG,
    CARD,
    COIN,
    DECK,
    MONEY,
    OTHER,
    STEP,
    TICKET,
    House,
)


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    yield house
    house.table.close()


def test_a_cue_ends_exactly_at_the_poses_after_it(house: House) -> None:
    house.stage.perform(BIG, AFTER)
    assert not house.stage.idle
    assert house.table.poses() != AFTER
    house.run()
    assert house.stage.idle
    assert house.table.poses() == AFTER


@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
@pytest.mark.parametrize("reduced", [False, True])
def test_every_speed_and_reduced_motion_end_alike(house: House, speed: float, reduced: bool) -> None:
    house.stage.speed, house.stage.reduced = speed, reduced
    house.stage.perform(BIG, AFTER)
    steps = house.run()
    assert house.table.poses() == AFTER
    assert house.heard == ["deal", "land", "end"]
    assert steps * STEP * speed == pytest.approx(0.9, abs=STEP * speed)


@pytest.mark.parametrize("steps", range(0, 100, 3))
def test_hurrying_at_any_moment_ends_alike_and_drops_the_noises_to_come(house: House, steps: int) -> None:
    house.stage.perform(BIG, AFTER)
    for _ in range(steps):
        house.stage.update(STEP)
    heard = list(house.heard)
    house.stage.hurry()
    assert house.stage.idle
    assert house.table.poses() == AFTER
    house.stage.update(1.0)
    assert house.heard == heard
    assert house.table.poses() == AFTER


def test_at_instant_speed_everything_is_there_at_once_and_silent(house: House) -> None:
    house.stage.speed = inf
    house.stage.perform(BIG, AFTER)
    assert (house.stage.idle, house.table.poses(), house.heard) == (True, AFTER, [])
    house.stage.change(BEFORE)
    assert (house.stage.idle, house.table.poses()) == (True, BEFORE)


def test_switching_to_instant_speed_ends_what_is_performed(house: House) -> None:
    house.stage.perform(BIG, AFTER)
    house.stage.update(STEP)
    house.stage.speed = inf
    house.stage.update(STEP)
    assert (house.stage.idle, house.table.poses()) == (True, AFTER)


def test_noises_are_heard_at_their_time(house: House) -> None:
    cue = sequence(Sound("now"), Pause(0.5), Sound("later"), Pause(1.0), Sound("last"))
    house.stage.perform(cue, BEFORE)
    times: dict[str, float] = {}
    for step in range(120):
        for name in house.heard:
            times.setdefault(name, step * STEP)
        house.stage.update(STEP)
    assert times == pytest.approx({"now": 0.0, "later": 0.5, "last": 1.5}, abs=STEP * 1.01)


def test_many_noises_within_one_step_are_all_heard_in_order(house: House) -> None:
    house.stage.perform(sequence(Sound("a"), Pause(0.01), Sound("b"), Pause(0.01), Sound("c")), BEFORE)
    house.stage.update(1.0)
    assert house.heard == ["a", "b", "c"]


def test_what_the_cue_leaves_out_follows_at_its_end(house: House) -> None:
    house.stage.perform(Pause(0.5), AFTER)
    for _ in range(25):
        house.stage.update(STEP)
    assert house.table.poses() == BEFORE
    for _ in range(10):
        house.stage.update(STEP)
    assert TICKET in house.table
    assert OTHER not in house.table
    assert 500.1 < house.table.poses()[CARD].x < 1700
    house.run()
    assert house.table.poses() == AFTER


def test_a_cue_of_nothing_that_changes_nothing_is_over_at_once(house: House) -> None:
    house.stage.perform(sequence(), BEFORE)
    assert house.stage.idle


def test_a_part_begins_where_the_one_before_has_ended_however_long_the_step(house: House) -> None:
    there = replace(DECK, x=100)
    house.stage.perform(
        sequence(Move(CARD, 0.1, to=there), Move(CARD, 0.1, Manner.ARC, to=DECK), Pause(1)), BEFORE
    )
    house.stage.update(0.15)
    assert house.table.poses()[CARD].x == pytest.approx((100 + 1700) / 2)


def test_putting_stops_everything(house: House) -> None:
    house.stage.perform(BIG, AFTER)
    house.run(0.2)
    house.stage.put(BEFORE)
    assert house.stage.idle
    house.stage.update(1.0)
    assert (house.table.poses(), house.heard) == (BEFORE, ["deal"])


def test_reduced_motion_is_short_flat_and_neither_flips_nor_swells(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.stage.reduced = True
    courses: list[Course] = []
    send = house.table.send

    def noted(id: PieceId, to: Pose, course: Course) -> None:
        courses.append(course)
        send(id, to, course)

    monkeypatch.setattr(house.table, "send", noted)
    for name in ("turn", "bump", "count"):
        monkeypatch.delattr(Table, name)
    house.stage.perform(BIG, AFTER)
    house.run(0.3)
    house.stage.change({**AFTER, ("lamp",): DECK})
    house.run()
    assert len(courses) == 3
    assert all(course.seconds <= SHORT for course in courses)
    assert all((course.arc, course.swell, course.via) == (0.0, 1.0, ()) for course in courses)


@pytest.mark.parametrize("manner", list(Manner))
def test_every_manner_arrives(house: House, manner: Manner) -> None:
    goal = {**BEFORE, CARD: replace(AFTER[CARD], face=BACK)}
    house.stage.perform(Move(CARD, 0.4, manner, via=((900, 900), (600, 600))), goal)
    seen = set()
    while not house.stage.idle:
        house.stage.update(STEP)
        seen.add(house.table.poses()[CARD])
    assert len(seen) > 15
    assert house.table.poses() == goal


def test_without_jolts_nothing_swells(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.stage.jolts = False
    monkeypatch.delattr(Table, "bump")
    house.stage.perform(BIG, AFTER)
    house.run(10)
    assert house.table.poses() == AFTER


def test_a_nod_goes_on_beside_what_is_performed_and_changes_nothing(house: House) -> None:
    house.stage.perform(BIG, AFTER)
    house.stage.nod(MONEY)
    house.run()
    assert house.table.poses() == AFTER
    assert house.heard[-1] == "end"
    house.stage.nod(MONEY)
    assert house.table.moving
    house.run()
    assert house.table.poses() == AFTER


@pytest.mark.parametrize("calm", ["reduced", "jolts", "speed", "gone"])
def test_nothing_nods_where_nothing_is_to_swell(house: House, calm: str) -> None:
    match calm:
        case "reduced":
            house.stage.reduced = True
        case "jolts":
            house.stage.jolts = False
        case "speed":
            house.stage.speed = inf
    house.stage.nod(COIN if calm == "gone" else MONEY)
    assert not house.table.moving
