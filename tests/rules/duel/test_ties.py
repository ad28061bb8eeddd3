"""D40-D42: equal bids."""

from __future__ import annotations

import pytest

from game.rules.duel.events import BarrelMoved, BarrelTurned, CardDiscarded, CardTaken
from game.rules.duel.state import Cause, Phase
from tests.rules.duel.positions import Game

DRAW = "tako8 tako9 tako7"


@pytest.mark.rules("D40")
@pytest.mark.parametrize("barrel", [-2, 0, 3])
def test_by_night_both_cards_are_discarded_and_the_barrel_is_turned_to_day(barrel: int) -> None:
    game = Game(hung="ebi1 sake2", draw=DRAW, barrel=barrel).bid(3, 3)
    assert game.discards == ["ebi1", "sake2"]
    assert (game.state.day, game.state.barrel) == (True, barrel)
    assert game.owned(0) == game.owned(1) == []
    assert [event.cause for event in game.happened(CardDiscarded)] == [Cause.TIE, Cause.TIE]
    assert game.happened(BarrelTurned) == [BarrelTurned(True)]
    assert game.state.phase is Phase.BIDDING


@pytest.mark.rules("D41")
@pytest.mark.parametrize(("barrel", "chooser"), [(-1, 0), (2, 1)])
def test_by_day_the_player_on_the_barrels_side_chooses_and_the_other_gets_the_other_card(
    barrel: int, chooser: int
) -> None:
    game = Game(hung="ebi1 sake2", draw=DRAW, barrel=barrel, day=True).bid(2, 2)
    assert (game.state.phase, game.actor, game.state.cause) == (Phase.TAKING, chooser, Cause.TIE)
    game.take(1)
    assert game.owned(chooser) == ["sake2"]
    assert game.owned(1 - chooser) == ["ebi1"]
    assert game.discards == []
    assert [(event.seat, event.cause) for event in game.happened(CardTaken)] == [
        (chooser, Cause.TIE),
        (1 - chooser, Cause.TIE),
    ]
    assert (game.state.day, game.state.barrel) == (False, barrel)
    assert game.happened(BarrelTurned) == [BarrelTurned(False)]


@pytest.mark.rules("D41")
def test_both_cards_of_a_day_tie_have_their_effect() -> None:
    game = Game(hung="ebi1b sake2b", draw=DRAW, barrel=-1, day=True).bid(2, 2).take(0)
    assert [(event.seat, event.end) for event in game.happened(BarrelMoved)] == [(0, -2), (1, -1)]


@pytest.mark.rules("D41")
def test_who_chooses_first_is_fixed_before_any_effect() -> None:
    """The first effect pulls the barrel over to nobody; the second player still takes what is left."""
    game = Game(
        hung="tako1b ebi2b", draw=DRAW, barrel=1, first="maguro1 ebi9", second="tako2 tako3", day=True
    )
    game.bid(4, 4).take(0).throw("ebi9")
    assert game.owned(0) == ["ebi2b", "maguro1"]
    assert game.owned(1) == ["tako2", "tako3", "tako1b"]


@pytest.mark.rules("D41", "D35")
def test_the_first_card_is_settled_before_the_second_is_taken() -> None:
    game = Game(hung="ebi1/tako1 sake2", draw=DRAW, barrel=1, day=True).bid(2, 2).take(0)
    assert (game.state.phase, game.actor) == (Phase.CHOOSING_HALF, 1)
    assert game.hung == ["sake2"]
    game.choose(0)
    assert game.owned(0) == ["sake2"]


@pytest.mark.rules("D41", "D33")
def test_the_day_number_still_counts_for_the_second_card() -> None:
    """The barrel is turned only after both cards are settled."""
    game = Game(
        hung="sake2 ebi1",
        draw=DRAW,
        barrel=-1,
        day=True,
        second="ebi5",
        figures={"day_number": 2, "night_number": 9},
    )
    game.bid(2, 2).take(0)
    assert [event.cause for event in game.happened(BarrelMoved)] == [Cause.SPECIALTY]


@pytest.mark.rules("D41", "D50")
def test_the_barrel_is_turned_before_the_end_of_the_balance() -> None:
    """The stolen Ebi completes a pile of two, which is the number by night alone."""
    figures = {"day_number": 9, "night_number": 2}
    game = Game(
        hung="sake1 sake2", draw=DRAW, barrel=4, day=True, first="ebi1", second="ebi2", figures=figures
    )
    game.bid(2, 2).take(0).steal("ebi1")
    assert [event.cause for event in game.happened(BarrelMoved)] == [Cause.SPECIALTY]


@pytest.mark.rules("D42")
def test_by_day_with_the_barrel_in_the_middle_both_cards_are_discarded_and_nothing_turns() -> None:
    game = Game(hung="ebi1 sake2", draw=DRAW, day=True).bid(1, 1)
    assert game.discards == ["ebi1", "sake2"]
    assert (game.state.day, game.state.barrel) == (True, 0)
    assert not game.happened(BarrelTurned)
    assert game.state.phase is Phase.BIDDING
