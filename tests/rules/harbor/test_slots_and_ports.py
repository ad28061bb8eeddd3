"""H25, H26: licence slots and ports."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.harbor.actions import Fish, OpenPort, ReturnLicence, Visit
from game.rules.harbor.deeds import BuyLicence, BuySubsidy, PayActions, PayYen, Rent
from game.rules.harbor.events import SlotReturned
from game.rules.harbor.steps import Dock
from game.rules.harbor.words import Hull, Kind, Market, Slot
from tests.rules.harbor.positions import Game, harbor, only, ship

MACKEREL, TUNA = Kind.MACKEREL, Kind.TUNA
ONE = PayActions(1, 0)


def full_slots() -> Game:
    """Seat 0 has a licence, a freezer, a cart and a subsidy."""
    game = harbor(2, [Market.TUNA, Market.RENTALS, Market.GOVERNMENT])
    return game.slot(0, Slot.FREEZER).slot(0, Slot.CART).slot(0, Slot.SUBSIDY)


@pytest.mark.rules("H25")
def test_licences_rentals_and_the_subsidy_share_four_slots() -> None:
    game = full_slots()
    for deed in (BuyLicence(None), BuyLicence(Slot.SQUID)):
        game.refuses(Visit(0, Market.TUNA, ONE, (deed,)))
    game.refuses(Visit(0, Market.TUNA, ONE, (BuyLicence(None),)), "the 4 slots of seat 0 are full: something")
    game.refuses(Visit(0, Market.RENTALS, PayYen(), (Rent(Slot.CART, None),)), "slots of seat 0 are full")
    game = harbor(3, [Market.TUNA, Market.GOVERNMENT]).licences(0, MACKEREL, TUNA, TUNA, TUNA)
    game.refuses(Visit(0, Market.GOVERNMENT, ONE, (BuySubsidy(None),)), "slots of seat 0 are full")


@pytest.mark.rules("H25")
@pytest.mark.parametrize("slot", [Slot.MACKEREL, Slot.FREEZER, Slot.CART, Slot.SUBSIDY])
def test_to_take_a_fifth_thing_any_other_one_is_returned_for_free(slot: Slot) -> None:
    game = full_slots()
    events = game.visit(0, Market.TUNA, BuyLicence(slot))
    assert only(events, SlotReturned) == SlotReturned(0, slot)
    assert game.licensed(0, TUNA) == 1
    assert game.state.cash[0] == 2000 - 100
    check_returned(game, slot)


@pytest.mark.rules("H25")
@pytest.mark.parametrize("slot", [Slot.MACKEREL, Slot.FREEZER, Slot.CART, Slot.SUBSIDY])
def test_a_thing_may_be_returned_to_its_market_at_any_time_without_refund(slot: Slot) -> None:
    game = full_slots().actions(0)
    events = game.play(ReturnLicence(0, slot))
    assert events == (SlotReturned(0, slot),)
    assert (game.state.cash[0], game.state.actions) == (2000, 0)
    check_returned(game, slot)
    game.refuses(ReturnLicence(0, slot), ": that cannot be returned; seat 0 can return: ")


def check_returned(game: Game, slot: Slot) -> None:
    """Gone from the seat and back at its market, and nothing else."""
    seat, view = game.view().seats[0], game.view()
    kept = (seat.licences[MACKEREL], seat.freezer_uses, seat.cart_actions, seat.subsidies)
    left = (view.licences[MACKEREL], view.freezers_left, view.carts_left, view.subsidies_left)
    place = (Slot.MACKEREL, Slot.FREEZER, Slot.CART, Slot.SUBSIDY).index(slot)
    whole = (1, 2, 2, 1)
    assert kept == tuple(0 if at == place else count for at, count in enumerate(whole))
    assert left == tuple(count + (at == place) for at, count in enumerate((2, 1, 1, 1)))


@pytest.mark.rules("H25")
def test_nothing_is_returned_for_a_new_thing_while_a_slot_is_free() -> None:
    game = harbor(2, [Market.TUNA])
    visit = Visit(0, Market.TUNA, ONE, (BuyLicence(Slot.MACKEREL),))
    game.refuses(visit, ": seat 0 has a free slot: nothing is returned for it")


@pytest.mark.rules("H25")
def test_what_a_player_does_not_have_cannot_be_returned() -> None:
    game = harbor(2, [Market.TUNA]).licences(1, TUNA)
    game.refuses(ReturnLicence(0, Slot.TUNA), ": that cannot be returned; seat 0 can return: mackerel")
    game.licences(0)
    odd: list[Any] = [0, None, "mackerel"]
    for slot in [*Slot, *odd]:
        game.refuses(ReturnLicence(0, slot), "seat 0 can return: nothing")


@pytest.mark.rules("H25")
def test_a_licence_in_use_is_not_returned_for_another_one() -> None:
    game = (
        harbor(3, [Market.TUNA])
        .licences(0, TUNA, TUNA, MACKEREL, MACKEREL)
        .fleet(0, ship(hold=[MACKEREL]), ship())
    )
    game.visit(0, Market.TUNA, BuyLicence(Slot.MACKEREL))
    game.licences(0, MACKEREL, TUNA, TUNA).slot(0, Slot.CART)
    game.refuses(ReturnLicence(0, Slot.MACKEREL), "can return: tuna, cart")
    game.refuses(Visit(0, Market.TUNA, ONE, (BuyLicence(Slot.MACKEREL),)), "can return: tuna, cart")


@pytest.mark.rules("H25")
def test_a_licence_of_a_docked_ship_can_be_returned() -> None:
    game = harbor(2).fleet(0, ship(hold=[MACKEREL]))
    game.refuses(ReturnLicence(0, Slot.MACKEREL))
    game.fish(0, Dock(0, 0, (100,)))
    game.play(ReturnLicence(0, Slot.MACKEREL))
    assert game.licensed(0, MACKEREL) == 0


@pytest.mark.rules("H25", "H52", "H53")
def test_of_two_rentals_the_half_used_one_is_returned() -> None:
    game = harbor(2, [Market.RENTALS]).slot(0, Slot.FREEZER).slot(0, Slot.FREEZER, uses=1)
    game.play(ReturnLicence(0, Slot.FREEZER))
    assert (game.state.extras.freezers[0], game.state.extras.freezers_left) == (2, 1)
    game.slot(0, Slot.CART).slot(0, Slot.CART, uses=1).play(ReturnLicence(0, Slot.CART))
    assert (game.state.extras.carts[0], game.state.extras.carts_left) == (2, 1)
    game.play(ReturnLicence(0, Slot.CART))
    assert (game.state.extras.carts[0], game.state.extras.carts_left) == (0, 2)


@pytest.mark.rules("H25", "H53")
def test_a_half_used_rental_still_takes_a_slot() -> None:
    game = (
        harbor(3, [Market.TUNA, Market.RENTALS]).licences(0, MACKEREL, TUNA, TUNA).slot(0, Slot.CART, uses=1)
    )
    game.refuses(Visit(0, Market.TUNA, ONE, (BuyLicence(None),)), "slots of seat 0 are full")
    game.visit(0, Market.TUNA, BuyLicence(None), by=PayActions(0, 1))
    assert game.licensed(0, TUNA) == 3


# ---------------------------------------------------------------- H26


@pytest.mark.rules("H26")
def test_each_port_costs_500_and_there_are_two_to_open() -> None:
    game = harbor(2).cash(1400)
    game.play(OpenPort(0))
    game.play(OpenPort(0))
    assert game.state.cash[0] == 400
    game.refuses(OpenPort(0), ": seat 0 has all 3 ports open")
    game = harbor(2).cash(400)
    game.refuses(OpenPort(0), ": a port costs 500, seat 0 has 400")
    game.cash(500).play(OpenPort(0))
    assert game.state.cash[0] == 0


@pytest.mark.rules("H26")
@pytest.mark.parametrize(("opened", "room"), [(1, 1), (2, 2), (3, 4)])
def test_the_base_port_and_port_1_hold_one_ship_and_port_2_holds_two(opened: int, room: int) -> None:
    game = harbor(6).ports(0, opened)
    ports = (0, 1, 2, 2)
    game.fleet(
        0, *(ship(Hull.TWO_SLOT, port=port) for port in ports[: room - 1]), ship(Hull.THREE_SLOT), ship()
    )
    steps = Dock(room - 1, ports[room - 1], ()), Dock(room, 0, ())
    game.refuses(Fish(0, steps), "cannot dock there; free ports: none")
    game.fish(0, steps[0])
    for port in range(4):
        game.refuses(Fish(0, (Dock(room, port, ()),)), "free ports: none")


@pytest.mark.rules("H26")
def test_a_closed_port_takes_no_ship() -> None:
    game = harbor(2).fleet(0, ship())
    for port in (1, 2, 3, -1, True, None):
        game.refuses(Fish(0, (Dock(0, port, ()),)), "free ports: 0")  # type: ignore[arg-type]


@pytest.mark.rules("H26", "H27")
def test_the_barge_fills_port_2() -> None:
    game = harbor(6).ports(0, 3).fleet(0, ship(Hull.BARGE, port=2), ship(), ship(), ship())
    game.refuses(Fish(0, (Dock(1, 2, ()),)), "free ports: 0, 1")
    game.fish(0, Dock(1, 0, ()), Dock(2, 1, ()))
    game.refuses(Fish(0, (Dock(3, 2, ()),)), "free ports: none")
