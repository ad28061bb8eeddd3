"""What the table asks, and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.duel.state import Cause, Phase
from game.staging.duel import prompts
from tests.rules.duel.positions import Game, house_spec

NAMES = ("Hana", "Jiro")
GAME = Game(hung="ebi1 sake2", draw="tako1")
VIEW = GAME.kernel.observe(GAME.state, None)


@pytest.mark.parametrize(
    ("phase", "cause", "question"),
    [
        (Phase.TAKING, Cause.BID, "Jiro, which card?"),
        (Phase.TAKING, Cause.TIE, "Equal bids: Jiro, which card?"),
        (Phase.CHOOSING_HALF, Cause.BID, "Jiro, which half?"),
        (Phase.CHOOSING_HALF, Cause.SPECIALTY, "Sake specialty: Jiro, which half?"),
        (Phase.STEALING, Cause.SPECIALTY, "Maguro specialty: Jiro, which card to steal?"),
        (Phase.STEALING, Cause.BALANCE, "End of the balance: Jiro, which card to steal?"),
        (Phase.DISCARDING, Cause.SPECIALTY, "Tako specialty: Jiro, which card to discard?"),
        (Phase.BIDDING, Cause.BID, ""),
        (Phase.ENDED, Cause.BID, ""),
    ],
)
def test_a_question_names_who_is_asked_and_what_let_them_choose(
    phase: Phase, cause: Cause, question: str
) -> None:
    view = replace(VIEW, phase=phase, cause=cause)
    assert prompts.prompt(view, 1, NAMES, house_spec()) == question


def test_the_header_counts_turns_and_names_the_last() -> None:
    assert prompts.header(0, False) == "Turn 1"
    assert prompts.header(7, False) == "Turn 7"
    assert prompts.header(9, True) == "Last turn"
    assert prompts.header(0, False, ended=True) == prompts.header(0, True, ended=True) == "The end"


def test_the_chant_says_its_syllables_or_whom_it_waits_for() -> None:
    assert prompts.chant(0, True, (0, 1), NAMES) == "Bid in secret"
    assert prompts.chant(0, True, (0, 1), NAMES, "click") == "Click a sign"
    assert prompts.chant(0, False, (0, 1), NAMES) == "Waiting for Hana and Jiro"
    assert prompts.chant(0, False, (), NAMES) == ""
    said = [prompts.chant(beat, timed, (0,), NAMES) for timed in (True, False) for beat in (1, 2, 3)]
    assert said == ["WA!", "WA! SA!", "WA! SA! BI!"] * 2


def test_the_warning_tells_what_a_miss_counts() -> None:
    spec = replace(house_spec(), missing_bid=7)
    assert prompts.warning(spec) == "Press a direction, on BI at the latest. With no press, the bid is 7."
    assert (
        prompts.warning(spec, "lift") == "Choose a sign, on BI at the latest. With no choice, the bid is 7."
    )
