"""The log: every event in sentences with names, and nothing that is still secret."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from game.rules.core.outcome import Outcome
from game.rules.harbor import events as ev
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.deeds import PayActions, PayToken, PayYen
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.steps import Dock
from game.rules.harbor.words import BARGE, CART, FREEZER, Hull, Kind, Market, Resource, Slot
from game.staging.harbor import ribbon
from game.staging.harbor.words import WORDS, remark, sentences
from tests.rules.harbor.positions import harbor, ship
from tests.staging.harbor.happened import NAMES, SPEC, happened

EEL, TUNA = Kind.EEL, Kind.TUNA
NO_TOKENS = (0,) * len(Resource)
SILENT = {ev.BidPlaced}
"""The lamps say it."""


def said(event: HarborEvent, players: int = 3) -> tuple[str, ...]:
    return sentences(event, NAMES[:players], SPEC)


def test_every_kind_of_event_has_words_or_is_known_to_be_silent() -> None:
    assert list(WORDS) == [*get_args(HarborEvent)]
    assert {kind for kind, words in WORDS.items() if words is None} == SILENT


@pytest.mark.parametrize("players", range(2, 7))
def test_sentences_of_real_matches_are_whole_and_speak_to_nobody(players: int) -> None:
    told = happened(players)
    assert len({type(event) for event in told}) > 25
    for event in told:
        lines = said(event, players)
        assert bool(lines) != (type(event) in SILENT), event
        for sentence in lines:
            assert re.fullmatch(r"[A-Z0-9].*[A-Za-z0-9)]\.", sentence), sentence
            assert not re.search(r"[{}]|  |\b(you|your|none|seat|1 eels|1 barrels)\b", sentence), sentence


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (
            ev.MatchBegan((Market.MACKEREL, Market.CRAB, Market.SHIPS), 1),
            ("In play are Mackerel, Spider Crab and Ships.", "Jiro goes first."),
        ),
        (ev.TurnBegan(0, 9), ("Hana, round 9.",)),
        (
            ev.EndTriggered(2, "yen", 3),
            (
                "Oyuki has at least 5,000 yen and ends the game.",
                "The last 3 turns begin, this one among them.",
            ),
        ),
        (
            ev.EndTriggered(0, "resources", 1),
            ("Hana has at least 50 R and ends the game.", "This is the last turn."),
        ),
        (
            ev.EndTriggered(0, "dead sea", 3),
            (
                "Every sea is empty and no barrel is left: the game ends.",
                "The last 3 turns begin, this one among them.",
            ),
        ),
        (
            ev.EndHeldBack(2, "resources"),
            ("Oyuki has 5,000 yen or more but alone the least R: the game goes on.",),
        ),
        (
            ev.EndHeldBack(2, "yen"),
            ("Oyuki has 50 R or more but alone the least yen: the game goes on.",),
        ),
        (ev.FreezerUsed(0), ("Hana uses a freezer: no barrel grows old this turn.",)),
        (
            ev.WaresDegraded(0, (EEL, Kind.SQUID, EEL)),
            ("Too old to sell: Hana returns 1 barrel of squid and 2 barrels of eel.",),
        ),
        (ev.WaresDegraded(0, ()), ("The fresh barrels of Hana are now in the old row.",)),
        (ev.SubsidyPaid(1, 200), ("Jiro gets 200 yen of subsidy.",)),
        (
            ev.MarketOverfished(Kind.SNAPPER, 2),
            ("Empty sea: Red Snapper is overfished for good.", "2 barrels of snapper leave the game."),
        ),
        (ev.MarketOverfished(EEL, 0), ("Empty sea: Eel is overfished for good.",)),
    ],
)
def test_what_begins_ends_and_spoils_is_told(event: HarborEvent, lines: tuple[str, ...]) -> None:
    assert said(event) == lines


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.ShipLeft(0, 0), "Hana sends a ship to sea."),
        (ev.BarrelTaken(0, 0, EEL, False, 0), "Hana takes 1 barrel of eel."),
        (ev.BarrelTaken(0, 0, EEL, True, 1), "Hana takes 1 barrel of eel straight to the barge."),
        (ev.ShipDocked(0, 0, 0, (), ()), "Hana docks at the base port, empty."),
        (
            ev.ShipDocked(0, 0, 2, (TUNA, EEL, EEL, EEL), (500, 500, 400)),
            (
                "Hana docks at port 2: 1 barrel of tuna (laid aside), 2 barrels of eel for 500 yen, "
                "1 barrel of eel for 400 yen."
            ),
        ),
        (ev.PortOpened(0, 1, 500), "Hana opens port 1 for 500 yen."),
        (ev.WareRepriced(0, 3, 1200), "Hana changes a price to 1,200 yen."),
        (ev.UnloadPaid(0, 4, 200), "Hana earns 200 yen for unloading 4 barrels."),
        (ev.TunaReturned(0, 1), "1 barrel of tuna goes back without an auction."),
        (ev.BagEmpty(0), "Hana has the barrels for an auction, but the bag is empty."),
        (ev.BidsRevealed((300, 0, None)), "The bids: Hana 300, Jiro 0, Oyuki 0."),
        (
            ev.TunaSold(0, 0, Resource.LARGE_TUNA, 900),
            "Hana keeps the tuna of 25 R and pays the bank 900 yen.",
        ),
        (
            ev.TunaSold(1, 0, Resource.SMALL_TUNA, 900),
            "Jiro gets the tuna of 15 R and pays Hana 900 yen.",
        ),
    ],
)
def test_ships_barrels_and_auctions_are_told_in_a_sentence(event: HarborEvent, sentence: str) -> None:
    assert said(event) == (sentence,)


def test_a_draw_says_what_went_back_and_what_is_bid_for() -> None:
    assert said(ev.TunaDrawn(0, Resource.MEDIUM_TUNA, 3)) == (
        "3 barrels of tuna go back for an auction.",
        "Hana draws a tuna of 20 R, and all bid for it.",
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.MarketEntered(0, Market.EEL, PayActions(2, 0)), "Hana enters the Eel market for 2 actions."),
        (
            ev.MarketEntered(0, Market.EEL, PayActions(1, 1)),
            "Hana enters the Eel market for 1 action and 1 action of a cart.",
        ),
        (
            ev.MarketEntered(0, Market.BANK, PayActions(0, 1)),
            "Hana enters the Bank for 1 action of a cart.",
        ),
        (ev.MarketEntered(0, Market.RENTALS, PayYen()), "Hana enters Rentals for 200 yen."),
        (ev.MarketEntered(0, Market.SQUID, PayToken(None)), "Hana enters the Squid market for 1 squid."),
        (
            ev.MarketEntered(0, Market.OCTOPUS, PayToken(2)),
            "Hana enters the Octopus market for 1 takoyaki for sale.",
        ),
        (ev.LicencesPaid(Market.EEL, (100, 0, 200)), "Its licences earn, in yen: Hana 100, Oyuki 200."),
        (ev.LicenceBought(0, EEL, 200), "Hana buys an Eel licence for 200 yen."),
        (ev.SlotReturned(0, Slot.FUGU), "Hana returns a Fugu licence."),
        (ev.SlotReturned(0, FREEZER), "Hana returns a freezer."),
        (ev.TokensSold(0, Market.EEL, Resource.EEL, 3, 1500), "Hana sells 3 eels for 1,500 yen."),
        (
            ev.TokensSold(0, Market.AQUARIUM, Resource.OCTOPUS, 1, 600),
            "Hana sells 1 octopus to the Aquarium for 600 yen.",
        ),
        (ev.BarrelSold(0, 2, 100), "Hana sells 1 barrel of mackerel for 100 yen."),
        (ev.TrackMoved(EEL, 7), "An eel is now worth 7 R."),
        (ev.TrackMoved(Kind.CRAB, 2), "A crab is now worth 2 R."),
        (
            ev.TakoyakiMade(0, (500, 500, 400)),
            "Hana turns 1 octopus into 3 takoyaki, for sale at 500, 500 and 400 yen.",
        ),
        (ev.ShipBought(0, BARGE, 2, 1000), "Hana buys a barge for 1,000 yen. It lies at port 2."),
        (ev.ShipSold(0, 1, Hull.ONE_SLOT, 100), "Hana sells a one-slot ship for 100 yen."),
        (ev.Rented(0, CART, 300), "Hana rents a cart for 300 yen."),
        (ev.RentalSpent(0, CART), "Hana has used up a cart, and it goes back."),
        (ev.RentalSpent(0, FREEZER), "Hana has used up a freezer, and it goes back."),
        (ev.SubsidyBought(0, 200), "Hana buys a subsidy for 200 yen."),
        (ev.CharityGiven(0, Resource.EEL, 2, 200), "Hana gives 2 eels to charity for 200 yen."),
        (
            ev.SpotTraded(0, 0, (Resource.EEL, Resource.CRAB), NO_TOKENS, 700),
            "Hana sells 1 eel and 1 crab at the 5 R spot for 700 yen.",
        ),
        (
            ev.SpotTraded(0, 1, (Resource.EEL,), (0, 0, 0, 1, *NO_TOKENS[4:]), 0),
            "Hana swaps 1 eel for 1 fresh salmon at the 10 R spot.",
        ),
        (ev.LoanTaken(0, 500), "Hana takes a loan of 500 yen and owes 1,000 yen at the end."),
        (ev.ShareBought(0, 300), "Hana buys a share of the bank for 300 yen."),
        (
            ev.WareBought(0, 1, 0, 400, Resource.OLD_SALMON),
            "Hana buys 1 old salmon from Jiro for 400 yen.",
        ),
    ],
)
def test_markets_and_purchases_are_told_in_a_sentence(event: HarborEvent, sentence: str) -> None:
    assert said(event) == (sentence,)


@pytest.mark.parametrize(
    ("scores", "winners", "verdict", "plain"),
    [
        ((93, 80, 71), (0,), "Hana wins with 93.", True),
        ((93, 93, 71), (1,), "Hana and Jiro tie at 93. Jiro wins with more yen.", False),
        (
            (93, 93, 93),
            (0, 1),
            "Hana, Jiro and Oyuki tie at 93. Hana and Jiro share the victory with more yen.",
            False,
        ),
        ((93, 93, 93), (0, 1, 2), "Hana, Jiro and Oyuki share the victory with 93.", False),
    ],
)
def test_the_end_tells_scores_and_winner(
    scores: tuple[int, ...], winners: tuple[int, ...], verdict: str, plain: bool
) -> None:
    outcome = Outcome(scores, winners, "yen", ())
    figures = f"Final scores: Hana {scores[0]}, Jiro {scores[1]}, Oyuki {scores[2]}."
    assert said(ev.MatchScored(outcome)) == (figures, verdict)
    assert remark(outcome, NAMES[:3]) == ("" if plain else verdict)


def test_the_safety_end_says_after_how_many_rounds() -> None:
    (first, *_) = said(ev.MatchScored(Outcome((1, 2, 3), (2,), "safety", ())))
    assert first == "The game ends after 60 rounds."


@pytest.mark.rules("H11", "H42")
def test_until_the_reveal_no_word_tells_one_bid_from_another() -> None:
    def told(*bids: int) -> list[str]:
        game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3))
        happened = [*game.fish(0, Dock(0, 0, ()))]
        happened += game.play(*(BidTuna(seat, yen) for seat, yen in enumerate(bids)))
        crests = range(3)
        signs = [str(ribbon.sentence(event, crests, NAMES[:3], SPEC)) for event in happened]
        return [line for event in happened for line in said(event)] + signs

    assert told(0, 100) == told(2000, 1500)
    assert told(0, 100, 200) != told(0, 100, 300)
