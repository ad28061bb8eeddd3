"""D19-D23: hanging, bidding and taking."""

from __future__ import annotations

import pytest

from game.rules.duel.actions import Bid
from game.rules.duel.events import BarrelMoved, BidMade, BidsRevealed, CardDiscarded, CardHung, CardTaken
from game.rules.duel.state import Cause, Phase
from tests.rules.duel.positions import Game, house_spec


def at_bidding(**fields: object) -> Game:
    return Game(hung="ebi1 sake2", draw="tako1 tako2 tako3", **fields)  # type: ignore[arg-type]  # fields of the state


@pytest.mark.rules("D19")
def test_each_turn_starts_by_hanging_two_cards() -> None:
    game = at_bidding().bid(2, 1).take(0)
    assert game.hung == ["tako1", "tako2"]
    assert game.draw == ["tako3"]
    hung = game.happened(CardHung)
    assert [(event.turn, event.place) for event in hung] == [(6, 0), (6, 1)]
    assert game.face_words([event.top for event in hung]) == ["tako2", "tako3"]


@pytest.mark.rules("D20")
def test_both_players_bid_one_to_four() -> None:
    game = at_bidding()
    assert game.kernel.to_act(game.state) == {0, 1}
    for seat in (0, 1):
        assert list(game.kernel.legal(game.state, seat)) == [Bid(seat, bid) for bid in (1, 2, 3, 4)]


@pytest.mark.rules("D20")
def test_bids_are_revealed_together_once_both_are_in() -> None:
    game = at_bidding().do(Bid(1, 2))
    assert list(game.events) == [BidMade(1)]
    assert game.kernel.to_act(game.state) == {0}
    game.do(Bid(0, 3))
    assert list(game.events[:2]) == [BidMade(0), BidsRevealed((3, 2))]


@pytest.mark.rules("D20")
def test_bids_may_come_in_either_order() -> None:
    one = at_bidding().do(Bid(0, 4), Bid(1, 1))
    other = at_bidding().do(Bid(1, 1), Bid(0, 4))
    assert one.state == other.state


@pytest.mark.rules("D20")
def test_a_missing_bid_counts_as_one() -> None:
    assert house_spec().missing_bid == 1


@pytest.mark.rules("D21")
@pytest.mark.parametrize(
    ("first", "second", "end"), [(4, 1, 3), (3, 1, 2), (2, 1, 1), (1, 2, -1), (2, 4, -2), (1, 4, -3)]
)
def test_the_winner_moves_the_barrel_towards_the_opponent_by_the_difference(
    first: int, second: int, end: int
) -> None:
    game = at_bidding().bid(first, second)
    winner = 0 if first > second else 1
    assert game.state.barrel == end
    assert game.happened(BarrelMoved) == [BarrelMoved(1 - winner, Cause.BID, 0, end)]
    assert (game.state.phase, game.actor) == (Phase.TAKING, winner)


@pytest.mark.rules("D22")
@pytest.mark.parametrize(("place", "taken", "left"), [(0, "ebi1", "sake2"), (1, "sake2", "ebi1")])
def test_the_winner_takes_one_card_and_the_other_is_discarded(place: int, taken: str, left: str) -> None:
    game = at_bidding().bid(1, 3).take(place)
    assert game.owned(1) == [taken]
    assert game.owned(0) == []
    assert game.discards == [left]
    assert game.happened(CardTaken)[0].place == place
    assert [(event.owner, event.cause) for event in game.happened(CardDiscarded)] == [(None, Cause.BID)]


@pytest.mark.rules("D22", "D60")
def test_the_other_card_is_discarded_only_after_the_effect() -> None:
    """The Sake draw empties the pile: the card on the hook is not turned over with the discards."""
    game = Game(hung="sake1 ebi1", draw="tako1|maguro1", discards="tako2|maguro2", first="sake2 sake3")
    game.bid(2, 1).take(0)
    assert game.owned(0) == ["sake2", "sake3", "sake1", "tako1"]
    assert "ebi1" not in game.draw + game.hung
    assert game.hung[0] == "maguro2"


@pytest.mark.rules("D23")
@pytest.mark.parametrize(("barrel", "bids", "end"), [(3, (4, 1), 4), (-3, (1, 4), -4)])
def test_the_barrel_never_moves_past_the_last_notch(barrel: int, bids: tuple[int, int], end: int) -> None:
    assert at_bidding(barrel=barrel).bid(*bids).state.barrel == end


@pytest.mark.rules("D23", "D31")
def test_an_icon_moves_no_barrel_past_the_last_notch() -> None:
    game = Game(hung="ebi1b sake2", draw="tako1 tako2 tako3", barrel=-4, second="tako4").bid(2, 1)
    assert game.state.barrel == -3
    game = Game(hung="ebi1b sake2", draw="tako1 tako2 tako3", barrel=4, day=True).bid(2, 2).take(0)
    assert game.happened(BarrelMoved)[0] == BarrelMoved(1, Cause.ICON, 4, 4)
