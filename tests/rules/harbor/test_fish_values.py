"""H40-H48: what the fish are worth, and what their markets pay."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import BuyLicence, Convert, PayActions, PayYen, Sell, SellBarrel
from game.rules.harbor.events import BarrelSold, TakoyakiMade, TokensSold, TrackMoved
from game.rules.harbor.steps import Dock
from game.rules.harbor.words import FISH_MARKETS, TUNAS, Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.positions import harbor, only, ship

ONE, TWO, YEN = PayActions(1, 0), PayActions(2, 0), PayYen()
MACKEREL, EEL, FUGU, CRAB, SNAPPER = Kind.MACKEREL, Kind.EEL, Kind.FUGU, Kind.CRAB, Kind.SNAPPER
ALL_FISH = FISH_MARKETS[1:]


# ---------------------------------------------------------------- H40 Mackerel


@pytest.mark.rules("H40")
def test_a_mackerel_is_worth_1_r_and_sells_for_100() -> None:
    game = harbor(2).licences(0).cash(0).tokens(0, Resource.MACKEREL, 7)
    assert game.resources(0) == 7
    events = game.visit(0, Market.MACKEREL, Sell(Resource.MACKEREL, 5))
    assert only(events, TokensSold) == TokensSold(0, Market.MACKEREL, Resource.MACKEREL, 5, 500)
    assert game.state.cash[0] == 500
    assert game.owned(0, Resource.MACKEREL) == 2
    assert game.in_stock(MACKEREL) == 20 - 2


@pytest.mark.rules("H40")
@pytest.mark.parametrize("fresh", [True, False])
def test_an_own_mackerel_barrel_for_sale_sells_for_100_and_returns_to_the_barrels(fresh: bool) -> None:
    game = harbor(2, [Market.EEL]).licences(0).cash(0).ware(0, EEL, 100).ware(0, MACKEREL, 900, fresh)
    assert game.state.barrels[MACKEREL] == 13
    events = game.visit(0, Market.MACKEREL, SellBarrel(1))
    assert only(events, BarrelSold) == BarrelSold(0, 1, 100)
    assert game.state.cash[0] == 100
    assert game.state.barrels[MACKEREL] == 14
    assert game.state.wares[0] == ((EEL, True, 100),)
    assert game.owned(0, Resource.MACKEREL) == 0


@pytest.mark.rules("H40")
def test_barrels_are_sold_by_their_place_at_that_moment() -> None:
    game = (
        harbor(2, [Market.EEL])
        .ware(0, MACKEREL, 100)
        .ware(0, EEL, 200)
        .ware(0, MACKEREL, 300)
        .ware(0, EEL, 400)
    )
    game.visit(0, Market.MACKEREL, SellBarrel(2), SellBarrel(0))
    assert game.state.wares[0] == ((EEL, True, 200), (EEL, True, 400))


@pytest.mark.rules("H40", "H49")
def test_a_mackerel_barrel_sold_to_an_overfished_market_leaves_the_game() -> None:
    game = harbor(2).licences(0).ware(0, MACKEREL, 100).overfished(MACKEREL)
    game.visit(0, Market.MACKEREL, SellBarrel(0))
    assert (game.state.barrels[MACKEREL], game.state.sea.gone[MACKEREL]) == (0, 14)
    assert game.state.cash[0] == 2100


@pytest.mark.rules("H40")
def test_only_own_mackerel_barrels_are_sold_there() -> None:
    game = harbor(2, [Market.EEL]).ware(0, EEL, 100).ware(1, MACKEREL, 100).ware(0, MACKEREL, 100)
    for place in (0, 2, -1, True, 1.0):
        visit = Visit(0, Market.MACKEREL, ONE, (SellBarrel(place),))  # type: ignore[arg-type]
        game.refuses(visit, ": no mackerel barrel there; seat 0 has them at: 1")
    game = harbor(2).ware(1, MACKEREL, 100)
    game.refuses(Visit(0, Market.MACKEREL, ONE, (SellBarrel(0),)), "seat 0 has them at: none")


@pytest.mark.rules("H40")
def test_no_more_is_sold_than_a_player_has() -> None:
    game = harbor(2).tokens(0, Resource.MACKEREL, 2).tokens(1, Resource.MACKEREL, 5)
    for count in (0, -1, 3, 10**5000):
        visit = Visit(0, Market.MACKEREL, ONE, (Sell(Resource.MACKEREL, count),))
        game.refuses(visit, "from seat 0 this market takes up to 2 mackerel")
    for odd in (True, 1.0, None):
        visit = Visit(0, Market.MACKEREL, ONE, (Sell(Resource.MACKEREL, odd),))  # type: ignore[arg-type]
        game.refuses(visit, ": a resource and a whole number are asked for")


@pytest.mark.rules("H40")
@pytest.mark.parametrize(
    ("market", "names"),
    [
        (Market.MACKEREL, "the mackerel market buys mackerel"),
        (Market.TUNA, "the tuna market buys small_tuna, medium_tuna, large_tuna"),
        (Market.EEL, "the eel market buys eel"),
        (Market.FUGU, "the fugu market buys fugu"),
        (Market.CRAB, "the crab market buys crab"),
        (Market.SQUID, "the squid market buys squid"),
    ],
)
def test_a_fish_market_buys_its_own_fish_only(market: Market, names: str) -> None:
    game = harbor(2, ALL_FISH).tokens(0, Resource.OCTOPUS, 2)
    way = TWO if market in (Market.SQUID, Market.EEL) else ONE
    game.refuses(Visit(0, market, way, (Sell(Resource.OCTOPUS, 1),)), f": {names}")
    odd = Sell(int(Resource.EEL), 1)  # type: ignore[arg-type]
    game.refuses(Visit(0, market, way, (odd,)), f": {names}")


@pytest.mark.rules("H40", "H43", "H44", "H45")
@pytest.mark.parametrize(
    ("market", "token"),
    [
        (Market.SNAPPER, Resource.SNAPPER),
        (Market.SALMON, Resource.FRESH_SALMON),
        (Market.OCTOPUS, Resource.OCTOPUS),
    ],
)
def test_snapper_salmon_and_octopus_are_not_bought_back_by_their_markets(
    market: Market, token: Resource
) -> None:
    game = harbor(2, [market]).tokens(0, token, 1)
    way = ONE if market is Market.SNAPPER else YEN
    words = f": Sell is not done at {market.name.lower()}; there one can: BuyLicence"
    game.refuses(Visit(0, market, way, (Sell(token, 1),)), words)


@pytest.mark.rules("H40")
def test_the_listing_offers_every_number_of_mackerel_and_every_barrel() -> None:
    game = harbor(2).agreed(mackerel_cap=True).licences(0, MACKEREL, MACKEREL).cash(0)
    game.tokens(0, Resource.MACKEREL, 2)
    one, two = Sell(Resource.MACKEREL, 1), Sell(Resource.MACKEREL, 2)
    assert game.visits(0, Market.MACKEREL) == [(ONE, (one,)), (ONE, (one, one)), (ONE, (two,))]
    game = harbor(2).agreed(mackerel_cap=True).licences(0, MACKEREL, MACKEREL).cash(0)
    game.ware(0, MACKEREL, 0).ware(0, MACKEREL, 0)
    first, second = SellBarrel(0), SellBarrel(1)
    game.fleet(0, ship(port=0)).actions(0).slot(0, Slot.CART)
    deeds = [deeds for _, deeds in game.visits(0, Market.MACKEREL)]
    assert deeds == [(first,), (first, first), (second,), (second, first)]


# ---------------------------------------------------------------- H41 Squid


@pytest.mark.rules("H41")
def test_squid_are_worth_nothing_and_sell_for_500_each_without_limit() -> None:
    game = harbor(2, [Market.SQUID]).cash(0).tokens(0, Resource.SQUID, 8)
    assert game.resources(0) == 0
    game.visit(0, Market.SQUID, Sell(Resource.SQUID, 8), by=TWO)
    assert game.state.cash[0] == 4000
    assert game.in_stock(Kind.SQUID) == 8


# ---------------------------------------------------------------- H42 Tuna


@pytest.mark.rules("H42")
@pytest.mark.parametrize(("tuna", "worth"), [*zip(TUNAS, (15, 20, 25), strict=True)])
def test_a_tuna_sells_for_its_r_times_100_and_goes_back_into_the_bag(tuna: Resource, worth: int) -> None:
    game = harbor(2, [Market.TUNA]).cash(0).tokens(0, tuna, 1)
    left = game.state.stock[tuna]
    assert game.resources(0) == worth
    game.visit(0, Market.TUNA, Sell(tuna, 1))
    assert game.state.cash[0] == 100 * worth
    assert game.state.stock[tuna] == left + 1
    assert game.resources(0) == 0


@pytest.mark.rules("H42")
def test_several_tuna_are_sold_size_by_size() -> None:
    game = (
        harbor(2, [Market.TUNA]).cash(0).tokens(0, Resource.SMALL_TUNA, 3).tokens(0, Resource.LARGE_TUNA, 1)
    )
    assert game.resources(0) == 70
    game.visit(0, Market.TUNA, Sell(Resource.SMALL_TUNA, 2), Sell(Resource.LARGE_TUNA, 1))
    assert game.state.cash[0] == 3000 + 2500
    assert [game.state.stock[tuna] for tuna in TUNAS] == [2, 1, 1]


# ---------------------------------------------------------------- H43 Red Snapper


@pytest.mark.rules("H43")
@pytest.mark.parametrize(
    ("left", "worth"), [(17, 6), (16, 6), (15, 5), (13, 5), (12, 4), (4, 2), (3, 1), (1, 1)]
)
def test_a_snapper_is_worth_a_third_of_those_left_in_the_market_rounded_up(left: int, worth: int) -> None:
    game = harbor(2, [Market.SNAPPER]).tokens(0, Resource.SNAPPER, 1).stock(Resource.SNAPPER, left)
    assert game.resources(0) == worth
    assert game.view().worth[Resource.SNAPPER] == worth


@pytest.mark.rules("H43")
def test_with_16_snapper_left_two_snapper_are_worth_12_r() -> None:
    game = harbor(2, [Market.SNAPPER]).tokens(0, Resource.SNAPPER, 2)
    assert game.in_stock(SNAPPER) == 16
    assert game.resources(0) == 12


@pytest.mark.rules("H43", "H49")
@pytest.mark.parametrize("left", [0, 1, 17])
def test_snapper_of_an_overfished_market_are_worth_2_r_each(left: int) -> None:
    game = harbor(2, [Market.SNAPPER]).tokens(0, Resource.SNAPPER, 1).stock(Resource.SNAPPER, left)
    assert game.overfished(SNAPPER).resources(0) == 2


@pytest.mark.rules("H43")
def test_another_overfished_market_does_not_touch_the_snapper() -> None:
    game = harbor(2, ALL_FISH).tokens(0, Resource.SNAPPER, 1)
    others = [kind for kind in Kind if kind not in (SNAPPER, Kind.TAKOYAKI)]
    assert game.overfished(*others).resources(0) == 6


# ---------------------------------------------------------------- H44 Salmon


@pytest.mark.rules("H44")
def test_fresh_salmon_are_worth_the_salmon_of_all_players_and_degraded_ones_4_r() -> None:
    game = harbor(3, [Market.SALMON]).tokens(0, Resource.FRESH_SALMON, 2).tokens(1, Resource.OLD_SALMON, 3)
    game.tokens(2, Resource.FRESH_SALMON, 1)
    assert [game.resources(seat) for seat in range(3)] == [2 * 6, 3 * 4, 6]


@pytest.mark.rules("H44")
def test_a_salmon_bought_fresh_or_degraded_stays_so() -> None:
    game = harbor(2, [Market.SALMON]).ware(1, Kind.SALMON, 100).ware(1, Kind.SALMON, 100, fresh=False)
    game.buy(0, (1, 0), (1, 0))
    assert (game.owned(0, Resource.FRESH_SALMON), game.owned(0, Resource.OLD_SALMON)) == (1, 1)
    assert game.resources(0) == 2 + 4
    assert game.in_stock(Kind.SALMON) == 8


# ---------------------------------------------------------------- H45 Octopus


@pytest.mark.rules("H45")
def test_an_octopus_is_worth_3_r_and_a_takoyaki_5_r() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 2).tokens(1, Resource.TAKOYAKI, 2)
    assert (game.resources(0), game.resources(1)) == (6, 10)


@pytest.mark.rules("H45")
def test_converting_returns_the_octopus_and_takes_three_takoyaki_from_stock() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 2)
    before = game.state.stock[Resource.TAKOYAKI]
    events = game.visit(0, Market.OCTOPUS, Convert((0, 5000, 100)), by=YEN)
    assert only(events, TakoyakiMade) == TakoyakiMade(0, (0, 5000, 100))
    assert game.state.wares[0] == tuple((Kind.TAKOYAKI, True, price) for price in (0, 5000, 100))
    assert game.owned(0, Resource.OCTOPUS) == 1
    assert game.in_stock(Kind.OCTOPUS) == 7
    assert game.state.stock[Resource.TAKOYAKI] == before - 3
    assert game.resources(0) == 3


@pytest.mark.rules("H45")
def test_several_octopus_may_be_converted_in_one_visit() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 2)
    before = game.state.stock[Resource.TAKOYAKI]
    game.visit(0, Market.OCTOPUS, Convert((0, 0, 0)), Convert((100, 100, 100)), by=YEN)
    assert len(game.state.wares[0]) == 6
    assert game.state.stock[Resource.TAKOYAKI] == before - 6


@pytest.mark.rules("H45")
def test_the_conversion_needs_an_octopus_three_takoyaki_in_stock_and_three_prices() -> None:
    game = harbor(2, [Market.OCTOPUS])
    convert = Visit(0, Market.OCTOPUS, YEN, (Convert((0, 0, 0)),))
    game.refuses(convert, "this market takes up to 0 octopus")
    game.tokens(0, Resource.OCTOPUS, 1).stock(Resource.TAKOYAKI, 2)
    game.refuses(convert, ": 2 takoyaki in stock, 3 are needed")
    assert not any(isinstance(deeds[0], Convert) for _, deeds in game.visits(0, Market.OCTOPUS))
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 1).stock(Resource.TAKOYAKI, 3)
    for prices in ((0, 0), (0, 0, 0, 0), [0, 0, 0], (0, 0, 50), (0, 0, 5100)):
        game.refuses(Visit(0, Market.OCTOPUS, YEN, (Convert(prices),)), "price")  # type: ignore[arg-type]
    game.play(convert)
    assert game.state.stock[Resource.TAKOYAKI] == 0


@pytest.mark.rules("H45", "H49")
def test_an_octopus_that_returns_does_not_lift_overfishing() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 1).stock(Resource.OCTOPUS, 0)
    game.overfished(Kind.OCTOPUS).visit(0, Market.OCTOPUS, Convert((0, 0, 0)), by=YEN)
    assert game.in_stock(Kind.OCTOPUS) == 1
    assert game.view().overfished == {Kind.OCTOPUS}


# ---------------------------------------------------------------- H46 Eel


@pytest.mark.rules("H46")
def test_two_eels_sold_at_track_six_pay_1200_and_leave_the_track_at_two() -> None:
    game = harbor(2, [Market.EEL]).cash(0).tokens(0, Resource.EEL, 2).tracks(eel=6)
    assert game.resources(0) == 12
    events = game.visit(0, Market.EEL, Sell(Resource.EEL, 2), by=TWO)
    assert only(events, TokensSold).yen == 1200
    assert only(events, TrackMoved) == TrackMoved(EEL, 2)
    assert game.state.cash[0] == 1200
    assert game.state.sea.eel == 2
    assert game.in_stock(EEL) == 13


@pytest.mark.rules("H46")
@pytest.mark.parametrize(
    ("track", "sold", "after"), [(13, 1, 11), (13, 6, 1), (3, 1, 1), (2, 1, 1), (1, 3, 1), (4, 1, 2)]
)
def test_the_eel_track_falls_by_two_per_eel_sold_but_not_below_one(track: int, sold: int, after: int) -> None:
    game = harbor(2, [Market.EEL]).cash(0).tokens(0, Resource.EEL, sold).tracks(eel=track)
    game.visit(0, Market.EEL, Sell(Resource.EEL, sold), by=TWO)
    assert game.state.cash[0] == 100 * track * sold
    assert game.state.sea.eel == after


@pytest.mark.rules("H46")
def test_one_eel_track_serves_all_players() -> None:
    game = harbor(2, [Market.EEL]).tokens(0, Resource.EEL, 1).tokens(1, Resource.EEL, 3)
    game.fleet(0, ship(Hull.TWO_SLOT, hold=[EEL, EEL])).fish(0, Dock(0, 0, (0, 0)))
    assert game.state.sea.eel == 3
    assert (game.resources(0), game.resources(1)) == (3, 9)


@pytest.mark.rules("H46")
def test_only_eel_put_up_for_sale_raise_the_track() -> None:
    game = harbor(2, [Market.EEL]).fleet(0, ship(hold=[MACKEREL]))
    game.fish(0, Dock(0, 0, (0,)))
    assert game.state.sea.eel == 1


# ---------------------------------------------------------------- H47 Fugu


@pytest.mark.rules("H47")
@pytest.mark.parametrize("count", range(1, 8))
def test_n_fugu_are_worth_n_times_n_r_and_sell_for_as_much(count: int) -> None:
    game = harbor(2, [Market.FUGU]).cash(0).tokens(0, Resource.FUGU, count)
    assert game.resources(0) == count * count
    game.visit(0, Market.FUGU, Sell(Resource.FUGU, count))
    assert game.state.cash[0] == 100 * count * count
    assert game.in_stock(FUGU) == 7
    assert game.resources(0) == 0


@pytest.mark.rules("H47")
def test_four_fugu_sell_for_1600() -> None:
    game = harbor(2, [Market.FUGU]).cash(0).tokens(0, Resource.FUGU, 4)
    for count in (1, 2, 3, 5):
        visit = Visit(0, Market.FUGU, ONE, (Sell(Resource.FUGU, count),))
        game.refuses(visit, ": only the whole group of 4 fugu can be sold")
    events = game.visit(0, Market.FUGU, Sell(Resource.FUGU, 4))
    assert only(events, TokensSold) == TokensSold(0, Market.FUGU, Resource.FUGU, 4, 1600)


@pytest.mark.rules("H47")
def test_the_fugu_of_different_players_do_not_multiply() -> None:
    game = harbor(2, [Market.FUGU]).tokens(0, Resource.FUGU, 2).tokens(1, Resource.FUGU, 3)
    assert (game.resources(0), game.resources(1)) == (4, 9)


@pytest.mark.rules("H47")
def test_the_listing_offers_only_the_whole_group_of_fugu() -> None:
    game = harbor(2, [Market.FUGU]).cash(0).tokens(0, Resource.FUGU, 3)
    sells = [deeds for _, deeds in game.visits(0, Market.FUGU)]
    assert sells[-1] == (Sell(Resource.FUGU, 3), BuyLicence(None))
    assert sells[:-1] == [(Sell(Resource.FUGU, 3),)]


@pytest.mark.rules("H47")
def test_no_fugu_is_no_group() -> None:
    game = harbor(2, [Market.FUGU])
    game.refuses(Visit(0, Market.FUGU, ONE, (Sell(Resource.FUGU, 0),)), "takes up to 0 fugu")


@pytest.mark.rules("H47")
def test_a_ship_with_other_fish_leaves_the_fugu_licence_alone() -> None:
    game = harbor(2, [Market.FUGU]).licences(0, FUGU, MACKEREL).fleet(0, ship(hold=[MACKEREL]))
    game.fish(0, Dock(0, 0, (0,)))
    assert game.licensed(0, FUGU) == 1


# ---------------------------------------------------------------- H48 Spider Crab


@pytest.mark.rules("H48")
def test_a_crab_is_worth_the_track_and_sells_for_200_times_it() -> None:
    game = harbor(2, [Market.CRAB]).cash(0).tokens(0, Resource.CRAB, 3)
    assert game.resources(0) == 3
    events = game.visit(0, Market.CRAB, Sell(Resource.CRAB, 2))
    assert only(events, TokensSold).yen == 400
    assert only(events, TrackMoved) == TrackMoved(CRAB, 3)
    assert game.state.cash[0] == 400
    assert game.resources(0) == 3
    game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1))
    assert game.state.cash[0] == 400 + 600
    assert game.state.sea.crab == 4
    assert game.in_stock(CRAB) == 8


@pytest.mark.rules("H48")
def test_all_crabs_of_one_visit_sell_at_the_price_on_arrival() -> None:
    game = harbor(2, [Market.CRAB]).cash(0).tokens(0, Resource.CRAB, 4).tracks(crab=4)
    game.visit(0, Market.CRAB, *[Sell(Resource.CRAB, 1)] * 4)
    assert game.state.cash[0] == 4 * 800
    assert game.state.sea.crab == 8


@pytest.mark.rules("H48")
@pytest.mark.parametrize(("track", "sold", "after"), [(9, 1, 10), (9, 3, 10), (10, 1, 10), (7, 2, 9)])
def test_the_crab_track_stops_at_10(track: int, sold: int, after: int) -> None:
    game = harbor(2, [Market.CRAB]).cash(0).tokens(0, Resource.CRAB, sold).tracks(crab=track)
    game.visit(0, Market.CRAB, Sell(Resource.CRAB, sold))
    assert game.state.sea.crab == after
    assert game.state.cash[0] == 200 * track * sold


@pytest.mark.rules("H48", "H46")
def test_selling_other_fish_moves_no_track() -> None:
    game = harbor(2, ALL_FISH).tracks(eel=5, crab=5).tokens(0, Resource.SQUID, 1).tokens(0, Resource.FUGU, 1)
    game.tokens(0, Resource.SMALL_TUNA, 1).tokens(0, Resource.MACKEREL, 1).actions(9)
    events = (
        *game.visit(0, Market.SQUID, Sell(Resource.SQUID, 1), by=TWO),
        *game.visit(0, Market.FUGU, Sell(Resource.FUGU, 1)),
        *game.visit(0, Market.TUNA, Sell(Resource.SMALL_TUNA, 1)),
        *game.visit(0, Market.MACKEREL, Sell(Resource.MACKEREL, 1)),
    )
    assert not any(isinstance(event, TrackMoved) for event in events)
    assert (game.state.sea.eel, game.state.sea.crab) == (5, 5)


@pytest.mark.rules("H40", "H41", "H42", "H43", "H44", "H45", "H46", "H47", "H48")
def test_a_mixed_hoard_is_worth_the_sum_of_its_parts() -> None:
    game = harbor(2, ALL_FISH).tracks(eel=7, crab=3)
    for resource in Resource:
        game.tokens(1, resource, 2 if resource in (Resource.FUGU, Resource.SQUID, Resource.MACKEREL) else 1)
    parts = [2 * 1, 2 * 0, 6, 2, 4, 3, 7, 2 * 2, 3, 5, 15, 20, 25]
    assert game.resources(1) == sum(parts)
    assert game.view().worth == (1, 0, 6, 2, 4, 3, 7, 0, 3, 5, 15, 20, 25)
    assert game.resources(0) == 0


@pytest.mark.rules("H46", "H48")
def test_a_track_at_its_end_stays_and_nothing_is_told() -> None:
    game = harbor(2, [Market.EEL, Market.CRAB]).tracks(eel=13, crab=10).tokens(0, Resource.CRAB, 1)
    game.fleet(0, ship(hold=[EEL])).actions(5)
    assert not any(isinstance(event, TrackMoved) for event in game.fish(0, Dock(0, 0, (100,))))
    events = game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1))
    assert not any(isinstance(event, TrackMoved) for event in events)
    game.tracks(eel=1, crab=10).tokens(0, Resource.EEL, 1)
    events = game.visit(0, Market.EEL, Sell(Resource.EEL, 1), by=TWO)
    assert not any(isinstance(event, TrackMoved) for event in events)
    assert (game.state.sea.eel, game.state.sea.crab) == (1, 10)
