"""H20-H24: ships, licences in use, docking, prices, and pay for unloading."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Fish
from game.rules.harbor.events import (
    BarrelTaken,
    PortOpened,
    ShipDocked,
    ShipLeft,
    TrackMoved,
    UnloadPaid,
    WareRepriced,
)
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step, TakeBarrel
from game.rules.harbor.words import Hull, Kind, Market
from tests.rules.harbor.positions import harbor, only, ship

MACKEREL, EEL, SALMON, TAKOYAKI = Kind.MACKEREL, Kind.EEL, Kind.SALMON, Kind.TAKOYAKI
TAKE = TakeBarrel(0, MACKEREL, False)


# ---------------------------------------------------------------- H20


@pytest.mark.rules("H20")
def test_leaving_port_taking_a_barrel_and_docking_are_three_fish_actions() -> None:
    game = harbor(2)
    assert game.fish(0, LeavePort(0)) == (ShipLeft(0, 0),)
    assert game.fish(0, TAKE) == (BarrelTaken(0, 0, MACKEREL, False, 0),)
    assert game.state.barrels[MACKEREL] == 13
    game.actions(2)
    assert game.fish(0, Dock(0, 0, (400,))) == (ShipDocked(0, 0, 0, (MACKEREL,), (400,)),)
    assert game.state.ships[0] == (ship(port=0),)
    assert game.state.wares[0] == ((MACKEREL, True, 400),)
    assert game.state.actions == 1


@pytest.mark.rules("H20")
@pytest.mark.parametrize(
    ("fleet", "steps"),
    [
        (ship(port=0), (LeavePort(0), TAKE)),
        (ship(), (TAKE, Dock(0, 0, (100,)))),
        (ship(), (Dock(0, 0, ()), LeavePort(0))),
        (ship(Hull.TWO_SLOT), (TAKE, TAKE)),
    ],
)
def test_a_ship_never_does_two_activities_in_one_fish_action(fleet: object, steps: tuple[Step, ...]) -> None:
    game = harbor(2).fleet(0, fleet)  # type: ignore[arg-type]
    game.refuses(Fish(0, steps), ": ship 0 of seat 0 has done its activity in this fish action")
    game.fish(0, steps[0])
    game.fish(0, steps[1])


@pytest.mark.rules("H20")
def test_the_ships_act_in_any_order() -> None:
    steps = (LeavePort(0), TakeBarrel(1, MACKEREL, False), Dock(2, 1, (200,)))
    for order in (steps, steps[::-1], (steps[1], steps[2], steps[0])):
        game = harbor(3).ports(0, 2).licences(0, MACKEREL, MACKEREL)
        game.fleet(0, ship(port=0), ship(), ship(hold=[MACKEREL]))
        game.fish(0, *order)
        assert game.state.ships[0] == (ship(), ship(hold=[MACKEREL]), ship(port=1))


@pytest.mark.rules("H20", "H26")
def test_a_port_opened_within_the_fish_action_can_be_used_at_once() -> None:
    game = harbor(2).fleet(0, ship(port=0), ship(hold=[MACKEREL]))
    game.refuses(Fish(0, (Dock(1, 1, (100,)),)), "free ports: none")
    events = game.fish(0, NewPort(), Dock(1, 1, (100,)))
    assert only(events, PortOpened) == PortOpened(0, 1, 500)
    assert game.state.ships[0][1] == ship(port=1)
    assert (game.state.cash[0], game.state.actions) == (1500, 1)


@pytest.mark.rules("H20", "H26")
def test_two_ports_may_be_opened_in_one_fish_action() -> None:
    game = harbor(2)
    game.fish(0, NewPort(), NewPort(), LeavePort(0))
    assert game.state.ports == (3, 1)
    assert game.state.cash[0] == 1000
    game.refuses(Fish(0, (NewPort(), NewPort())), "needs an activity of a ship or a new price")
    game.refuses(Fish(0, (TAKE, NewPort())), "seat 0 has all 3 ports open")
    game.ports(0, 2).cash(400).refuses(Fish(0, (TAKE, NewPort())), "a port costs 500, seat 0 has 400")


@pytest.mark.rules("H20")
def test_a_ship_docks_only_from_sea_and_fishes_only_at_sea() -> None:
    game = harbor(2).ports(0, 2)
    game.refuses(Fish(0, (Dock(0, 1, ()),)), ": ship 0 of seat 0 is in port 0 already")
    game.refuses(Fish(0, (TAKE,)), ": ship 0 of seat 0 is in port")
    game.refuses(Fish(0, (LeavePort(1),)), ": no such ship; seat 0 has ships 0 to 0")
    game.refuses(Fish(0, (Dock(-1, 1, ()),)), "no such ship")


@pytest.mark.rules("H20", "H23")
def test_repricing_and_activities_mix_and_a_barrel_just_docked_is_not_yet_repriced() -> None:
    game = harbor(2).fleet(0, ship(hold=[MACKEREL])).ware(0, MACKEREL, 100)
    events = game.fish(0, Reprice(0, 700), Dock(0, 0, (200,)), Reprice(1, 900))
    assert [event for event in events if isinstance(event, WareRepriced)] == [
        WareRepriced(0, 0, 700),
        WareRepriced(0, 1, 900),
    ]
    assert game.state.wares[0] == ((MACKEREL, True, 700), (MACKEREL, True, 900))
    assert (game.state.acted, game.state.repriced, game.state.unloaded) == (0, 0, 0)
    game.refuses(
        Fish(0, (Reprice(0, 100), Reprice(1, 100), Reprice(0, 200))), "ware 0 of seat 0 was re-priced"
    )


@pytest.mark.rules("H20")
def test_a_barrel_repriced_in_one_fish_action_may_be_repriced_in_the_next() -> None:
    game = harbor(2).ware(0, MACKEREL, 100)
    game.fish(0, Reprice(0, 300))
    game.fish(0, Reprice(0, 200))
    assert game.state.wares[0][0][2] == 200


# ---------------------------------------------------------------- H21


@pytest.mark.rules("H21")
def test_a_barrel_needs_a_licence_of_its_own_fish() -> None:
    game = harbor(2, [Market.EEL]).fleet(0, ship())
    game.refuses(Fish(0, (TakeBarrel(0, EEL, False),)), ": seat 0 has no eel licence free for ship 0")
    game.licences(0, EEL)
    game.refuses(Fish(0, (TAKE,)), "no mackerel licence free")
    game.fish(0, TakeBarrel(0, EEL, False))


@pytest.mark.rules("H21")
def test_a_licence_is_in_use_while_a_ship_at_sea_holds_that_kind() -> None:
    game = harbor(3, [Market.EEL]).licences(0, MACKEREL, EEL)
    game.fleet(0, ship(Hull.TWO_SLOT, hold=[MACKEREL]), ship(), ship())
    game.refuses(Fish(0, (TakeBarrel(1, MACKEREL, False),)), "no mackerel licence free for ship 1")
    game.fish(0, TakeBarrel(0, MACKEREL, False), TakeBarrel(1, EEL, False))
    game.refuses(Fish(0, (TakeBarrel(2, EEL, False),)), "no eel licence free for ship 2")
    game.licences(0, MACKEREL, EEL, EEL).fish(0, TakeBarrel(2, EEL, False))


@pytest.mark.rules("H21")
@pytest.mark.parametrize("hull", [Hull.ONE_SLOT, Hull.TWO_SLOT, Hull.THREE_SLOT, Hull.FOUR_SLOT])
def test_a_ship_holds_as_many_barrels_as_it_has_slots(hull: Hull) -> None:
    game = harbor(3).fleet(0, ship(hull)).actions(9)
    for _ in range(hull + 1):
        game.fish(0, TAKE)
    assert game.state.ships[0][0][2] == (MACKEREL,) * (hull + 1)
    game.refuses(Fish(0, (TAKE,)), ": no room for mackerel in the hold of ship 0 of seat 0")


@pytest.mark.rules("H21")
def test_the_barrel_comes_from_a_market_that_has_one() -> None:
    game = harbor(2, [Market.EEL]).fleet(0, ship()).licences(0, MACKEREL, EEL).overfished(EEL)
    game.refuses(
        Fish(0, (TakeBarrel(0, EEL, False),)), ": no barrel of that fish in a market; barrels: 14 mackerel"
    )
    game.refuses(Fish(0, (TakeBarrel(0, TAKOYAKI, False),)), "no barrel of that fish in a market")
    game.refuses(Fish(0, (TakeBarrel(0, 0, False),)), "no barrel of that fish")  # type: ignore[arg-type]
    game.refuses(Fish(0, (TakeBarrel(0, MACKEREL, 0),)), "no room for mackerel")  # type: ignore[arg-type]
    game.overfished(MACKEREL).refuses(Fish(0, (TAKE,)), "barrels: none")


# ---------------------------------------------------------------- H22, H23


@pytest.mark.rules("H22")
def test_a_ship_docks_with_any_number_of_barrels() -> None:
    for count in range(4):
        game = harbor(3).fleet(0, ship(Hull.THREE_SLOT, hold=[MACKEREL] * count))
        game.fish(0, Dock(0, 0, tuple(100 * price for price in range(count))))
        assert game.state.wares[0] == tuple((MACKEREL, True, 100 * price) for price in range(count))
        assert game.state.ships[0] == (ship(Hull.THREE_SLOT, port=0),)


@pytest.mark.rules("H22")
def test_docked_barrels_lie_in_the_fresh_row_beside_what_is_there() -> None:
    game = harbor(2, [Market.EEL]).fleet(0, ship(hold=[EEL])).ware(0, MACKEREL, 100, fresh=False)
    events = game.fish(0, Dock(0, 0, (800,)))
    assert game.state.wares[0] == ((MACKEREL, False, 100), (EEL, True, 800))
    assert only(events, TrackMoved) == TrackMoved(EEL, 2)


@pytest.mark.rules("H22")
@pytest.mark.parametrize("prices", [(), (100, 100), [100], (50,), (-100,), (5100,), (True,), None])
def test_a_dock_without_a_right_price_for_each_barrel_is_refused(prices: object) -> None:
    game = harbor(2).fleet(0, ship(hold=[MACKEREL]))
    words = (
        "a price is a multiple of 100"
        if type(prices) is tuple and len(prices) == 1
        else "a tuple of 1 prices"
    )
    game.refuses(Fish(0, (Dock(0, 0, prices),)), words)  # type: ignore[arg-type]


@pytest.mark.rules("H23")
@pytest.mark.parametrize("price", [0, 100, 4900, 5000])
def test_prices_go_from_0_to_5000(price: int) -> None:
    game = harbor(2).ware(0, MACKEREL, 2000, fresh=False).fleet(0, ship(hold=[MACKEREL]))
    game.fish(0, Reprice(0, price), Dock(0, 0, (price,)))
    assert game.state.wares[0] == ((MACKEREL, False, price), (MACKEREL, True, price))


@pytest.mark.rules("H23", "H45")
def test_takoyaki_for_sale_are_repriced_in_fish_actions_too() -> None:
    game = harbor(2, [Market.OCTOPUS]).ware(0, TAKOYAKI, 300)
    game.fish(0, Reprice(0, 500))
    assert game.state.wares[0] == ((TAKOYAKI, True, 500),)


@pytest.mark.rules("H23")
@pytest.mark.parametrize("place", [-1, 1, True, None])
def test_only_ones_own_things_for_sale_are_repriced(place: object) -> None:
    game = harbor(2).ware(0, MACKEREL, 100).ware(1, MACKEREL, 100).ware(1, MACKEREL, 100)
    words = ": no such ware; seat 0 has 1 for sale, counted from 0"
    game.refuses(Fish(0, (Reprice(place, 300),)), words)  # type: ignore[arg-type]


# ---------------------------------------------------------------- H24


@pytest.mark.rules("H24")
@pytest.mark.parametrize(("barrels", "pay"), [(5, 200), (6, 300), (9, 400), (10, 400)])
def test_unloading_an_odd_number_or_more_than_eight_pays_the_threshold_below(barrels: int, pay: int) -> None:
    game = harbor(5).ports(0, 3).cash(0)
    game.fleet(
        0, ship(Hull.FOUR_SLOT, hold=[MACKEREL] * 4), ship(Hull.BARGE, hold=[MACKEREL] * (barrels - 4))
    )
    events = game.fish(0, Dock(0, 0, (100,) * 4), Dock(1, 2, (100,) * (barrels - 4)))
    assert events[-1] == UnloadPaid(0, barrels, pay)
    assert game.state.cash[0] == pay


@pytest.mark.rules("H24")
def test_two_ships_with_one_barrel_each_make_two() -> None:
    game = harbor(2).ports(0, 2).fleet(0, ship(hold=[MACKEREL]), ship(hold=[MACKEREL])).cash(0)
    game.fish(0, Dock(0, 0, (100,)), Dock(1, 1, (100,)))
    assert game.state.cash[0] == 100


@pytest.mark.rules("H24")
def test_barrels_of_two_fish_actions_do_not_add_up() -> None:
    game = harbor(2).ports(0, 2).fleet(0, ship(hold=[MACKEREL]), ship(hold=[MACKEREL])).cash(0)
    game.fish(0, Dock(0, 0, (100,)))
    game.fish(0, Dock(1, 1, (100,)))
    assert game.state.cash[0] == 0


@pytest.mark.rules("H24")
def test_the_pay_for_unloading_comes_at_the_end_of_the_action() -> None:
    game = harbor(2).fleet(0, ship(Hull.TWO_SLOT, hold=[MACKEREL] * 2)).cash(400)
    game.refuses(Fish(0, (Dock(0, 0, (100, 100)), NewPort())), "a port costs 500, seat 0 has 400")
    game.fish(0, Dock(0, 0, (100, 100)))
    assert game.state.cash[0] == 500
    assert game.state.phase is Phase.TURN
