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
TUNA = Kind.TUNA
HAND_OVER = TakeBarrel(0, MACKEREL, True)


@pytest.mark.rules("H27")
def test_the_barge_holds_six_barrels_of_any_mix() -> None:
    game = harbor(4, [Market.EEL, Market.SQUID]).licences(0, MACKEREL, MACKEREL, EEL, SQUID)
    game.fleet(0, ship(), ship(Hull.BARGE, hold=[MACKEREL, MACKEREL, EEL, EEL, SQUID]))
    events = game.fish(0, HAND_OVER)
    assert events == (BarrelTaken(0, 0, MACKEREL, True, 1),)
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
def test_the_barge_is_a_ship_and_the_barrels_on_it_occupy_their_licences() -> None:
    game = harbor(3, [Market.EEL]).licences(0, EEL)
    game.fleet(0, ship(), ship(), ship(Hull.BARGE))
    game.refuses(Fish(0, (HAND_OVER,)), ": seat 0 has no mackerel licence free for ship 0")
    game.fish(0, TakeBarrel(0, EEL, True))
    game.refuses(ReturnLicence(0, Slot.EEL), "can return: nothing")
    game.refuses(Fish(0, (TakeBarrel(0, EEL, False),)), ": seat 0 has no eel licence free for ship 0")
    game.fish(0, TakeBarrel(1, EEL, True))
    assert game.state.ships[0][2] == ship(Hull.BARGE, hold=[EEL, EEL])


@pytest.mark.rules("H27", "H21")
def test_a_licence_a_ship_uses_does_not_serve_the_barge_not_even_for_that_ship() -> None:
    game = harbor(3).licences(0, MACKEREL)
    game.fleet(0, ship(), ship(Hull.TWO_SLOT, hold=[MACKEREL]), ship(Hull.BARGE))
    for place in (0, 1):
        words = f"no mackerel licence free for ship {place}"
        game.refuses(Fish(0, (TakeBarrel(place, MACKEREL, True),)), words)
    game.licences(0, MACKEREL, MACKEREL).fish(0, TakeBarrel(1, MACKEREL, True))
    assert game.state.ships[0][1:] == (
        ship(Hull.TWO_SLOT, hold=[MACKEREL]),
        ship(Hull.BARGE, hold=[MACKEREL]),
    )


OWN_HOLD, OTHERS_HOLD = TakeBarrel(0, MACKEREL, False), TakeBarrel(1, MACKEREL, False)
TO_BARGE, OTHER_TO_BARGE = TakeBarrel(0, MACKEREL, True), TakeBarrel(1, MACKEREL, True)
SPENT = "each mackerel licence of seat 0 has taken its barrel in this fish action"
IN_USE = "seat 0 has no mackerel licence free for ship "


@pytest.mark.rules("H27")
@pytest.mark.parametrize(
    ("takes", "words"),
    [
        ((TO_BARGE, OTHER_TO_BARGE), SPENT),
        ((OTHER_TO_BARGE, TO_BARGE), SPENT),
        ((OWN_HOLD, OTHER_TO_BARGE), IN_USE),
        ((OTHER_TO_BARGE, OWN_HOLD), IN_USE),
        ((OWN_HOLD, OTHERS_HOLD), IN_USE),
    ],
    ids=range(5),
)
def test_a_licence_takes_one_barrel_in_a_fish_action_into_whichever_hold_and_in_any_order(
    takes: tuple[TakeBarrel, TakeBarrel], words: str
) -> None:
    game = harbor(3).licences(0, MACKEREL).fleet(0, ship(), ship(), ship(Hull.BARGE))
    game.refuses(Fish(0, takes), words)
    game.licences(0, MACKEREL, MACKEREL).fish(0, *takes)
    assert sum(len(hold) for _, _, hold in game.state.ships[0]) == 2


@pytest.mark.rules("H27", "H22")
def test_a_licence_that_fished_for_the_barge_takes_no_second_barrel_once_the_barge_has_docked() -> None:
    game = harbor(3).licences(0, MACKEREL).ports(0, 3).fleet(0, ship(), ship(), ship(Hull.BARGE))
    game.refuses(Fish(0, (TO_BARGE, Dock(2, 2, (100,)), OTHERS_HOLD)), SPENT)
    game.fleet(0, ship(), ship(), ship(Hull.BARGE, hold=[MACKEREL]))
    game.fish(0, Dock(2, 2, (100,)), OTHERS_HOLD)
    assert game.state.taken == (0,) * 9


@pytest.mark.rules("H27", "H42")
def test_a_licence_that_took_its_barrel_before_an_auction_takes_none_after_it() -> None:
    game = harbor(3, [Market.TUNA]).licences(0, MACKEREL, TUNA).ports(0, 3)
    game.fleet(0, ship(), ship(), ship(Hull.BARGE, hold=[TUNA] * 3))
    game.fish(0, TO_BARGE, Dock(2, 2, (100,)))
    assert game.view().taken == (1, *[0] * 8)
    game.bid(0, 100, 0)
    game.refuses(Fish(0, (OTHERS_HOLD,)), SPENT)
    game.fish(0)
    game.fish(0, OTHERS_HOLD)


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
def test_there_is_at_most_one_salmon_on_the_barge_beside_other_fish() -> None:
    game = harbor(2, [Market.SALMON]).licences(0, SALMON, SALMON, MACKEREL)
    game.fleet(0, ship(), ship(Hull.BARGE, hold=[MACKEREL])).actions(3)
    game.fish(0, TakeBarrel(0, SALMON, True))
    game.refuses(Fish(0, (TakeBarrel(0, SALMON, True),)), "no room for salmon on the barge of seat 0")
    game.fish(0, TakeBarrel(0, MACKEREL, True))
    assert game.state.ships[0][1] == ship(Hull.BARGE, hold=[MACKEREL, MACKEREL, SALMON])


@pytest.mark.rules("H27", "H47")
def test_one_fugu_licence_serves_a_ship_or_the_barge_never_both() -> None:
    game = (
        harbor(2, [Market.FUGU])
        .licences(0, FUGU)
        .fleet(0, ship(Hull.TWO_SLOT, hold=[FUGU]), ship(Hull.BARGE))
    )
    game.refuses(Fish(0, (TakeBarrel(0, FUGU, True),)), "no fugu licence free for ship 0")
    game.fish(0, TakeBarrel(0, FUGU, False))
