"""D50, D51: the end of the balance."""

from __future__ import annotations

import pytest

from game.rules.duel.events import BarrelMoved, CardDiscarded, CardDrawn, CardStolen, NothingFound
from game.rules.duel.spec import Bonus
from game.rules.duel.state import Cause, Phase
from tests.rules.duel.positions import Game

DRAW = "tako8 tako9 tako7 tako6"


@pytest.mark.rules("D50")
@pytest.mark.parametrize(
    ("barrel", "bids", "gainer"), [(1, (4, 1), 1), (-1, (1, 4), 0), (3, (3, 2), 1), (4, (2, 2), 1)]
)
def test_on_the_last_notch_the_barrel_goes_home_and_its_player_steals(
    barrel: int, bids: tuple[int, int], gainer: int
) -> None:
    game = Game(
        hung="ebi1 sake1", draw=DRAW, barrel=barrel, first="tako1 maguro2", second="tako3 maguro4"
    ).bid(*bids)
    if game.state.phase is Phase.TAKING:
        game.take(0)
    assert game.happened(BarrelMoved)[-1] == BarrelMoved(gainer, Cause.BALANCE, -4 if gainer == 0 else 4, 0)
    assert (game.state.phase, game.actor, game.state.cause) == (Phase.STEALING, gainer, Cause.BALANCE)
    game.steal("tako3" if gainer == 0 else "tako1")
    assert [event.cause for event in game.happened(CardStolen)] == [Cause.BALANCE]
    assert game.state.barrel == 0
    assert game.state.phase is Phase.BIDDING


@pytest.mark.rules("D50")
@pytest.mark.parametrize(("barrel", "bids"), [(0, (4, 1)), (0, (1, 4))])
def test_before_the_last_notch_nothing_happens(barrel: int, bids: tuple[int, int]) -> None:
    game = Game(hung="ebi1 sake1", draw=DRAW, barrel=barrel, first="tako1", second="tako3").bid(*bids).take(0)
    assert abs(game.state.barrel) == 3
    assert not game.happened(CardStolen)


@pytest.mark.rules("D50", "D35")
def test_the_stolen_card_has_its_effect() -> None:
    game = Game(hung="ebi1 sake1", draw=DRAW, barrel=3, first="tako1b", second="tako3").bid(2, 1).take(0)
    game.steal("tako1b")
    assert game.owned(1) == ["tako3", "tako1b"]
    assert game.state.barrel == 1


@pytest.mark.rules("D50")
def test_the_balance_is_checked_once_per_turn() -> None:
    """With a balance of one notch the stolen barrel icon tips it again; that waits for the next turn."""
    game = Game(
        hung="ebi1 sake1", draw=DRAW, barrel=0, first="tako1b tako5", second="maguro3", figures={"notches": 1}
    )
    game.bid(2, 1).take(0).steal("tako1b")
    assert [event.cause for event in game.happened(BarrelMoved)] == [Cause.ICON]
    assert (game.state.barrel, game.state.phase) == (1, Phase.BIDDING)


@pytest.mark.rules("D50")
def test_it_is_checked_after_the_effects_of_the_turn() -> None:
    game = Game(hung="ebi1b sake1", draw=DRAW, barrel=3, first="tako1", second="tako3").bid(2, 1).take(0)
    assert game.state.barrel == 3
    assert not game.happened(CardStolen)


@pytest.mark.rules("D50", "D22")
def test_the_other_card_is_discarded_before_the_steal() -> None:
    game = Game(hung="ebi1 sake1", draw=DRAW, barrel=3, second="tako3").bid(2, 1).take(0)
    kinds = [type(event) for event in game.events]
    assert kinds.index(CardDiscarded) < kinds.index(BarrelMoved) < kinds.index(CardStolen)


@pytest.mark.rules("D50")
def test_with_nothing_to_steal_the_barrel_still_goes_home() -> None:
    game = Game(hung="ebi1 sake1", draw=DRAW, barrel=4).bid(2, 2)
    assert game.state.barrel == 0
    assert game.happened(NothingFound) == [NothingFound(1, Bonus.STEAL, Cause.BALANCE)]


@pytest.mark.rules("D51")
def test_kind_fish_draws_two_cards_one_by_one_with_their_effects_instead() -> None:
    game = Game(
        hung="ebi1 sake1",
        draw="tako1b sake4/tako2 ebi7 ebi8 ebi9",
        barrel=3,
        first="maguro5 maguro6",
        kind_fish=True,
    )
    game.bid(2, 1).take(0)
    assert game.state.phase is Phase.CHOOSING_HALF
    assert game.owned(1) == ["tako1b"]
    assert [event.cause for event in game.happened(BarrelMoved)] == [Cause.BALANCE, Cause.ICON]
    assert [(event.seat, event.cause) for event in game.happened(CardDrawn)] == [(1, Cause.BALANCE)] * 2
    game.choose(0)
    assert game.owned(1) == ["sake4", "tako1b"]
    assert game.owned(0) == ["ebi1", "maguro5", "maguro6"]
    assert game.state.barrel == 1
    assert game.hung == ["ebi7", "ebi8"]


@pytest.mark.rules("D51", "D35")
def test_the_first_kind_fish_is_settled_fully_before_the_second_is_drawn() -> None:
    """The first drawn card completes Sake, whose bonus draws the next one, before the second kind fish."""
    game = Game(
        hung="ebi1 tako1",
        draw="sake1 tako2 maguro3 ebi7 ebi8 ebi9",
        barrel=3,
        second="sake2 sake3",
        kind_fish=True,
    )
    game.bid(2, 1).take(0)
    assert [event.cause for event in game.happened(CardDrawn)] == [
        Cause.BALANCE,
        Cause.SPECIALTY,
        Cause.BALANCE,
    ]
    assert game.owned(1) == ["sake2", "sake3", "sake1", "tako2", "maguro3"]
