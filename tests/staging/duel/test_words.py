"""The log: every event in sentences with names and causes, and nothing that is still secret."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from game.rules.core.outcome import Outcome
from game.rules.duel.actions import Bid
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
from game.rules.duel.spec import Bonus, Colour, DuelSpec
from game.rules.duel.state import Cause
from game.staging.duel.choreography import ACTS
from game.staging.duel.words import missed, verdict
from tests.rules.duel.positions import Game, house_spec
from tests.staging.duel.happenings import happened

NAMES = ("Hana", "Jiro")
GAME = Game(hung="ebi3w sake2/tako1k", draw="maguro4b")
SPEC: DuelSpec = GAME.kernel.spec
EBI, SPLIT = GAME.state.hung
(MAGURO,) = GAME.state.draw


def said(event: DuelEvent, spec: DuelSpec = SPEC) -> tuple[str, ...]:
    return ACTS.sentences(event, NAMES, spec)


@pytest.mark.parametrize("kind_fish", [False, True])
def test_every_kind_of_event_has_its_words(kind_fish: bool) -> None:
    spoken = {type(event) for event in happened(kind_fish) if said(event, house_spec())}
    assert spoken | {NothingFound} == set(get_args(DuelEvent)) - {BidMade}


@pytest.mark.parametrize("kind_fish", [False, True])
def test_sentences_are_whole_and_speak_to_nobody(kind_fish: bool) -> None:
    for event in happened(kind_fish):
        for sentence in said(event, house_spec()):
            assert re.fullmatch(r"[A-Z].*[a-z0-9]\.", sentence), sentence
            assert not re.search(r"\b(you|your|none|seat|1 notches)\b", sentence, re.IGNORECASE), sentence
            assert "-" not in sentence, "a hyphen where a minus belongs"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CardHung(3, 0, EBI, SPLIT), "Turn 3: Ebi 3 with wasabi hangs on the left hook."),
        (CardHung(3, 1, SPLIT, None), "Sake 2 or Tako 1 hangs on the right hook."),
        (BidsRevealed((1, 4)), "BI! Hana bids 1, Jiro 4: Jiro wins by 3."),
        (BidsRevealed((2, 2)), "BI! Hana and Jiro both bid 2."),
        (BarrelTurned(True), "Equal bids: the barrel is turned to day."),
        (BarrelTurned(False), "Equal bids: the barrel is turned to night."),
        (CardTaken(0, 1, SPLIT, Cause.BID), "Hana takes Sake 2 or Tako 1."),
        (CardTaken(1, 0, MAGURO, Cause.TIE), "Equal bids: Jiro takes Maguro 4 with a barrel."),
        (CardDrawn(1, EBI, None, Cause.SPECIALTY), "Sake specialty: Jiro draws Ebi 3 with wasabi."),
        (CardDrawn(0, EBI, None, Cause.BALANCE), "End of the balance: Hana draws Ebi 3 with wasabi."),
        (
            CardStolen(0, SPLIT << 1 | 1, Cause.SPECIALTY),
            "Maguro specialty: Hana steals Tako 1 with a knife.",
        ),
        (CardStolen(1, SPLIT << 1, Cause.BALANCE), "End of the balance: Jiro steals Sake 2."),
        (CardJoined(0, EBI << 1, 1), "Hana now has 1 Ebi card."),
        (
            CardJoined(1, SPLIT << 1 | 1, 2),
            "As Tako 1 with a knife: Jiro now has 2 Tako cards.",
        ),
        (SpecialtyReached(0, Colour.SAKE, Bonus.DRAW), "Sake, 3 of 3: Hana draws the top card."),
        (SpecialtyReached(1, Colour.MAGURO, Bonus.STEAL), "Maguro, 3 of 3: Jiro steals a card."),
        (CardDiscarded(None, EBI, Cause.BID), "Ebi 3 with wasabi is discarded."),
        (CardDiscarded(None, EBI, Cause.TIE), "Equal bids: Ebi 3 with wasabi is discarded."),
        (
            CardDiscarded(1, MAGURO, Cause.SPECIALTY),
            "Tako specialty: Jiro loses Maguro 4 with a barrel.",
        ),
        (NothingFound(0, Bonus.STEAL, Cause.BALANCE), "End of the balance: Jiro has no card to steal."),
        (NothingFound(0, Bonus.DISCARD, Cause.SPECIALTY), "Tako specialty: Jiro has no card to discard."),
        (NothingFound(1, Bonus.STEAL, Cause.SPECIALTY), "Maguro specialty: Hana has no card to steal."),
        (NothingFound(1, Bonus.DRAW, Cause.SPECIALTY), "Sake specialty: no card is left to draw."),
        (NothingFound(1, Bonus.DRAW, Cause.BALANCE), "End of the balance: no card is left to draw."),
        (SpecialtyReached(1, Colour.TAKO, Bonus.DISCARD), "Tako, 3 of 3: Jiro discards a card from Hana."),
        (SpecialtyReached(1, Colour.EBI, Bonus.BARREL), "Ebi, 3 of 3: Jiro pulls the barrel."),
        (DrawPileEmptied(1), "The draw pile is empty for the first time."),
        (DrawPileEmptied(2), "The draw pile is empty again: this turn is the last."),
        (
            DiscardsTurned(9, EBI),
            "The discards come back turned over, Ebi 3 with wasabi on top.",
        ),
    ],
)
def test_what_happens_is_told_in_one_sentence_with_its_cause(event: DuelEvent, sentence: str) -> None:
    assert said(event) == (sentence,)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (BarrelMoved(1, Cause.BID, 0, 2), "The barrel moves 2 notches towards Jiro."),
        (BarrelMoved(0, Cause.BID, 2, -1), "The barrel moves 3 notches towards Hana."),
        (BarrelMoved(1, Cause.BID, 4, 4), "The barrel stays on Jiro's last notch."),
        (
            BarrelMoved(0, Cause.ICON, 1, 0),
            "Barrel icon: the barrel moves 1 notch towards Hana.",
        ),
        (BarrelMoved(0, Cause.ICON, -4, -4), "Barrel icon: the barrel stays on Hana's last notch."),
        (
            BarrelMoved(1, Cause.SPECIALTY, -2, -1),
            "Ebi specialty: the barrel moves 1 notch towards Jiro.",
        ),
        (
            BarrelMoved(1, Cause.SPECIALTY, 4, 4),
            "Ebi specialty: the barrel stays on Jiro's last notch.",
        ),
        (
            BarrelMoved(0, Cause.BALANCE, -4, 0),
            "End of the balance for Hana: the barrel goes back.",
        ),
    ],
)
def test_the_barrel_tells_how_far_it_goes_and_why(event: DuelEvent, sentence: str) -> None:
    assert said(event) == (sentence,)


def test_a_specialty_tells_no_number_where_day_and_night_have_two() -> None:
    spec = Game(hung="ebi3w", figures={"day_number": 2}).kernel.spec
    told = [said(SpecialtyReached(0, colour, spec.bonuses[colour]), spec) for colour in Colour]
    assert told == [
        ("Ebi specialty: Hana pulls the barrel.",),
        ("Sake specialty: Hana draws the top card.",),
        ("Tako specialty: Hana discards a card from Jiro.",),
        ("Maguro specialty: Hana steals a card.",),
    ]


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (
            Outcome((12, 30), (0,), "knives", ()),
            ("Hana has 4 knives: the match is over.", "Hana wins on knives, whatever the points."),
        ),
        (Outcome((12, 30), (1,), "points", ()), ("Jiro wins with 30 points.",)),
        (
            Outcome((30, 30), (1,), "barrel", ()),
            ("Hana and Jiro tie at 30. Jiro wins with the barrel on their side.",),
        ),
        (
            Outcome((30, 30), (), "draw", ()),
            ("Hana and Jiro tie at 30 with the barrel in the middle: it is a draw.",),
        ),
    ],
)
def test_the_end_tells_scores_and_why_somebody_has_won(outcome: Outcome, told: tuple[str, ...]) -> None:
    *before, last = told
    scores = f"Final scores: Hana {outcome.scores[0]}, Jiro {outcome.scores[1]}."
    assert said(MatchEnded(outcome)) == (*before, scores, last)
    assert verdict(outcome, NAMES) == last


def test_who_has_not_pressed_is_named_with_the_bid_that_counts() -> None:
    assert missed((1,), NAMES, SPEC) == ("Jiro did not press in time: this counts as a bid of 1.",)
    assert missed((), NAMES, SPEC) == ()


def test_nothing_is_said_of_a_bid_before_the_other_is_in() -> None:
    logs = []
    for bid in (1, 4):
        game = Game(hung="ebi3w sake2", draw="maguro4b").do(Bid(0, bid))
        logs.append([sentence for event in game.events for sentence in said(event)])
    assert logs == [[], []]
