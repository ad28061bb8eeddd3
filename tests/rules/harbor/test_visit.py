"""H25, H30-H33, H40-H57: market visits."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import (
    BuyLicence,
    BuyShare,
    BuyShip,
    BuySubsidy,
    Convert,
    Deed,
    Give,
    PayActions,
    PayToken,
    PayYen,
    Rent,
    Sell,
    SellBarrel,
    SellShip,
    TakeLoan,
    Trade,
)
from game.rules.harbor.events import LicencesPaid, TokensSold
from game.rules.harbor.words import FISH_MARKETS, Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.positions import harbor, only, ship

ONE = PayActions(1, 0)
MACKEREL, TUNA = Kind.MACKEREL, Kind.TUNA


@pytest.mark.rules("H30")
def test_whoever_enters_a_market_does_something_there() -> None:
    game = harbor()
    game.refuses(Visit(0, Market.MACKEREL, ONE, ()), "does something there")
    game.refuses(Visit(0, Market.MACKEREL, ONE, (TakeLoan(),)), "TakeLoan is not done at mackerel")
    game.refuses(Visit(0, Market.BANK, ONE, (TakeLoan(),)), "markets: mackerel, ships")


@pytest.mark.rules("H30", "H25")
def test_a_licence_returned_for_one_of_the_same_market_is_nothing() -> None:
    game = harbor(players=3, markets=[Market.TUNA]).licences(0, TUNA, TUNA, MACKEREL, MACKEREL)
    game.refuses(Visit(0, Market.TUNA, ONE, (BuyLicence(None),)), "slots of seat 0 are full")
    game.refuses(Visit(0, Market.TUNA, ONE, (BuyLicence(Slot.TUNA),)), "is nothing")
    game.visit(0, Market.TUNA, BuyLicence(Slot.MACKEREL))
    assert game.licensed(0, TUNA) == 3
    assert game.licensed(0, MACKEREL) == 1


@pytest.mark.rules("H31")
def test_licences_earn_on_every_entry_before_any_use() -> None:
    game = harbor().cash(1000, 1000)
    events = game.visit(0, Market.MACKEREL, BuyLicence(None))
    assert only(events, LicencesPaid) == LicencesPaid(Market.MACKEREL, (100, 100))
    assert game.state.cash == [1000, 1100]
    game.ware(0, MACKEREL, 500)
    events = game.visit(0, Market.MACKEREL, SellBarrel(0))
    assert only(events, LicencesPaid) == LicencesPaid(Market.MACKEREL, (200, 100))
    assert game.state.cash == [1000 + 200 + 100, 1200]


@pytest.mark.rules("H32", "H30")
def test_entry_by_yen_costs_no_action_and_works_once_per_turn() -> None:
    game = harbor(markets=[Market.SALMON])
    game.visit(0, Market.SALMON, BuyLicence(None), by=PayYen())
    assert game.state.actions == 2
    assert game.state.cash[0] == 2000 - 400 - 100
    game.refuses(Visit(0, Market.SALMON, PayYen(), (BuyLicence(None),)), "ways to pay now: none")


@pytest.mark.rules("H32")
def test_octopus_takes_a_takoyaki_from_resources_or_from_those_for_sale() -> None:
    game = harbor(markets=[Market.OCTOPUS])
    whole = game.state.stock[Resource.TAKOYAKI]
    game.ware(0, Kind.TAKOYAKI, 100)
    game.refuses(Visit(0, Market.OCTOPUS, PayToken(None), (BuyLicence(None),)), "PayToken(ware=0)")
    game.visit(0, Market.OCTOPUS, BuyLicence(None), by=PayToken(0))
    assert game.state.wares[0] == ()
    assert game.state.stock[Resource.TAKOYAKI] == whole


@pytest.mark.rules("H32", "H53")
def test_a_cart_pays_one_action_and_the_player_the_other() -> None:
    game = harbor(markets=[Market.SQUID, Market.RENTALS]).slot(0, Slot.CART, uses=1)
    game.visit(0, Market.SQUID, BuyLicence(None), by=PayActions(1, 1))
    assert game.state.actions == 1
    assert game.state.extras.carts == (0, 0)
    assert game.state.extras.carts_left == 2


@pytest.mark.rules("H33", "H3")
def test_mackerel_sells_one_licence_per_visit_but_as_many_to_a_player_as_there_are() -> None:
    game = harbor()
    two = (BuyLicence(None), BuyLicence(None))
    game.refuses(Visit(0, Market.MACKEREL, ONE, two), "no further mackerel licence")
    game.visit(0, Market.MACKEREL, BuyLicence(None))
    game.visit(0, Market.MACKEREL, BuyLicence(None))
    assert game.licensed(0, MACKEREL) == 3


@pytest.mark.rules("H46")
def test_eels_of_one_sale_have_one_price_and_then_the_track_falls() -> None:
    game = harbor(markets=[Market.EEL]).tokens(0, Resource.EEL, 3).tracks(eel=9).cash(0, 0)
    sales = Sell(Resource.EEL, 2), Sell(Resource.EEL, 1)
    events = game.visit(0, Market.EEL, *sales, by=PayActions(2, 0))
    yen = [event.yen for event in events if isinstance(event, TokensSold)]
    assert yen == [1800, 500]
    assert game.state.sea.eel == 3


@pytest.mark.rules("H48")
def test_crabs_of_one_visit_have_one_price() -> None:
    game = harbor(markets=[Market.CRAB]).tokens(0, Resource.CRAB, 3).tracks(crab=9)
    events = game.visit(0, Market.CRAB, Sell(Resource.CRAB, 1), Sell(Resource.CRAB, 2))
    assert [event.yen for event in events if isinstance(event, TokensSold)] == [1800, 3600]
    assert game.state.sea.crab == 10


@pytest.mark.rules("H47")
def test_only_the_whole_group_of_fugu_can_be_sold() -> None:
    game = harbor(markets=[Market.FUGU]).tokens(0, Resource.FUGU, 3).cash(0, 0)
    game.refuses(Visit(0, Market.FUGU, ONE, (Sell(Resource.FUGU, 2),)), "whole group of 3")
    game.visit(0, Market.FUGU, Sell(Resource.FUGU, 3))
    assert game.state.cash[0] == 900


@pytest.mark.rules("H45")
def test_an_octopus_becomes_three_takoyaki_for_sale() -> None:
    game = harbor(markets=[Market.OCTOPUS]).tokens(0, Resource.OCTOPUS)
    game.visit(0, Market.OCTOPUS, Convert((100, 200, 300)), by=PayYen())
    assert [price for _, _, price in game.state.wares[0]] == [100, 200, 300]
    assert game.resources(0) == 0
    game.end_turns(3)
    game.buy(1, (0, 0))
    assert game.resources(1) == 5


@pytest.mark.rules("H50")
def test_a_ship_needs_a_free_port_and_sells_for_a_tenth() -> None:
    game = harbor()
    game.refuses(Visit(0, Market.SHIPS, ONE, (BuyShip(Hull.TWO_SLOT, 0),)), "free ports: none")
    game.refuses(Visit(0, Market.SHIPS, ONE, (SellShip(0),)), "can sell: none")
    game.ports(0, 3).visit(0, Market.SHIPS, BuyShip(Hull.THREE_SLOT, 2), SellShip(1))
    assert game.state.cash[0] == 2000 - 1500 + 200
    game.fleet(0, ship(), ship(port=0))
    game.refuses(Visit(0, Market.SHIPS, ONE, (SellShip(0),)), "can sell: 1")


@pytest.mark.rules("H51")
def test_rentals_take_licence_slots() -> None:
    game = harbor(markets=[Market.RENTALS])
    three = (Rent(Slot.FREEZER, None), Rent(Slot.CART, None), Rent(Slot.CART, None))
    game.visit(0, Market.RENTALS, *three, Rent(Slot.FREEZER, Slot.CART), by=PayYen())
    assert game.state.extras.freezers[0] == 4
    assert game.state.extras.carts[0] == 2
    assert game.state.cash[0] == 600


@pytest.mark.rules("H54")
def test_charity_takes_ten_tokens_over_the_whole_game() -> None:
    game = harbor(markets=[Market.GOVERNMENT]).tokens(0, Resource.MACKEREL, 12)
    game.refuses(Visit(0, Market.GOVERNMENT, ONE, (Give(Resource.MACKEREL, 11),)), "takes up to 10 mackerel")
    game.visit(0, Market.GOVERNMENT, BuySubsidy(None), Give(Resource.MACKEREL, 10))
    assert game.state.cash[0] == 2000 - 200 + 1000
    game.refuses(Visit(0, Market.GOVERNMENT, ONE, (BuySubsidy(None),)), "one each")


@pytest.mark.rules("H55")
def test_a_spot_pays_once_and_then_only_swaps() -> None:
    game = harbor(markets=[Market.TRADING, Market.FUGU, Market.OCTOPUS]).cash(0, 0)
    game.tokens(0, Resource.FUGU, 3).tokens(0, Resource.OCTOPUS, 2)
    fugu = (Resource.FUGU,) * 3
    game.refuses(Visit(0, Market.TRADING, ONE, (Trade(1, fugu),)), "worth 9 R, spot 1 asks for 10")
    game.visit(0, Market.TRADING, Trade(0, fugu))
    assert game.state.cash[0] == 700
    game.visit(0, Market.TRADING, Trade(0, (Resource.OCTOPUS,) * 2))
    assert game.state.cash[0] == 700
    assert game.owned(0, Resource.FUGU) == 3


@pytest.mark.rules("H56")
def test_nobody_has_both_loans_and_shares() -> None:
    game = harbor(markets=[Market.BANK])
    game.visit(0, Market.BANK, TakeLoan(), TakeLoan())
    game.refuses(Visit(0, Market.BANK, ONE, (BuyShare(),)), "and 2 loans")
    game.end_turns()
    game.visit(1, Market.BANK, BuyShare(), BuyShare())
    assert game.state.cash == [3000, 1400]


@pytest.mark.rules("H57")
def test_the_aquarium_buys_up_to_its_demand() -> None:
    game = harbor(markets=[Market.AQUARIUM, Market.SALMON])
    game.tokens(0, Resource.FRESH_SALMON, 2).tokens(0, Resource.OLD_SALMON, 1)
    both = (Sell(Resource.FRESH_SALMON, 1), Sell(Resource.OLD_SALMON, 1))
    game.refuses(Visit(0, Market.AQUARIUM, ONE, both), "PayActions(own=2, cart=0)")
    game.visit(0, Market.AQUARIUM, *both, by=PayActions(2, 0))
    assert game.state.cash[0] == 2000 + 1600
    game.actions(2)
    again = Visit(0, Market.AQUARIUM, PayActions(2, 0), (Sell(Resource.FRESH_SALMON, 1),))
    game.refuses(again, "takes up to 0 fresh_salmon")


ABSURD: list[object] = [None, (), [], {}, "x", True, 10**5000, -1, 1.0]


@pytest.mark.rules("H30")
@pytest.mark.parametrize("odd", ABSURD, ids=lambda odd: type(odd).__name__)
def test_absurd_visits_are_refused(odd: object) -> None:
    game = harbor(markets=[*FISH_MARKETS[1:], *list(Market)[10:]])
    bad: list[tuple[Market, Deed]] = [
        (Market.MACKEREL, BuyLicence(odd)),  # type: ignore[arg-type]
        (Market.MACKEREL, Sell(odd, odd)),  # type: ignore[arg-type]
        (Market.MACKEREL, SellBarrel(odd)),  # type: ignore[arg-type]
        (Market.SHIPS, BuyShip(odd, odd)),  # type: ignore[arg-type]
        (Market.SHIPS, SellShip(odd)),  # type: ignore[arg-type]
        (Market.GOVERNMENT, Give(odd, odd)),  # type: ignore[arg-type]
        (Market.TRADING, Trade(odd, odd)),  # type: ignore[arg-type]
        (Market.MACKEREL, odd),  # type: ignore[list-item]
    ]
    for market, deed in bad:
        if odd is not None or not isinstance(deed, BuyLicence):
            game.refuses(Visit(0, market, ONE, (deed,)))
    game.refuses(Visit(0, Market.MACKEREL, odd, (BuyLicence(None),)))  # type: ignore[arg-type]
    game.refuses(Visit(0, odd, ONE, (BuyLicence(None),)))  # type: ignore[arg-type]
    game.refuses(Visit(0, Market.MACKEREL, ONE, odd))  # type: ignore[arg-type]
