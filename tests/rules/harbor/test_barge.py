"""H27: the barge."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.harbor.actions import Fish, ReturnLicence
from game.rules.harbor.events import BarrelTaken, ShipDocked, ShipLeft
from game.rules.harbor.steps import Dock, LeavePort, NewPort, TakeBarrel
from game.rules.harbor.words import Hull, Kind, Market, Slot
from tests.rules.harbor.positions import harbor, ship

MACKEREL, EEL, FUGU, SALMON, SQUID = Kind.MACKEREL, Kind.EEL, Kind.FUGU, Kind.SALMON, Kind.SQUID
HAND_OVER = TakeBarrel(0, MACKEREL, True)


@pytest.mark.rules("H27")
def test_the_barge_holds_six_barrels_of_any_mix() -> None:
    game = harbor(4, [Market.EEL, Market.SQUID]).licences(0, MACKEREL)
    game.fleet(0, ship(), ship(Hull.BARGE, hold=[MACKEREL, MACKEREL, EEL, EEL, SQUID]))
    events = game.fish(0, HAND_OVER)
    assert events == (BarrelTaken(0, 0, MACKEREL, True),)
    assert game.state.ships[0] == (ship(), ship(Hull.BARGE, hold=[MACKEREL] * 3 + [EEL, EEL, SQUID]))
    game.refuses(Fish(0, (HAND_OVER,)), ": no room for mackerel on the barge of seat 0")
    game.fish(0, TakeBarrel(0, MACKEREL, False))


@pytest.mark.rules("H27")
def test_nothing_goes_to_a_barge_in_port_or_to_another_players_barge() -> None:
    game = harbor(2).fleet(1, ship(Hull.BARGE)).fleet(0, ship())
    game.refuses(Fish(0, (HAND_OVER,)), "no room for mackerel on the barge")
    game = harbor(2).ports(0, 3).fleet(0, ship(), ship(Hull.BARGE, port=2))
    game.refuses(Fish(0, (HAND_OVER,)), "no room for mackerel on the barge")
    game.fish(0, LeavePort(1), HAND_OVER)


@pytest.mark.rules("H27", "H21")
def test_the_handing_ship_needs_a_licence_but_the_barge_occupies_none() -> None:
    game = harbor(3, [Market.EEL]).licences(0, EEL)
    game.fleet(0, ship(), ship(), ship(Hull.BARGE, hold=[MACKEREL]))
    game.refuses(Fish(0, (HAND_OVER,)), ": seat 0 has no mackerel licence free for ship 0")
    game.fish(0, TakeBarrel(0, EEL, True), TakeBarrel(1, EEL, True))
    game.fish(0, TakeBarrel(0, EEL, False))
    game.refuses(ReturnLicence(0, Slot.EEL), "can return: nothing")


@pytest.mark.rules("H27", "H21")
def test_a_licence_another_ship_uses_does_not_serve_the_barge_either() -> None:
    game = harbor(3).licences(0, MACKEREL)
    game.fleet(0, ship(), ship(Hull.TWO_SLOT, hold=[MACKEREL]), ship(Hull.BARGE))
    game.refuses(Fish(0, (HAND_OVER,)), "no mackerel licence free for ship 0")
    game.fish(0, TakeBarrel(1, MACKEREL, True))
    assert game.state.ships[0][1:] == (
        ship(Hull.TWO_SLOT, hold=[MACKEREL]),
        ship(Hull.BARGE, hold=[MACKEREL]),
    )


@pytest.mark.rules("H27", "H20")
def test_handing_over_is_the_activity_of_the_fishing_ship_not_of_the_barge() -> None:
    game = harbor(2).ports(0, 3).fleet(0, ship(), ship(Hull.BARGE))
    events = game.fish(0, HAND_OVER, Dock(1, 2, (300,)))
    assert events[1] == ShipDocked(0, 1, 2, (MACKEREL,), (300,))
    game = harbor(2).ports(0, 3).fleet(0, ship(), ship(Hull.BARGE))
    game.refuses(
        Fish(0, (HAND_OVER, TakeBarrel(0, MACKEREL, False))), "ship 0 of seat 0 has done its activity"
    )
    game.refuses(Fish(0, (Dock(1, 2, ()), HAND_OVER)), "no room for mackerel on the barge")


@pytest.mark.rules("H27")
def test_the_barge_leaves_port_and_docks_as_activities_of_its_own() -> None:
    game = harbor(2).ports(0, 3).fleet(0, ship(port=0), ship(Hull.BARGE, port=2))
    assert game.fish(0, LeavePort(1)) == (ShipLeft(0, 1),)
    game.refuses(Fish(0, (Dock(1, 2, ()), LeavePort(1))), "ship 1 of seat 0 has done its activity")
    game.fish(0, Dock(1, 2, ()))
    assert game.state.ships[0][1] == ship(Hull.BARGE, port=2)


@pytest.mark.rules("H27", "H26")
def test_the_barge_docks_only_at_port_2() -> None:
    game = harbor(2).fleet(0, ship(Hull.BARGE))
    for port in (0, 1, 2):
        game.refuses(Fish(0, (Dock(0, port, ()),)), "free ports: none")
    game.ports(0, 2).fish(0, NewPort(), Dock(0, 2, ()))
    game.fleet(0, ship(Hull.BARGE), ship(port=2))
    game.refuses(Fish(0, (Dock(0, 2, ()),)), "free ports: none")


@pytest.mark.rules("H20", "H27")
def test_a_barge_alone_at_sea_that_can_only_open_a_port_does_not_fish() -> None:
    game = harbor(2).fleet(0, ship(Hull.BARGE)).cash(500, 500)
    assert not game.listed(0, Fish)
    choices, random = game.kernel.legal(game.state, 0), Random(1)
    assert all(choices.sample(random) in choices for _ in range(200))


@pytest.mark.rules("H27")
def test_the_barge_itself_takes_no_barrel() -> None:
    game = harbor(2).fleet(0, ship(Hull.BARGE))
    for barge in (False, True):
        game.refuses(Fish(0, (TakeBarrel(0, MACKEREL, barge),)), ": ship 0 of seat 0 is the barge")


@pytest.mark.rules("H27", "H44")
def test_one_ship_hands_salmon_after_salmon_to_the_barge() -> None:
    game = harbor(2, [Market.SALMON]).licences(0, SALMON).fleet(0, ship(), ship(Hull.BARGE)).actions(3)
    for _ in range(3):
        game.fish(0, TakeBarrel(0, SALMON, True))
    assert game.state.ships[0][1] == ship(Hull.BARGE, hold=[SALMON] * 3)


@pytest.mark.rules("H27", "H47")
def test_one_fugu_licence_serves_a_ship_or_the_barge_never_both() -> None:
    game = (
        harbor(2, [Market.FUGU])
        .licences(0, FUGU)
        .fleet(0, ship(Hull.TWO_SLOT, hold=[FUGU]), ship(Hull.BARGE))
    )
    game.refuses(Fish(0, (TakeBarrel(0, FUGU, True),)), "no fugu licence free for ship 0")
    game.fish(0, TakeBarrel(0, FUGU, False))
