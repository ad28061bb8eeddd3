"""H49: overfishing."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Fish
from game.rules.harbor.deeds import PayActions, Sell
from game.rules.harbor.events import MarketOverfished
from game.rules.harbor.steps import Dock, TakeBarrel
from game.rules.harbor.words import Hull, Kind, Market, Resource
from tests.rules.harbor.positions import harbor, only, ship

MACKEREL, EEL, FUGU, OCTOPUS, TUNA = Kind.MACKEREL, Kind.EEL, Kind.FUGU, Kind.OCTOPUS, Kind.TUNA


@pytest.mark.rules("H49")
def test_taking_the_last_barrel_overfishes_a_market_and_not_the_one_before() -> None:
    game = harbor(2, [Market.EEL]).fleet(0, ship(Hull.TWO_SLOT)).licences(0, EEL).barrels(EEL, 2)
    events = game.fish(0, TakeBarrel(0, EEL, False))
    assert not any(isinstance(event, MarketOverfished) for event in events)
    events = game.fish(0, TakeBarrel(0, EEL, False))
    assert events[-1] == MarketOverfished(EEL, 0)
    assert game.view().overfished == {EEL}


@pytest.mark.rules("H49", "H70")
def test_buying_the_last_fish_overfishes_a_market_and_its_barrels_leave_the_game() -> None:
    game = harbor(2, [Market.EEL]).ware(1, EEL, 0).ware(1, EEL, 0).stock(Resource.EEL, 2)
    events = game.buy(0, (1, 0))
    assert not any(isinstance(event, MarketOverfished) for event in events)
    assert (game.state.barrels[EEL], game.state.sea.gone[EEL]) == (5, 0)
    events = game.buy(0, (1, 0))
    assert only(events, MarketOverfished) == MarketOverfished(EEL, 6)
    assert (game.state.barrels[EEL], game.state.sea.gone[EEL]) == (0, 6)


@pytest.mark.rules("H49")
def test_barrels_still_out_stay_in_play_until_they_would_return() -> None:
    game = harbor(2, [Market.EEL]).fleet(0, ship(hold=[EEL])).ware(1, EEL, 100, fresh=False).ware(1, EEL, 300)
    game.overfished(EEL)
    game.fish(0, Dock(0, 0, (700,)))
    assert game.state.wares[0] == ((EEL, True, 700),)
    assert game.state.sea.gone[EEL] == 3
    game.buy(0, (1, 1))
    assert game.owned(0, Resource.EEL) == 1
    assert game.state.sea.gone[EEL] == 4
    game.end_turns()
    assert game.state.sea.gone[EEL] == 5
    assert game.state.barrels[EEL] == 0


@pytest.mark.rules("H49")
def test_at_octopus_the_octopus_count_and_not_the_takoyaki() -> None:
    game = (
        harbor(2, [Market.OCTOPUS]).ware(1, OCTOPUS, 0).ware(1, Kind.TAKOYAKI, 0).stock(Resource.TAKOYAKI, 0)
    )
    game.buy(0, (1, 1))
    assert game.view().overfished == frozenset()
    game.stock(Resource.OCTOPUS, 1)
    events = game.buy(0, (1, 0))
    assert only(events, MarketOverfished).fish is OCTOPUS


@pytest.mark.rules("H49")
def test_tokens_that_return_do_not_lift_it_and_resources_keep_their_value() -> None:
    game = (
        harbor(2, [Market.EEL])
        .tokens(0, Resource.EEL, 2)
        .stock(Resource.EEL, 0)
        .overfished(EEL)
        .tracks(eel=4)
        .actions(3)
    )
    assert game.resources(0) == 8
    game.visit(0, Market.EEL, Sell(Resource.EEL, 1), by=PayActions(2, 0))
    assert game.in_stock(EEL) == 1
    assert game.view().overfished == {EEL}
    game.fleet(0, ship()).licences(0, EEL)
    game.refuses(Fish(0, (TakeBarrel(0, EEL, False),)), "no barrel of that fish")


@pytest.mark.rules("H49", "H70")
def test_a_fish_that_returned_to_an_overfished_market_can_be_bought_again() -> None:
    game = harbor(2, [Market.EEL]).ware(1, EEL, 100).overfished(EEL).stock(Resource.EEL, 1)
    game.buy(0, (1, 0))
    assert game.owned(0, Resource.EEL) == 1
    assert game.state.sea.gone[EEL] == 6


@pytest.mark.rules("H49", "H42")
def test_tuna_are_still_auctioned_when_only_the_barrels_ran_out() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3)).overfished(TUNA)
    game.fish(0, Dock(0, 0, ()))
    assert game.kernel.to_act(game.state) == {0, 1, 2}
    assert game.state.sea.gone[TUNA] == 6
    assert game.state.barrels[TUNA] == 0


@pytest.mark.rules("H49", "H42")
def test_tuna_left_aside_of_an_overfished_market_leave_the_game() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.TWO_SLOT, hold=[TUNA] * 2)).overfished(TUNA)
    game.fish(0, Dock(0, 0, ()))
    assert game.state.sea.gone[TUNA] == 6


@pytest.mark.rules("H49", "H40")
def test_the_mackerel_can_be_overfished_too() -> None:
    game = harbor(2).fleet(0, ship()).barrels(MACKEREL, 1)
    events = game.fish(0, TakeBarrel(0, MACKEREL, False))
    assert only(events, MarketOverfished).fish is MACKEREL
