"""Refusals: nobody acts out of turn, and nothing absurd is ever accepted."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core.errors import IllegalAction, NotYourTurn, WrongPhase
from game.rules.harbor.actions import BidTuna, Buy, EndTurn, Fish, OpenPort, PickBuyer, UseFreezer, Visit
from game.rules.harbor.deeds import BuyLicence, PayActions
from game.rules.harbor.steps import Dock, LeavePort
from game.rules.harbor.words import Hull, Kind, Market
from tests.rules.harbor.positions import Game, harbor, ship

TUNA = Kind.TUNA


def auction(*bids: int) -> Game:
    """A tuna auction with these bids of the first seats."""
    game = harbor(3, [Market.TUNA]).ports(0, 2).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3), ship(port=0))
    game.fish(0, Dock(0, 1, ()))
    game.play(*(BidTuna(seat, yen) for seat, yen in enumerate(bids)))
    return game


@pytest.mark.rules("H5", "H10")
@pytest.mark.parametrize(
    "action",
    [
        EndTurn(1),
        Fish(1, (LeavePort(0),)),
        Buy(1, ((0, 0),)),
        OpenPort(2),
        Visit(1, Market.MACKEREL, PayActions(2, 0), (BuyLicence(None),)),
        UseFreezer(1, True),
        BidTuna(1, 0),
        PickBuyer(1, 0),
    ],
)
def test_nobody_acts_in_another_players_turn(action: Any) -> None:
    words = f"seat {action.seat} is not to act; to act: 0"
    harbor(3).refuses(action, words, kind=NotYourTurn)


@pytest.mark.rules("H10")
@pytest.mark.parametrize("action", [UseFreezer(0, True), BidTuna(0, 100), PickBuyer(0, 1)])
def test_a_turn_waits_for_its_own_kinds_of_action(action: Any) -> None:
    words = "round 1 waits for EndTurn or Fish or Visit or Buy or OpenPort or ReturnLicence from seat 0"
    harbor(3).refuses(action, words, kind=WrongPhase)


@pytest.mark.rules("H42")
def test_an_auction_waits_for_bids_then_for_the_fishers_pick() -> None:
    game = auction()
    game.refuses(EndTurn(0), "waits for BidTuna from seat 0", kind=WrongPhase)
    game.refuses(PickBuyer(1, 1), "waits for BidTuna from seat 1", kind=WrongPhase)
    game = auction(300, 300, 0)
    game.refuses(BidTuna(0, 100), "waits for PickBuyer from seat 0", kind=WrongPhase)
    game.refuses(PickBuyer(1, 1), "to act: 0", kind=NotYourTurn)
    for odd in (2, 3, -1, True, None, "0"):
        game.refuses(PickBuyer(0, odd), ": the fisher picks among the tied seats 0, 1")  # type: ignore[arg-type]


@pytest.mark.rules("H10")
@pytest.mark.parametrize("seat", [-1, 3, 64, True, 0.0, "0", None, [0]])
def test_an_odd_seat_has_nothing_to_decide(seat: Any) -> None:
    game = harbor(3)
    assert list(game.kernel.legal(game.state, seat)) == []
    game.refuses(EndTurn(seat), "is not to act; to act: 0", kind=NotYourTurn)


@pytest.mark.rules("H10")
@pytest.mark.parametrize("action", [None, 0, "end turn", {"seat": 0}, LeavePort(0)])
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = harbor(3)
    before = game.state.copy()
    assert action not in game.kernel.legal(game.state, 0)
    with pytest.raises(IllegalAction):
        game.kernel.apply(game.state, action)
    assert game.state == before


@pytest.mark.rules("H20")
def test_a_refusal_stays_short_whatever_was_tried() -> None:
    game = harbor(3)
    for steps in ((LeavePort(0),) * 1000, (LeavePort(10**5000),)):
        with pytest.raises(IllegalAction) as refusal:
            game.kernel.apply(game.state, Fish(0, steps))
        assert len(str(refusal.value)) < 400


@pytest.mark.rules("H20")
@pytest.mark.parametrize("step", [None, "leave", EndTurn(0), 3])
def test_what_is_no_step_is_refused_with_the_steps_there_are(step: Any) -> None:
    words = f": a {type(step).__name__} is no step of a fish action; steps: "
    harbor(3).refuses(Fish(0, (step,)), words, "TakeBarrel")


@pytest.mark.rules("H42")
def test_only_the_bidders_own_bids_are_in_its_family() -> None:
    game = auction()
    family = game.kernel.legal(game.state, 1)
    assert BidTuna(0, 100) not in family
    assert EndTurn(1) not in family
    assert [bid.yen for bid in family] == list(range(0, 2001, 100))  # type: ignore[union-attr]


@pytest.mark.rules("H10")
def test_a_family_holds_only_the_actions_of_its_own_seat() -> None:
    game = harbor(3)
    assert EndTurn(1) not in game.kernel.legal(game.state, 0)
    assert EndTurn(0) not in game.kernel.legal(game.state, 1)
    assert EndTurn(0) in game.kernel.legal(game.state, 0)
