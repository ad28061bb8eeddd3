"""Headings and questions."""

from __future__ import annotations

from game.rules.auction.state import Phase
from game.staging.auction.prompts import HEADINGS, OFFER, header, prompt
from tests.rules.auction.positions import auction

NAMES = ("Hana", "Ken", "Yuki")


def test_a_header_says_the_round_and_the_stage() -> None:
    assert header(3, HEADINGS[Phase.VALUATION], auction().spec) == "Round 3 of 7 · Valuation"
    assert header(1, OFFER, auction().spec) == "Round 1 of 7 · Offer"


def test_every_phase_has_a_heading() -> None:
    assert set(HEADINGS) == set(Phase)


def test_every_phase_asks_its_question_by_name() -> None:
    assert [prompt(phase, 0, NAMES) for phase in Phase] == [
        "Hana: put a ticket on each lot",
        "Hana: buy a lot or decline",
        "Hana: which row does the Takusan join?",
        "Hana: which fish does the Yakuza take?",
        "",
    ]
