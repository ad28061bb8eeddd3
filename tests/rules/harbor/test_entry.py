"""H30-H33, H53: entering a market, what its licences earn, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import (
    BuyLicence,
    BuyShip,
    BuySubsidy,
    Convert,
    Deed,
    PayActions,
    PayToken,
    PayWay,
    PayYen,
    Rent,
    Sell,
    SellBarrel,
    TakeLoan,
    Trade,
)
from game.rules.harbor.events import LicenceBought, LicencesPaid, MarketEntered, RentalSpent
from game.rules.harbor.words import FISH, Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.positions import Game, harbor, only

MACKEREL, SQUID, EEL, SALMON, FUGU = Kind.MACKEREL, Kind.SQUID, Kind.EEL, Kind.SALMON, Kind.FUGU
TUNA, SNAPPER, CRAB = Kind.TUNA, Kind.SNAPPER, Kind.CRAB
ONE, TWO, YEN, TOKEN = PayActions(1, 0), PayActions(2, 0), PayYen(), PayToken(None)
FURTHER = [market for market in Market if market not in (Market.MACKEREL, Market.SHIPS)]
LICENCE = BuyLicence(None)
DEEDS: dict[Market, Deed] = {
    Market.SHIPS: BuyShip(Hull.ONE_SLOT, 1),
    Market.RENTALS: Rent(Slot.CART, None),
    Market.GOVERNMENT: BuySubsidy(None),
    Market.TRADING: Trade(0, (Resource.TAKOYAKI,)),
    Market.BANK: TakeLoan(),
    Market.AQUARIUM: Sell(Resource.SQUID, 1),
}
ENTRIES: dict[Market, list[PayWay]] = {
    Market.SQUID: [TWO, TOKEN],
    Market.OCTOPUS: [TWO, TOKEN, YEN],
    Market.SALMON: [YEN],
    Market.RENTALS: [YEN],
    Market.AQUARIUM: [TWO],
    Market.EEL: [TWO],
    Market.FUGU: [ONE, YEN],
    Market.TUNA: [ONE, YEN],
}
"""H32's table with two players; all others 1 action."""


def rich_game() -> Game:
    """Seat 0 could enter every market in every way, and do something there."""
    game = harbor(2, FURTHER).ports(0, 2)
    return game.tokens(0, Resource.SQUID, 2).tokens(0, Resource.TAKOYAKI, 2)


@pytest.mark.rules("H32")
@pytest.mark.parametrize("market", Market, ids=lambda market: market.name.lower())
def test_each_market_is_entered_only_in_the_ways_on_its_tile(market: Market) -> None:
    game = rich_game()
    deed = DEEDS.get(market, LICENCE)
    for way in (ONE, TWO, YEN, TOKEN, PayToken(0), PayActions(0, 0), PayActions(3, 0), PayActions(0, 1)):
        visit = Visit(0, market, way, (deed,))
        if way in ENTRIES.get(market, [ONE]):
            assert visit in game.kernel.legal(game.state, 0)
        else:
            game.refuses(visit, f": seat 0 cannot enter {market.name.lower()} like this; ways to pay now: ")


@pytest.mark.rules("H32", "H30")
@pytest.mark.parametrize(
    ("market", "way", "actions", "yen", "squid", "takoyaki"),
    [
        (Market.MACKEREL, ONE, 1, 0, 0, 0),
        (Market.SQUID, TWO, 2, 0, 0, 0),
        (Market.SQUID, TOKEN, 0, 0, 1, 0),
        (Market.OCTOPUS, YEN, 0, 200, 0, 0),
        (Market.OCTOPUS, TWO, 2, 0, 0, 0),
        (Market.OCTOPUS, TOKEN, 0, 0, 0, 1),
        (Market.SALMON, YEN, 0, 400, 0, 0),
        (Market.RENTALS, YEN, 0, 200, 0, 0),
        (Market.AQUARIUM, TWO, 2, 0, 0, 0),
        (Market.EEL, TWO, 2, 0, 0, 0),
        (Market.FUGU, ONE, 1, 0, 0, 0),
        (Market.FUGU, YEN, 0, 100, 0, 0),
        (Market.TUNA, ONE, 1, 0, 0, 0),
        (Market.TUNA, YEN, 0, 200, 0, 0),
        (Market.BANK, ONE, 1, 0, 0, 0),
    ],
)
def test_the_entry_costs_what_the_tile_says(
    market: Market, way: PayWay, actions: int, yen: int, squid: int, takoyaki: int
) -> None:
    game = rich_game().licences(0)
    before = game.view()
    events = game.visit(0, market, DEEDS.get(market, LICENCE), by=way)
    assert only(events, MarketEntered) == MarketEntered(0, market, way)
    sold = market is Market.AQUARIUM
    assert game.state.actions == 2 - actions
    assert game.owned(0, Resource.SQUID) == 2 - squid - sold
    assert game.owned(0, Resource.TAKOYAKI) == 2 - takoyaki
    assert game.state.stock[Resource.SQUID] == before.stock[Resource.SQUID] + squid
    assert game.state.stock[Resource.TAKOYAKI] == before.stock[Resource.TAKOYAKI] + takoyaki
    prices = {
        Market.OCTOPUS: 200,
        Market.EEL: 200,
        Market.RENTALS: 300,
        Market.BANK: -500,
        Market.AQUARIUM: -600,
    }
    assert game.state.cash[0] == 2000 - yen - prices.get(market, 100)


@pytest.mark.rules("H32")
@pytest.mark.parametrize(("players", "way"), [(2, ONE), (3, TWO), (4, TWO), (5, TWO), (6, TWO)])
def test_mackerel_costs_one_action_with_two_players_and_two_with_more(players: int, way: PayActions) -> None:
    game = harbor(players)
    assert game.visits(0, Market.MACKEREL) == [(way, (LICENCE,))]
    for other in (PayActions(way.own - 1, 0), PayActions(way.own + 1, 0), YEN, TOKEN):
        game.refuses(Visit(0, Market.MACKEREL, other, (LICENCE,)), f"ways to pay now: {way}")
    game.visit(0, Market.MACKEREL, LICENCE, by=way)
    assert game.state.actions == 2 - way.own


@pytest.mark.rules("H32")
def test_fugu_is_entered_for_100_yen_without_an_action() -> None:
    game = harbor(2, [Market.FUGU]).actions(0).cash(200)
    game.refuses(Visit(0, Market.FUGU, ONE, (LICENCE,)), "ways to pay now: PayYen()")
    game.visit(0, Market.FUGU, LICENCE, by=YEN)
    assert (game.licensed(0, FUGU), game.state.cash[0], game.state.actions) == (1, 0, 0)


@pytest.mark.rules("H32")
def test_an_entry_must_be_affordable() -> None:
    game = harbor(2, [Market.SALMON, Market.SQUID, Market.OCTOPUS]).cash(300)
    game.refuses(Visit(0, Market.SALMON, YEN, (LICENCE,)), "ways to pay now: none")
    game.cash(400).refuses(
        Visit(0, Market.SALMON, YEN, (LICENCE,)), "the salmon licence costs 100, seat 0 has 0"
    )
    game.cash(500).visit(0, Market.SALMON, LICENCE, by=YEN)
    game.cash(2000).actions(1)
    game.refuses(Visit(0, Market.SQUID, TWO, (LICENCE,)), "ways to pay now: none")
    game.refuses(Visit(0, Market.SQUID, TOKEN, (LICENCE,)), "ways to pay now: none")
    game.refuses(Visit(0, Market.OCTOPUS, TOKEN, (LICENCE,)), "ways to pay now: PayYen()")


@pytest.mark.rules("H30")
def test_by_yen_or_resource_a_market_is_entered_once_per_turn_in_all() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.TAKOYAKI, 2).ware(0, Kind.TAKOYAKI, 100)
    game.visit(0, Market.OCTOPUS, LICENCE, by=TOKEN)
    for way in (TOKEN, PayToken(0), YEN):
        game.refuses(Visit(0, Market.OCTOPUS, way, (LICENCE,)), "ways to pay now: PayActions(own=2, cart=0)")
    game.visit(0, Market.OCTOPUS, LICENCE, by=TWO)
    assert game.licensed(0, Kind.OCTOPUS) == 2


@pytest.mark.rules("H30")
def test_a_market_may_be_entered_again_by_paying_actions_again() -> None:
    game = harbor(2, [Market.SNAPPER])
    game.visit(0, Market.SNAPPER, LICENCE)
    game.visit(0, Market.SNAPPER, LICENCE)
    assert (game.licensed(0, SNAPPER), game.state.actions) == (2, 0)
    game.refuses(Visit(0, Market.SNAPPER, ONE, (LICENCE,)), "ways to pay now: none")


@pytest.mark.rules("H30")
def test_entering_one_market_for_yen_does_not_close_another_one() -> None:
    game = harbor(2, [Market.OCTOPUS, Market.SALMON, Market.RENTALS])
    game.visit(0, Market.SALMON, LICENCE, by=YEN)
    game.visit(0, Market.RENTALS, Rent(Slot.CART, None), by=YEN)
    game.visit(0, Market.OCTOPUS, LICENCE, by=YEN)
    assert game.view().entered == {Market.OCTOPUS, Market.SALMON, Market.RENTALS}


@pytest.mark.rules("H30")
def test_an_entry_by_actions_leaves_the_one_by_yen_open() -> None:
    game = harbor(2, [Market.OCTOPUS])
    game.visit(0, Market.OCTOPUS, LICENCE, by=TWO)
    game.visit(0, Market.OCTOPUS, LICENCE, by=YEN)
    assert game.state.cash[0] == 2000 - 200 - 200 - 200 + 100


@pytest.mark.rules("H30", "H49")
def test_a_squid_paid_for_entry_returns_to_stock_even_if_overfished() -> None:
    game = harbor(2, [Market.SQUID]).tokens(0, Resource.SQUID, 1).stock(Resource.SQUID, 0).overfished(SQUID)
    game.visit(0, Market.SQUID, LICENCE, by=TOKEN)
    assert game.in_stock(SQUID) == 1
    assert game.view().overfished == {SQUID}


@pytest.mark.rules("H30")
def test_a_market_may_be_used_in_many_ways_in_one_visit() -> None:
    game = harbor(2, [Market.CRAB]).tokens(0, Resource.CRAB, 2).cash(0)
    game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1), Sell(Resource.CRAB, 1))
    assert game.state.cash[0] == 200 + 200
    game.cash(0).tokens(0, Resource.MACKEREL, 3).ware(0, MACKEREL, 900)
    game.visit(
        0, Market.MACKEREL, Sell(Resource.MACKEREL, 2), LICENCE, SellBarrel(0), Sell(Resource.MACKEREL, 1)
    )
    assert game.state.cash[0] == 100 + 200 - 100 + 100 + 100
    assert game.licensed(0, MACKEREL) == 2


@pytest.mark.rules("H30")
def test_a_deed_that_fails_undoes_the_whole_visit() -> None:
    game = harbor(2, [Market.SNAPPER]).cash(300)
    game.refuses(
        Visit(0, Market.SNAPPER, ONE, (LICENCE, LICENCE)), ": the snapper licence costs 200, seat 0 has 100"
    )
    assert game.state.actions == 2


# ---------------------------------------------------------------- H31


@pytest.mark.rules("H31")
def test_on_entry_every_player_gets_100_yen_for_each_licence_of_that_market() -> None:
    game = harbor(3, [Market.TUNA]).licences(0, TUNA, MACKEREL).licences(1, MACKEREL).licences(2, TUNA, TUNA)
    game.tokens(0, Resource.SMALL_TUNA, 1)
    events = game.visit(0, Market.TUNA, Sell(Resource.SMALL_TUNA, 1))
    assert only(events, LicencesPaid) == LicencesPaid(Market.TUNA, (100, 0, 200))
    assert game.state.cash == [2000 + 100 + 1500, 2000, 2200]


@pytest.mark.rules("H31")
def test_the_income_can_be_spent_in_the_same_visit() -> None:
    game = harbor(2).cash(0, 0)
    game.visit(0, Market.MACKEREL, LICENCE)
    assert game.state.cash == [0, 100]
    assert game.licensed(0, MACKEREL) == 2


@pytest.mark.rules("H31")
def test_the_income_does_not_pay_for_the_entry() -> None:
    game = harbor(2, [Market.SALMON]).licences(0, SALMON).cash(300)
    game.refuses(Visit(0, Market.SALMON, YEN, (LICENCE,)), "ways to pay now: none")


@pytest.mark.rules("H31")
def test_a_market_pays_at_every_entry() -> None:
    game = harbor(2, [Market.CRAB]).licences(0, CRAB).tokens(0, Resource.CRAB, 2).tokens(1, Resource.CRAB, 1)
    first = game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1))
    again = game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1))
    game.end_turns()
    other = game.visit(1, Market.CRAB, Sell(Resource.CRAB, 1))
    paid = [any(isinstance(event, LicencesPaid) for event in events) for events in (first, again, other)]
    assert paid == [True, True, True]
    assert game.state.cash == [2000 + 100 + 200 + 100 + 400 + 100, 2000 + 600]


@pytest.mark.rules("H31")
def test_two_markets_pay_independently_in_one_turn() -> None:
    game = (
        harbor(2, [Market.CRAB])
        .licences(0, CRAB, MACKEREL)
        .tokens(0, Resource.CRAB, 1)
        .tokens(0, Resource.MACKEREL, 1)
    )
    game.visit(0, Market.MACKEREL, Sell(Resource.MACKEREL, 1))
    game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1))
    assert game.state.cash == [2000 + 100 + 100 + 100 + 200, 2000 + 100]


@pytest.mark.rules("H31")
def test_an_extra_market_pays_nobody() -> None:
    game = harbor(2, [Market.BANK])
    events = game.visit(0, Market.BANK, TakeLoan())
    assert not any(isinstance(event, LicencesPaid) for event in events)


@pytest.mark.rules("H31", "H49")
def test_licences_of_an_overfished_market_still_earn() -> None:
    game = harbor(2, [Market.FUGU]).licences(1, FUGU).tokens(0, Resource.FUGU, 1).overfished(FUGU)
    game.visit(0, Market.FUGU, Sell(Resource.FUGU, 1))
    assert game.state.cash == [2100, 2100]


# ---------------------------------------------------------------- H33

PRICES = {
    Kind.MACKEREL: 100,
    Kind.SQUID: 100,
    Kind.SNAPPER: 200,
    Kind.SALMON: 100,
    Kind.OCTOPUS: 200,
    Kind.EEL: 200,
    Kind.FUGU: 100,
    Kind.CRAB: 200,
    Kind.TUNA: 100,
}


@pytest.mark.rules("H33")
@pytest.mark.parametrize("kind", FISH, ids=lambda kind: kind.name.lower())
def test_a_licence_costs_the_price_of_its_fish(kind: Kind) -> None:
    market = Market(kind)
    game = harbor(2, [] if kind is MACKEREL else [market]).licences(0)
    way = ENTRIES.get(market, [ONE])[0]
    price = PRICES[kind]
    entry = 400 if way is YEN else 0
    desk = game.state.desk[kind]
    game.cash(entry + price - 100)
    words = f"the {kind.name.lower()} licence costs {price}, seat 0 has {price - 100}"
    game.refuses(Visit(0, market, way, (LICENCE,)), words)
    events = game.cash(entry + price).visit(0, market, LICENCE, by=way)
    assert only(events, LicenceBought) == LicenceBought(0, kind, price)
    assert game.state.cash[0] == 0
    assert game.state.desk[kind] == desk - 1
    assert game.licensed(0, kind) == 1


@pytest.mark.rules("H33")
def test_any_number_of_other_licences_is_bought_in_one_visit_while_there_are_some() -> None:
    game = harbor(2, [Market.TUNA, Market.SQUID]).licences(0)
    game.refuses(Visit(0, Market.TUNA, ONE, (LICENCE,) * 4), ": the tuna market has no licence left")
    game.visit(0, Market.TUNA, LICENCE, LICENCE, LICENCE)
    assert game.licensed(0, TUNA) == 3
    assert game.state.cash[0] == 2000 - 300
    game.refuses(Visit(0, Market.TUNA, ONE, (LICENCE,)), ": the tuna market has no licence left")


@pytest.mark.rules("H33", "H3")
def test_of_mackerel_licences_only_the_four_slots_are_the_limit_and_one_is_bought_per_visit() -> None:
    words = ": seat 0 may have no further mackerel licence, or not in this visit"
    game = harbor(3).licences(0).licences(1).licences(2).actions(10)
    game.refuses(Visit(0, Market.MACKEREL, TWO, (LICENCE, LICENCE)), words)
    for _ in range(4):
        game.visit(0, Market.MACKEREL, LICENCE, by=TWO)
    assert game.licensed(0, MACKEREL) == 4
    game.refuses(Visit(0, Market.MACKEREL, TWO, (LICENCE,)), ": the 4 slots of seat 0 are full")


@pytest.mark.rules("H3")
def test_with_the_house_switch_a_player_has_two_mackerel_licences_at_most() -> None:
    words = ": seat 0 may have no further mackerel licence, or not in this visit"
    game = harbor(2).agreed(mackerel_cap=True).licences(0).actions(3)
    game.refuses(Visit(0, Market.MACKEREL, ONE, (LICENCE, LICENCE)), words)
    game.visit(0, Market.MACKEREL, LICENCE)
    game.visit(0, Market.MACKEREL, LICENCE)
    assert game.licensed(0, MACKEREL) == 2
    game.refuses(Visit(0, Market.MACKEREL, ONE, (LICENCE,)), words)


@pytest.mark.rules("H33", "H25", "H30")
def test_the_listing_offers_a_licence_for_each_thing_that_could_be_returned() -> None:
    game = harbor(3, [Market.EEL, Market.FUGU]).licences(0, *[MACKEREL] * 2, EEL, FUGU).cash(100)
    listed = [deeds for _, deeds in game.visits(0, Market.EEL)]
    assert listed == [(BuyLicence(Slot.MACKEREL),), (BuyLicence(Slot.FUGU),)]
    game.cash(0)
    assert game.visits(0, Market.EEL) == []
    game.licences(0, EEL, EEL).cash(0)
    assert [deeds for _, deeds in game.visits(0, Market.EEL)] == [(LICENCE,)]


@pytest.mark.rules("H30", "H25")
def test_a_licence_returned_for_one_of_its_own_market_is_nothing() -> None:
    game = harbor(3, [Market.TUNA]).licences(0, TUNA, TUNA, MACKEREL, MACKEREL)
    words = ": the tuna licence returned for another one is nothing"
    game.refuses(Visit(0, Market.TUNA, ONE, (BuyLicence(Slot.TUNA),)), words)


@pytest.mark.rules("H33")
def test_the_listing_offers_mackerel_licences_within_their_limits() -> None:
    game = harbor(3).licences(0).cash(400)
    assert game.visits(0, Market.MACKEREL) == [(TWO, (LICENCE,))]
    game.licences(0, MACKEREL).licences(1, MACKEREL, MACKEREL).licences(2, MACKEREL, MACKEREL)
    assert game.visits(0, Market.MACKEREL) == [(TWO, (LICENCE,))]
    game.licences(0, MACKEREL, MACKEREL).licences(1, MACKEREL)
    assert game.visits(0, Market.MACKEREL) == [(TWO, (LICENCE,))]
    assert game.agreed(mackerel_cap=True).visits(0, Market.MACKEREL) == []
    game = harbor(2).licences(1, MACKEREL, MACKEREL).licences(0, MACKEREL, MACKEREL)
    assert game.visits(0, Market.MACKEREL) == []
    game.refuses(Visit(0, Market.MACKEREL, ONE, (LICENCE,)), "the mackerel market has no licence left")


# ---------------------------------------------------------------- H53


@pytest.mark.rules("H53")
def test_a_cart_pays_two_actions_of_market_entries_one_by_one_and_returns() -> None:
    game = harbor(2, [Market.SNAPPER, Market.RENTALS]).slot(0, Slot.CART).actions(0)
    events = game.visit(0, Market.SNAPPER, LICENCE, by=PayActions(0, 1))
    assert not any(isinstance(event, RentalSpent) for event in events)
    assert (game.state.extras.carts[0], game.state.extras.carts_left) == (1, 1)
    events = game.visit(0, Market.SNAPPER, LICENCE, by=PayActions(0, 1))
    assert only(events, RentalSpent) == RentalSpent(0, Slot.CART)
    assert (game.state.extras.carts[0], game.state.extras.carts_left) == (0, 2)
    assert game.licensed(0, SNAPPER) == 2
    game.refuses(Visit(0, Market.SNAPPER, PayActions(0, 1), (LICENCE,)), "ways to pay now: none")


@pytest.mark.rules("H53", "H32")
def test_a_two_action_entry_is_paid_by_carts_and_the_player_in_every_split() -> None:
    game = harbor(2, [Market.SQUID, Market.RENTALS]).slot(0, Slot.CART).licences(0)
    splits = [PayActions(0, 2), PayActions(1, 1), PayActions(2, 0)]
    entries = [entry for entry, deeds in game.visits(0, Market.SQUID) if len(deeds) == 1]
    assert entries == splits
    game.visit(0, Market.SQUID, LICENCE, by=splits[0])
    assert (game.state.actions, game.state.extras.carts[0]) == (2, 0)


@pytest.mark.rules("H53")
def test_a_cart_of_another_player_pays_nothing() -> None:
    game = harbor(2, [Market.SNAPPER, Market.RENTALS]).slot(1, Slot.CART).actions(0)
    game.refuses(Visit(0, Market.SNAPPER, PayActions(0, 1), (LICENCE,)), "ways to pay now: none")


@pytest.mark.rules("H53", "H51")
def test_a_cart_can_be_used_in_the_turn_it_was_rented_in() -> None:
    game = harbor(2, [Market.TUNA, Market.RENTALS])
    game.visit(0, Market.RENTALS, Rent(Slot.CART, None), by=YEN)
    game.visit(0, Market.TUNA, LICENCE, by=PayActions(0, 1))
    assert game.state.actions == 2


@pytest.mark.rules("H53", "H32")
@pytest.mark.parametrize(("own", "cart"), [(True, 0), (1.0, 0), (1, False), (-1, 2)])
def test_a_payment_that_only_looks_right_is_refused(own: Any, cart: Any) -> None:
    game, way = harbor(2, [Market.TUNA, Market.RENTALS]).slot(0, Slot.CART), PayActions(own, cart)
    game.refuses(Visit(0, Market.TUNA, way, (LICENCE,)), "ways to pay now: PayActions(own=0, cart=1), ")


@pytest.mark.rules("H32", "H45")
def test_a_takoyaki_made_in_an_earlier_visit_may_pay_the_next_turns_entry() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 1)
    before = game.state.stock[Resource.TAKOYAKI]
    game.visit(0, Market.OCTOPUS, Convert((100, 200, 300)), by=YEN)
    game.end_turns(2)
    game.visit(0, Market.OCTOPUS, LICENCE, by=PayToken(1))
    assert [price for _, _, price in game.state.wares[0]] == [100, 300]
    assert game.state.stock[Resource.TAKOYAKI] == before - 3 + 1
