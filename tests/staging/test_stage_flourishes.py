from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest

from game.staging.cues import Flourish, Pause, Vanish, sequence
from game.staging.schedule import schedule
from game.table.flourishes import Flair
from game.table.pose import PieceId
from tests.staging.house import BEFORE, CARD, OTHER, STEP, House

HIT = Flourish(Flair.SPLASH, CARD)


class Watched(House):
    """Notes each flourish and when it came, instead of showing it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.seen: list[tuple[Flair, float]] = []
        self.clock = 0.0
        self.table.flourish = self._note  # type: ignore[method-assign]  # the table has no window

    def _note(self, flair: Flair, id: PieceId) -> None:
        self.seen.append((flair, self.clock))

    def play(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self.clock += STEP
            self.stage.update(STEP)


@pytest.fixture
def house() -> Iterator[Watched]:
    house = Watched()
    yield house
    house.table.close()


def test_a_flourish_takes_no_time() -> None:
    assert schedule(HIT).seconds == 0.0
    assert schedule(sequence(Pause(0.2), HIT)).starts[1] == (0.2, HIT)


def test_nobody_waits_for_a_flourish(house: Watched) -> None:
    house.stage.perform(HIT, BEFORE)
    assert house.stage.idle
    assert [flair for flair, _ in house.seen] == [Flair.SPLASH]


def test_reduced_motion_has_no_flourishes(house: Watched) -> None:
    house.stage.reduced = True
    house.stage.perform(sequence(*[Flourish(flair, CARD) for flair in Flair]), BEFORE)
    house.play(0.5)
    assert house.seen == []


def test_without_jolts_no_ink_splashes_but_paper_flies(house: Watched) -> None:
    house.stage.jolts = False
    house.stage.perform(sequence(*[Flourish(flair, CARD) for flair in Flair]), BEFORE)
    assert {flair for flair, _ in house.seen} == set(Flair) - {Flair.SPLASH}


@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
def test_ink_flashes_at_most_three_times_in_any_second(house: Watched, speed: float) -> None:
    house.stage.speed = speed
    house.stage.perform(sequence(*[sequence(HIT, Pause(0.1)) for _ in range(40)]), BEFORE)
    house.play(5.0)
    times = [time for _, time in house.seen]
    assert len(times) > 2
    assert all(later - earlier >= 1.0 - STEP for earlier, later in zip(times, times[3:], strict=False))


def test_hurrying_and_instant_speed_drop_what_was_to_come(house: Watched) -> None:
    house.stage.perform(sequence(Pause(0.5), HIT), BEFORE)
    house.stage.hurry()
    house.stage.speed = inf
    house.stage.perform(HIT, BEFORE)
    house.play(1.0)
    assert house.seen == []


def test_a_flourish_of_a_piece_that_has_left_is_passed_over(house: Watched) -> None:
    house.stage.perform(sequence(Vanish(OTHER), Flourish(Flair.PUFF, OTHER)), BEFORE)
    assert house.seen == []


@pytest.mark.parametrize("speed", [2.0, inf])
def test_what_flies_when_the_stage_is_idle_flies_on(
    house: Watched, speed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[float] = []
    monkeypatch.setattr(house.table, "update", passed.append)
    house.stage.speed = speed
    house.stage.update(STEP)
    assert passed == [STEP if speed == inf else STEP * speed]
