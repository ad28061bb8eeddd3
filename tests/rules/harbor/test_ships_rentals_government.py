"""H50-H54: the ship market, rentals and government."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import BuyShip, BuySubsidy, Give, PayActions, PayYen, Rent, SellShip
from game.rules.harbor.events import (
    CharityGiven,
    Rented,
    ShipBought,
    ShipSold,
    SlotReturned,
    SubsidyBought,
    SubsidyPaid,
    WaresDegraded,
)
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.positions import harbor, only, ship

ONE, YEN = PayActions(1, 0), PayYen()
MACKEREL, EEL, FUGU = Kind.MACKEREL, Kind.EEL, Kind.FUGU
PRICES = {
    Hull.ONE_SLOT: (500, 100),
    Hull.TWO_SLOT: (1000, 100),
    Hull.THREE_SLOT: (1500, 200),
    Hull.FOUR_SLOT: (2000, 200),
    Hull.BARGE: (1000, 100),
}
"""H50: price, and a tenth of it rounded up to 100."""


def at_ships(*deeds: BuyShip | SellShip) -> Visit:
    return Visit(0, Market.SHIPS, ONE, deeds)


# ---------------------------------------------------------------- H50


@pytest.mark.rules("H50")
@pytest.mark.parametrize("hull", Hull, ids=lambda hull: hull.name.lower())
def test_a_ship_costs_500_per_slot_and_the_barge_1000(hull: Hull) -> None:
    price = PRICES[hull][0]
    game = harbor(3).ports(0, 3)
    left = game.state.extras.hulls[hull]
    game.cash(price - 100).refuses(
        at_ships(BuyShip(hull, 2)), f"ship costs {price}, seat 0 has {price - 100}"
    )
    events = game.cash(price).visit(0, Market.SHIPS, BuyShip(hull, 2))
    assert only(events, ShipBought) == ShipBought(0, hull, 2, price)
    assert game.state.cash[0] == 0
    assert game.state.ships[0] == (ship(port=0), ship(hull, port=2))
    assert game.state.extras.hulls[hull] == left - 1


@pytest.mark.rules("H50")
@pytest.mark.parametrize("hull", Hull, ids=lambda hull: hull.name.lower())
def test_a_docked_ship_sells_for_a_tenth_rounded_up_and_returns_to_stock(hull: Hull) -> None:
    game = harbor(3).ports(0, 3).fleet(0, ship(hull, port=2), ship(port=0)).cash(0)
    left = game.state.extras.hulls[hull]
    events = game.visit(0, Market.SHIPS, SellShip(0))
    assert only(events, ShipSold) == ShipSold(0, 0, hull, PRICES[hull][1])
    assert game.state.cash[0] == PRICES[hull][1]
    assert game.state.ships[0] == (ship(port=0),)
    assert game.state.extras.hulls[hull] == left + 1


@pytest.mark.rules("H50")
def test_the_last_ship_and_ships_at_sea_cannot_be_sold() -> None:
    game = harbor(3).ports(0, 3)
    game.refuses(at_ships(SellShip(0)), ": that ship cannot be sold; seat 0 can sell: none")
    game.fleet(0, ship(), ship(Hull.TWO_SLOT, port=1), ship(port=0))
    for place in (0, 3, -1, True, None):
        game.refuses(at_ships(SellShip(place)), "seat 0 can sell: 1, 2")  # type: ignore[arg-type]
    game.visit(0, Market.SHIPS, SellShip(1), SellShip(1))
    assert game.state.ships[0] == (ship(),)
    game.fleet(0, ship(port=0), ship(port=1))
    game.refuses(at_ships(SellShip(0), SellShip(0)), "seat 0 can sell: none")


@pytest.mark.rules("H50", "H26")
def test_a_new_ship_needs_a_free_port_that_takes_it() -> None:
    game = harbor(3).ports(0, 2).cash(9000)
    game.refuses(at_ships(BuyShip(Hull.BARGE, 1)), "no room for a barge there; free ports: none")
    for port in (0, 2, -1, True, None):
        game.refuses(at_ships(BuyShip(Hull.TWO_SLOT, port)), "free ports: 1")  # type: ignore[arg-type]
    game.ports(0, 3).refuses(at_ships(BuyShip(Hull.BARGE, 1)), "free ports: 2")
    game.refuses(at_ships(BuyShip(Hull.TWO_SLOT, 0)), "free ports: 1, 2")
    game.refuses(at_ships(BuyShip(Hull.ONE_SLOT, 2), BuyShip(Hull.BARGE, 2)), "free ports: none")
    game.visit(0, Market.SHIPS, BuyShip(Hull.BARGE, 2), BuyShip(Hull.TWO_SLOT, 1))
    game.refuses(at_ships(BuyShip(Hull.TWO_SLOT, 2)), "free ports: none")


@pytest.mark.rules("H50")
def test_ships_may_outnumber_ports_while_others_are_at_sea() -> None:
    game = harbor(5).fleet(0, ship(), ship(Hull.TWO_SLOT), ship(Hull.TWO_SLOT))
    game.visit(0, Market.SHIPS, BuyShip(Hull.THREE_SLOT, 0))
    assert len(game.state.ships[0]) == 4
    assert game.state.ports[0] == 1


@pytest.mark.rules("H50")
def test_only_ships_in_stock_are_for_sale() -> None:
    game = harbor(2).ports(0, 3).fleet(1, ship(Hull.BARGE), ship(Hull.FOUR_SLOT), ship(Hull.THREE_SLOT))
    for hull in (Hull.BARGE, Hull.FOUR_SLOT, 0, None):
        visit = at_ships(BuyShip(hull, 2))  # type: ignore[arg-type]
        game.refuses(visit, ": no such ship in stock; there are: one_slot, two_slot")
    game.fleet(1, *[ship(Hull(hull)) for hull in (0, 0, 1, 1, 2, 3, 4)])
    game.refuses(at_ships(BuyShip(Hull.ONE_SLOT, 2)), "there are: none")


@pytest.mark.rules("H50")
def test_a_ship_sold_makes_room_for_a_new_one_in_the_same_visit() -> None:
    game = harbor(3).fleet(0, ship(port=0), ship())
    game.visit(0, Market.SHIPS, SellShip(0), BuyShip(Hull.TWO_SLOT, 0))
    assert game.state.ships[0] == (ship(), ship(Hull.TWO_SLOT, port=0))
    assert game.state.cash[0] == 2000 + 100 - 1000


@pytest.mark.rules("H50")
def test_the_listing_offers_each_affordable_ship_at_each_port_that_takes_it() -> None:
    game = harbor(2).ports(0, 3).cash(1000)
    bought = [deeds[0] for _, deeds in game.visits(0, Market.SHIPS) if len(deeds) == 1]
    assert bought == [
        BuyShip(Hull.ONE_SLOT, 1),
        BuyShip(Hull.ONE_SLOT, 2),
        BuyShip(Hull.TWO_SLOT, 1),
        BuyShip(Hull.TWO_SLOT, 2),
        BuyShip(Hull.BARGE, 2),
    ]
    game.cash(400)
    assert game.visits(0, Market.SHIPS) == []
    game.fleet(0, ship(port=0), ship()).cash(0)
    assert game.visits(0, Market.SHIPS) == [(ONE, (SellShip(0),))]


# ---------------------------------------------------------------- H51


@pytest.mark.rules("H51")
@pytest.mark.parametrize("what", [Slot.FREEZER, Slot.CART])
def test_a_rental_costs_300_and_has_two_uses(what: Slot) -> None:
    game = harbor(2, [Market.RENTALS]).cash(400)
    rent = Visit(0, Market.RENTALS, YEN, (Rent(what, None),))
    game.refuses(rent, f": the {what.name.lower()} costs 300, seat 0 has 200")
    events = game.cash(500).play(rent)
    assert only(events, Rented) == Rented(0, what, 300)
    assert game.state.cash[0] == 0
    seat, view = game.view().seats[0], game.view()
    freezer = what is Slot.FREEZER
    assert (seat.freezer_uses, seat.cart_actions) == ((2, 0) if freezer else (0, 2))
    assert (view.freezers_left, view.carts_left) == ((1, 2) if freezer else (2, 1))


@pytest.mark.rules("H51")
@pytest.mark.parametrize("what", [Slot.FREEZER, Slot.CART])
def test_rentals_run_out(what: Slot) -> None:
    game = harbor(2, [Market.RENTALS]).slot(1, what)
    rent = Rent(what, None)
    words = f": the market has no {what.name.lower()} left"
    game.refuses(Visit(0, Market.RENTALS, YEN, (rent, rent)), words)
    game.visit(0, Market.RENTALS, rent, by=YEN)


@pytest.mark.rules("H51")
@pytest.mark.parametrize("what", [Slot.SUBSIDY, Slot.MACKEREL, 9, None, "cart"])
def test_only_freezers_and_carts_are_for_rent(what: object) -> None:
    game = harbor(2, [Market.RENTALS])
    visit = Visit(0, Market.RENTALS, YEN, (Rent(what, None),))  # type: ignore[arg-type]
    game.refuses(visit, ": only freezers and carts are for rent")


@pytest.mark.rules("H51", "H25")
def test_a_rental_takes_a_licence_slot_until_it_is_used_up() -> None:
    game = harbor(3, [Market.RENTALS, Market.EEL]).licences(0, EEL, EEL, MACKEREL).slot(0, Slot.CART, uses=1)
    rent = Rent(Slot.FREEZER, None)
    game.refuses(Visit(0, Market.RENTALS, YEN, (rent,)), "slots of seat 0 are full")
    events = game.visit(0, Market.RENTALS, Rent(Slot.FREEZER, Slot.MACKEREL), by=YEN)
    assert only(events, SlotReturned).slot is Slot.MACKEREL


@pytest.mark.rules("H51")
def test_the_listing_offers_what_is_left_to_rent() -> None:
    game = harbor(2, [Market.RENTALS]).cash(500)
    freezer, cart = Rent(Slot.FREEZER, None), Rent(Slot.CART, None)
    assert game.visits(0, Market.RENTALS) == [(YEN, (freezer,)), (YEN, (cart,))]
    game.slot(1, Slot.CART).slot(1, Slot.CART)
    assert game.visits(0, Market.RENTALS) == [(YEN, (freezer,))]
    assert game.cash(400).visits(0, Market.RENTALS) == []
    game = harbor(2, [Market.RENTALS, Market.EEL]).cash(400).licences(0, EEL, EEL, MACKEREL, MACKEREL)
    listed = [deeds[0] for _, deeds in game.cash(500).visits(0, Market.RENTALS)]
    assert listed == [
        Rent(Slot.FREEZER, Slot.MACKEREL),
        Rent(Slot.FREEZER, Slot.EEL),
        Rent(Slot.CART, Slot.MACKEREL),
        Rent(Slot.CART, Slot.EEL),
    ]


# ---------------------------------------------------------------- H54


@pytest.mark.rules("H54")
def test_charity_pays_100_for_any_token_which_leaves_the_game() -> None:
    game = harbor(2, [Market.GOVERNMENT, Market.TUNA]).cash(0)
    game.tokens(0, Resource.LARGE_TUNA, 1).tokens(0, Resource.MACKEREL, 4)
    events = game.visit(0, Market.GOVERNMENT, Give(Resource.LARGE_TUNA, 1), Give(Resource.MACKEREL, 3))
    given = [event for event in events if isinstance(event, CharityGiven)]
    assert given == [CharityGiven(0, Resource.LARGE_TUNA, 1, 100), CharityGiven(0, Resource.MACKEREL, 3, 300)]
    assert game.state.cash[0] == 400
    assert game.state.stock[Resource.LARGE_TUNA] == 0
    assert game.state.stock[Resource.MACKEREL] == 16
    assert game.view().charity[Resource.MACKEREL] == 3
    assert game.owned(0, Resource.MACKEREL) == 1


@pytest.mark.rules("H54", "H47")
def test_charity_takes_single_fugu() -> None:
    game = harbor(2, [Market.GOVERNMENT, Market.FUGU]).cash(0).tokens(0, Resource.FUGU, 3)
    game.visit(0, Market.GOVERNMENT, Give(Resource.FUGU, 1))
    assert game.owned(0, Resource.FUGU) == 2
    assert game.state.cash[0] == 100


@pytest.mark.rules("H54")
def test_the_ten_places_of_charity_are_for_all_players_together() -> None:
    game = harbor(2, [Market.GOVERNMENT]).tokens(0, Resource.MACKEREL, 7).tokens(1, Resource.MACKEREL, 7)
    game.visit(0, Market.GOVERNMENT, Give(Resource.MACKEREL, 7))
    game.end_turns()
    give = Visit(1, Market.GOVERNMENT, ONE, (Give(Resource.MACKEREL, 4),))
    game.refuses(give, ": from seat 1 this market takes up to 3 mackerel")
    game.visit(1, Market.GOVERNMENT, Give(Resource.MACKEREL, 1), Give(Resource.MACKEREL, 2))
    one = Visit(1, Market.GOVERNMENT, ONE, (Give(Resource.MACKEREL, 1),))
    game.refuses(one, "takes up to 0 mackerel")


@pytest.mark.rules("H54")
def test_nobody_gives_what_they_do_not_have() -> None:
    game = harbor(2, [Market.GOVERNMENT]).tokens(0, Resource.MACKEREL, 2)
    for deed in (Give(Resource.MACKEREL, 3), Give(Resource.MACKEREL, 0), Give(Resource.MACKEREL, -1)):
        game.refuses(Visit(0, Market.GOVERNMENT, ONE, (deed,)), "takes up to 2 mackerel")
    game.refuses(Visit(0, Market.GOVERNMENT, ONE, (Give(Resource.EEL, 1),)), "takes up to 0 eel")


@pytest.mark.rules("H54")
def test_a_subsidy_costs_200_and_a_licence_slot() -> None:
    game = harbor(2, [Market.GOVERNMENT]).cash(100)
    buy = Visit(0, Market.GOVERNMENT, ONE, (BuySubsidy(None),))
    game.refuses(buy, ": the subsidy costs 200, seat 0 has 100")
    events = game.cash(200).play(buy)
    assert only(events, SubsidyBought) == SubsidyBought(0, 200)
    assert game.state.cash[0] == 0
    assert game.view().seats[0].subsidies == 1
    assert game.view().subsidies_left == 1
    game = harbor(3, [Market.GOVERNMENT, Market.EEL]).licences(0, EEL, EEL, EEL, MACKEREL)
    events = game.visit(0, Market.GOVERNMENT, BuySubsidy(Slot.EEL))
    assert only(events, SlotReturned) == SlotReturned(0, Slot.EEL)
    assert game.licensed(0, EEL) == 2


@pytest.mark.rules("H54")
def test_a_player_has_one_subsidy_and_there_are_two() -> None:
    game = harbor(3, [Market.GOVERNMENT]).slot(1, Slot.SUBSIDY)
    twice = Visit(0, Market.GOVERNMENT, ONE, (BuySubsidy(None), BuySubsidy(None)))
    game.refuses(twice, ": 0 subsidies left, seat 0 has 1; one each")
    game.slot(2, Slot.SUBSIDY)
    game.refuses(Visit(0, Market.GOVERNMENT, ONE, (BuySubsidy(None),)), ": 0 subsidies left, seat 0 has 0")
    game = harbor(3, [Market.GOVERNMENT]).slot(0, Slot.SUBSIDY)
    game.refuses(Visit(0, Market.GOVERNMENT, ONE, (BuySubsidy(None),)), ": 1 subsidies left, seat 0 has 1")


@pytest.mark.rules("H54", "H60")
@pytest.mark.parametrize(
    ("barrels", "yen"), [(0, 0), (1, 0), (2, 100), (3, 100), (4, 200), (5, 200), (6, 300)]
)
def test_a_subsidy_pays_100_per_two_barrels_that_go_back_in_one_turn(barrels: int, yen: int) -> None:
    game = harbor(2, [Market.GOVERNMENT]).slot(1, Slot.SUBSIDY).ware(1, MACKEREL, 100)
    for _ in range(barrels):
        game.ware(1, MACKEREL, 100, fresh=False)
    events = game.end_turns()
    assert len(only(events, WaresDegraded).returned) == barrels
    assert game.state.cash == [2000, 2000 + yen]
    paid = [event for event in events if isinstance(event, SubsidyPaid)]
    assert paid == ([SubsidyPaid(1, yen)] if yen else [])


@pytest.mark.rules("H54", "H49")
def test_barrels_that_leave_as_overfished_count_for_the_subsidy() -> None:
    game = harbor(2, [Market.GOVERNMENT, Market.FUGU]).slot(1, Slot.SUBSIDY)
    game.ware(1, FUGU, 100, fresh=False).ware(1, MACKEREL, 100, fresh=False).overfished(FUGU)
    game.end_turns()
    assert game.state.cash[1] == 2100


@pytest.mark.rules("H54")
def test_odd_barrels_of_two_turns_do_not_add_up() -> None:
    game = harbor(2, [Market.GOVERNMENT]).slot(1, Slot.SUBSIDY)
    game.ware(1, MACKEREL, 100, fresh=False).ware(1, MACKEREL, 100)
    game.end_turns(3)
    assert game.state.wares[1] == ()
    assert game.state.cash[1] == 2000


@pytest.mark.rules("H54")
def test_without_a_subsidy_nothing_is_paid_for_degradation() -> None:
    game = harbor(2, [Market.GOVERNMENT]).slot(0, Slot.SUBSIDY)
    game.ware(1, MACKEREL, 100, fresh=False).ware(1, MACKEREL, 100, fresh=False)
    game.end_turns()
    assert game.state.cash == [2000, 2000]


@pytest.mark.rules("H54")
def test_the_listing_offers_gifts_within_the_places_and_one_subsidy() -> None:
    game = harbor(2, [Market.GOVERNMENT]).cash(200).tokens(0, Resource.MACKEREL, 1)
    subsidy, give = BuySubsidy(None), Give(Resource.MACKEREL, 1)
    assert game.visits(0, Market.GOVERNMENT) == [
        (ONE, (subsidy,)),
        (ONE, (subsidy, give)),
        (ONE, (give,)),
        (ONE, (give, subsidy)),
    ]
    assert game.cash(0).visits(0, Market.GOVERNMENT) == [(ONE, (give,))]
    game.tokens(1, Resource.MACKEREL, 8).end_turns()
    game.visit(1, Market.GOVERNMENT, Give(Resource.MACKEREL, 8))
    game.end_turns()
    game.tokens(0, Resource.MACKEREL, 3).slot(0, Slot.SUBSIDY)
    counts = [
        [give.count for give in deeds if isinstance(give, Give)]
        for _, deeds in game.visits(0, Market.GOVERNMENT)
    ]
    assert counts == [[1], [1, 1], [2]]


@pytest.mark.rules("H54", "H25")
def test_the_listing_offers_a_subsidy_for_each_thing_that_could_be_returned_while_one_is_left() -> None:
    game = harbor(3, [Market.GOVERNMENT, Market.EEL]).licences(0, EEL, EEL, MACKEREL, MACKEREL).cash(200)
    listed = [deeds for _, deeds in game.visits(0, Market.GOVERNMENT)]
    assert listed == [(BuySubsidy(Slot.MACKEREL),), (BuySubsidy(Slot.EEL),)]
    game.slot(1, Slot.SUBSIDY).slot(2, Slot.SUBSIDY)
    assert game.visits(0, Market.GOVERNMENT) == []
    game.licences(0, EEL)
    assert game.visits(0, Market.GOVERNMENT) == []
