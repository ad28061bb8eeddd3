"""H42: tuna barrels and their auction."""

from __future__ import annotations

import pytest

from game.rules.core.errors import NotYourTurn, WrongPhase
from game.rules.harbor.actions import BidTuna, EndTurn, Fish, PickBuyer
from game.rules.harbor.events import (
    BagEmpty,
    BidsRevealed,
    MarketOverfished,
    TunaDrawn,
    TunaReturned,
    TunaSold,
    UnloadPaid,
)
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort, Reprice, TakeBarrel
from game.rules.harbor.words import TUNAS, Hull, Kind, Market, Resource
from tests.rules.harbor.positions import Game, harbor, only, ship

TUNA = Kind.TUNA
THREE = ship(Hull.THREE_SLOT, hold=[TUNA] * 3)


def fisher_game(players: int = 3) -> Game:
    """Seat 0 has three tuna barrels at sea and another ship in the base port."""
    return harbor(players, [Market.TUNA]).fleet(0, THREE, ship(port=0)).ports(0, 3)


@pytest.mark.rules("H42")
def test_the_third_tuna_docked_starts_an_auction_at_once() -> None:
    game = fisher_game()
    events = game.fish(0, Dock(0, 1, ()))
    assert only(events, TunaDrawn).tuna in TUNAS
    assert game.state.phase is Phase.BIDDING
    assert game.kernel.to_act(game.state) == {0, 1, 2}
    assert game.state.barrels[TUNA] == 6
    assert game.state.wares[0] == ()


@pytest.mark.rules("H42")
def test_the_highest_bidder_pays_the_fisher_and_takes_the_tuna() -> None:
    game = fisher_game().cash(1000, 1000, 1000)
    drawn = only(game.fish(0, Dock(0, 1, ())), TunaDrawn).tuna
    events = game.bid(300, 800, 700)
    assert only(events, BidsRevealed).bids == (300, 800, 700)
    assert only(events, TunaSold) == TunaSold(1, 0, drawn, 800)
    assert game.state.cash == [1800, 200, 1000]
    assert game.owned(1, drawn) == 1


@pytest.mark.rules("H42")
def test_a_fisher_who_bids_highest_pays_the_bank() -> None:
    game = fisher_game().cash(1000, 1000, 1000)
    game.fish(0, Dock(0, 1, ()))
    game.bid(900, 800, 700)
    assert game.state.cash == [100, 1000, 1000]


@pytest.mark.rules("H42")
def test_among_tied_highest_the_fisher_picks_themselves_included() -> None:
    game = fisher_game().cash(1000, 1000, 1000)
    game.fish(0, Dock(0, 1, ()))
    game.bid(500, 400, 500)
    assert game.state.phase is Phase.TIE
    assert list(game.kernel.legal(game.state, 0)) == [PickBuyer(0, 0), PickBuyer(0, 2)]
    game.refuses(PickBuyer(0, 1), "the tied seats 0, 2")
    game.play(PickBuyer(0, 2))
    assert game.state.cash == [1500, 1000, 500]


@pytest.mark.rules("H42", "H11")
def test_bids_are_secret_until_all_are_in() -> None:
    game = fisher_game()
    game.fish(0, Dock(0, 1, ()))
    game.play(BidTuna(1, 400))
    assert game.kernel.observe(game.state, 0).bids == (None, None, None)
    assert game.kernel.observe(game.state, 1).bids == (None, 400, None)
    assert game.kernel.observe(game.state, None).committed == (False, True, False)
    game.refuses(BidTuna(1, 500), "to act: 0, 2", kind=NotYourTurn)


@pytest.mark.rules("H42")
@pytest.mark.parametrize("yen", [-100, 50, 2100, True, None, "100", [100], 10**5000], ids=range(8))
def test_a_bid_is_a_multiple_of_100_up_to_the_cash(yen: object) -> None:
    game = fisher_game()
    game.fish(0, Dock(0, 1, ()))
    game.refuses(BidTuna(0, yen), "a multiple of 100 from 0 to its cash, 2000")  # type: ignore[arg-type]


@pytest.mark.rules("H42", "H20")
def test_after_the_auction_the_fisher_goes_on_with_ships_that_have_not_acted() -> None:
    game = fisher_game()
    game.refuses(Fish(0, (Dock(0, 1, ()), LeavePort(1))), "starts a tuna auction")
    game.fish(0, Dock(0, 1, ()))
    game.bid(0, 100, 0)
    assert game.state.phase is Phase.FISHING
    game.refuses(EndTurn(0), "waits for Fish", kind=WrongPhase)
    game.refuses(Fish(0, (LeavePort(0),)), "has done its activity")
    assert game.state.actions == 1
    game.fish(0, LeavePort(1))
    assert game.state.actions == 1
    game.play(EndTurn(0))


@pytest.mark.rules("H42")
def test_the_further_fish_action_may_be_empty() -> None:
    game = fisher_game()
    game.fish(0, Dock(0, 1, ()))
    game.bid(0, 100, 0)
    assert next(iter(game.kernel.legal(game.state, 0))) == Fish(0, ())
    game.fish(0)
    assert game.state.phase is Phase.TURN


@pytest.mark.rules("H42", "H24")
def test_unloading_before_and_after_the_auction_is_paid_together_at_the_end() -> None:
    game = fisher_game().fleet(0, THREE, ship(hold=[Kind.MACKEREL])).cash(0, 0, 0)
    assert not any(isinstance(event, UnloadPaid) for event in game.fish(0, Dock(0, 1, ())))
    game.play(PickBuyer(0, 1))
    events = game.fish(0, Dock(1, 0, (500,)))
    assert only(events, UnloadPaid) == UnloadPaid(0, 4, 200)


@pytest.mark.rules("H42")
def test_nobody_is_asked_to_go_on_without_a_ship_left_to_act() -> None:
    game = fisher_game().fleet(0, THREE)
    game.fish(0, Dock(0, 1, ()))
    events = game.bid(100, 0, 0)
    assert game.state.phase is Phase.TURN
    assert only(events, UnloadPaid).yen == 100


@pytest.mark.rules("H42", "H23")
def test_who_can_still_re_price_something_is_asked_to_go_on_also_if_all_ships_have_acted() -> None:
    game = fisher_game().fleet(0, THREE).ware(0, Kind.MACKEREL, 300).ware(0, Kind.MACKEREL, 400)
    game.fish(0, Reprice(0, 200), Dock(0, 1, ()))
    game.bid(100, 0, 0)
    assert game.state.phase is Phase.FISHING
    game.refuses(Fish(0, (Reprice(0, 300),)), "ware 0 of seat 0 was re-priced in this fish action")
    game.fish(0, Reprice(1, 200))
    assert game.kernel.to_act(game.state) == {0}


@pytest.mark.rules("H42", "H23")
def test_who_has_re_priced_everything_and_moved_every_ship_is_not_asked_to_go_on() -> None:
    game = fisher_game().fleet(0, THREE).ware(0, Kind.MACKEREL, 300)
    game.fish(0, Reprice(0, 200), Dock(0, 1, ()))
    game.bid(100, 0, 0)
    assert game.state.phase is Phase.TURN


@pytest.mark.rules("H42", "H26")
@pytest.mark.parametrize(("yen", "phase"), [(500, Phase.FISHING), (400, Phase.TURN)])
def test_a_ship_that_could_dock_at_a_port_still_closed_makes_the_fisher_be_asked(
    yen: int, phase: Phase
) -> None:
    game = fisher_game().fleet(0, THREE, ship(Hull.TWO_SLOT)).ports(0, 1).licences(0).cash(yen, 0, 0)
    game.fish(0, Dock(0, 0, ()))
    game.bid(0, 0, 0)
    game.play(PickBuyer(0, 1))
    assert game.state.phase is phase


@pytest.mark.rules("H42", "H21")
def test_a_ship_at_sea_that_can_neither_dock_nor_take_a_barrel_makes_nobody_be_asked() -> None:
    game = fisher_game().fleet(0, THREE, ship(hold=[Kind.MACKEREL])).ports(0, 1).cash(0, 100, 0)
    game.fish(0, Dock(0, 0, ()))
    game.play(BidTuna(1, 0), PickBuyer(0, 1))
    assert game.state.phase is Phase.TURN


@pytest.mark.rules("H42")
def test_a_seat_without_yen_is_not_asked_for_a_bid_and_bids_nothing() -> None:
    game = fisher_game().cash(0, 100, 0)
    events = game.fish(0, Dock(0, 1, ()))
    assert only(events, TunaDrawn).barrels == 3
    assert game.kernel.to_act(game.state) == {1}
    assert game.view(1).bids == (0, None, 0)
    assert game.view().committed == (True, False, True)
    game.refuses(BidTuna(0, 0), "to act: 1", kind=NotYourTurn)
    events = game.play(BidTuna(1, 0))
    assert only(events, BidsRevealed).bids == (0, 0, 0)
    game.play(PickBuyer(0, 2))


@pytest.mark.rules("H42")
def test_where_nobody_has_yen_the_fisher_picks_at_once() -> None:
    game = fisher_game().cash(0, 0, 0)
    events = game.fish(0, Dock(0, 1, ()))
    assert only(events, BidsRevealed).bids == (0, 0, 0)
    assert game.state.phase is Phase.TIE
    game.play(PickBuyer(0, 0))
    assert game.owned(0, only(events, TunaDrawn).tuna) == 1


@pytest.mark.rules("H42", "H27")
def test_six_tuna_on_the_barge_make_two_auctions_in_a_row() -> None:
    game = harbor(5, [Market.TUNA]).ports(0, 3).fleet(0, ship(Hull.BARGE, hold=[TUNA] * 6))
    game.fish(0, Dock(0, 2, ()))
    events = game.bid(100, 0, 0, 0, 0)
    assert only(events, TunaDrawn).seat == 0
    game.bid(0, 100, 0, 0, 0)
    assert game.state.phase is Phase.TURN
    assert sum(game.state.stock[tuna] for tuna in TUNAS) == 3


@pytest.mark.rules("H42")
def test_tuna_barrels_of_two_ships_add_up_within_one_action() -> None:
    game = harbor(3, [Market.TUNA]).ports(0, 2)
    game.fleet(0, ship(Hull.TWO_SLOT, hold=[TUNA] * 2), ship(hold=[TUNA]))
    events = game.fish(0, Dock(0, 0, ()), Dock(1, 1, ()))
    assert only(events, TunaDrawn).seat == 0


@pytest.mark.rules("H42")
def test_tuna_left_aside_goes_back_without_effect() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.TWO_SLOT, hold=[TUNA] * 2))
    events = game.fish(0, Dock(0, 0, ()))
    assert only(events, TunaReturned) == TunaReturned(0, 2)
    assert only(events, UnloadPaid).yen == 100
    assert game.state.barrels[TUNA] == 6
    assert game.state.aside == 0


@pytest.mark.rules("H42", "H49")
def test_an_empty_bag_means_no_auction() -> None:
    game = fisher_game()
    for tuna in TUNAS:
        game.stock(tuna, 0)
    game.overfished(TUNA)
    events = game.fish(0, Dock(0, 1, ()), LeavePort(1))
    assert only(events, BagEmpty) == BagEmpty(0)
    assert only(events, TunaReturned).barrels == 3
    assert game.state.sea.gone[TUNA] == 6


@pytest.mark.rules("H42", "H49")
def test_the_last_tuna_drawn_leaves_the_market_overfished() -> None:
    game = fisher_game().stock(Resource.SMALL_TUNA, 0).stock(Resource.MEDIUM_TUNA, 0)
    events = game.fish(0, Dock(0, 1, ()))
    assert only(events, TunaDrawn).tuna is Resource.LARGE_TUNA
    assert only(events, MarketOverfished) == MarketOverfished(TUNA, 6)


@pytest.mark.rules("H42")
def test_the_bag_emptied_by_one_auction_has_no_tuna_for_the_next() -> None:
    game = harbor(5, [Market.TUNA]).ports(0, 3).fleet(0, ship(Hull.BARGE, hold=[TUNA] * 6))
    game.stock(Resource.SMALL_TUNA, 0).stock(Resource.MEDIUM_TUNA, 0)
    assert not any(isinstance(event, BagEmpty) for event in game.fish(0, Dock(0, 2, ())))
    events = game.bid(100, 0, 0, 0, 0)
    assert only(events, BagEmpty) == BagEmpty(0)
    assert only(events, TunaReturned) == TunaReturned(0, 3)


@pytest.mark.rules("H42")
def test_two_tuna_barrels_and_an_empty_bag_are_no_auction_missed() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.TWO_SLOT, hold=[TUNA] * 2)).overfished(TUNA)
    for tuna in TUNAS:
        game.stock(tuna, 0)
    assert not any(isinstance(event, BagEmpty) for event in game.fish(0, Dock(0, 0, ())))


@pytest.mark.rules("H42", "H21")
def test_taking_tuna_needs_its_licence() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship())
    game.refuses(Fish(0, (TakeBarrel(0, TUNA, False),)), "no tuna licence free")
