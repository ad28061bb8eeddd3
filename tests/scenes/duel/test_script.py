"""Every event and every question of the duel has its scene."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from game.rules.core.outcome import Outcome
from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    BidMade,
    BidsRevealed,
    CardDiscarded,
    CardDrawn,
    CardHung,
    CardJoined,
    CardStolen,
    CardTaken,
    DiscardsTurned,
    DrawPileEmptied,
    DuelEvent,
    MatchEnded,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.spec import Bonus, Colour, DuelOptions
from game.rules.duel.state import Cause, Phase
from game.rules.duel.view import DuelView
from game.staging.duel.prompts import HEADINGS, heading
from game.storage import library
from scenes.duel.script import SCRIPT

BY_PHASE: dict[str, list[DuelEvent]] = {
    "hanging": [CardHung(1, 0, 4, None)],
    "chant": [BidMade(0)],
    "barrel": [BidsRevealed((1, 2)), BarrelTurned(True), BarrelMoved(0, Cause.BID, 0, 1)],
    "taking": [
        CardTaken(0, 0, 4, Cause.BID),
        CardTaken(0, 0, 4, Cause.TIE),
        CardDiscarded(None, 4, Cause.BID),
        CardDiscarded(None, 4, Cause.TIE),
    ],
    "effects": [
        CardJoined(0, 8, 1),
        SpecialtyReached(0, Colour.EBI, Bonus.BARREL),
        BarrelMoved(0, Cause.ICON, 0, 1),
        BarrelMoved(0, Cause.SPECIALTY, 0, 1),
        CardDrawn(0, 4, None, Cause.SPECIALTY),
        CardStolen(0, 8, Cause.SPECIALTY),
        CardDiscarded(1, 4, Cause.SPECIALTY),
        NothingFound(0, Bonus.STEAL, Cause.SPECIALTY),
    ],
    "balance": [
        BarrelMoved(0, Cause.BALANCE, 4, 0),
        CardDrawn(0, 4, None, Cause.BALANCE),
        CardStolen(0, 8, Cause.BALANCE),
        NothingFound(0, Bonus.STEAL, Cause.BALANCE),
    ],
    "turning": [DrawPileEmptied(1), DiscardsTurned(3, 4)],
    "count": [MatchEnded(Outcome((1, 0), (0,), "points", ((), ())))],
}


def view(phase: Phase, cause: Cause) -> DuelView:
    kernel = library.kernel("duel")
    state, _ = kernel.setup(DuelOptions(2, False), 7)
    seen: DuelView = kernel.observe(state, None)
    return replace(seen, phase=phase, cause=cause)


@pytest.mark.parametrize(("phase", "events"), BY_PHASE.items(), ids=BY_PHASE)
def test_an_event_is_shown_in_the_phase_it_belongs_to(phase: str, events: list[DuelEvent]) -> None:
    assert {SCRIPT.acts.phase(event) for event in events} == {phase}


def test_no_event_is_without_a_phase() -> None:
    known = {type(event) for events in BY_PHASE.values() for event in events}
    assert known == set(get_args(DuelEvent))


def test_there_is_a_scene_and_a_heading_for_every_phase() -> None:
    assert SCRIPT.scenes.keys() == BY_PHASE.keys()
    assert {heading(phase) for phase in SCRIPT.scenes} == {*HEADINGS.values(), "WA SA BI!"}


@pytest.mark.parametrize("phase", [Phase.TAKING, Phase.CHOOSING_HALF, Phase.STEALING, Phase.DISCARDING])
def test_a_question_is_asked_where_its_cause_is_shown(phase: Phase) -> None:
    asked = {cause: SCRIPT.phase_now(view(phase, cause)) for cause in Cause}
    assert asked == {
        Cause.BID: "taking",
        Cause.TIE: "taking",
        Cause.ICON: "effects",
        Cause.SPECIALTY: "effects",
        Cause.BALANCE: "balance",
    }


def test_bids_are_asked_in_the_chant_and_nothing_after_the_end() -> None:
    assert {SCRIPT.phase_now(view(Phase.BIDDING, cause)) for cause in Cause} == {"chant"}
    assert {SCRIPT.phase_now(view(Phase.ENDED, cause)) for cause in Cause} == {"count"}
