"""D60-D62: the draw pile, its two emptyings and the last turn."""

from __future__ import annotations

import pytest

from game.rules.duel.events import CardDrawn, CardHung, DiscardsTurned, DrawPileEmptied, NothingFound
from game.rules.duel.spec import Bonus
from game.rules.duel.state import Cause, Phase
from tests.rules.duel.positions import Game


@pytest.mark.rules("D60")
def test_when_the_last_card_leaves_the_discards_are_turned_over_and_are_the_draw_pile() -> None:
    game = Game(hung="ebi1 sake1", draw="tako1 tako2", discards="tako3|ebi3 tako4|ebi4").bid(2, 1).take(0)
    assert game.hung == ["tako1", "tako2"]
    assert sorted(game.draw) == ["ebi0", "ebi3", "ebi4"]
    assert game.discards == []
    assert game.state.emptied == 1
    assert [type(event) for event in game.events[-3:]] == [CardHung, DrawPileEmptied, DiscardsTurned]
    assert game.events[-1] == DiscardsTurned(3, game.state.draw[0])


@pytest.mark.rules("D60")
def test_the_discards_are_shuffled() -> None:
    discards = " ".join(f"tako{n}|ebi{n}" for n in range(1, 9))
    game = Game(hung="ebi1 sake1", draw="tako1 tako2", discards=discards).bid(2, 1).take(0)
    assert game.draw != [f"ebi{n}" for n in range(1, 9)] + ["ebi0"]
    assert game.state.dice.rolls == 1


@pytest.mark.rules("D60")
def test_a_pile_that_empties_while_hanging_gives_the_second_card_from_the_turned_discards() -> None:
    game = Game(hung="ebi1 sake1|maguro7", draw="tako1").bid(2, 1).take(0)
    assert game.hung == ["tako1", "maguro7"]
    assert game.state.emptied == 2


@pytest.mark.rules("D60")
def test_a_card_being_settled_is_not_turned_over() -> None:
    game = (
        Game(hung="sake1 tako1", draw="ebi1/maguro2", discards="tako4|ebi4", first="sake2 sake3")
        .bid(2, 1)
        .take(0)
    )
    assert game.state.phase is Phase.CHOOSING_HALF
    assert game.draw == ["ebi4"]
    assert game.hung == ["tako1"]


@pytest.mark.rules("D60")
def test_without_discards_the_turn_over_waits_until_a_card_is_needed() -> None:
    """The Sake draw takes the last card while nothing is discarded; the next hanging turns the pile over."""
    game = Game(hung="sake1 ebi1|tako5", draw="tako1", first="sake2 sake3").bid(2, 1).take(0)
    assert game.happened(DrawPileEmptied) == [DrawPileEmptied(1), DrawPileEmptied(2)]
    kinds = [type(event) for event in game.events]
    assert kinds.index(DrawPileEmptied) < kinds.index(DiscardsTurned) < kinds.index(CardHung)
    assert game.hung == ["tako5"]


@pytest.mark.rules("D61")
def test_the_turn_in_which_the_pile_empties_the_second_time_is_the_last() -> None:
    game = Game(hung="ebi1 sake1", draw="tako1 tako2", discards="tako3", emptied=1).bid(2, 1).take(0)
    assert game.state.emptied == 2
    assert not game.happened(DiscardsTurned)
    assert game.state.phase is Phase.BIDDING
    assert game.bid(2, 1).take(0).ended


@pytest.mark.rules("D61")
def test_the_first_emptying_does_not_end_the_match() -> None:
    game = Game(hung="ebi1 sake1", draw="tako1 tako2", discards="tako3 tako4 tako5").bid(2, 1).take(0)
    assert not game.bid(2, 1).take(0).ended


@pytest.mark.rules("D61")
def test_a_bonus_can_empty_the_pile_too_and_the_turn_is_then_the_last() -> None:
    game = (
        Game(hung="sake1 ebi1", draw="tako1", discards="tako3", first="sake2 sake3", emptied=1)
        .bid(2, 1)
        .take(0)
    )
    assert game.owned(0) == ["sake2", "sake3", "sake1", "tako1"]
    assert game.ended


@pytest.mark.rules("D61", "D50")
def test_the_last_turn_includes_the_end_of_the_balance() -> None:
    game = Game(hung="ebi1 sake1", emptied=2, barrel=4, first="tako1").bid(2, 2)
    assert game.owned(1) == ["tako1"]
    assert game.ended


@pytest.mark.rules("D62")
def test_a_card_that_the_last_hanging_lacks_comes_from_the_discards() -> None:
    game = Game(hung="ebi1 sake1|tako9", draw="tako1", emptied=1).bid(2, 1).take(0)
    assert game.hung == ["tako1", "tako9"]
    assert game.state.emptied == 2
    assert game.happened(DrawPileEmptied) == [DrawPileEmptied(2)]


@pytest.mark.rules("D62")
def test_a_bonus_of_the_last_turn_draws_from_the_turned_discards() -> None:
    game = Game(hung="sake1 ebi1", discards="tako3|ebi4", first="sake2 sake3", emptied=2).bid(2, 1).take(0)
    assert game.owned(0) == ["ebi4", "sake2", "sake3", "sake1"]
    assert not game.happened(DrawPileEmptied)
    assert game.ended


@pytest.mark.rules("D62")
def test_a_draw_without_any_card_left_is_dropped() -> None:
    game = Game(hung="sake1 ebi1", first="sake2 sake3", emptied=2).bid(2, 1).take(0)
    assert game.happened(NothingFound) == [NothingFound(0, Bonus.DRAW, Cause.SPECIALTY)]
    assert not game.happened(CardDrawn)
    assert game.ended


@pytest.mark.rules("D62")
def test_if_there_is_still_no_card_one_card_hangs() -> None:
    game = Game(hung="ebi1 sake1", draw="tako1", day=True, barrel=1).bid(3, 3).take(0)
    assert game.hung == ["tako1"]
    assert game.state.phase is Phase.BIDDING


@pytest.mark.rules("D62")
@pytest.mark.parametrize(("bids", "winner"), [((2, 1), 0), ((1, 2), 1)])
def test_the_winner_takes_the_only_card_that_hangs(bids: tuple[int, int], winner: int) -> None:
    game = Game(hung="ebi1", emptied=2).bid(*bids)
    assert game.owned(winner) == ["ebi1"]
    assert game.ended


@pytest.mark.rules("D62", "D41")
def test_in_a_day_tie_the_player_on_the_barrels_side_takes_the_only_card() -> None:
    game = Game(hung="ebi1", emptied=2, day=True, barrel=2).bid(2, 2)
    assert (game.owned(0), game.owned(1)) == ([], ["ebi1"])
    assert game.state.day is False
    assert game.ended


@pytest.mark.rules("D62", "D40", "D42")
@pytest.mark.parametrize(("day", "barrel"), [(False, 2), (True, 0)])
def test_in_a_night_or_middle_tie_the_only_card_is_discarded(day: bool, barrel: int) -> None:
    game = Game(hung="ebi1", emptied=2, day=day, barrel=barrel).bid(2, 2)
    assert game.discards == ["ebi1"]
    assert game.state.day is True
    assert game.ended


@pytest.mark.rules("D62")
def test_with_no_card_hung_the_match_is_scored_at_once() -> None:
    game = Game(hung="ebi1 sake1", emptied=1, day=True, barrel=1).bid(3, 3).take(0)
    assert game.ended
    assert game.hung == []
    assert game.kernel.to_act(game.state) == frozenset()
