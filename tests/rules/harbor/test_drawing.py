"""Choices at random: over many draws all that is listed comes up, and nothing else.

Prices are 0 or 100 here, so that a position has few choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from game.rules.harbor.actions import Buy, EndTurn, Fish, HarborAction, Visit
from game.rules.harbor.deeds import BuyLicence, Convert
from game.rules.harbor.events import TunaDrawn
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort
from game.rules.harbor.words import TUNAS, Hull, Kind, Market, Resource, Slot
from tests.order import order
from tests.rules.harbor.positions import Game, harbor, house_spec, only, ship

MACKEREL, EEL, FUGU, TUNA, TAKOYAKI = Kind.MACKEREL, Kind.EEL, Kind.FUGU, Kind.TUNA, Kind.TAKOYAKI
FIGURES: dict[str, Any] = {"fishing": replace(house_spec().fishing, highest_price=100)}


def few(*markets: Market, players: int = 2, ported: bool = True) -> Game:
    """Seat 0 without yen and licences; its ship rests and all ports are open, unless said otherwise."""
    game = harbor(players, markets, **FIGURES).licences(0).cash(0)
    return game.ports(0, 3) if ported else game


def carted(game: Game) -> Game:
    """No own action: no fishing and no buying, only visits paid by a cart."""
    return game.slot(0, Slot.CART, uses=1).actions(0)


POSITIONS: dict[str, Callable[[], Game]] = {
    "nothing but to end the turn": lambda: carted(few()),
    "a port to open": lambda: few(ported=False).cash(500),
    "licences to return": lambda: few(Market.EEL).licences(0, MACKEREL, MACKEREL, EEL),
    "a mackerel licence by its income": lambda: few().licences(0, MACKEREL),
    "a tuna licence at its price": lambda: few(Market.TUNA).cash(100).actions(1),
    "a tuna licence for another": lambda: (
        carted(few(Market.TUNA, Market.FUGU)).licences(0, *[MACKEREL] * 2, FUGU).cash(100)
    ),
    "the cheapest ship": lambda: few().cash(500),
    "the barge": lambda: few().fleet(1, ship(Hull.TWO_SLOT), ship(Hull.TWO_SLOT)).cash(1000),
    "a ship to sell": lambda: few().fleet(0, ship(port=0), ship()).actions(1),
    "a rental at its price": lambda: few(Market.RENTALS).cash(500),
    "a subsidy at its price": lambda: few(Market.GOVERNMENT).cash(200),
    "gifts": lambda: few(Market.GOVERNMENT).tokens(0, Resource.MACKEREL, 1),
    "a trade": lambda: few(Market.TRADING, Market.TUNA).tokens(0, Resource.SMALL_TUNA, 1),
    "trades": lambda: few(Market.TRADING, Market.CRAB).tokens(0, Resource.CRAB, 3).tracks(crab=5).actions(1),
    "trades of two kinds": lambda: (
        few(Market.TRADING, Market.TUNA).tokens(0, Resource.SMALL_TUNA, 1).tokens(0, Resource.LARGE_TUNA, 1)
    ),
    "a loan": lambda: few(Market.BANK).papers(1, loans=2),
    "a share at its price": lambda: (
        few(Market.BANK).papers(1, loans=3).cash(300).slot(0, Slot.CART, uses=1).actions(0)
    ),
    "the aquarium": lambda: few(Market.AQUARIUM).tokens(0, Resource.MACKEREL, 1),
    "mackerel to sell": lambda: few().tokens(0, Resource.MACKEREL, 2).licences(1, *[MACKEREL] * 2).actions(1),
    "squid to sell": lambda: few(Market.SQUID).tokens(0, Resource.SQUID, 1),
    "a large tuna to sell": lambda: few(Market.TUNA).tokens(0, Resource.LARGE_TUNA, 1),
    "a medium tuna to sell": lambda: few(Market.TUNA).tokens(0, Resource.MEDIUM_TUNA, 1),
    "a small tuna to sell": lambda: few(Market.TUNA).tokens(0, Resource.SMALL_TUNA, 1),
    "eel to sell": lambda: few(Market.EEL).tokens(0, Resource.EEL, 1),
    "fugu to sell": lambda: few(Market.FUGU).licences(1, FUGU).tokens(0, Resource.FUGU, 2),
    "crab to sell": lambda: few(Market.CRAB).tokens(0, Resource.CRAB, 1),
    "mackerel barrels to sell": lambda: (
        carted(few().licences(1, *[MACKEREL] * 2)).ware(0, MACKEREL, 0).ware(0, MACKEREL, 0)
    ),
    "takoyaki to make": lambda: few(Market.OCTOPUS).tokens(0, Resource.OCTOPUS, 1).actions(2),
    "the last takoyaki to make": lambda: (
        few(Market.OCTOPUS).tokens(0, Resource.OCTOPUS, 1).stock(Resource.TAKOYAKI, 3)
    ),
    "the last fugu licence": lambda: few(Market.FUGU).cash(100),
    "takoyaki to pay with": lambda: (
        carted(few(Market.OCTOPUS)).ware(0, TAKOYAKI, 0).tokens(0, Resource.TAKOYAKI, 1).cash(200)
    ),
    "things to buy": lambda: few(Market.EEL).ware(1, MACKEREL, 0).ware(1, EEL, 100).cash(100).licences(0),
    "a new price": lambda: few().ware(0, MACKEREL, 0),
    "barrels to take": lambda: few(Market.EEL).licences(0, MACKEREL, EEL).fleet(0, ship(), ship(Hull.BARGE)),
    "prices for docked barrels": lambda: few().fleet(0, ship(Hull.TWO_SLOT, hold=[MACKEREL, MACKEREL])),
    "a tuna auction": lambda: few(Market.TUNA, players=3).fleet(
        0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3), ship(port=0)
    ),
}


def is_short(action: HarborAction) -> bool:
    """Long sequences come up too seldom to wait for."""
    if isinstance(action, Visit):
        return len(action.deeds) < 3
    return not isinstance(action, Fish) or len(action.steps) < 4


@pytest.mark.rules("H10", "H20", "H30", "H70")
@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_listed_is_legal_in_order_and_comes_up_at_random(name: str) -> None:
    game = POSITIONS[name]()
    family = game.kernel.legal(game.state, 0)
    listed = list(family)
    keys = [order(action) for action in listed]
    assert keys == sorted(keys)
    assert len(set(listed)) == len(listed) < 400
    assert all(action in family for action in listed)
    drawn = Counter(game.drawn(0, 60 * len(listed) + 500))
    assert set(drawn) <= set(listed)
    assert {action for action in listed if is_short(action)} <= set(drawn)


@pytest.mark.rules("H30", "H33")
@pytest.mark.parametrize("name", ["a tuna licence at its price", "a tuna licence for another"])
def test_whoever_has_just_the_yen_for_a_licence_is_offered_one(name: str) -> None:
    deeds = [deed for _, deeds in POSITIONS[name]().visits(0, Market.TUNA) for deed in deeds]
    assert deeds
    assert all(isinstance(deed, BuyLicence) for deed in deeds)


def one_seat_on(action: HarborAction, players: int) -> HarborAction:
    """The same action of the next seat."""
    moved = replace(action, seat=(action.seat + 1) % players)
    if isinstance(moved, Buy):
        return replace(moved, items=tuple(((seller + 1) % players, ware) for seller, ware in moved.items))
    return moved


@pytest.mark.rules("H5", "H10", "H20", "H30", "H70")
@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_position_one_seat_on_offers_the_same_with_the_same_effect(name: str) -> None:
    game = POSITIONS[name]()
    players, other = len(game.state.cash), game.rotated()
    listed = list(game.kernel.legal(game.state, 0))
    moved = [one_seat_on(action, players) for action in listed]
    assert list(other.kernel.legal(other.state, 1)) == moved
    assert other.drawn(1, 200) == [one_seat_on(action, players) for action in game.drawn(0, 200)]
    for action, twin in zip(listed[:40], moved[:40], strict=True):
        after, _ = game.kernel.apply(game.state, action)
        assert Game(game.kernel, after).rotated().state == other.kernel.apply(other.state, twin)[0]


@pytest.mark.rules("H45")
def test_one_octopus_and_three_takoyaki_in_stock_offer_every_set_of_prices() -> None:
    game = POSITIONS["the last takoyaki to make"]()
    deeds = [deeds for _, deeds in game.visits(0, Market.OCTOPUS)]
    assert deeds == [(Convert(prices),) for prices in product((0, 100), repeat=3)]


@pytest.mark.rules("H42")
def test_each_tuna_in_the_bag_is_equally_likely_to_be_drawn() -> None:
    drawn: Counter[Resource] = Counter()
    for seed in range(400):
        game = harbor(3, [Market.TUNA], seed=seed).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3))
        drawn[only(game.fish(0, Dock(0, 0, ())), TunaDrawn).tuna] += 1
    assert [abs(drawn[tuna] - likely) < 30 for tuna, likely in zip(TUNAS, (240, 80, 80), strict=True)] == [
        True
    ] * 3


@pytest.mark.rules("H42")
def test_bids_at_random_are_spread_over_all_there_are() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3)).cash(100, 1000)
    game.fish(0, Dock(0, 0, ()))
    assert set(game.drawn(1, 300)) == set(game.kernel.legal(game.state, 1))
    assert len(set(game.drawn(0, 20))) == 2


@pytest.mark.rules("H42", "H20")
def test_after_an_auction_what_is_left_to_do_comes_up_at_random() -> None:
    game = POSITIONS["a tuna auction"]()
    game.fish(0, Dock(0, 1, ()))
    game.bid(0, 100, 0)
    listed: list[HarborAction] = list(game.kernel.legal(game.state, 0))
    assert listed == [Fish(0, ()), Fish(0, (LeavePort(1),))]
    assert set(game.drawn(0, 100)) == set(listed)
    assert EndTurn(0) not in game.kernel.legal(game.state, 0)


@pytest.mark.rules("H42", "H27")
def test_after_an_auction_a_barge_without_a_free_port_leaves_nothing_to_do_so_nobody_is_asked() -> None:
    game = few(Market.TUNA, players=3).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3), ship(Hull.BARGE))
    game.fish(0, Dock(0, 2, ()))
    game.bid(0, 100, 0)
    assert game.state.phase is Phase.TURN
