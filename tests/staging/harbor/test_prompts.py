"""What the table asks for, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.harbor.state import Phase
from game.staging.harbor.prompts import HEADINGS, header, prompt
from tests.rules.harbor.positions import harbor
from tests.staging.harbor.happened import NAMES, views

VIEW = harbor(3).view(0)


def test_every_heading_is_a_word_or_a_few() -> None:
    assert {"turn", "fishing", "pricing", "visiting", "buying", "freezer", "auction", "tie"} < set(HEADINGS)
    assert all(1 <= len(heading.split()) <= 4 for heading in HEADINGS.values())


@pytest.mark.parametrize(
    ("phase", "actions", "question"),
    [
        (Phase.TURN, 2, "Hana: 2 actions left"),
        (Phase.TURN, 1, "Hana: 1 action left"),
        (Phase.TURN, 0, "Hana: 0 actions left"),
        (Phase.FISHING, 1, "Hana: go on fishing, or be done"),
        (Phase.FREEZER, 2, "Hana: keep the barrels fresh?"),
        (Phase.BIDDING, 1, "Hana: bid for the tuna"),
        (Phase.TIE, 1, "Hana: who gets the tuna?"),
    ],
)
def test_a_seat_is_asked_by_name(phase: Phase, actions: int, question: str) -> None:
    view = replace(VIEW, phase=phase, actions=actions, to_act=frozenset({0}))
    assert prompt(view, 0, NAMES) == question
    assert prompt(view, 1, NAMES) == "Waiting for Hana"


def test_at_the_auction_the_table_waits_for_all_who_have_not_bid() -> None:
    view = replace(VIEW, phase=Phase.BIDDING, to_act=frozenset({2, 1}))
    assert prompt(view, 0, NAMES) == "Waiting for Jiro and Oyuki"


def test_the_header_counts_rounds_then_turns() -> None:
    assert header(replace(VIEW, round=9)) == "Round 9"
    assert header(replace(VIEW, round=0)) == "Round 1"
    assert header(replace(VIEW, turns_left=3)) == "Last turns: 3"
    assert header(replace(VIEW, turns_left=1)) == "Last turn"
    over = replace(VIEW, phase=Phase.ENDED, turns_left=0, to_act=frozenset())
    assert (header(over), prompt(over, 0, NAMES)) == ("The end", "")


@pytest.mark.parametrize("players", range(2, 7))
def test_somebody_is_asked_until_the_end(players: int) -> None:
    for view in views(players):
        asked = [prompt(view, seat, NAMES) for seat in range(players)]
        assert all(asked) == (view.phase is not Phase.ENDED)
        assert header(view)
