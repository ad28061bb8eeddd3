"""H25, H26, H42, H52: decisions of one press, on the strip."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.app.cabinet import Cabinet
from game.rules.harbor.actions import OpenPort, PickBuyer, ReturnLicence, UseFreezer
from game.rules.harbor.steps import Dock
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from game.staging.harbor import pieces
from game.staging.pieces import Card, Verb
from tests.rules.harbor.positions import Game, harbor, ship
from tests.scenes.harbor.seats import BLOCK, MOUSE, PAD, Seat, clash, lies_in, seated


def texts(seat: Seat) -> list[str]:
    """All that stands on the strip."""
    found: list[str] = []
    for cell in seat.sitting.show.entry.cells:
        for drawn in cell.face.drawn:
            found += [part for part in getattr(drawn, "parts", ()) if isinstance(part, str)]
            found += [drawn.text] if hasattr(drawn, "text") else []
    return found


def asked_of_the_freezer(old: int = 2) -> Game:
    game = harbor(3).slot(0, Slot.FREEZER).ware(0, Kind.MACKEREL, 100)
    for _ in range(old):
        game.ware(0, Kind.MACKEREL, 200, fresh=False)
    game.end_turns(3)
    return game


def tied(*yen: int, bids: tuple[int, ...]) -> Game:
    game = harbor(len(yen), [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3)).cash(*yen)
    game.fish(0, Dock(0, 0, ()))
    game.bid(*bids)
    return game


# ---------------------------------------------------------------- freezer


@pytest.mark.rules("H52")
def test_the_freezer_is_proposed_where_something_would_go_back(cabinet: Cabinet) -> None:
    with seated(cabinet, asked_of_the_freezer(), PAD) as seat:
        assert seat.scene.name == "freezer"
        assert seat.at == Card(0)
        assert {"Keep 3 barrels as they are?", "Use 1 of 2", "2 barrels go back"} <= {*texts(seat)}
        seat.does_it()
        assert seat.last == UseFreezer(0, True)


@pytest.mark.rules("H52", "H60")
def test_where_nothing_would_go_back_letting_them_age_is_proposed(cabinet: Cabinet) -> None:
    with seated(cabinet, asked_of_the_freezer(old=0), BLOCK) as seat:
        assert seat.at == Card(1)
        seat.does_it()
        assert seat.last == UseFreezer(0, False)


@pytest.mark.rules("H52")
def test_the_first_press_shows_what_would_happen_and_the_second_does_it(cabinet: Cabinet) -> None:
    with seated(cabinet, asked_of_the_freezer(), PAD) as seat:
        seat.right()
        seat.yes()
        assert seat.match.actions == ()
        assert [ware[1] for ware in seat.sitting.show.entry.view.seats[0].wares] == [False]
        seat.back()
        assert seat.sitting.show.entry.view is None
        seat.yes()
        seat.yes()
        assert seat.last == UseFreezer(0, False)


@pytest.mark.rules("H52")
def test_the_mouse_presses_a_card_and_the_golden_button(cabinet: Cabinet) -> None:
    with seated(cabinet, asked_of_the_freezer(), MOUSE) as seat:
        seat.clicks(Card(1))
        seat.clicks(Verb("do"))
        assert seat.last == UseFreezer(0, False)


def test_who_plays_with_single_presses_needs_one(cabinet: Cabinet) -> None:
    with seated(cabinet, asked_of_the_freezer(), PAD) as seat:
        seat.sitting.cabinet.settings.change(one_press=True)
        seat.yes()
        assert seat.last == UseFreezer(0, True)


# ---------------------------------------------------------------- a tie


@pytest.mark.rules("H42")
def test_the_fisher_is_proposed_among_the_tied(cabinet: Cabinet) -> None:
    with seated(cabinet, tied(1000, 800, 1500, bids=(500, 500, 100)), PAD) as seat:
        assert seat.scene.name == "tie"
        assert "Kiku" not in texts(seat)
        seat.does_it()
        assert seat.last == PickBuyer(0, 0)


@pytest.mark.rules("H42")
def test_else_whoever_is_last_and_any_of_them_can_be_picked(cabinet: Cabinet) -> None:
    game = tied(1000, 800, 700, bids=(100, 500, 500))
    with seated(cabinet, game, BLOCK) as seat:
        assert seat.at == Card(1)
        seat.left()
        seat.yes()
        seat.yes()
        assert seat.last == PickBuyer(0, 1)


@pytest.mark.rules("H42")
def test_r_counts_for_who_is_last(cabinet: Cabinet) -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3))
    game.cash(1000, 800, 700).tokens(2, Resource.MACKEREL, 2)
    game.fish(0, Dock(0, 0, ()))
    game.bid(100, 500, 500)
    with seated(cabinet, game, PAD) as seat:
        seat.does_it()
        assert seat.last == PickBuyer(0, 1)


# ---------------------------------------------------------------- the own harbor


def from_the_turn(seat: Seat) -> None:
    """As a player comes there."""
    seat.scene.focus.settle(Verb("buy"))
    seat.right()
    assert seat.at == Verb("harbor")
    seat.yes()
    seat.booth.asked()
    assert seat.scene.name == "harbor"


@pytest.mark.rules("H26")
def test_a_port_is_opened_with_two_presses_and_taken_back_within_the_turn(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(2).tokens(0, Resource.MACKEREL), PAD) as seat:
        from_the_turn(seat)
        assert {"Harbor of Hana", "Would score now: 3,100", "Open a port", "500"} <= {*texts(seat)}
        seat.yes()
        assert seat.match.actions == ()
        assert seat.sitting.show.entry.view.seats[0].ports == 2
        seat.yes()
        assert seat.last == OpenPort(0)
        seat.booth.asked()
        assert seat.scene.name == "turn"
        seat.back()
        assert seat.match.actions == ()


@pytest.mark.rules("H25")
def test_slots_are_walked_and_what_is_in_use_says_so(cabinet: Cabinet) -> None:
    game = harbor(2, [Market.EEL]).licences(0, Kind.MACKEREL, Kind.EEL).slot(0, Slot.CART)
    game.fleet(0, ship(hold=[Kind.EEL]))
    with seated(cabinet, game, PAD) as seat:
        from_the_turn(seat)
        assert {"Mackerel", "Eel", "in use", "Cart"} <= {*texts(seat)}
        seat.right(2)
        seat.yes()
        offers = seat.scene.offers()
        assert seat.notice == seat.scene.why(offers[2].refusal)
        assert seat.scene.chosen is None
        seat.right()
        seat.yes()
        seat.does_it()
        assert seat.last == ReturnLicence(0, Slot.CART)


@pytest.mark.rules("H25")
def test_the_last_licence_is_asked_about_twice(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(2, [Market.EEL]).licences(0, Kind.EEL).cash(0), MOUSE) as seat:
        seat.opens("harbor")
        seat.clicks(Card(1))
        seat.clicks(Card(1))
        warning = seat.scene.offers()[1].warning
        assert seat.notice == seat.scene.why(warning)
        assert seat.scene.why(warning) in texts(seat)
        assert seat.match.actions == ()
        seat.clicks(Card(1))
        assert seat.last == ReturnLicence(0, Slot.EEL)


@pytest.mark.rules("H26")
def test_a_port_that_is_too_dear_says_so_and_nothing_is_done(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(2).cash(400), PAD) as seat:
        seat.opens("harbor")
        assert seat.at == Card(1)
        seat.clicks(Card(0))
        assert seat.notice == seat.scene.why(seat.scene.offers()[0].refusal)
        seat.back()
        assert seat.scene.name == "turn"
        assert seat.match.actions == ()


def test_without_a_choice_the_golden_button_says_so(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(2), PAD) as seat:
        seat.opens("harbor")
        seat.does_it()
        assert seat.notice == "Nothing is chosen yet."


def test_the_strip_holds_all_that_can_lie_in_a_harbor(cabinet: Cabinet) -> None:
    game = harbor(6, [Market.EEL, Market.CRAB]).licences(0, Kind.MACKEREL, Kind.EEL, Kind.CRAB)
    with seated(cabinet, game.slot(0, Slot.SUBSIDY), PAD) as seat:
        seat.opens("harbor")
        strip = seat.sitting.desk.layout.area(pieces.Strip())
        cells = [cell for cell in seat.sitting.show.entry.cells if isinstance(cell.id, Card)]
        assert len(cells) == 5
        assert all(lies_in(cell.area, strip) for cell in cells)
        assert not any(clash(one.area, other.area) for one, other in combinations(cells, 2))
