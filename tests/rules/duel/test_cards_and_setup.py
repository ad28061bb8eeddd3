"""D1-D11: the cards and the first position."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from statistics import mean

import pytest

from game.rules.core.errors import BadOptions
from game.rules.duel.events import BarrelTurned, CardHung, SpecialtyReached
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import COLOURS, Bonus, Colour, DuelOptions, Effect
from game.rules.duel.state import Phase
from tests.rules.duel.positions import Game, house_spec

PLAIN = DuelOptions(2, kind_fish=False)


@pytest.mark.rules("D1")
def test_eighteen_cards_have_two_different_faces_each() -> None:
    cards = house_spec().cards
    assert len(cards) == 18
    assert all(card.front != card.back for card in cards)


@pytest.mark.rules("D1")
def test_the_face_that_is_up_is_the_card() -> None:
    game = Game(hung="ebi3|sake5 tako1", draw="tako2 tako3 tako4").bid(2, 1).take(0)
    assert game.owned(0) == ["ebi3"]


@pytest.mark.rules("D1", "D60")
def test_the_other_face_comes_into_play_when_the_discards_are_turned_over() -> None:
    game = Game(hung="ebi1 sake1", draw="tako1 tako2", discards="maguro1|ebi5w").bid(2, 1).take(0)
    assert game.draw == ["ebi5w", "ebi0"] or game.draw == ["ebi0", "ebi5w"]


@pytest.mark.rules("D2")
def test_the_taker_of_a_two_colour_face_chooses_the_half_that_counts() -> None:
    game = Game(hung="ebi2/tako3k sake1", draw="tako1 tako2 tako3").bid(1, 2).take(0)
    assert (game.state.phase, game.actor) == (Phase.CHOOSING_HALF, 1)
    assert game.hung == ["sake1"]
    assert game.choose(1).owned(1) == ["tako3k"]


@pytest.mark.rules("D2")
def test_the_first_half_can_be_chosen_as_well() -> None:
    game = Game(hung="sake1 ebi2w/tako3k", draw="tako1 tako2 tako3").bid(1, 2).take(1).choose(0)
    assert game.owned(1) == ["ebi2w"]
    assert game.state.arriving is None


@pytest.mark.rules("D2")
def test_a_face_of_one_half_leaves_nothing_to_choose() -> None:
    game = Game(hung="ebi2 sake1", draw="tako1 tako2 tako3").bid(2, 1).take(0)
    assert game.state.phase is Phase.BIDDING


@pytest.mark.rules("D2")
def test_a_stolen_card_keeps_its_colour() -> None:
    game = Game(
        hung="maguro1 sake1", draw="sake2 sake3 sake4", first="maguro2 maguro3", second="ebi2/tako3:1"
    )
    assert game.bid(2, 1).take(0).owned(0) == ["tako3", "maguro2", "maguro3", "maguro1"]


@pytest.mark.rules("D2")
def test_the_choice_of_a_half_lapses_when_the_card_is_discarded() -> None:
    game = Game(hung="tako1 sake1", draw="sake2 sake3 sake4", first="tako2 tako4", second="ebi2/tako3:1")
    assert game.bid(2, 1).take(0).discards == ["ebi2/tako3", "sake1"]


@pytest.mark.rules("D3")
def test_the_house_deck_has_nine_main_halves_per_colour() -> None:
    mains = [face[0] for card in house_spec().cards for face in (card.front, card.back)]
    assert Counter(half.colour for half in mains) == dict.fromkeys(COLOURS, 9)


@pytest.mark.rules("D3")
def test_the_house_deck_has_eight_knives_twelve_wasabi_eight_barrels_and_eight_plain() -> None:
    mains = [face[0] for card in house_spec().cards for face in (card.front, card.back)]
    assert Counter(half.effect for half in mains) == {
        Effect.KNIFE: 8,
        Effect.WASABI: 12,
        Effect.BARREL: 8,
        None: 8,
    }


@pytest.mark.rules("D3")
def test_points_run_from_one_to_five_with_plain_faces_worth_most_and_knives_least() -> None:
    faces = [face for card in house_spec().cards for face in (card.front, card.back)]
    assert {half.points for half in chain(*faces)} <= {1, 2, 3, 4, 5}
    single_worth = [(face[0].effect, face[0].points + (len(face) == 2)) for face in faces]
    means = {
        effect: mean(points for icon, points in single_worth if icon is effect) for effect in (None, *Effect)
    }
    assert max(means, key=lambda effect: means[effect]) is None
    assert min(means, key=lambda effect: means[effect]) is Effect.KNIFE


@pytest.mark.rules("D3")
def test_eight_faces_have_two_colours_and_no_card_has_a_colour_on_both_faces() -> None:
    cards = house_spec().cards
    assert sum(len(face) == 2 for card in cards for face in (card.front, card.back)) == 8
    for card in cards:
        assert not {half.colour for half in card.front} & {half.colour for half in card.back}


@pytest.mark.rules("D4")
def test_the_balance_has_four_notches_and_both_barrel_faces_show_three() -> None:
    spec = house_spec()
    assert (spec.notches, spec.night_number, spec.day_number) == (4, 3, 3)


@pytest.mark.rules("D4")
def test_turning_the_barrel_triggers_nothing_by_itself() -> None:
    game = Game(
        hung="tako1 tako2", draw="ebi1 ebi2 ebi4", first="sake1 sake2", figures={"day_number": 2}
    ).bid(3, 3)
    assert game.happened(BarrelTurned)
    assert not game.happened(SpecialtyReached)


@pytest.mark.rules("D4", "D33")
def test_the_number_of_the_face_that_is_up_makes_the_specialty() -> None:
    figures = {"day_number": 2}
    night = Game(hung="ebi1 tako2", draw="tako3 tako4 tako5", first="ebi2", figures=figures)
    day = Game(hung="ebi1 tako2", draw="tako3 tako4 tako5", first="ebi2", figures=figures, day=True)
    assert not night.bid(2, 1).take(0).happened(SpecialtyReached)
    assert day.bid(2, 1).take(0).happened(SpecialtyReached) == [SpecialtyReached(0, Colour.EBI, Bonus.BARREL)]


@pytest.mark.rules("D10")
def test_the_barrel_starts_in_the_middle_by_night_and_all_cards_are_there() -> None:
    state, _ = DuelKernel(house_spec()).setup(PLAIN, 1)
    assert (state.barrel, state.day, state.emptied) == (0, False, 0)
    assert sorted(face >> 1 for face in state.draw + state.hung) == list(range(18))
    assert not state.discards
    assert state.piles == [()] * 8


@pytest.mark.rules("D10")
def test_order_and_up_faces_are_random() -> None:
    kernel = DuelKernel(house_spec())
    states = [kernel.setup(PLAIN, seed)[0] for seed in range(200)]
    ups = Counter(face for state in states for face in state.draw + state.hung)
    tops = Counter(state.hung[0] >> 1 for state in states)
    assert set(ups) == set(range(36))
    assert all(60 <= count <= 140 for count in ups.values())
    assert set(tops) == set(range(18))
    assert len({tuple(sorted(state.draw + state.hung)) for state in states}) == len(states)
    assert kernel.setup(PLAIN, 3)[0] == states[3]


@pytest.mark.rules("D10", "D19")
def test_the_match_begins_with_two_cards_hung_and_both_players_to_bid() -> None:
    kernel = DuelKernel(house_spec())
    state, events = kernel.setup(PLAIN, 1)
    left, right = state.hung
    assert events == (CardHung(1, 0, left, right), CardHung(1, 1, right, state.draw[0]))
    assert (state.turn, len(state.draw)) == (1, 16)
    assert kernel.to_act(state) == {0, 1}


@pytest.mark.rules("D51")
def test_kind_fish_is_off_unless_the_table_asks_for_it() -> None:
    assert DuelOptions.usual(house_spec(), 2) == PLAIN


@pytest.mark.parametrize("players", [1, 3, None])
def test_only_two_can_play(players: int) -> None:
    with pytest.raises(BadOptions, match="players; the duel takes 2"):
        DuelKernel(house_spec()).setup(DuelOptions(players, kind_fish=False), 1)


def test_the_switch_of_the_variant_is_a_switch() -> None:
    options = DuelOptions(2, kind_fish="no")  # type: ignore[arg-type]  # what a careless caller might pass
    with pytest.raises(BadOptions, match="kind_fish 'no'; the switch is True or False"):
        DuelKernel(house_spec()).setup(options, 1)
