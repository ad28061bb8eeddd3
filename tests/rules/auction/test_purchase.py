"""A50, A54, A55: buying a lot or declining."""

from __future__ import annotations

import pytest

from game.rules.auction.actions import BuyLot, Decline
from game.rules.auction.events import Declined, FirstPlayerPassed, LotBought, LotsDiscarded, OfferDealt
from game.rules.auction.state import Phase
from game.rules.core.errors import NotYourTurn
from tests.order import order
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    QUIET,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    auction,
    counts,
    options,
    phase_of,
    position,
    refused,
    start,
)


@pytest.mark.rules("A50")
@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_players_act_once_each_from_the_first_player_clockwise(first: int, turns: list[int]) -> None:
    play = start(options(4, first)).price()
    acted = []
    while phase_of(play) == Phase.PURCHASE:
        acted.append(play.mover)
        assert all(play.choices(seat) == [] for seat in range(4) if seat != play.mover)
        play.decline()
    assert acted == turns
    assert phase_of(play) == Phase.VALUATION


@pytest.mark.rules("A50")
def test_a_buyer_pays_the_price_of_the_lots_tile_to_the_bank() -> None:
    play = position(lots=[]).price(3, 1, 0, 2)
    assert play.buy(1) == (LotBought(0, 1, 9, QUIET),)
    assert [seat.money for seat in play.view.seats] == [48 - 9, 51, 54]
    assert play.view.buyers == (None, 0, None, None)
    play.buy(2)
    assert [seat.money for seat in play.view.seats] == [48 - 9, 51 - 3, 54]


@pytest.mark.rules("A50")
def test_who_declines_takes_three_from_the_bank() -> None:
    play = start(options()).price()
    assert play.do(Decline(0)) == (Declined(0, 3),)
    assert [seat.money for seat in play.view.seats] == [51, 51, 54]
    assert play.view.buyers == (None, None, None, None)


@pytest.mark.rules("A50")
def test_the_choices_are_every_unsold_lot_and_to_decline() -> None:
    play = position(lots=[]).price(3, 1, 0, 2)
    assert play.choices() == [*(BuyLot(0, lot) for lot in range(4)), Decline(0)]
    play.buy(1)
    assert play.choices() == [BuyLot(1, 0), BuyLot(1, 2), BuyLot(1, 3), Decline(1)]
    play.buy(3)
    assert play.choices() == [BuyLot(2, 0), BuyLot(2, 2), Decline(2)]


@pytest.mark.rules("A50")
def test_the_choices_are_listed_in_the_common_order() -> None:
    play = position(options(4), lots=[]).price(4, 1, 3, 0, 2)
    while phase_of(play) == Phase.PURCHASE:
        keys = [order(action) for action in play.choices()]
        assert keys == sorted(set(keys))
        assert len(keys) == 6 - sum(buyer is not None for buyer in play.view.buyers)
        play.buy(4 - play.mover)


@pytest.mark.rules("A50")
@pytest.mark.parametrize(
    ("money", "lots"),
    [(13, [0, 1, 2, 3]), (12, [0, 1, 2, 3]), (11, [0, 1, 2]), (8, [0, 2]), (5, [2]), (3, [2])],
)
def test_there_is_no_credit(money: int, lots: list[int]) -> None:
    """The prices of lots 0 to 3 are 6, 9, 3 and 12."""
    play = position(lots=[], money=[money, 50, 50]).price(3, 1, 0, 2)
    assert play.choices() == [*(BuyLot(0, lot) for lot in lots), Decline(0)]
    for lot in range(4):
        assert (BuyLot(0, lot) in auction().legal(play.state, 0)) == (lot in lots)


@pytest.mark.rules("A50")
@pytest.mark.parametrize("money", [0, 1, 2])
def test_who_can_afford_no_lot_must_decline(money: int) -> None:
    play = position(money=[money, 50, 50]).price()
    assert play.choices() == [Decline(0)]
    play.decline()
    assert play.view.seats[0].money == money + 3


@pytest.mark.rules("A50")
def test_who_can_only_afford_the_lots_that_are_sold_must_decline() -> None:
    play = position(lots=[], money=[50, 5, 50]).price()
    play.buy(3)
    assert play.choices() == [Decline(1)]


@pytest.mark.rules("A50")
def test_a_buyer_may_spend_the_last_coin() -> None:
    play = position(lots=[], money=[12, 50, 50]).price()
    play.buy(0)
    assert play.view.seats[0].money == 0


@pytest.mark.rules("A50")
def test_one_may_decline_with_any_money() -> None:
    assert Decline(0) in auction().legal(position(money=[500, 50, 50]).price().state, 0)


@pytest.mark.rules("A50")
def test_nobody_acts_twice_in_a_round() -> None:
    play = start(options()).price()
    play.decline()
    refused(play, Decline(0), NotYourTurn)
    refused(play, BuyLot(0, 0), NotYourTurn)


@pytest.mark.rules("A50")
def test_the_bank_never_runs_out() -> None:
    play = position(options(4), money=[10_000_000] * 4)
    play.finish()
    assert [seat.money for seat in play.view.seats] == [10_000_021] * 4


@pytest.mark.rules("A54")
def test_the_lot_nobody_buys_is_discarded() -> None:
    lots = [(EBI, EBI, SAKE), (HOTATEGAI, TAKO, FUGU), (TAKUSAN, YAKUZA, SAKE), (MAGURO, FUGU, EBI)]
    play = position(lots=lots).price()
    play.buy(0)
    play.buy(3)
    play.decline()
    assert play.last(LotsDiscarded) == LotsDiscarded((1, 2))
    assert play.view.discards == counts({HOTATEGAI: 1, TAKO: 1, FUGU: 1, TAKUSAN: 1, YAKUZA: 1, SAKE: 1})


@pytest.mark.rules("A54")
def test_lots_are_discarded_only_after_everyone_acted() -> None:
    lots = [(EBI, EBI, EBI), (SAKE, SAKE, SAKE), QUIET, QUIET]
    play = position(lots=lots).price()
    play.decline(2)
    assert play.view.discards == counts({})
    assert play.choices() == [*(BuyLot(2, lot) for lot in range(4)), Decline(2)]
    play.buy(1)
    assert play.last(LotsDiscarded) == LotsDiscarded((0, 2, 3))
    assert play.view.discards == counts({EBI: 3, MAGURO: 6})


@pytest.mark.rules("A54")
def test_the_lots_nobody_bought_in_the_last_round_are_discarded_too() -> None:
    play = position(at_round=7, lots=[(EBI, EBI, EBI), (SAKE, SAKE, SAKE), QUIET, QUIET]).price()
    before = play.view.discards
    play.buy(0)
    play.decline(2)
    assert play.over
    gained = tuple(after - old for after, old in zip(play.view.discards, before, strict=True))
    assert gained == counts({SAKE: 3, MAGURO: 6})


@pytest.mark.rules("A54")
def test_nobody_can_buy_a_lot_of_an_earlier_round() -> None:
    play = position(lots=[], next_lots=[(EBI, EBI, EBI)] * 4)
    play.pass_round().price()
    assert play.view.buyers == (None,) * 4
    assert play.buy(2) == (LotBought(0, 2, 6, (EBI, EBI, EBI)),)


@pytest.mark.rules("A55")
@pytest.mark.parametrize("clock", [0, 1, 2, 3])
def test_the_buyer_of_the_clock_lot_is_first_player_next_round(clock: int) -> None:
    others = [lot for lot in range(4) if lot != clock]
    play = position(lots=[]).price(clock, *others)
    play.buy(others[0])
    play.decline()
    play.buy(clock)
    assert play.all(FirstPlayerPassed) == [FirstPlayerPassed(2)]
    assert play.last(OfferDealt).first == 2
    assert play.view.first == 2
    play.price()
    assert play.mover == 2


@pytest.mark.rules("A55")
def test_the_first_player_stays_if_nobody_buys_the_clock_lot() -> None:
    play = position(options(first=1), lots=[]).price()
    play.buy(1)
    play.buy(2)
    play.buy(3)
    assert play.view.first == 1
    assert play.last(OfferDealt).first == 1
    assert not play.all(FirstPlayerPassed)


@pytest.mark.rules("A55")
def test_the_first_player_who_buys_the_clock_lot_stays_first_player() -> None:
    play = position(options(first=1), lots=[]).price()
    play.buy(0)
    play.decline(2)
    assert play.view.first == 1
    assert not play.all(FirstPlayerPassed)


@pytest.mark.rules("A55")
def test_the_first_player_does_not_change_during_the_round() -> None:
    play = position(lots=[]).price().decline()
    play.buy(0)
    assert (play.view.first, play.mover) == (0, 2)


@pytest.mark.rules("A54", "A55", "A20")
def test_a_round_ends_with_the_discard_then_the_new_first_player_then_new_lots() -> None:
    play = position(lots=[]).price().decline(2)
    kinds = [type(event) for event in play.buy(0)]
    assert kinds == [LotBought, LotsDiscarded, FirstPlayerPassed, OfferDealt]
