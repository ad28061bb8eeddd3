"""H1-H5: the markets in play, their stocks, and what each player starts with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.harbor.events import MatchBegan, TurnBegan
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import (
    EXTRA_MARKETS,
    FISH,
    FISH_MARKETS,
    TOKEN_OF,
    TUNAS,
    Hull,
    Kind,
    Market,
    Resource,
)
from tests.rules.harbor.positions import Game, dealt, harbor, house_spec, only, ship

PLAYERS = (2, 3, 4, 5, 6)
FURTHER = {2: (3, 2), 3: (4, 2), 4: (4, 3), 5: (5, 3), 6: (5, 4)}
STOCKS = {
    Kind.MACKEREL: ((14, 15, 20, 25, 30), (20, 30, 40, 50, 60), (2, 6, 7, 8, 9)),
    Kind.EEL: ((6, 6, 7, 8, 9), (13,) * 5, (3,) * 5),
    Kind.FUGU: ((3, 3, 4, 5, 6), (7,) * 5, (1,) * 5),
    Kind.SALMON: ((4, 4, 5, 6, 7), (10,) * 5, (4,) * 5),
    Kind.TUNA: ((6, 6, 6, 9, 9), (5,) * 5, (3,) * 5),
    Kind.SNAPPER: ((7, 8, 9, 10, 11), (18,) * 5, (3,) * 5),
    Kind.SQUID: ((6, 6, 7, 8, 9), (8,) * 5, (3,) * 5),
    Kind.OCTOPUS: ((7, 8, 9, 10, 11), (8,) * 5, (3,) * 5),
    Kind.CRAB: ((5, 6, 7, 8, 9), (8,) * 5, (2,) * 5),
}
SHIPS = {2: (3, 2, 1, 1, 1), 3: (4, 3, 2, 1, 1), 4: (5, 3, 2, 1, 1), 5: (6, 4, 3, 2, 1), 6: (6, 4, 3, 2, 1)}
EVERYTHING = tuple(market for market in Market if market not in (Market.MACKEREL, Market.SHIPS))


def drawn(players: int, seed: int, fish: int | None = None, extras: int | None = None) -> tuple[Market, ...]:
    """The markets of a match whose table left them to chance."""
    kernel = HarborKernel(house_spec())
    options = HarborOptions(players, None, None, fish, extras)
    state, events = kernel.setup(options, seed)
    assert only(events, MatchBegan).markets == state.deal.markets
    return state.deal.markets


def fish_in(view: HarborView, kind: Kind) -> int:
    return sum(view.stock[tuna] for tuna in TUNAS) if kind is Kind.TUNA else view.stock[TOKEN_OF[kind]]


@pytest.mark.rules("H1")
@pytest.mark.parametrize("players", PLAYERS)
def test_mackerel_and_ships_are_joined_by_as_many_markets_as_the_table_shows(players: int) -> None:
    further_fish, extras = FURTHER[players]
    for seed in range(30):
        markets = drawn(players, seed)
        assert {Market.MACKEREL, Market.SHIPS} <= set(markets)
        assert len(set(markets) & set(FISH_MARKETS)) == 1 + further_fish
        assert len(set(markets) & set(EXTRA_MARKETS)) == 1 + extras
        assert list(markets) == sorted(set(markets))


@pytest.mark.rules("H1")
def test_each_further_market_is_drawn_about_equally_often() -> None:
    found = [market for seed in range(400) for market in drawn(2, seed)]
    for market in EVERYTHING:
        likely = 400 * 3 / 8 if market in FISH_MARKETS else 400 * 2 / 5
        assert abs(found.count(market) - likely) < 45, market


@pytest.mark.rules("H1")
def test_the_players_may_agree_to_use_more_markets() -> None:
    markets = drawn(2, 1, fish=5)
    assert len(set(markets) & set(FISH_MARKETS)) == 6
    assert len(set(markets) & set(EXTRA_MARKETS)) == 3
    markets = drawn(2, 1, extras=4)
    assert len(set(markets) & set(FISH_MARKETS)) == 4
    assert len(set(markets) & set(EXTRA_MARKETS)) == 5
    assert drawn(6, 1, fish=8, extras=5) == tuple(Market)


@pytest.mark.rules("H1")
def test_the_players_may_pick_the_markets_by_hand() -> None:
    game = harbor(4, [Market.BANK, Market.EEL])
    assert game.state.deal.markets == (Market.MACKEREL, Market.EEL, Market.SHIPS, Market.BANK)


@pytest.mark.rules("H1")
def test_the_same_seed_draws_the_same_markets_and_another_one_others() -> None:
    assert drawn(4, 7) == drawn(4, 7)
    assert len({drawn(4, seed) for seed in range(20)}) > 10


@pytest.mark.rules("H2")
def test_there_are_nine_fish_markets_and_six_extra_markets() -> None:
    markets = drawn(2, 1, fish=8, extras=5)
    fish = "mackerel squid tuna snapper salmon octopus eel fugu crab"
    extras = "ships rentals government trading bank aquarium"
    assert " ".join(market.name.lower() for market in markets) == f"{fish} {extras}"


@pytest.mark.rules("H3")
@pytest.mark.parametrize("kind", FISH, ids=lambda kind: kind.name.lower())
@pytest.mark.parametrize("players", PLAYERS)
def test_a_fish_market_starts_with_the_stock_of_its_player_count(players: int, kind: Kind) -> None:
    view = dealt(players, EVERYTHING).view()
    barrels, fish, licences = (column[players - 2] for column in STOCKS[kind])
    assert view.barrels[kind] == barrels
    assert fish_in(view, kind) == fish
    assert view.licences[kind] + sum(seat.licences[kind] for seat in view.seats) == licences


@pytest.mark.rules("H3")
def test_the_house_formulas_give_the_stocks_of_the_table() -> None:
    for players in PLAYERS:
        at = players - 2
        assert STOCKS[Kind.MACKEREL][0][at] == (14 if players == 2 else 5 * players)
        assert STOCKS[Kind.MACKEREL][1][at] == 10 * players
        assert STOCKS[Kind.MACKEREL][2][at] == (2 if players == 2 else players + 3)
        assert STOCKS[Kind.EEL][0][at] == STOCKS[Kind.SQUID][0][at] == max(6, players + 3)
        assert STOCKS[Kind.FUGU][0][at] == max(3, players)
        assert STOCKS[Kind.SALMON][0][at] == max(4, players + 1)
        assert STOCKS[Kind.TUNA][0][at] == (9 if players > 4 else 6)
        assert STOCKS[Kind.SNAPPER][0][at] == STOCKS[Kind.OCTOPUS][0][at] == players + 5
        assert STOCKS[Kind.CRAB][0][at] == players + 3


@pytest.mark.rules("H3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_ships_in_the_market_are_those_of_the_table_less_the_starting_ships(players: int) -> None:
    view = harbor(players).view()
    assert view.hulls == (SHIPS[players][0] - players, *SHIPS[players][1:])


@pytest.mark.rules("H3", "H45", "H54", "H56")
@pytest.mark.parametrize("players", PLAYERS)
def test_takoyaki_rentals_subsidies_and_papers_are_the_same_at_every_player_count(players: int) -> None:
    view = harbor(players, EVERYTHING).view()
    assert view.stock[Resource.TAKOYAKI] == 12
    assert (view.freezers_left, view.carts_left) == (2, 2)
    assert view.subsidies_left == 2
    assert (view.loans_left, view.shares_left) == (3, 2)


@pytest.mark.rules("H3", "H42")
def test_the_bag_holds_three_tuna_of_15_one_of_20_and_one_of_25() -> None:
    view = harbor(3, [Market.TUNA]).view()
    bag = [(view.stock[tuna], view.worth[tuna]) for tuna in TUNAS]
    assert bag == [(3, 15), (1, 20), (1, 25)]


@pytest.mark.rules("H3", "H1")
def test_a_market_that_is_not_in_play_has_no_stock() -> None:
    view = harbor(3).view()
    assert view.barrels == (15, *[0] * 8)
    assert sum(view.stock) == view.stock[Resource.MACKEREL] == 30
    assert view.licences == (3, *[0] * 8)
    assert (view.freezers_left, view.carts_left, view.subsidies_left) == (0, 0, 0)
    assert (view.loans_left, view.shares_left) == (0, 0)


@pytest.mark.rules("H3", "H2")
@pytest.mark.parametrize("market", EXTRA_MARKETS[1:], ids=lambda market: market.name.lower())
def test_each_extra_market_brings_its_own_stock_only(market: Market) -> None:
    view = harbor(3, [market]).view()
    rentals, bank = market is Market.RENTALS, market is Market.BANK
    assert (view.freezers_left, view.carts_left) == ((2, 2) if rentals else (0, 0))
    assert view.subsidies_left == (2 if market is Market.GOVERNMENT else 0)
    assert (view.loans_left, view.shares_left) == ((3, 2) if bank else (0, 0))


@pytest.mark.rules("H4")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_starts_with_money_a_licence_and_a_ship_in_the_only_open_port(players: int) -> None:
    assert dealt(players, EVERYTHING).state.cash == [2000] * players
    for seat in dealt(players, EVERYTHING).view().seats:
        assert seat.ports == 1
        assert seat.ships == (ship(Hull.ONE_SLOT, port=0),)
        assert seat.licences == (1, *[0] * 8)
        assert seat.wares == ()
        assert sum(seat.tokens) == seat.resources == 0
        assert (seat.freezer_uses, seat.cart_actions, seat.subsidies, seat.loans, seat.shares) == (0,) * 5


@pytest.mark.rules("H4", "H95")
def test_starting_money_goes_by_the_turn_order_not_by_the_seat() -> None:
    sizes = dict(house_spec().sizes)
    sizes[3] = replace(sizes[3], money=(1900, 2000, 2100))
    assert dealt(3, first=0, sizes=sizes).state.cash == [1900, 2000, 2100]
    assert dealt(3, first=2, sizes=sizes).state.cash == [2000, 2100, 1900]


@pytest.mark.rules("H4", "H49")
def test_tracks_start_at_1_and_nothing_is_overfished() -> None:
    view = harbor(3, EVERYTHING).view()
    assert (view.eel, view.crab) == (1, 1)
    assert view.overfished == frozenset()
    assert view.gone == (0,) * 9
    assert sum(view.charity) == sum(view.aquarium) == sum(map(sum, view.spots)) == 0
    assert len(view.spots) == 3


@pytest.mark.rules("H5")
@pytest.mark.parametrize("first", range(4))
def test_the_start_player_is_the_tables_choice(first: int) -> None:
    kernel = HarborKernel(house_spec())
    state, events = kernel.setup(HarborOptions(4, first, (), None, None), 5)
    assert only(events, MatchBegan).first == state.deal.first == first
    assert only(events, TurnBegan) == TurnBegan(first, 1)
    assert kernel.to_act(state) == {first}
    assert (state.phase, state.actions, state.round) == (Phase.TURN, 2, 1)


@pytest.mark.rules("H5")
def test_the_start_player_is_random_otherwise() -> None:
    kernel = HarborKernel(house_spec())
    options = HarborOptions.usual(house_spec(), 5)
    firsts = [kernel.setup(options, seed)[0].deal.first for seed in range(100)]
    assert all(10 < firsts.count(seat) < 32 for seat in range(5))


@pytest.mark.rules("H5")
def test_play_goes_clockwise_and_a_round_starts_with_the_start_player() -> None:
    game: Game = harbor(3, first=1)
    turns = [(event.seat, event.round) for event in game.end_turns(6) if isinstance(event, TurnBegan)]
    assert turns == [(2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]
