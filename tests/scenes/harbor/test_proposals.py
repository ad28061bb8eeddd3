"""What a newcomer sees: the focus lies on the sensible next thing, and its sheet is filled in already."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.rules.harbor.actions import Buy, Fish, Visit
from game.rules.harbor.deeds import BuyLicence, Sell
from game.rules.harbor.words import Kind, Market, Resource
from game.staging.harbor import pieces
from game.staging.pieces import Card, Verb
from tests.rules.harbor.positions import Game, harbor
from tests.scenes.harbor.seats import BLOCK, PAD, seated


def bargain() -> Game:
    game = harbor(3, [Market.EEL]).tracks(eel=8).licences(0).cash(1000, 0, 0)
    return game.ware(1, Kind.EEL, 300).ware(2, Kind.EEL, 900)


@pytest.mark.rules("H10", "H20")
def test_a_turn_begins_at_fish_where_nothing_is_better(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(3).cash(0, 0, 0).licences(0), PAD) as seat:
        assert seat.at == Verb("fish")
        seat.yes()
        seat.does_it()
        assert isinstance(seat.last, Fish)


@pytest.mark.rules("H10", "H70")
def test_a_bargain_is_bought_with_two_presses(cabinet: Cabinet) -> None:
    with seated(cabinet, bargain(), PAD) as seat:
        assert seat.at == Verb("buy")
        seat.yes()
        seat.does_it()
        assert seat.last == Buy(0, ((1, 0),))


@pytest.mark.rules("H10", "H33")
def test_the_house_of_a_licence_worth_having_is_lit_and_the_licence_chosen(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(4, [Market.SNAPPER]), BLOCK) as seat:
        assert seat.at == pieces.House(int(Market.SNAPPER))
        seat.yes()
        assert seat.scene.deals()[0].count == "1"
        seat.does_it()
        assert isinstance(seat.last, Visit)
        assert BuyLicence(None) in seat.last.deeds


@pytest.mark.rules("H10")
def test_back_leaves_what_came_filled_in_at_once_and_nothing_has_happened(cabinet: Cabinet) -> None:
    with seated(cabinet, bargain(), PAD) as seat:
        seat.yes()
        seat.back()
        assert seat.scene.name == "turn"
        assert seat.match.actions == ()
    with seated(cabinet, harbor(4, [Market.SNAPPER]), PAD) as seat:
        seat.yes()
        seat.back()
        assert seat.scene.name == "turn"


@pytest.mark.rules("H30", "H70")
def test_after_a_press_of_ones_own_back_takes_back_step_by_step(cabinet: Cabinet) -> None:
    game = harbor(3, [Market.SQUID]).tokens(0, Resource.SQUID, 5).cash(0).licences(0)
    with seated(cabinet, game, PAD) as seat:
        scene = seat.opens("visiting", Market.SQUID)
        seat.goes_to(Card(0))
        seat.down()
        seat.back()
        assert seat.scene is scene
        seat.pages(-1)
        seat.pages(1)
        seat.does_it()
        assert seat.last.deeds == (Sell(Resource.SQUID, 4),)
    with seated(cabinet, bargain().ware(1, Kind.MACKEREL, 0), PAD) as seat:
        scene = seat.opens("buying")
        assert len(scene.draft.parts) == 2
        seat.yes()
        assert len(scene.draft.parts) == 1
        seat.back()
        assert seat.scene is scene
        assert not scene.draft.parts


@pytest.mark.rules("H70")
def test_a_ware_pressed_on_the_table_lies_in_the_basket_alone(cabinet: Cabinet) -> None:
    with seated(cabinet, bargain(), PAD) as seat:
        scene = seat.opens("buying", pieces.Ware(2, int(Kind.EEL), True, 900))
        assert scene.draft.position.items == ((2, 0),)
        seat.does_it()
        assert seat.last == Buy(0, ((2, 0),))
