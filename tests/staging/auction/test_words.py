"""The log: every event in sentences with names, and nothing that is still secret."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import get_args

import pytest

from game.i18n.formats import MINUS, TIMES
from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import (
    AuctionEvent,
    Declined,
    FirstPlayerPassed,
    LotBought,
    LotsDiscarded,
    LotsPriced,
    MarketMoved,
    MatchScored,
    OfferDealt,
    TakusanLaid,
    TicketsPlaced,
    TicketsRevealed,
    YakuzaPaid,
)
from game.rules.core.outcome import Outcome
from game.staging.auction.choreography import ACTS
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    EBI,
    FOUR,
    FUGU,
    HOTATEGAI,
    MAGURO,
    MINUS_ONE,
    ONE,
    PLUS_SIX,
    SAKE,
    TAKO,
    TAKUSAN,
    THREE,
    TWO,
    ZERO,
    auction,
    options,
    start,
)

SPEC = auction().spec
NAMES = ("Hana", "Ken", "Yuki", "Taro")
LOT = (EBI, TAKO, TAKUSAN)
NICHES = (EBI, TAKO, SAKE, FUGU, HOTATEGAI)


def said(event: AuctionEvent, players: int = 3) -> tuple[str, ...]:
    return ACTS.sentences(event, NAMES[:players], SPEC)


@cache
def happened(players: int) -> tuple[AuctionEvent, ...]:
    """All events of some matches played at random."""
    log: list[AuctionEvent] = []
    for seed in range(8):
        play, random = start(options(players, None), seed), Random(seed)
        while not play.over:
            play.play_on(random)
        log += play.log
    return tuple(log)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_kind_of_event_has_its_words(players: int) -> None:
    spoken = {type(event) for event in happened(players) if said(event, players)}
    assert spoken == set(get_args(AuctionEvent)) - {TicketsPlaced}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sentences_are_whole_and_speak_to_nobody(players: int) -> None:
    for event in happened(players):
        for sentence in said(event, players):
            assert re.fullmatch(r"[A-Z].*[a-z0-9]\.", sentence), sentence
            assert not re.search(r"\b(you|your|none|seat|1 lots)\b", sentence, re.IGNORECASE), sentence
            assert "-" not in sentence, "a hyphen where a minus belongs"


def test_an_offer_says_the_round_the_lots_and_who_begins() -> None:
    assert said(OfferDealt(3, 0, (LOT,) * 5), 4) == ("Round 3: 5 lots are on offer. Hana goes first.",)
    assert said(OfferDealt(1, 1, (LOT,)), 2) == ("Round 1: 1 lot is on offer. Ken goes first.",)


def test_the_reveal_lists_each_seats_tickets() -> None:
    placements = ((ZERO, ANNUL, DOUBLE, MINUS_ONE), (PLUS_SIX, ONE, TWO, THREE), None)
    assert said(TicketsRevealed(placements)) == (
        "The tickets are revealed.",
        f"Hana placed, from lot 1 on: 0, Annul, {TIMES}2, {MINUS}1.",
        "Ken placed, from lot 1 on: +6, 1, 2, 3.",
    )


def test_prices_come_from_the_dearest_tile_down() -> None:
    assert said(LotsPriced((0, 9, -1, 7), (1, 3, 0, 2))) == (
        "Lot 2 leads with 9. It costs 12, and its fish rise by 4.",
        "Lot 4 follows with 7. It costs 9, and its fish rise by 2.",
        "Lot 1 follows with 0. It costs 6, and its fish do not move.",
        f"Lot 3 is last with {MINUS}1. It costs 3, and its fish fall by 1.",
    )


def test_markers_rise_fall_stop_and_stay() -> None:
    moves = ((EBI, 4, 5, 9), (HOTATEGAI, -1, 3, 2), (FUGU, -3, 2, 1), (TAKO, 8, 60, 60), (SAKE, -1, 1, 1))
    assert said(MarketMoved(moves)) == (
        "Ebi rises by 4 to 9.",
        "Hotategai falls by 1 to 2.",
        "Fugu falls by 1 to 1, the end of the board.",
        "Tako stays on 60: it cannot rise any further.",
        "Sake stays on 1: it cannot fall any further.",
    )
    assert said(MarketMoved(())) == ("The quotation does not change.",)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (LotBought(0, 1, 12, LOT), "Hana buys lot 2 for 12: Ebi, Tako, Takusan."),
        (Declined(1, 3), "Ken declines and takes 3."),
        (TakusanLaid(2, MAGURO), "Yuki adds the Takusan to the Maguro row."),
        (TakusanLaid(2, None), "Yuki has no row for the Takusan. It is discarded."),
        (YakuzaPaid(0, SAKE), "Hana gives the Yakuza 1 Sake."),
        (YakuzaPaid(0, None), "Hana has no fish for the Yakuza. It leaves with nothing."),
        (LotsDiscarded((2,)), "Nobody bought lot 3. It is discarded."),
        (LotsDiscarded((0, 2, 3)), "Nobody bought lots 1, 3 and 4. They are discarded."),
        (FirstPlayerPassed(1), "Ken bought the lot with the clock and is now first player."),
    ],
)
def test_a_purchase_is_told_in_one_sentence_a_deed(event: AuctionEvent, sentence: str) -> None:
    assert said(event) == (sentence,)


def test_no_lot_left_is_not_worth_a_word() -> None:
    assert said(LotsDiscarded(())) == ()


@pytest.mark.parametrize(
    ("scores", "winners", "ending", "verdict"),
    [
        ((93, 80, 71), (0,), "clear", "Hana wins with 93."),
        (
            (93, 93, 71),
            (1,),
            "specials",
            "Hana and Ken tie at 93. Ken wins with more unused special tickets.",
        ),
        ((93, 93, 93), (0, 1, 2), "shared", "Hana, Ken and Yuki share the victory with 93."),
    ],
)
def test_the_end_tells_niches_scores_and_winner(
    scores: tuple[int, ...], winners: tuple[int, ...], ending: str, verdict: str
) -> None:
    assert said(MatchScored(NICHES, Outcome(scores, winners, ending, ()))) == (
        "Final niches: Ebi 10, Tako 7, Sake 5, Fugu 3, Hotategai 1.",
        f"Final scores: Hana {scores[0]}, Ken {scores[1]}, Yuki {scores[2]}.",
        verdict,
    )


def test_nothing_is_said_of_tickets_before_the_reveal() -> None:
    def log_of(first: tuple[int, ...]) -> list[str]:
        play = start(options(3))
        hand = (ZERO, ONE, TWO, THREE, FOUR, ANNUL)
        play.do(PlaceTickets(0, tuple(hand[place] for place in first)))
        play.do(PlaceTickets(1, (PLUS_SIX, MINUS_ONE, DOUBLE, ANNUL)))
        return [sentence for event in play.log for sentence in said(event)]

    assert log_of((0, 1, 2, 3)) == log_of((5, 4, 3, 2)) == list(said(start(options(3)).last(OfferDealt)))
