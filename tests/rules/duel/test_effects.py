"""D30-D35: what arriving cards do."""

from __future__ import annotations

import pytest

from game.rules.duel.actions import DiscardCard, StealCard, TakeCard
from game.rules.duel.events import (
    BarrelMoved,
    CardDiscarded,
    CardDrawn,
    CardJoined,
    CardStolen,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.spec import Bonus, Colour
from game.rules.duel.state import Cause, Phase
from tests.rules.duel.positions import Game

DRAW = "tako8 tako9 tako7"


@pytest.mark.rules("D30")
def test_wasabi_does_nothing_when_taken() -> None:
    plain = Game(hung="ebi1 sake2", draw=DRAW).bid(2, 1).take(0)
    wasabi = Game(hung="ebi1w sake2", draw=DRAW).bid(2, 1).take(0)
    assert (wasabi.state, wasabi.events) == (plain.state, plain.events)


@pytest.mark.rules("D31")
@pytest.mark.parametrize(("bids", "end"), [((2, 1), 0), ((1, 2), 0)])
def test_a_barrel_icon_moves_the_barrel_one_notch_towards_the_taker(bids: tuple[int, int], end: int) -> None:
    game = Game(hung="ebi1b sake2", draw=DRAW).bid(*bids).take(0)
    taker, pushed = (0, 1) if bids == (2, 1) else (1, -1)
    assert game.state.barrel == end
    assert game.happened(BarrelMoved) == [BarrelMoved(taker, Cause.ICON, pushed, 0)]


@pytest.mark.rules("D32")
def test_the_fourth_knife_wins_at_once() -> None:
    game = (
        Game(hung="ebi1k sake2", draw=DRAW, first="ebi1k sake1k tako1k", second="maguro9").bid(2, 1).take(0)
    )
    outcome = game.kernel.outcome(game.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0,), "knives")
    assert outcome.scores == (4, 9 + 2)
    assert game.kernel.to_act(game.state) == frozenset()
    assert game.hung == ["sake2"]


@pytest.mark.rules("D32")
def test_three_knives_do_not_win() -> None:
    assert (
        not Game(hung="ebi1k sake2", draw=DRAW, first="ebi1k sake1k", second="tako1k").bid(2, 1).take(0).ended
    )


@pytest.mark.rules("D32")
def test_a_knife_on_a_half_that_does_not_count_is_no_knife() -> None:
    game = Game(hung="ebi1k sake2", draw=DRAW, first="ebi1k sake1k tako1/maguro1k:0").bid(2, 1).take(0)
    assert not game.ended


@pytest.mark.rules("D32", "D35")
def test_a_stolen_knife_wins_as_well_and_cancels_everything_else() -> None:
    """The third Maguro steals the fourth knife; the second player never takes the other card of the tie."""
    game = Game(
        hung="maguro1 sake2",
        draw=DRAW,
        first="maguro2k maguro3k ebi1k",
        second="tako1k",
        barrel=-1,
        day=True,
    )
    game.bid(2, 2).take(0)
    assert game.ended
    assert game.owned(1) == []
    assert game.hung == ["sake2"]
    assert (game.state.day, game.state.pending) == (True, ())


@pytest.mark.rules("D33")
@pytest.mark.parametrize(
    ("owned", "reached"), [("ebi2", False), ("ebi2 ebi3", True), ("ebi2 ebi3 ebi4", False)]
)
def test_the_bonus_comes_when_a_pile_grows_to_exactly_the_number(owned: str, reached: bool) -> None:
    game = Game(hung="ebi1 sake2", draw=DRAW, first=owned, second="ebi5 ebi6 ebi7").bid(2, 1).take(0)
    found = game.happened(SpecialtyReached)
    assert found == ([SpecialtyReached(0, Colour.EBI, Bonus.BARREL)] if reached else [])


@pytest.mark.rules("D33")
def test_a_pile_that_shrank_earns_its_bonus_again() -> None:
    game = Game(
        hung="tako1 sake1", draw="ebi4 tako5 sake6 sake7 sake8", first="ebi1 ebi2 ebi3", second="tako2 tako3"
    )
    game.bid(1, 2).take(0).throw("ebi2")
    assert game.owned(0) == ["ebi1", "ebi3"]
    game.bid(2, 1).take(0)
    assert game.happened(SpecialtyReached) == [SpecialtyReached(0, Colour.EBI, Bonus.BARREL)]


@pytest.mark.rules("D33")
def test_a_pile_that_shrinks_to_the_number_earns_nothing() -> None:
    game = Game(hung="tako1 sake1", draw=DRAW, first="ebi1 ebi2 ebi3 ebi4", second="tako2 tako3")
    game.bid(1, 2).take(0).throw("ebi2")
    assert not game.happened(SpecialtyReached)


@pytest.mark.rules("D34")
def test_maguro_steals_any_card_of_the_opponent_and_applies_its_effect() -> None:
    game = Game(hung="maguro1 sake1", draw=DRAW, first="maguro2 maguro3", second="tako1b ebi5 maguro4").bid(
        2, 1
    )
    game.take(0)
    assert (game.state.phase, game.state.cause) == (Phase.STEALING, Cause.SPECIALTY)
    legal = list(game.kernel.legal(game.state, 0))
    assert legal == [
        StealCard(0, number) for number in sorted(map(game.number, ("tako1b", "ebi5", "maguro4")))
    ]
    game.steal("tako1b")
    assert game.owned(0) == ["tako1b", "maguro2", "maguro3", "maguro1"]
    assert game.owned(1) == ["ebi5", "maguro4"]
    assert game.happened(CardStolen) == [CardStolen(0, game.number("tako1b") * 4, Cause.SPECIALTY)]
    assert game.happened(BarrelMoved) == [BarrelMoved(0, Cause.ICON, 1, 0)]


@pytest.mark.rules("D34")
def test_sake_takes_the_top_of_the_draw_pile_and_applies_its_effect() -> None:
    game = Game(hung="sake1 ebi1", draw="tako1b tako2 tako3 tako4", second="sake2 sake3").bid(1, 2).take(0)
    assert game.owned(1) == ["sake2", "sake3", "sake1", "tako1b"]
    (drawn,) = game.happened(CardDrawn)
    assert (drawn.seat, drawn.cause, game.face_words([drawn.face, drawn.top])) == (
        1,
        Cause.SPECIALTY,
        ["tako1b", "tako2"],
    )
    assert game.state.barrel == 0


@pytest.mark.rules("D34")
def test_tako_discards_any_card_of_the_opponent() -> None:
    game = Game(hung="tako1 sake1", draw=DRAW, first="tako2 tako3", second="ebi1 maguro4b").bid(2, 1).take(0)
    assert (game.state.phase, game.state.cause) == (Phase.DISCARDING, Cause.SPECIALTY)
    legal = list(game.kernel.legal(game.state, 0))
    assert legal == [DiscardCard(0, game.number("ebi1")), DiscardCard(0, game.number("maguro4b"))]
    game.throw("maguro4b")
    assert game.owned(1) == ["ebi1"]
    assert game.discards == ["maguro4b", "sake1"]
    assert game.happened(CardDiscarded)[0] == CardDiscarded(1, game.number("maguro4b") * 2, Cause.SPECIALTY)
    assert game.state.barrel == 1


@pytest.mark.rules("D34")
def test_ebi_moves_the_barrel_one_notch_towards_oneself() -> None:
    game = Game(hung="ebi1 sake1", draw=DRAW, first="ebi2 ebi3").bid(2, 1).take(0)
    assert game.happened(BarrelMoved) == [BarrelMoved(0, Cause.SPECIALTY, 1, 0)]


@pytest.mark.rules("D34")
def test_the_bonuses_go_by_the_data() -> None:
    figures = {"bonuses": dict.fromkeys(Colour, Bonus.BARREL)}
    game = Game(hung="maguro1 sake1", draw=DRAW, first="maguro2 maguro3", second="ebi1 ebi2", figures=figures)
    assert game.bid(2, 1).take(0).happened(SpecialtyReached) == [
        SpecialtyReached(0, Colour.MAGURO, Bonus.BARREL)
    ]
    assert game.state.barrel == 0


@pytest.mark.rules("D34")
def test_a_single_target_is_taken_without_asking() -> None:
    thief = Game(hung="maguro1 sake1", draw=DRAW, first="maguro2 maguro3", second="ebi5").bid(2, 1).take(0)
    assert thief.owned(0) == ["ebi5", "maguro2", "maguro3", "maguro1"]
    thrower = Game(hung="tako1 sake1", draw=DRAW, first="tako2 tako3", second="ebi5").bid(2, 1).take(0)
    assert thrower.discards == ["ebi5", "sake1"]
    assert thrower.owned(1) == []


@pytest.mark.rules("D34")
@pytest.mark.parametrize(("fish", "bonus"), [("maguro", Bonus.STEAL), ("tako", Bonus.DISCARD)])
def test_a_bonus_without_a_target_does_nothing(fish: str, bonus: Bonus) -> None:
    game = Game(hung=f"{fish}1 sake1", draw=DRAW, first=f"{fish}2 {fish}3").bid(2, 1).take(0)
    assert game.happened(NothingFound) == [NothingFound(0, bonus, Cause.SPECIALTY)]
    assert game.state.phase is Phase.BIDDING


@pytest.mark.rules("D34", "D62")
@pytest.mark.parametrize("fish", ["maguro", "tako", "sake"])
def test_a_search_finds_no_target_either(fish: str) -> None:
    game = Game(hung=f"{fish}1 ebi1", first=f"{fish}2 {fish}3", emptied=2).bid(2, 1)
    searched = game.state.copy()
    game.kernel.advance(searched, TakeCard(0, 0))
    assert searched == game.take(0).state


@pytest.mark.rules("D35")
def test_the_half_is_chosen_before_the_card_joins_its_pile() -> None:
    game = Game(hung="ebi1b/tako2 sake1", draw=DRAW, first="ebi2 ebi3").bid(2, 1).take(0)
    assert game.owned(0) == ["ebi2", "ebi3"]
    game.choose(0)
    assert [type(event) for event in game.events[:4]] == [
        CardJoined,
        BarrelMoved,
        SpecialtyReached,
        BarrelMoved,
    ]
    assert [event.cause for event in game.happened(BarrelMoved)] == [Cause.ICON, Cause.SPECIALTY]


@pytest.mark.rules("D35")
def test_a_card_that_comes_by_a_bonus_is_settled_fully_before_anything_else_goes_on() -> None:
    """Maguro steals a Sake, which draws an Ebi: three specialties, then the other card is discarded."""
    game = Game(
        hung="maguro1 tako1",
        draw="ebi1b tako2 tako3 tako4",
        first="maguro2 maguro3 sake2 sake3 ebi2 ebi3",
        second="sake1b",
    )
    game.bid(4, 1).take(0)
    assert [event.colour for event in game.happened(SpecialtyReached)] == [
        Colour.MAGURO,
        Colour.SAKE,
        Colour.EBI,
    ]
    assert [event.cause for event in game.happened(BarrelMoved)] == [Cause.ICON, Cause.ICON, Cause.SPECIALTY]
    assert game.state.barrel == 0
    joined = [type(event) for event in game.events].index(CardDiscarded)
    assert all(not isinstance(event, CardJoined | SpecialtyReached) for event in game.events[joined:])


@pytest.mark.rules("D35")
def test_a_drawn_two_colour_card_asks_for_its_half_in_mid_chain() -> None:
    game = (
        Game(hung="sake1 tako1", draw="ebi1/maguro2 tako2 tako3 tako4", first="sake2 sake3").bid(2, 1).take(0)
    )
    assert (game.state.phase, game.state.cause) == (Phase.CHOOSING_HALF, Cause.SPECIALTY)
    assert game.hung == ["tako1"]
    assert game.choose(1).owned(0) == ["sake2", "sake3", "sake1", "maguro2"]


@pytest.mark.rules("D35")
def test_the_barrel_icon_comes_before_the_specialty() -> None:
    """At the last notch neither has a way left; both are announced, in this order."""
    game = Game(hung="ebi1b sake1", draw=DRAW, first="ebi2 ebi3", barrel=-4, day=True).bid(2, 2).take(0)
    assert [event.cause for event in game.happened(BarrelMoved)] == [
        Cause.ICON,
        Cause.SPECIALTY,
        Cause.BALANCE,
    ]
