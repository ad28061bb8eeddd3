from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.play.phase import PhaseScene
from scenes.title import ALONE
from tests.couch.auction_evening import sit_down
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad

HANDS: dict[str, Callable[[Couch], Hand]] = {
    "pad": lambda couch: Pad(couch, "pad1"),
    "keys": lambda couch: Keys(couch, "left_block"),
    "keyboard": lambda couch: Keys(couch, "keyboard"),
    "mouse": Mouse,
}


def left_alone(couch: Couch) -> None:
    couch.seconds(ALONE + 1)
    assert isinstance(couch.scene, PhaseScene), couch.showing
    assert not couch.sitting.seating.people()


@pytest.mark.parametrize("device", HANDS)
def test_bots_play_until_somebody_presses_something(couch: Couch, device: str) -> None:
    hand = HANDS[device](couch)
    left_alone(couch)
    hand.press("click" if isinstance(hand, Mouse) else "confirm")
    couch.frames(2)
    assert couch.showing == "title"
    assert couch.cabinet.match is None
    assert not couch.matches("journal") + couch.matches("finished")
    evening = sit_down(couch, [hand], 2)
    assert evening.question == "valuation"


def test_the_bots_play_for_a_whole_evening(couch: Couch) -> None:
    left_alone(couch)
    match = couch.match
    couch.until(lambda: couch.cabinet.match is not match, "the end of a match of bots")
    couch.seconds(ALONE + 5)
    couch.until(lambda: couch.cabinet.match is not None, "the next match of bots")
    assert couch.code is None


def test_the_window_can_be_closed_while_bots_play(couch: Couch) -> None:
    left_alone(couch)
    couch.post(pygame.QUIT)
    couch.frames()
    assert couch.code == 0


def test_a_match_that_waits_is_still_offered_after_the_bots(couch: Couch) -> None:
    hand = Keys(couch, "keyboard")
    evening = sit_down(couch, [hand], 2)
    evening.go_on()
    hand.press("back")
    hand.take("leave")
    left_alone(couch)
    hand.press("confirm")
    couch.frames(2)
    assert couch.showing == "title"
    hand.resume()
    couch.until(lambda: couch.asking, "the match goes on")
    assert couch.sitting.seating.people() == (0,)


def test_a_match_of_people_is_never_replaced_by_bots(couch: Couch) -> None:
    evening = sit_down(couch, [Keys(couch, "keyboard")], 2)
    couch.seconds(2 * ALONE)
    assert evening.question == "valuation"
    evening.hands[0].press("back")
    couch.seconds(2 * ALONE)
    assert couch.showing == "pause"
