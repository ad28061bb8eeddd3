"""Which rules fired, told from events made by hand and from matches played by chance."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.rules.auction import events as auction_events
from game.rules.auction.actions import Decline
from game.rules.auction.spec import AnnulCancels, AuctionOptions, Card, Ticket
from game.rules.auction.state import AuctionState
from game.rules.duel import events as duel_events
from game.rules.duel.actions import Bid
from game.rules.duel.state import Cause, DuelState
from game.titles.shelf import TITLES
from tools.kernels import rules_of, usual_options
from tools.ledger import ROOT, read_rules
from tools.simulation.play import Series, play
from tools.simulation.tally import Tally
from tools.tallies import auction, duel
from tools.tallies.titles import TALLIES

EVERY_TABLE = [(title, players) for title, about in TITLES.items() for players in about.players]


def tally(title: str, players: int, seed: int, matches: int) -> Tally:
    """Of matches played by chance."""
    total = Tally()
    for number in range(matches):
        total.add(play(Series(title, players, seed), number))
    return total


def test_every_title_has_its_tallies() -> None:
    assert set(TALLIES) >= set(TITLES)


@pytest.mark.parametrize("title", TALLIES)
def test_labels_are_unique_and_begin_with_a_rule_id(title: str) -> None:
    labels, known = TALLIES[title].labels, read_rules(ROOT / "docs" / "rules")
    assert len(set(labels)) == len(labels)
    assert all(rule in known for label in labels for rule in re.split("-", label.split()[0]))


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_only_known_labels_fire(title: str, players: int) -> None:
    total = tally(title, players, 1, 5)
    assert total.fired.keys() <= set(TALLIES[title].labels)
    assert all(total.fired_in[label] <= min(5, times) for label, times in total.fired.items())


def auction_state(annul_cancels: AnnulCancels = "one") -> AuctionState:
    options: AuctionOptions = replace(usual_options("auction", 3), annul_cancels=annul_cancels)
    state: AuctionState = rules_of("auction").setup(options, 1)[0]
    return state


def auction_fired(state: AuctionState, event: auction_events.AuctionEvent) -> list[str]:
    return list(auction.fired(state, Decline(0), (event,)))


@pytest.mark.parametrize(("switch", "labels"), [("one", 3), ("all", 2)])
def test_an_annul_too_many_counts_unless_all_are_cancelled(switch: AnnulCancels, labels: int) -> None:
    lots = ((Ticket.ANNUL, Ticket.DOUBLE), (Ticket.ANNUL, Ticket.ZERO), (Ticket.FOUR, Ticket.ONE))
    fired = auction_fired(auction_state(switch), auction_events.TicketsRevealed(lots))
    both = ["A40 Annul cancels a 4", "A40 Annul counts +2", "A41 one x2 in a lot"]
    assert fired == (both if labels == 3 else [both[0], both[2]])


def test_an_annul_without_a_four_counts() -> None:
    lots = ((Ticket.ANNUL,), (Ticket.DOUBLE,), (Ticket.DOUBLE,))
    fired = auction_fired(auction_state(), auction_events.TicketsRevealed(lots))
    assert fired == ["A40 Annul counts +2", "A41 several x2 in a lot"]


def test_equal_and_negative_sums_are_noticed() -> None:
    event = auction_events.LotsPriced((3, -1, 3, 0), (0, 2, 3, 1))
    assert auction_fired(auction_state(), event) == ["A41 a lot's total is negative", "A42 tie for a tile"]


def test_a_marker_that_moves_less_than_asked_was_stopped() -> None:
    event = auction_events.MarketMoved(((Card.EBI, 4, 58, 60), (Card.FUGU, -1, 1, 1), (Card.TAKO, 2, 3, 5)))
    assert auction_fired(auction_state(), event) == ["A46 stopped by the end of the board"] * 2


def test_a_clock_lot_among_the_discarded_was_unsold() -> None:
    state = auction_state()
    state.ranking = (2, 0, 1, 3)
    assert auction_fired(state, auction_events.LotsDiscarded((0, 2))) == ["A55 clock unsold"]
    assert auction_fired(state, auction_events.LotsDiscarded((0, 1))) == []


def duel_fired(
    *events: duel_events.DuelEvent, emptied: int = 0, day: bool = False, barrel: int = 0
) -> list[str]:
    state: DuelState = rules_of("duel").setup(usual_options("duel", 2), 1)[0]
    state.emptied, state.day, state.barrel = emptied, day, barrel
    return list(duel.fired(state, Bid(0, 1), events))


@pytest.mark.parametrize(
    ("day", "barrel", "label"),
    [
        (False, 2, "D40 tie by night"),
        (True, 2, "D41 tie by day"),
        (True, 0, "D42 tie by day, barrel in the middle"),
    ],
)
def test_ties_are_told_apart(day: bool, barrel: int, label: str) -> None:
    assert duel_fired(duel_events.BidsRevealed((2, 2)), day=day, barrel=barrel) == [label]
    assert duel_fired(duel_events.BidsRevealed((2, 3)), day=day, barrel=barrel) == []


def test_a_barrel_that_moves_less_than_asked_was_stopped() -> None:
    bids = duel_events.BidsRevealed((4, 1))
    stopped = "D23 barrel stopped by the last notch"
    assert duel_fired(bids, duel_events.BarrelMoved(1, Cause.BID, 1, 4)) == []
    assert duel_fired(bids, duel_events.BarrelMoved(1, Cause.BID, 2, 4)) == [stopped]
    assert duel_fired(duel_events.BarrelMoved(1, Cause.ICON, 4, 4)) == ["D31 barrel icon", stopped]
    assert duel_fired(duel_events.BarrelMoved(1, Cause.BALANCE, 4, 0)) == ["D50 end of the balance"]


def test_discards_turned_after_the_second_emptying_are_a_need_of_the_last_turn() -> None:
    turned = duel_events.DiscardsTurned(3, 0)
    assert duel_fired(duel_events.DrawPileEmptied(1), turned) == ["D60 draw pile empty"]
    again = "D61 draw pile empty again"
    assert duel_fired(duel_events.DrawPileEmptied(2), turned, emptied=1) == [
        again,
        "D62 discards turned for the last turn",
    ]
    assert duel_fired(turned, emptied=2) == ["D62 discards turned for the last turn"]


def test_endings_and_their_labels_agree() -> None:
    played = tally("duel", 2, 4, 40)
    assert played.fired["D32 knives win"] == played.endings["knives"]
    assert played.fired["D73 tie broken by the barrel"] == played.endings["barrel"]
    played = tally("auction", 2, 4, 40)
    assert played.fired["A62 victory shared"] == played.endings["shared"]
