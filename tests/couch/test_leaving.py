from __future__ import annotations

import json
from typing import Any

import pygame
import pytest

from game.app.crash import LEFT_OUT
from tests.couch.auction_evening import AuctionEvening, sit_down
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.couch.moments import COVERED, MOMENTS, finish

ALL = MOMENTS | COVERED


def people(couch: Couch) -> list[Hand]:
    return [Pad(couch, "pad1"), Keys(couch, "left_block"), Keys(couch, "right_block")]


def left(couch: Couch) -> None:
    """The window is closed."""
    couch.post(pygame.QUIT)
    couch.frames()
    assert couch.code == 0


def goes_on(couch: Couch, hands: list[Hand], before: AuctionEvening, kept: tuple[Any, ...]) -> AuctionEvening:
    """From the title, where it was; what was entered in secret and not revealed is entered again."""
    hands[0].resume()
    evening = AuctionEvening(couch, dict(enumerate(hands)), luck=2)
    assert evening.question
    assert couch.match.actions[: len(kept)] == kept
    assert all(action.seat not in evening.hands for action in couch.match.actions[len(kept) :])
    assert couch.sitting.seating.names == before.couch.sitting.seating.names
    assert couch.sitting.seating.chairs == before.couch.sitting.seating.chairs
    evening.meant = {
        seat: [action for action in couch.match.actions if action.seat == seat] for seat in evening.hands
    }
    return evening


@pytest.mark.parametrize("moment", ALL)
def test_a_match_left_at_any_moment_goes_on_from_there(sit: Sit, moment: str) -> None:
    couch = sit()
    evening = sit_down(couch, people(couch), 3)
    ALL[moment](evening)
    kept = couch.match.actions
    left(couch)
    again = sit()
    finish(goes_on(again, people(again), evening, kept), "")


@pytest.mark.parametrize("moment", ["valuation, half dropped", "purchase, own turn", "counted"])
def test_leaving_to_the_title_and_going_on(couch: Couch, moment: str) -> None:
    hands = people(couch)
    evening = sit_down(couch, hands, 3)
    MOMENTS[moment](evening)
    kept = couch.match.actions
    hands[0].press("menu")
    hands[0].take("leave")
    assert couch.showing == "title"
    assert couch.cabinet.match is None
    finish(goes_on(couch, hands, evening, kept), "")


def test_a_match_left_while_a_pad_is_missing_goes_on_with_it(sit: Sit) -> None:
    couch = sit()
    hands = people(couch)
    evening = sit_down(couch, hands, 3)
    evening.play_until("purchase")
    kept = couch.match.actions
    assert isinstance(hands[0], Pad)
    hands[0].unplug()
    assert couch.showing == "lost"
    left(couch)
    again = sit()
    finish(goes_on(again, people(again), evening, kept), "")


def test_a_match_that_was_counted_is_not_offered_again(sit: Sit) -> None:
    couch = sit()
    evening = sit_down(couch, [Keys(couch, "keyboard")], 2)
    evening.play()
    evening.results()
    left(couch)
    again = sit()
    assert again.menu.widget("continue") is None
    assert again.menu.focus.at == "auction"


def test_a_match_goes_on_without_the_pad_once_somebody_plays_for_it(sit: Sit) -> None:
    couch = sit()
    evening = sit_down(couch, [Pad(couch, "pad1"), Keys(couch, "left_block")], 2)
    evening.play_until("purchase")
    left(couch)
    again = sit()
    mouse, keys = Mouse(again), Keys(again, "left_block")
    mouse.resume()
    again.frames(2)
    assert again.showing == "lost"
    mouse.take("mouse")
    assert again.showing == "purchase"
    carried_on = AuctionEvening(again, {0: mouse, 1: keys})
    carried_on.play()
    carried_on.results()


def test_the_oldest_of_two_matches_waits_its_turn(sit: Sit) -> None:
    couch = sit()
    hands: list[Hand] = [Keys(couch, "keyboard")]
    first = sit_down(couch, hands, 2, seed=1)
    hands[0].press("back")
    hands[0].take("leave")
    assert couch.showing == "title"
    second = sit_down(couch, hands, 2, seed=2)
    second.go_on()
    left(couch)
    again = sit()
    lone = Keys(again, "keyboard")
    lone.resume()
    evening = AuctionEvening(again, {0: lone})
    assert again.sitting.party.seed == 2
    evening.play()
    evening.results()
    lone.take("title")
    lone.resume()
    assert AuctionEvening(again, {0: lone}).question == "valuation"
    assert again.sitting.party.seed == first.couch.sitting.party.seed - 1 == 1


def test_the_title_can_be_left_from_everywhere(sit: Sit) -> None:
    for keys in ((), ("auction",), ("settings",), ("credits",), ("settings", "bindings")):
        couch = sit()
        for key in keys:
            Mouse(couch).take(key)
        left(couch)
    couch = sit()
    Mouse(couch).take("quit")
    assert couch.code == 0


# ---------------------------------------------------------------- a crash


@pytest.mark.parametrize("moment", ["offer", "valuation, locked", "quotation", "purchase, own turn", "pause"])
def test_a_crash_is_reported_and_the_match_goes_on_another_time(
    sit: Sit, moment: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    couch = sit()
    evening = sit_down(couch, people(couch), 3)
    ALL[moment](evening)
    kept = couch.match.actions
    with monkeypatch.context() as breaking:
        breaking.setattr(type(couch.scene), "update", _break)
        couch.frames(5)
        assert couch.code is None
        (report,) = (couch.folder / "crashes").glob("*.json")
        told = json.loads(report.read_text("utf-8"))
        assert len(told["record"]["actions"]) == len(kept)
        secret = moment.startswith(("offer", "valuation"))
        assert told["traceback"][-1] == f"RuntimeError: {LEFT_OUT if secret else 'Broken on purpose'}"
        couch.seconds(1.2)
        couch.post(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=40, mod=0, unicode="")
        couch.frames(2)
    assert couch.code == 1
    assert str(report) in capsys.readouterr().err
    again = sit()
    finish(goes_on(again, people(again), evening, kept), "")


def _break(*_: object) -> None:
    raise RuntimeError("Broken on purpose")
