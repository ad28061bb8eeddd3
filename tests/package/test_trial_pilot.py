"""The pilot that plays in the browsers, here through pygame's queue."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.couch import conftest as living_room
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Pad
from tools.package.trial.browsers import probe
from tools.package.trial.browsers.pilot import Lost, Pilot

sit = living_room.sit
MOST = 4000
"""Looks until a match counts as stuck."""


def seen(hand: Hand) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(probe.look(hand.device))
    return told


def play(hand: Hand, pilot: Pilot, until: str) -> None:
    for _ in range(MOST):
        look = seen(hand)
        if look["scene"] == until:
            return
        word = pilot.press(look)
        if word:
            hand.press(word)
        hand.couch.frames()
    raise AssertionError(f"{until} never comes; the game shows {seen(hand)}")


@pytest.mark.parametrize("device", ["keyboard", "pad"])
def test_the_pilot_plays_a_whole_match_with(sit: Sit, device: str) -> None:
    couch = sit()
    hand = Keys(couch, "keyboard") if device == "keyboard" else Pad(couch, "pad1")
    play(hand, Pilot("instant"), "results")
    assert len(seen(hand)["scores"]) == 4
    assert len(couch.matches("finished")) == 1


def test_the_pilot_changes_the_speed_on_the_way(sit: Sit) -> None:
    couch = sit(speed="1x")
    hand, pilot = Keys(couch, "keyboard"), Pilot("1x")
    play(hand, pilot, "valuation")
    pilot.speed = "instant"
    play(hand, pilot, "purchase")
    assert couch.cabinet.settings.speed == "instant"


def test_a_match_goes_on_at_the_same_place(sit: Sit) -> None:
    hand = Keys(sit(), "keyboard")
    play(hand, Pilot("instant"), "purchase")
    hand.couch.until(lambda: seen(hand)["goals"], "an own question")
    place = seen(hand)["place"]
    again = Keys(sit(), "keyboard")
    play(again, Pilot("instant", resume=True), "purchase")
    again.couch.frames(5)
    assert seen(again)["place"] == place


def test_looking_changes_nothing(sit: Sit) -> None:
    couch = sit()
    before = couch.menu.focus.at, couch.menu.focus._place
    probe.look("mouse")
    assert (couch.menu.focus.at, couch.menu.focus._place) == before


def test_the_pilot_does_not_know_every_screen() -> None:
    with pytest.raises(Lost, match=r"shows crash: .*all is lost"):
        Pilot("4x").press({"scene": "crash", "said": ["all is lost"]})


def test_moving_pieces_are_noticed(sit: Sit) -> None:
    couch: Couch = sit(speed="1x")
    assert not probe.moving()
    play(Keys(couch, "keyboard"), Pilot("1x"), "offer")
    couch.frames(3)
    assert probe.moving()
