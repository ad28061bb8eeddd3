"""Headings and questions."""

from __future__ import annotations

from game.rules.auction.state import Phase
from game.staging.auction.prompts import HEADINGS, prompt
from scenes.auction.script import SCRIPT

NAMES = ("Hana", "Ken", "Yuki")


def test_every_scene_has_a_heading() -> None:
    assert HEADINGS.keys() == SCRIPT.scenes.keys()


def test_a_phase_that_asks_asks_its_question_by_name() -> None:
    assert {phase: prompt(phase, 0, NAMES) for phase in Phase} == {
        Phase.VALUATION: "Hana: place a ticket on each lot",
        Phase.PURCHASE: "Hana: buy a lot or decline",
        Phase.TAKUSAN: "Hana: which row does the Takusan join?",
        Phase.YAKUZA: "Hana: which fish does the Yakuza take?",
        Phase.ENDED: "",
        Phase.QUOTATION: "",
        Phase.OFFER: "",
    }
