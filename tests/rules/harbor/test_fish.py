"""H20-H27, H46, H47: the fish action."""

from __future__ import annotations

from itertools import islice

import pytest

from game.rules.harbor.actions import Fish, ReturnLicence
from game.rules.harbor.events import MarketOverfished, PortOpened, SlotReturned, UnloadPaid
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, TakeBarrel
from game.rules.harbor.words import AT_SEA, Hull, Kind, Market, Slot
from tests.order import order
from tests.rules.harbor.positions import harbor, only, ship

MACKEREL, EEL, FUGU, SALMON = Kind.MACKEREL, Kind.EEL, Kind.FUGU, Kind.SALMON
LARGE = Hull.FOUR_SLOT


@pytest.mark.rules("H20")
def test_each_ship_does_one_activity_in_a_fish_action() -> None:
    game = harbor().fleet(0, ship(port=0), ship(Hull.TWO_SLOT)).licences(0, MACKEREL)
    game.fish(0, LeavePort(0), TakeBarrel(1, MACKEREL, False))
    assert game.state.ships[0] == (ship(), ship(Hull.TWO_SLOT, hold=[MACKEREL]))
    assert game.state.actions == 1
    game.refuses(Fish(0, (Dock(0, 0, ()), LeavePort(0))), "ship 0 of seat 0 has done its activity")


@pytest.mark.rules("H20")
def test_a_fish_action_is_more_than_opening_ports() -> None:
    game = harbor()
    game.refuses(Fish(0, ()), "needs an activity")
    game.refuses(Fish(0, (NewPort(),)), "needs an activity")
    events = game.fish(0, NewPort(), LeavePort(0))
    assert only(events, PortOpened) == PortOpened(0, 1, 500)


@pytest.mark.rules("H20", "H23")
def test_a_fish_action_may_consist_of_repricing_only() -> None:
    game = harbor().ware(0, MACKEREL, 300)
    game.fish(0, Reprice(0, 500))
    assert game.state.wares[0] == ((MACKEREL, True, 500),)
    game.refuses(Fish(0, (Reprice(0, 100), Reprice(0, 200))), "was re-priced")
    game.refuses(Fish(0, (Reprice(0, 500),)), "has the price 500 already")
    for price in (-100, 50, 5100, True, 10**5000):
        game.refuses(Fish(0, (Reprice(0, price),)), "a price is a multiple of 100 from 0 to 5000")


@pytest.mark.rules("H21")
def test_a_licence_serves_one_ship_at_a_time() -> None:
    game = harbor().fleet(0, ship(), ship()).licences(0, MACKEREL)
    both = TakeBarrel(0, MACKEREL, False), TakeBarrel(1, MACKEREL, False)
    game.refuses(Fish(0, both), "no mackerel licence free for ship 1")
    game.licences(0, MACKEREL, MACKEREL).fish(0, *both)


@pytest.mark.rules("H21")
def test_a_ship_holds_one_kind_up_to_its_slots() -> None:
    game = harbor(markets=[Market.EEL]).fleet(0, ship(Hull.TWO_SLOT, hold=[EEL])).licences(0, EEL, MACKEREL)
    game.refuses(Fish(0, (TakeBarrel(0, MACKEREL, False),)), "no room for mackerel")
    game.fish(0, TakeBarrel(0, EEL, False))
    game.refuses(Fish(0, (TakeBarrel(0, EEL, False),)), "no room for eel")


@pytest.mark.rules("H22")
def test_a_licence_is_free_again_in_the_same_action() -> None:
    game = harbor().fleet(0, ship(hold=[MACKEREL]), ship()).licences(0, MACKEREL)
    game.fish(0, Dock(0, 0, (300,)), TakeBarrel(1, MACKEREL, False))
    assert game.state.wares[0] == ((MACKEREL, True, 300),)
    assert game.state.ships[0][1] == ship(hold=[MACKEREL])


@pytest.mark.rules("H22")
def test_every_barrel_docked_gets_a_price() -> None:
    game = harbor().fleet(0, ship(Hull.TWO_SLOT, hold=[MACKEREL, MACKEREL]))
    game.refuses(Fish(0, (Dock(0, 0, (100,)),)), "a tuple of 2 prices")
    game.refuses(Fish(0, (Dock(0, 1, (100, 100)),)), "free ports: 0")


@pytest.mark.rules("H24")
@pytest.mark.parametrize(("barrels", "pay"), [(1, 0), (2, 100), (3, 100), (4, 200), (7, 300), (8, 400)])
def test_unloading_pays_the_highest_threshold_reached(barrels: int, pay: int) -> None:
    game = harbor(players=5).ports(0, 3).cash(0)
    holds = [min(4, barrels), barrels - min(4, barrels)]
    game.fleet(0, *(ship(LARGE, hold=[MACKEREL] * count) for count in holds))
    docks = [Dock(place, place, (100,) * count) for place, count in enumerate(holds)]
    events = game.fish(0, *docks)
    assert game.state.cash[0] == pay
    assert any(isinstance(event, UnloadPaid) for event in events) == (pay > 0)


@pytest.mark.rules("H25")
def test_a_licence_in_use_cannot_be_returned() -> None:
    game = harbor().fleet(0, ship(hold=[MACKEREL])).licences(0, MACKEREL)
    game.refuses(ReturnLicence(0, Slot.MACKEREL), "can return: nothing")
    game.licences(0, MACKEREL, MACKEREL)
    events = game.play(ReturnLicence(0, Slot.MACKEREL))
    assert only(events, SlotReturned) == SlotReturned(0, Slot.MACKEREL)
    assert game.state.actions == 2


@pytest.mark.rules("H26")
def test_the_last_port_holds_two_ships_or_the_barge() -> None:
    game = harbor().ports(0, 3).fleet(0, ship(), ship(Hull.TWO_SLOT), ship(Hull.BARGE))
    game.refuses(Fish(0, (Dock(2, 0, ()),)), "free ports: 2")
    game.refuses(Fish(0, (Dock(0, 2, ()), Dock(2, 2, ()))), "free ports: none")
    game.refuses(Fish(0, (Dock(2, 2, ()), Dock(0, 2, ()))), "free ports: 0, 1")
    game.fish(0, Dock(0, 2, ()), Dock(1, 2, ()))


@pytest.mark.rules("H27")
def test_a_barrel_may_go_straight_to_a_barge_at_sea() -> None:
    game = harbor(markets=[Market.EEL]).ports(0, 3).licences(0, EEL, MACKEREL)
    game.fleet(0, ship(hold=[MACKEREL]), ship(Hull.BARGE, port=2))
    game.refuses(Fish(0, (TakeBarrel(0, EEL, True),)), "no room for eel on the barge")
    game.fish(0, LeavePort(1), TakeBarrel(0, EEL, True))
    assert game.state.ships[0][1] == ship(Hull.BARGE, hold=[EEL])
    game.refuses(ReturnLicence(0, Slot.EEL), "can return: nothing")
    game.refuses(Fish(0, (TakeBarrel(1, MACKEREL, False),)), "is the barge")


@pytest.mark.rules("H27", "H22")
def test_the_barge_docks_a_mix_with_prices_in_the_order_of_the_fish() -> None:
    game = harbor(markets=[Market.EEL, Market.TUNA]).ports(0, 3)
    game.fleet(0, ship(Hull.BARGE, hold=[EEL, Kind.TUNA, MACKEREL]))
    game.fish(0, Dock(0, 2, (100, 900)))
    assert game.state.wares[0] == ((MACKEREL, True, 100), (EEL, True, 900))
    assert game.state.barrels[Kind.TUNA] == 6


@pytest.mark.rules("H44", "H27")
def test_a_ship_carries_one_salmon_and_the_barge_too() -> None:
    game = harbor(markets=[Market.SALMON]).licences(0, SALMON, SALMON).ports(0, 3)
    game.fleet(0, ship(LARGE, hold=[SALMON]), ship(Hull.BARGE, hold=[SALMON]))
    game.refuses(Fish(0, (TakeBarrel(0, SALMON, False),)), "no room for salmon in the hold of ship 0")
    game.refuses(Fish(0, (TakeBarrel(0, SALMON, True),)), "no room for salmon on the barge of seat 0")


@pytest.mark.rules("H46")
def test_each_eel_put_up_for_sale_raises_the_track_to_13_at_most() -> None:
    game = harbor(markets=[Market.EEL]).fleet(0, ship(LARGE, hold=[EEL] * 4)).tracks(eel=11)
    game.fish(0, Dock(0, 0, (0, 0, 0, 0)))
    assert game.state.sea.eel == 13


@pytest.mark.rules("H47")
def test_the_fugu_licence_returns_when_its_ship_docks() -> None:
    game = harbor(markets=[Market.FUGU]).fleet(0, ship(hold=[FUGU])).licences(0, FUGU)
    events = game.fish(0, Dock(0, 0, (500,)))
    assert only(events, SlotReturned).slot is Slot.FUGU
    assert game.licensed(0, FUGU) == 0
    assert game.state.desk[FUGU] == 1


@pytest.mark.rules("H47", "H27")
def test_fugu_on_the_barge_bind_the_licence() -> None:
    game = harbor(markets=[Market.FUGU]).licences(0, FUGU).ports(0, 3)
    game.fleet(0, ship(LARGE), ship(Hull.BARGE, hold=[FUGU]))
    game.refuses(ReturnLicence(0, Slot.FUGU), "can return: nothing")
    game.refuses(Fish(0, (TakeBarrel(0, FUGU, False),)), "no fugu licence free")
    game.fish(0, TakeBarrel(0, FUGU, True))
    game.fish(0, Dock(1, 2, (100, 100)))
    assert game.licensed(0, FUGU) == 0


@pytest.mark.rules("H49")
def test_a_market_without_barrels_is_overfished_for_good() -> None:
    game = harbor(markets=[Market.FUGU]).fleet(0, ship()).licences(0, FUGU).barrels(FUGU, 1)
    events = game.fish(0, TakeBarrel(0, FUGU, False))
    assert only(events, MarketOverfished) == MarketOverfished(FUGU, 0)
    game.fish(0, Dock(0, 0, (100,)))
    game.end_turns(4)
    assert game.state.wares[0] == ()
    assert game.state.barrels[FUGU] == 0


@pytest.mark.rules("H20")
def test_fish_actions_are_listed_in_order_and_once() -> None:
    game = harbor().fleet(0, ship(port=0), ship(hold=[MACKEREL])).ports(0, 2).ware(0, MACKEREL, 0)
    listed = list(islice(game.kernel.legal(game.state, 0), 4000))
    keys = [order(action) for action in listed]
    assert keys == sorted(keys)
    assert len(set(listed)) == len(listed)
    assert all(action in game.kernel.legal(game.state, 0) for action in listed[::97])


@pytest.mark.rules("H20")
@pytest.mark.parametrize(
    "steps",
    [None, [], (None,), ({},), (Fish(0, ()),), (LeavePort([]),), (LeavePort(-1),), (LeavePort(True),)],  # type: ignore[arg-type]
)
def test_absurd_steps_are_refused(steps: object) -> None:
    harbor().refuses(Fish(0, steps))  # type: ignore[arg-type]


@pytest.mark.rules("H22")
def test_a_ship_at_sea_is_in_no_port() -> None:
    game = harbor()
    game.fish(0, LeavePort(0))
    assert game.state.ships[0][0][1] == AT_SEA
    game.refuses(Fish(0, (LeavePort(0),)), "is at sea already")
