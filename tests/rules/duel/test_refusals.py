"""What is refused: a sentence for the player, and a state as it was."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core.errors import IllegalAction, NotYourTurn, WrongPhase
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, StealCard, TakeCard
from tests.rules.duel.positions import Game

DRAW = "tako8 tako9 tako7"


def refused(game: Game, action: Any, kind: type[IllegalAction], sentence: str) -> None:
    before = game.state.copy()
    with pytest.raises(IllegalAction) as refusal:
        game.kernel.apply(game.state, action)
    assert type(refusal.value) is kind
    assert str(refusal.value) == f"{action!r}: {sentence}"
    assert game.state == before


def bidding() -> Game:
    return Game(hung="ebi1 sake2", draw=DRAW)


def stealing() -> Game:
    return (
        Game(hung="maguro1 sake1", draw=DRAW, first="maguro2 maguro3", second="tako1 ebi5").bid(2, 1).take(0)
    )


@pytest.mark.rules("D20")
@pytest.mark.parametrize("bid", [0, 5, -1, None, "2", [], 2.5])
def test_a_bid_is_one_to_four(bid: Any) -> None:
    refused(bidding(), Bid(0, bid), IllegalAction, "a bid is 1 to 4")


@pytest.mark.rules("D20")
def test_nobody_bids_twice() -> None:
    refused(bidding().do(Bid(0, 2)), Bid(0, 3), NotYourTurn, "seat 0 is not to act; to act: 1")


@pytest.mark.parametrize("seat", [2, -1, None, True, "0", [], 1.0])
def test_only_the_two_seats_act(seat: Any) -> None:
    refused(bidding(), Bid(seat, 2), NotYourTurn, f"seat {seat!r} is not to act; to act: 0, 1")


@pytest.mark.parametrize("action", [None, "bid", 7])
def test_what_is_no_action_is_refused(action: Any) -> None:
    refused(bidding(), action, NotYourTurn, "seat None is not to act; to act: 0, 1")


@pytest.mark.rules("D22")
def test_nobody_takes_a_card_before_the_bids() -> None:
    refused(bidding(), TakeCard(0, 0), WrongPhase, "turn 5 waits for Bid from seat 0")


@pytest.mark.rules("D22")
def test_only_the_winner_takes() -> None:
    refused(bidding().bid(2, 1), TakeCard(1, 0), NotYourTurn, "seat 1 is not to act; to act: 0")


@pytest.mark.rules("D22")
@pytest.mark.parametrize("place", [2, -1, None])
def test_only_a_hung_card_is_taken(place: Any) -> None:
    game = bidding().bid(2, 1)
    refused(game, TakeCard(0, place), IllegalAction, "the hung cards are 0 at the left and 1 at the right")


@pytest.mark.rules("D2")
def test_a_card_has_no_third_half() -> None:
    game = Game(hung="ebi1/tako2 sake2", draw=DRAW).bid(2, 1).take(0)
    refused(game, ChooseHalf(0, 2), IllegalAction, "the halves of a card are 0 and 1")


@pytest.mark.rules("D34")
def test_only_a_card_of_the_opponent_is_stolen() -> None:
    game = stealing()
    sentence = "only a card of the opponent can be stolen; there are: 2, 3"
    refused(game, StealCard(0, game.number("maguro2")), IllegalAction, sentence)


@pytest.mark.rules("D34")
def test_a_bonus_is_compulsory() -> None:
    refused(stealing(), Bid(0, 1), WrongPhase, "turn 5 waits for StealCard from seat 0")


@pytest.mark.rules("D34")
def test_only_a_card_of_the_opponent_is_discarded() -> None:
    game = Game(hung="tako1 sake1", draw=DRAW, first="tako2 tako3", second="ebi1 ebi5").bid(2, 1).take(0)
    sentence = "only a card of the opponent can be discarded; there are: 2, 3"
    refused(game, DiscardCard(0, 17), IllegalAction, sentence)


@pytest.mark.rules("D61")
def test_after_the_end_nothing_is_done() -> None:
    game = Game(hung="ebi1", emptied=2).bid(2, 1)
    refused(game, Bid(0, 1), WrongPhase, "the match is over")
