"""Sixty frames a second without burning the processor, and virtual time without any waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from game.app import platform
from game.app.platform import STEP, RealTime, VirtualTime, drive, save_folder


class FakeClock:
    """Moves when somebody sleeps, or by hand."""

    def __init__(self) -> None:
        self.time = 100.0
        self.slept: list[int] = []

    def __call__(self) -> float:
        return self.time

    def sleep(self, milliseconds: int) -> None:
        self.slept.append(milliseconds)
        self.time += milliseconds / 1000


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


async def frames(time: RealTime | VirtualTime, count: int) -> list[float]:
    return [await time.next_frame() for _ in range(count)]


def test_a_second_has_sixty_frames(clock: FakeClock) -> None:
    drive(frames(RealTime(clock, clock.sleep), 60))
    assert clock.time - 100.0 == pytest.approx(1.0, abs=0.002)


def test_a_frame_that_is_a_little_early_or_late_is_one_step(clock: FakeClock) -> None:
    assert drive(frames(RealTime(clock, clock.sleep), 60)) == [STEP] * 60


def test_what_a_frame_took_is_not_slept(clock: FakeClock) -> None:
    time = RealTime(clock, clock.sleep)
    clock.time += 0.010
    drive(time.next_frame())
    assert clock.slept == [6]


def test_a_late_frame_does_not_sleep_and_tells_how_late_it_is(clock: FakeClock) -> None:
    time = RealTime(clock, clock.sleep)
    clock.time += 0.5
    assert drive(time.next_frame()) == pytest.approx(0.5)
    assert clock.slept == []


def test_after_a_long_stop_no_frames_are_made_up_for(clock: FakeClock) -> None:
    time = RealTime(clock, clock.sleep)
    clock.time += 5.0
    drive(frames(time, 61))
    assert clock.time - 105.0 == pytest.approx(1.0, abs=0.002)


def test_waiting_lets_others_on_the_same_loop_take_their_turn(clock: FakeClock) -> None:
    turns: list[str] = []

    async def count(name: str) -> None:
        time = RealTime(clock, clock.sleep)
        for _ in range(2):
            turns.append(name)
            await time.next_frame()

    async def both() -> None:
        await asyncio.gather(count("a"), count("b"))

    asyncio.run(both())
    assert turns == ["a", "b", "a", "b"]


def test_in_a_browser_the_page_alone_paces_the_frames(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "WEB", True)
    assert asyncio.run(frames(RealTime(clock, clock.sleep), 3)) == [0.0] * 3
    assert clock.slept == []


def test_virtual_time_is_one_step_a_frame_and_does_not_wait() -> None:
    assert drive(frames(VirtualTime(), 1000)) == [STEP] * 1000


def test_driving_gives_the_result_and_passes_errors_on() -> None:
    async def fails() -> None:
        raise KeyError("x")

    assert drive(frames(VirtualTime(), 1)) == [STEP]
    with pytest.raises(KeyError):
        drive(fails())


def test_the_environment_can_name_another_save_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))
    assert save_folder() == tmp_path


def test_the_save_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TSUKIJI_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert save_folder().name == "tsukiji-arcade"


def test_on_the_web_files_lie_in_the_mounted_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "WEB", True)
    assert save_folder() == Path("/home/web_user/tsukiji")


def test_on_a_desktop_there_is_nothing_to_sync() -> None:
    platform.sync()
