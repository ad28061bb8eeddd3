"""D11: what is open and what is hidden."""

from __future__ import annotations

import pytest

from game.rules.core.dice import Dice
from game.rules.duel.actions import Bid
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelOptions
from game.rules.duel.state import Phase
from tests.rules.duel.positions import Game, house_spec

VIEWERS = (0, 1, None)


def rich() -> Game:
    return Game(
        hung="ebi1 sake2",
        draw="tako8 tako9 tako7",
        discards="sake4 sake5",
        first="ebi2 tako1/sake3:1",
        second="maguro4",
    )


@pytest.mark.rules("D11")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_piles_hung_cards_discards_and_the_top_of_the_draw_pile_are_open(viewer: int | None) -> None:
    game = rich()
    view = game.kernel.observe(game.state, viewer)
    assert view.piles == (((0,), (5,), (), ()), ((), (), (), (8,)))
    assert game.face_words(view.hung) == ["ebi1", "sake2"]
    assert game.face_words(view.discards) == ["sake4", "sake5"]
    assert view.top is not None
    assert game.face_words([view.top]) == ["tako8"]
    assert (view.draw_left, view.barrel, view.day, view.turn) == (3, 0, False, 5)
    assert view.cards == tuple(game.deck)
    assert view.to_act == {0, 1}
    assert not view.last_turn


@pytest.mark.rules("D11")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_below_the_top_the_hidden_faces_and_the_dice_are_secret(viewer: int | None) -> None:
    game, other = rich(), rich()
    top, *rest = other.state.draw
    other.state.draw = (top, *(face ^ 1 for face in reversed(rest)))
    other.state.dice = Dice(99, 3)
    assert game.kernel.observe(game.state, viewer) == other.kernel.observe(other.state, viewer)


@pytest.mark.rules("D11")
def test_an_empty_draw_pile_shows_no_face() -> None:
    game = Game(hung="ebi1 sake2", emptied=2)
    view = game.kernel.observe(game.state, 0)
    assert (view.top, view.draw_left, view.last_turn) == (None, 0, True)


@pytest.mark.rules("D11", "D20")
def test_a_bid_is_seen_by_its_owner_alone_until_both_are_in() -> None:
    game = rich().do(Bid(1, 3))
    views = [game.kernel.observe(game.state, viewer) for viewer in VIEWERS]
    assert [view.bids for view in views] == [(None, None), (None, 3), (None, None)]
    assert {view.committed for view in views} == {(False, True)}


@pytest.mark.rules("D20")
def test_revealed_bids_are_seen_by_all() -> None:
    game = rich().bid(2, 3)
    assert {game.kernel.observe(game.state, viewer).bids for viewer in VIEWERS} == {(2, 3)}
    game.take(0)
    assert {game.kernel.observe(game.state, viewer).bids for viewer in VIEWERS} == {(None, None)}


@pytest.mark.rules("D11", "D2")
def test_the_card_whose_half_is_chosen_is_open() -> None:
    game = Game(hung="ebi1/tako2 sake2", draw="tako8 tako9 tako7").bid(2, 1).take(0)
    view = game.kernel.observe(game.state, 1)
    assert (view.phase, view.to_act) == (Phase.CHOOSING_HALF, frozenset({0}))
    assert view.arriving is not None
    assert game.face_words([view.arriving]) == ["ebi1/tako2"]


@pytest.mark.rules("D11")
def test_all_cards_are_listed_with_both_faces() -> None:
    kernel = DuelKernel(house_spec())
    state, _ = kernel.setup(DuelOptions(2, kind_fish=True), 1)
    view = kernel.observe(state, 0)
    assert view.cards == house_spec().cards
    assert view.options.kind_fish
