"""H55-H57: trading, the bank and the aquarium."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import BuyShare, Deed, PayActions, Sell, TakeLoan, Trade
from game.rules.harbor.events import LoanTaken, ShareBought, SpotTraded, TokensSold
from game.rules.harbor.words import FISH_MARKETS, TUNAS, Kind, Market, Resource
from tests.rules.harbor.positions import Game, harbor, only

ONE, TWO = PayActions(1, 0), PayActions(2, 0)
ALL_FISH = FISH_MARKETS[1:]
MACKEREL, FUGU, OCTOPUS, TAKOYAKI, SQUID = (
    Resource.MACKEREL,
    Resource.FUGU,
    Resource.OCTOPUS,
    Resource.TAKOYAKI,
    Resource.SQUID,
)


def trade(spot: int, *bundle: Resource) -> Visit:
    return Visit(0, Market.TRADING, ONE, (Trade(spot, bundle),))


def traders(*markets: Market) -> Game:
    return harbor(2, [Market.TRADING, *markets]).cash(0)


# ---------------------------------------------------------------- H55


@pytest.mark.rules("H55")
@pytest.mark.parametrize(("spot", "worth", "yen"), [(0, 5, 700), (1, 10, 1400), (2, 15, 2100)])
def test_a_spot_buys_resources_worth_at_least_its_r_for_its_yen(spot: int, worth: int, yen: int) -> None:
    game = traders().tokens(0, MACKEREL, 16)
    short = f": the bundle is worth {worth - 1} R, spot {spot} asks for {worth}"
    game.refuses(trade(spot, *[MACKEREL] * (worth - 1)), short)
    events = game.visit(0, Market.TRADING, Trade(spot, (MACKEREL,) * worth))
    assert only(events, SpotTraded) == SpotTraded(0, spot, (MACKEREL,) * worth, (0,) * 13, yen)
    assert game.state.cash[0] == yen
    assert game.owned(0, MACKEREL) == 16 - worth
    assert [heap[MACKEREL] for heap in game.view().spots] == [worth if at == spot else 0 for at in range(3)]
    assert game.state.stock[MACKEREL] == 4


@pytest.mark.rules("H55")
def test_more_than_the_spot_asks_for_may_be_given() -> None:
    game = traders().tokens(0, MACKEREL, 9)
    game.visit(0, Market.TRADING, Trade(0, (MACKEREL,) * 9))
    assert game.state.cash[0] == 700


@pytest.mark.rules("H55")
def test_a_spot_that_has_paid_only_swaps_against_all_that_lies_there() -> None:
    game = traders(Market.OCTOPUS, Market.FUGU).tokens(0, MACKEREL, 6).tokens(1, FUGU, 3)
    game.visit(0, Market.TRADING, Trade(0, (MACKEREL,) * 6))
    game.end_turns()
    events = game.visit(1, Market.TRADING, Trade(0, (FUGU,) * 3))
    lay_there = tuple(6 if token is MACKEREL else 0 for token in Resource)
    assert only(events, SpotTraded) == SpotTraded(1, 0, (FUGU,) * 3, lay_there, 0)
    assert game.state.cash == [700, 2000]
    assert (game.owned(1, MACKEREL), game.owned(1, FUGU)) == (6, 0)
    assert game.view().spots[0] == tuple(3 if token is FUGU else 0 for token in Resource)
    again = Visit(1, Market.TRADING, ONE, (Trade(0, (MACKEREL,) * 4),))
    game.refuses(again, "the bundle is worth 4 R, spot 0 asks for 5")


@pytest.mark.rules("H55", "H47")
def test_a_bundle_is_worth_what_it_would_be_alone() -> None:
    game = traders(Market.FUGU).tokens(0, FUGU, 5)
    game.refuses(trade(0, FUGU, FUGU), ": the bundle is worth 4 R, spot 0 asks for 5")
    game.refuses(trade(1, FUGU, FUGU, FUGU), ": the bundle is worth 9 R, spot 1 asks for 10")
    game.visit(0, Market.TRADING, Trade(0, (FUGU, FUGU, FUGU)))
    assert game.state.cash[0] == 700
    assert game.owned(0, FUGU) == 2


@pytest.mark.rules("H55", "H44")
def test_a_bundle_is_valued_as_the_table_stands() -> None:
    game = traders(*ALL_FISH).tokens(0, Resource.FRESH_SALMON, 1).tokens(1, Resource.OLD_SALMON, 4)
    game.tokens(0, Resource.EEL, 1).tokens(0, Resource.SNAPPER, 1).tracks(eel=4)
    game.refuses(trade(0, Resource.EEL), "the bundle is worth 4 R")
    game.visit(0, Market.TRADING, Trade(0, (Resource.FRESH_SALMON,)))
    game.visit(0, Market.TRADING, Trade(1, (Resource.SNAPPER, Resource.EEL)))
    assert game.state.cash[0] == 700 + 1400


@pytest.mark.rules("H55")
def test_squid_are_worth_nothing_here_either() -> None:
    game = traders(Market.SQUID).tokens(0, SQUID, 8).tokens(0, MACKEREL, 5)
    game.refuses(trade(0, *[SQUID] * 8), "the bundle is worth 0 R")
    game.visit(0, Market.TRADING, Trade(0, (MACKEREL,) * 5 + (SQUID,)))
    assert game.view().spots[0][SQUID] == 1


@pytest.mark.rules("H55")
def test_several_spots_may_be_used_in_one_visit_but_each_only_once() -> None:
    game = traders(Market.TUNA).tokens(0, MACKEREL, 20).tokens(0, Resource.SMALL_TUNA, 1)
    first = Trade(0, (MACKEREL,) * 5)
    twice = Visit(0, Market.TRADING, ONE, (first, first))
    game.refuses(twice, ": no such spot, or used in this visit; spots left: 1, 2")
    game.visit(0, Market.TRADING, Trade(2, (Resource.SMALL_TUNA,)), first, Trade(1, (MACKEREL,) * 10))
    assert game.state.cash[0] == 2100 + 700 + 1400
    game.visit(0, Market.TRADING, Trade(0, (MACKEREL,) * 5))
    assert game.owned(0, MACKEREL) == 5
    assert game.state.cash[0] == 4200


@pytest.mark.rules("H55")
def test_a_swap_may_take_back_what_was_sold_in_the_visit_before() -> None:
    game = traders(Market.TUNA).tokens(0, Resource.LARGE_TUNA, 1).tokens(0, MACKEREL, 5)
    game.visit(0, Market.TRADING, Trade(0, (Resource.LARGE_TUNA,)))
    game.visit(0, Market.TRADING, Trade(0, (MACKEREL,) * 5))
    assert game.owned(0, Resource.LARGE_TUNA) == 1
    assert game.state.cash[0] == 700


@pytest.mark.rules("H55")
def test_wrong_bundles_and_spots_are_refused() -> None:
    game = traders(Market.OCTOPUS).tokens(0, MACKEREL, 5).tokens(0, OCTOPUS, 2).tokens(1, OCTOPUS, 2)
    for spot in (3, -1, True, None):
        deed = Trade(spot, (OCTOPUS, OCTOPUS))  # type: ignore[arg-type]
        game.refuses(Visit(0, Market.TRADING, ONE, (deed,)), "spots left: 0, 1, 2")
    for bundle in ([OCTOPUS, OCTOPUS], (5, 5), None, (OCTOPUS, None)):
        deed = Trade(0, bundle)  # type: ignore[arg-type]
        game.refuses(Visit(0, Market.TRADING, ONE, (deed,)), ": a bundle is a tuple of resources")
    game.refuses(trade(0, OCTOPUS, MACKEREL, MACKEREL), ": a bundle lists its resources in their order")
    game.refuses(trade(0, OCTOPUS, OCTOPUS, OCTOPUS), ": seat 0 does not own that bundle")
    game.refuses(trade(0, *[MACKEREL] * 6), "does not own that bundle")
    game.refuses(trade(0), "the bundle is worth 0 R, spot 0 asks for 5")
    all_three = [Trade(spot, (TAKOYAKI,) * (spot + 1)) for spot in range(3)]
    game.tokens(0, TAKOYAKI, 7)
    game.refuses(Visit(0, Market.TRADING, ONE, (*all_three, all_three[0])), "spots left: none")


@pytest.mark.rules("H55")
def test_the_listing_offers_every_bundle_that_is_worth_enough() -> None:
    game = traders(Market.CRAB).tokens(0, MACKEREL, 2).tokens(0, Resource.CRAB, 2).tracks(crab=3)
    m, c = MACKEREL, Resource.CRAB
    assert [deeds for _, deeds in game.visits(0, Market.TRADING)] == [
        (Trade(0, (m, m, c)),),
        (Trade(0, (m, m, c, c)),),
        (Trade(0, (m, c, c)),),
        (Trade(0, (c, c)),),
    ]
    game.tracks(crab=5)
    listed = {deeds for _, deeds in game.visits(0, Market.TRADING)}
    assert (Trade(0, (c,)),) in listed
    assert (Trade(1, (m, m, c)),) not in listed
    assert (Trade(1, (c, c)),) in listed


@pytest.mark.rules("H55")
def test_the_listing_uses_each_spot_once_and_only_tokens_that_are_left() -> None:
    game = traders(Market.TUNA).tokens(0, Resource.LARGE_TUNA, 1).tokens(0, Resource.MEDIUM_TUNA, 1)
    middle, large = (Resource.MEDIUM_TUNA,), (Resource.LARGE_TUNA,)
    both = middle + large
    expected: set[tuple[Deed, ...]] = {
        (Trade(spot, bundle),) for spot in range(3) for bundle in (middle, large, both)
    }
    expected |= {
        (Trade(first, bundle), Trade(second, other))
        for first in range(3)
        for second in range(3)
        if first != second
        for bundle, other in ((middle, large), (large, middle))
    }
    listed = [deeds for _, deeds in game.visits(0, Market.TRADING)]
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    game = traders(Market.TUNA).tokens(0, Resource.SMALL_TUNA, 3)
    lengths = set()
    for _, deeds in game.visits(0, Market.TRADING):
        lengths.add(len(deeds))
        assert len({deed.spot for deed in deeds if isinstance(deed, Trade)}) == len(deeds)
    assert lengths == {1, 2, 3}


# ---------------------------------------------------------------- H56


@pytest.mark.rules("H56")
def test_a_loan_pays_500_now_and_there_are_three() -> None:
    game = harbor(3, [Market.BANK]).cash(0, 0, 0)
    events = game.visit(0, Market.BANK, TakeLoan(), TakeLoan())
    assert [event for event in events if isinstance(event, LoanTaken)] == [LoanTaken(0, 500)] * 2
    assert game.state.cash[0] == 1000
    assert (game.view().seats[0].loans, game.view().loans_left) == (2, 1)
    game.end_turns()
    two = Visit(1, Market.BANK, ONE, (TakeLoan(), TakeLoan()))
    game.refuses(two, ": 0 loans left, seat 1 has 0 shares")
    game.visit(1, Market.BANK, TakeLoan())
    assert game.state.cash == [1000, 500, 0]


@pytest.mark.rules("H56")
def test_a_share_costs_300_and_there_are_two() -> None:
    game = harbor(3, [Market.BANK]).cash(800)
    one = Visit(0, Market.BANK, ONE, (BuyShare(), BuyShare(), BuyShare()))
    game.refuses(one, ": 0 shares left at 300; seat 0 has 200 yen and 0 loans")
    events = game.visit(0, Market.BANK, BuyShare())
    assert only(events, ShareBought) == ShareBought(0, 300)
    assert game.state.cash[0] == 500
    assert (game.view().seats[0].shares, game.view().shares_left) == (1, 1)
    game.cash(200)
    game.refuses(
        Visit(0, Market.BANK, ONE, (BuyShare(),)), ": 1 shares left at 300; seat 0 has 200 yen and 0 loans"
    )
    game.cash(300).visit(0, Market.BANK, BuyShare())
    assert game.state.cash[0] == 0


@pytest.mark.rules("H56")
def test_no_player_has_both_loans_and_shares() -> None:
    game = harbor(3, [Market.BANK]).papers(0, shares=1).papers(1, loans=1)
    game.refuses(Visit(0, Market.BANK, ONE, (TakeLoan(),)), ": 2 loans left, seat 0 has 1 shares")
    game.visit(0, Market.BANK, BuyShare())
    game.end_turns()
    game.refuses(Visit(1, Market.BANK, ONE, (BuyShare(),)), "and 1 loans")
    game.visit(1, Market.BANK, TakeLoan())
    game.refuses(Visit(1, Market.BANK, ONE, (TakeLoan(), BuyShare())), "loans")
    game.end_turns()
    game.refuses(
        Visit(2, Market.BANK, ONE, (TakeLoan(), BuyShare())), "0 shares left at 300; seat 2 has 2500 yen"
    )


@pytest.mark.rules("H56", "H25")
def test_loans_and_shares_need_no_slot() -> None:
    game = harbor(3, [Market.BANK, Market.EEL]).licences(0, *[Kind.EEL] * 3, Kind.MACKEREL)
    game.visit(0, Market.BANK, BuyShare(), BuyShare())
    assert game.view().seats[0].shares == 2


@pytest.mark.rules("H56")
def test_the_listing_offers_loans_and_shares_within_their_limits() -> None:
    game = harbor(2, [Market.BANK]).cash(300).papers(1, loans=2)
    assert game.visits(0, Market.BANK) == [(ONE, (BuyShare(),)), (ONE, (TakeLoan(),))]
    game.papers(1, loans=1)
    assert game.visits(0, Market.BANK) == [(ONE, (BuyShare(),))]
    assert game.cash(200).visits(0, Market.BANK) == []
    game = harbor(3, [Market.BANK]).cash(400).papers(1, shares=2).papers(2, loans=2)
    assert game.visits(0, Market.BANK) == [(ONE, (TakeLoan(),))]
    game = harbor(3, [Market.BANK]).cash(300).papers(0, loans=1).papers(2, loans=2)
    assert game.visits(0, Market.BANK) == []


# ---------------------------------------------------------------- H57

DEMANDS = {
    Resource.MACKEREL: (3, 300),
    Resource.SQUID: (2, 600),
    Resource.SNAPPER: (2, 700),
    Resource.FRESH_SALMON: (2, 800),
    Resource.OLD_SALMON: (2, 800),
    Resource.OCTOPUS: (2, 600),
    Resource.TAKOYAKI: (3, 700),
    Resource.EEL: (2, 800),
    Resource.CRAB: (2, 1000),
    Resource.FUGU: (2, 800),
    Resource.SMALL_TUNA: (1, 2500),
}


@pytest.mark.rules("H57")
@pytest.mark.parametrize("resource", DEMANDS, ids=lambda resource: resource.name.lower())
def test_the_aquarium_buys_each_kind_up_to_its_demand_at_the_tiles_price(resource: Resource) -> None:
    demand, yen = DEMANDS[resource]
    game = harbor(2, [Market.AQUARIUM, *ALL_FISH]).cash(0).tokens(0, resource, demand + 1)
    stock = list(game.state.stock)
    more = Visit(0, Market.AQUARIUM, TWO, (Sell(resource, demand + 1),))
    game.refuses(more, f": from seat 0 this market takes up to {demand} {resource.name.lower()}")
    events = game.visit(0, Market.AQUARIUM, Sell(resource, demand), by=TWO)
    assert only(events, TokensSold) == TokensSold(0, Market.AQUARIUM, resource, demand, demand * yen)
    assert game.state.cash[0] == demand * yen
    assert game.owned(0, resource) == 1
    assert game.view().aquarium[resource] == sum(game.view().aquarium) == demand
    assert game.state.stock == stock


@pytest.mark.rules("H57")
@pytest.mark.parametrize("tuna", TUNAS)
def test_the_aquarium_takes_one_tuna_of_any_size_for_2500(tuna: Resource) -> None:
    game = harbor(2, [Market.AQUARIUM, Market.TUNA]).cash(0)
    for size in TUNAS:
        game.tokens(0, size, 1)
    game.visit(0, Market.AQUARIUM, Sell(tuna, 1), by=TWO)
    assert game.state.cash[0] == 2500
    game.actions(2)
    for size in TUNAS:
        game.refuses(Visit(0, Market.AQUARIUM, TWO, (Sell(size, 1),)), "this market takes up to 0")


@pytest.mark.rules("H57")
def test_the_demand_is_a_total_for_the_whole_game_and_all_players() -> None:
    game = harbor(2, [Market.AQUARIUM]).tokens(0, MACKEREL, 2).tokens(1, MACKEREL, 3)
    game.visit(0, Market.AQUARIUM, Sell(MACKEREL, 2), by=TWO)
    game.end_turns()
    game.refuses(Visit(1, Market.AQUARIUM, TWO, (Sell(MACKEREL, 2),)), "takes up to 1 mackerel")
    game.visit(1, Market.AQUARIUM, Sell(MACKEREL, 1), by=TWO)
    assert game.view().aquarium[MACKEREL] == 3


@pytest.mark.rules("H57", "H47")
def test_the_aquarium_takes_single_fugu() -> None:
    game = harbor(2, [Market.AQUARIUM, Market.FUGU]).cash(0).tokens(0, FUGU, 3)
    game.visit(0, Market.AQUARIUM, Sell(FUGU, 1), by=TWO)
    assert game.state.cash[0] == 800
    assert game.resources(0) == 4


@pytest.mark.rules("H57", "H46", "H48")
def test_eel_and_crab_sold_to_the_aquarium_move_no_track() -> None:
    game = harbor(2, [Market.AQUARIUM, Market.EEL, Market.CRAB]).tracks(eel=5, crab=5)
    game.tokens(0, Resource.EEL, 1).tokens(0, Resource.CRAB, 1)
    game.visit(0, Market.AQUARIUM, Sell(Resource.EEL, 1), Sell(Resource.CRAB, 1), by=TWO)
    assert (game.state.sea.eel, game.state.sea.crab) == (5, 5)


@pytest.mark.rules("H57", "H44")
def test_salmon_at_the_aquarium_belong_to_nobody() -> None:
    game = harbor(2, [Market.AQUARIUM, Market.SALMON]).tokens(0, Resource.FRESH_SALMON, 3)
    assert game.resources(0) == 9
    game.visit(0, Market.AQUARIUM, Sell(Resource.FRESH_SALMON, 1), by=TWO)
    assert game.resources(0) == 4


@pytest.mark.rules("H57", "H45")
def test_takoyaki_for_sale_cannot_be_sold_to_the_aquarium() -> None:
    game = harbor(2, [Market.AQUARIUM, Market.OCTOPUS]).ware(0, Kind.TAKOYAKI, 100)
    game.refuses(Visit(0, Market.AQUARIUM, TWO, (Sell(TAKOYAKI, 1),)), "takes up to 0 takoyaki")


@pytest.mark.rules("H57")
def test_the_listing_offers_each_number_in_demand() -> None:
    game = harbor(2, [Market.AQUARIUM, Market.SALMON, Market.TUNA]).cash(0)
    game.tokens(0, Resource.FRESH_SALMON, 3).tokens(0, Resource.LARGE_TUNA, 1).tokens(0, MACKEREL, 1)
    single = [deeds[0] for _, deeds in game.visits(0, Market.AQUARIUM) if len(deeds) == 1]
    assert single == [
        Sell(MACKEREL, 1),
        Sell(Resource.FRESH_SALMON, 1),
        Sell(Resource.FRESH_SALMON, 2),
        Sell(Resource.LARGE_TUNA, 1),
    ]
    game.refuses(Visit(0, Market.AQUARIUM, TWO, (Sell("eel", 1),)), "a resource and a whole number")  # type: ignore[arg-type]
