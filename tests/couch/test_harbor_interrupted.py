"""The harbor left, or a pad lost: nothing is lost, and what is half done does not count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.harbor.turn import TurnScene
from scenes.lost import DEAF
from tests.couch.conftest import Sit
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.couch.harbor_evening import HarborEvening, goes_on
from tests.couch.harbor_moments import FISHER, MOMENTS, come_to, keep, people
from tests.devices.virtual_pad import DUALSENSE

Start = Callable[..., HarborEvening]


@pytest.fixture
def start(sit: Sit, tmp_path: Path) -> Start:
    """The game, at a moment of a match."""

    def started(moment: str, **settings: Any) -> HarborEvening:
        keep(tmp_path / "home", MOMENTS[moment][0])
        return come_to(sit(**settings), moment)

    return started


def go_on_from(evening: HarborEvening, moment: str) -> None:
    """The same question, with nothing open; two decisions more, and all that was meant is in the record."""
    question, _press = MOMENTS[moment]
    couch = evening.couch
    assert evening.question == question
    assert couch.sitting.opened is None
    assert question != "turn" or isinstance(couch.scene, TurnScene)
    assert couch.sitting.show.view == couch.match.observe(None)
    for _ in range(2):
        evening.go_on()
    evening.check_record(couch.match)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_left_at_any_moment_goes_on_with_its_question(start: Start, sit: Sit, moment: str) -> None:
    couch = start(moment).couch
    before = couch.match.actions
    couch.post(pygame.QUIT)
    couch.frames()
    assert couch.code == 0
    again = sit()
    evening = goes_on(again, people(again))
    assert again.match.actions == before
    go_on_from(evening, moment)


@pytest.mark.parametrize("moment", ["turn, a film with a step", "turn, a visit", "tie, chosen", "fishing"])
def test_a_match_left_to_the_title_goes_on_with_its_question(start: Start, moment: str) -> None:
    evening = start(moment)
    couch, hands = evening.couch, evening.hands
    before = couch.match.actions
    hands[0].press("menu")
    hands[0].take("leave")
    assert couch.showing == "title"
    evening = goes_on(couch, hands)
    assert couch.match.actions == before
    go_on_from(evening, moment)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_pad_that_comes_back_finds_what_was_half_done(start: Start, moment: str) -> None:
    evening = start(moment)
    couch = evening.couch
    pad, scene, before = evening.hands[FISHER], couch.scene, couch.match.actions
    entry, opened = couch.sitting.show.entry, couch.sitting.opened
    assert isinstance(pad, Pad)
    pad.unplug()
    assert couch.showing == "lost"
    couch.seconds(2)
    pad.plug()
    pad.press("confirm")
    couch.frames(4)
    assert couch.scene is scene
    assert (couch.sitting.show.entry, couch.sitting.opened) == (entry, opened)
    assert couch.match.actions == before


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("device", ["another pad", "number_block", "mouse"])
def test_another_device_takes_over_and_what_lay_open_is_closed(
    start: Start, moment: str, device: str
) -> None:
    evening = start(moment)
    couch = evening.couch
    pad, before = evening.hands[FISHER], couch.match.actions
    assert isinstance(pad, Pad)
    pad.unplug()
    new: Hand
    if device == "mouse":
        new = Mouse(couch)
        new.take("mouse")
    else:
        block = device == "number_block"
        new = Keys(couch, "number_block") if block else Pad(couch, "pad2", "DualSense", DUALSENSE)
        new.press("confirm")
        new.press("confirm")
    evening.hands[FISHER] = new
    assert couch.sitting.seating.device(FISHER) == new.device
    assert couch.match.actions == before
    go_on_from(evening, moment)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_bot_takes_over_and_what_lay_open_is_closed(start: Start, moment: str) -> None:
    evening = start(moment)
    couch = evening.couch
    pad, before = evening.hands[FISHER], couch.match.actions
    assert isinstance(pad, Pad)
    pad.unplug()
    couch.seconds(DEAF)
    evening.hands[0].take("bot")
    del evening.hands[FISHER], evening.meant[FISHER]
    assert evening.question
    assert couch.sitting.opened is None
    for _ in range(2):
        evening.go_on()
    assert FISHER in [action.seat for action in couch.match.actions[len(before) :]]
    evening.check_record(couch.match)
