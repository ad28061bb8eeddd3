"""H11: what everybody sees, and the little that stays hidden."""

from __future__ import annotations

from dataclasses import fields

import pytest

from game.rules.core.dice import new_dice
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.deeds import BuyLicence, Give, PayActions, PayYen, Sell
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, Reprice
from game.rules.harbor.view import SeatView
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.positions import Game, harbor, ship

MACKEREL, EEL, TUNA = Kind.MACKEREL, Kind.EEL, Kind.TUNA
EVERYTHING = [market for market in Market if market not in (Market.MACKEREL, Market.SHIPS)]


def auction() -> Game:
    """Seat 0 has docked three tuna, and its other ship has not acted yet."""
    game = harbor(3, [Market.TUNA]).ports(0, 3).ware(0, MACKEREL, 100)
    game.fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3), ship(Hull.TWO_SLOT, hold=[MACKEREL]))
    game.fish(0, Reprice(0, 200), Dock(0, 1, ()))
    return game


@pytest.mark.rules("H11")
def test_cash_loans_prices_holds_and_everything_else_of_a_seat_is_open() -> None:
    game = harbor(3, EVERYTHING).cash(2000, 1700).ports(1, 2).licences(1, EEL)
    game.fleet(1, ship(Hull.TWO_SLOT, hold=[EEL])).ware(1, EEL, 900).tokens(1, Resource.MACKEREL, 4)
    game.slot(1, Slot.FREEZER).slot(1, Slot.CART, uses=1).slot(1, Slot.SUBSIDY)
    game.papers(1, loans=1).papers(2, shares=2)
    seen = SeatView(
        cash=1700,
        resources=4,
        tokens=(4, *[0] * 12),
        licences=(0, 0, 0, 0, 0, 0, 1, 0, 0),
        freezer_uses=2,
        cart_actions=1,
        subsidies=1,
        loans=1,
        shares=0,
        ports=2,
        ships=(ship(Hull.TWO_SLOT, hold=[EEL]),),
        wares=((EEL, True, 900),),
        free_slots=0,
        free_licences=(0,) * 9,
        free_berths=(1, 1, 0),
        fugu=0,
        ending="",
        held_by="",
    )
    for watcher in (0, 1, 2, None):
        view = game.view(watcher)
        assert view.seats[1] == seen
        assert view.seats[2].shares == 2
        assert view.seat == watcher
        assert (view.freezers_left, view.carts_left, view.subsidies_left) == (1, 1, 1)
        assert (view.loans_left, view.shares_left) == (2, 0)


@pytest.mark.rules("H11")
def test_the_markets_are_open_too() -> None:
    game = harbor(2, EVERYTHING).tracks(eel=4, crab=6).overfished(Kind.FUGU).licences(0, EEL)
    game.tokens(0, Resource.EEL, 2).tokens(0, Resource.MACKEREL, 2).ware(1, EEL, 100).actions(5)
    game.visit(0, Market.GOVERNMENT, Give(Resource.MACKEREL, 1))
    game.visit(0, Market.AQUARIUM, Sell(Resource.EEL, 1), by=PayActions(2, 0))
    game.visit(0, Market.SALMON, BuyLicence(None), by=PayYen())
    game.visit(0, Market.EEL, BuyLicence(None), by=PayActions(2, 0))
    view = game.view(1)
    assert view.markets == tuple(Market)
    assert view.barrels == (14, 6, 6, 7, 4, 7, 5, 0, 5)
    assert view.gone == (0, 0, 0, 0, 0, 0, 0, 3, 0)
    assert view.licences == (3, 3, 3, 3, 3, 3, 1, 1, 2)
    assert view.stock == (18, 8, 18, 10, 0, 8, 11, 7, 8, 12, 3, 1, 1)
    assert view.hulls == (1, 2, 1, 1, 1)
    assert (view.charity[Resource.MACKEREL], view.aquarium[Resource.EEL]) == (1, 1)
    assert (view.eel, view.crab) == (4, 6)
    assert view.overfished == {Kind.FUGU}
    assert view.entered == {Market.SALMON}
    assert (view.turn, view.actions, view.round, view.first, view.phase) == (0, 0, 1, 0, Phase.TURN)
    assert view.to_act == {0}
    assert view.options == game.state.deal.options
    assert (view.trigger, view.ending) == (None, "")


@pytest.mark.rules("H11", "H21", "H25", "H26", "H27")
def test_free_slots_licences_and_berths_of_a_seat_can_be_read() -> None:
    game = harbor(3, [Market.EEL]).licences(0, MACKEREL, MACKEREL, EEL).ports(0, 3)
    game.fleet(0, ship(port=2), ship(Hull.TWO_SLOT, hold=[MACKEREL]), ship(Hull.TWO_SLOT, port=0))
    mine = game.view().seats[0]
    assert mine.free_slots == 1
    assert (mine.free_licences[MACKEREL], mine.free_licences[EEL]) == (1, 1)
    assert mine.free_berths == (0, 1, 1)
    mine = game.fleet(0, ship(port=0), ship(Hull.BARGE, port=2)).view().seats[0]
    assert mine.free_berths == (0, 1, 0)
    mine = game.fleet(0, ship(port=0), ship(Hull.BARGE, hold=[MACKEREL, EEL])).view().seats[0]
    assert (mine.free_licences[MACKEREL], mine.free_licences[EEL]) == (1, 0)
    assert mine.free_berths == (0, 1, 2)
    assert game.view().seats[1].free_berths == (0, 0, 0)


@pytest.mark.rules("H11", "H47", "H57")
def test_the_worth_of_a_fugu_group_and_the_aquariums_demand_left_can_be_read() -> None:
    game = harbor(2, EVERYTHING).tokens(0, Resource.FUGU, 3).tokens(0, Resource.OLD_SALMON, 1)
    assert [seat.fugu for seat in game.view().seats] == [9, 0]
    demand = game.view().demand
    assert demand == tuple(game.kernel.spec.aquarium[kind].tokens for kind in Kind)
    sales = Sell(Resource.OLD_SALMON, 1), Sell(Resource.FUGU, 1)
    game.visit(0, Market.AQUARIUM, *sales, by=PayActions(2, 0))
    sold = {kind: before - left for kind, before, left in zip(Kind, demand, game.view().demand, strict=True)}
    assert {kind for kind, count in sold.items() if count} == {Kind.SALMON, Kind.FUGU}
    assert game.view().seats[0].fugu == 4
    assert harbor(2).view().demand == (0,) * 10


@pytest.mark.rules("H11", "H42")
def test_everybody_sees_the_tuna_on_offer_and_those_left_in_the_bag() -> None:
    game = auction()
    tuna = game.state.tuna
    assert tuna is not None
    for watcher in (0, 1, 2, None):
        view = game.view(watcher)
        assert view.tuna is tuna
        assert sum(view.stock[Resource.SMALL_TUNA :]) == 4
        assert view.phase is Phase.BIDDING
        assert view.to_act == {0, 1, 2}
        assert (view.acted, view.repriced, view.unloaded, view.aside) == (1, 1, 3, 0)


@pytest.mark.rules("H11", "H42")
def test_a_bid_is_seen_by_its_own_seat_only_and_by_all_once_revealed() -> None:
    game = auction()
    game.play(BidTuna(2, 300), BidTuna(0, 500))
    views = {watcher: game.view(watcher).bids for watcher in (0, 1, 2, None)}
    assert views == {0: (500, None, None), 1: (None,) * 3, 2: (None, None, 300), None: (None,) * 3}
    assert game.view(1).committed == (True, False, True)
    assert game.view(1).to_act == {1}
    game.play(BidTuna(1, 500))
    assert game.state.phase is Phase.TIE
    for watcher in (0, 1, 2, None):
        assert game.view(watcher).bids == (500, 500, 300)


@pytest.mark.rules("H11")
def test_the_next_draw_is_hidden() -> None:
    game = auction()
    before = game.view(0)
    game.state.dice = new_dice(12345)
    assert game.view(0) == before
    assert not {"dice", "seed", "rolls"} & {field.name for field in fields(before)}


@pytest.mark.rules("H11", "H80")
def test_the_trigger_of_the_end_is_open() -> None:
    game = harbor(2).cash(0, 6000)
    game.end_turns()
    assert (game.view(0).trigger, game.view(0).ending) == (1, "yen")
