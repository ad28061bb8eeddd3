"""Which way to the screen is faster is asked once, and only if there is time."""

from __future__ import annotations

import os

import pygame
import pytest

from game.app import presentation
from game.app.platform import now
from game.app.presentation import ENOUGH, SPARE, VARIABLE, choose, computer, faster
from game.app.window import Window
from game.storage.settings import Presentation, Settings, Way

SIZE = (640, 360)
SLOW: dict[Way, float] = {"direct": 0.004, "accelerated": 0.002}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Way]:
    """The ways measured; the accelerated one is the faster here."""
    asked: list[Way] = []

    def cost(way: Way, size: tuple[int, int]) -> float:
        asked.append(way)
        return SLOW[way]

    monkeypatch.setattr(presentation, "cost", cost)
    return asked


@pytest.mark.parametrize(
    ("direct", "accelerated", "answer"), [(0.002, 0.001, "accelerated"), (0.001, 0.002, "direct")]
)
def test_the_faster_way_wins(direct: float, accelerated: float, answer: Way) -> None:
    assert faster({"direct": direct, "accelerated": accelerated}.__getitem__) == answer


def test_a_way_that_is_fast_enough_is_taken_without_trying_the_other() -> None:
    assert faster({"direct": ENOUGH}.__getitem__) == "direct"


def test_there_is_no_answer_if_the_question_would_take_too_long() -> None:
    times = iter([0.0, SPARE * 0.6])
    assert faster({"direct": 0.004}.__getitem__, lambda: next(times)) is None


def test_the_first_start_asks_and_the_next_one_remembers(asked: list[Way]) -> None:
    first = Window(Settings(window=SIZE))
    assert asked == ["direct", "accelerated"]
    assert first.presentation == Presentation("accelerated", computer())
    assert os.environ[VARIABLE] == "1"
    pygame.quit()
    second = Window(Settings(window=SIZE, presentation=first.presentation))
    assert len(asked) == 2
    assert second.presentation == first.presentation
    assert os.environ[VARIABLE] == "1"


def test_another_driver_or_version_is_asked_anew(asked: list[Way]) -> None:
    old = Presentation("direct", "x11, pygame-ce 2.5.0, SDL 2.30.0")
    answer = choose(old, SIZE)
    assert asked == ["direct", "accelerated"]
    assert answer == Presentation("accelerated", computer())


def test_an_unanswered_question_is_not_remembered_and_the_direct_way_is_taken(
    asked: list[Way], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presentation, "SPARE", 0.0)
    assert choose(None, SIZE) is None
    assert asked == ["direct"]
    assert os.environ[VARIABLE] == "0"
    assert pygame.display.get_init()


def test_whoever_set_the_way_by_hand_knows_better(asked: list[Way], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    monkeypatch.setattr(presentation, "BY_HAND", True)
    before = Presentation("direct", "elsewhere")
    assert choose(before, SIZE) == before
    assert (asked, os.environ[VARIABLE]) == ([], "1")
    assert pygame.display.get_init()


def test_the_answer_names_driver_and_versions() -> None:
    pygame.display.init()
    assert computer().startswith(f"dummy, pygame-ce {pygame.version.ver}, SDL ")


def test_without_a_real_screen_the_direct_way_is_enough() -> None:
    assert choose(None, SIZE) == Presentation("direct", computer())


def test_measuring_takes_little_time_and_shows_nothing() -> None:
    begun = now()
    assert 0.0 < presentation.cost("direct", SIZE) < 0.1
    assert now() - begun < 1.0
    assert not pygame.display.get_active()
