"""H80: what bots make of the clause that holds a seat back from ending the match."""

from __future__ import annotations

import pytest

from game.bots.harbor.clause import (
    free,
    liking,
    missing,
    nearest,
    nearness,
    premiums,
    rounds_to_end,
    turns_left,
)
from game.bots.harbor.estimate import standings
from game.bots.harbor.weights import EXPERT
from game.rules.harbor import worth
from game.rules.harbor.actions import Buy
from game.rules.harbor.words import Kind, Market, Resource
from tests.bots.harbor.seats import LEVELS, decide
from tests.bots.harbor.test_judgement import ideas, table
from tests.rules.harbor.positions import Game, harbor

SNAPPER = Resource.SNAPPER


def rich(*snapper: int, yen: int = 6000) -> Game:
    """The first seat has the yen, and the seats so many snapper of 5 R and more."""
    game = harbor(players=len(snapper), markets=[Market.SNAPPER]).cash(yen, *[1500] * (len(snapper) - 1))
    for seat, count in enumerate(snapper):
        game.tokens(seat, SNAPPER, count)
    return game


def resources(game: Game) -> list[int]:
    return worth.of_all(table(len(game.state.cash)), game.state)


def points(game: Game) -> float:
    return standings(table(len(game.state.cash)), game.state, 1, EXPERT)[0]


@pytest.mark.rules("H80")
def test_only_who_is_alone_with_the_least_is_short_of_something() -> None:
    assert missing([7, 3, 9]) == [0, 4, 0]
    assert missing([3, 3, 9]) == [0, 0, 0]


@pytest.mark.rules("H80")
def test_a_rich_seat_that_is_held_back_does_not_end_the_match_next_turn() -> None:
    at, held, tied = table(3), rich(0, 2, 3), rich(2, 2, 3)
    assert rounds_to_end(at, held.state, resources(held), EXPERT)[0] > 0
    assert rounds_to_end(at, tied.state, resources(tied), EXPERT)[0] == 0
    assert turns_left(at, held.state, resources(held), EXPERT)[0] > 1
    assert turns_left(at, tied.state, resources(tied), EXPERT)[0] == 1


@pytest.mark.rules("H80")
def test_a_seat_with_fifty_r_and_the_least_yen_is_held_back_likewise() -> None:
    game = (
        harbor(players=3, markets=[Market.TUNA])
        .tokens(0, Resource.LARGE_TUNA, 1)
        .tokens(0, Resource.MEDIUM_TUNA, 1)
    )
    game.tokens(0, Resource.SMALL_TUNA, 1).cash(500, 2500, 2500)
    assert rounds_to_end(table(3), game.state, resources(game), EXPERT)[0] > 0
    game.cash(2500)
    assert rounds_to_end(table(3), game.state, resources(game), EXPERT)[0] == 0


@pytest.mark.rules("H80")
def test_enough_of_both_is_never_held_back() -> None:
    game = harbor(markets=[Market.TUNA]).tokens(0, Resource.LARGE_TUNA, 1).tokens(0, Resource.MEDIUM_TUNA, 1)
    game.tokens(0, Resource.SMALL_TUNA, 1).cash(5000, 9000)
    assert rounds_to_end(table(2), game.state, resources(game), EXPERT)[0] == 0


@pytest.mark.rules("H80")
def test_with_the_house_switch_nobody_is_held_back_for_ever() -> None:
    game = rich(0, 2, 3, yen=7000).agreed(always_ends=True)
    assert rounds_to_end(table(3), game.state, resources(game), EXPERT)[0] == 0


@pytest.mark.rules("H80")
def test_the_more_is_missing_the_farther_the_end() -> None:
    assert 1 == free(0) > free(1) > free(20) > free(40) == 0
    assert 0 == nearness(0.5) < nearness(0.8) < nearness(1.0) == nearness(2.0)


@pytest.mark.rules("H80")
def test_who_leads_likes_the_end_and_who_lags_does_not() -> None:
    assert liking([5000, 3000], 0) == -liking([5000, 3000], 1) > 0.9
    assert liking([4000, 4000, 1000], 0) == 0


@pytest.mark.rules("H80")
def test_the_r_that_frees_a_leader_is_worth_more_than_it_counts() -> None:
    plain = points(rich(1, 1, 2, yen=9000)) - points(rich(0, 1, 2, yen=9000))
    poor = points(rich(1, 1, 2, yen=2000)) - points(rich(0, 1, 2, yen=2000))
    assert plain > poor


@pytest.mark.rules("H80")
def test_a_leader_held_back_pays_more_for_r_and_one_that_lags_does_not() -> None:
    def premium(game: Game) -> list[float]:
        return premiums(table(3), game.state, resources(game), EXPERT)

    leading, free_to_end = premium(rich(0, 1, 2)), premium(rich(1, 1, 2))
    behind = premium(rich(0, 1, 2).cash(6000, 8000))
    assert leading[0] > 0
    assert leading[1:] == [0, 0]
    assert behind == free_to_end == [0, 0, 0]


@pytest.mark.rules("H80")
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_a_seat_held_back_pays_for_the_last_r_what_nobody_else_would(level: str) -> None:
    """A mackerel, worth 100 yen, is for sale at 200."""

    def bought(cash: int) -> bool:
        game = harbor(players=3).cash(cash, 1500, 1500).ware(1, Kind.MACKEREL, 200).actions(1)
        game.tokens(1, Resource.MACKEREL, 2).tokens(2, Resource.MACKEREL, 1)
        return isinstance(decide(LEVELS[level](1), game.state, 0), Buy)

    assert bought(6000)
    assert not bought(2000)


@pytest.mark.rules("H80", "H70")
def test_near_the_end_the_cheapest_fish_and_the_cheapest_r_are_thought_of_at_any_price() -> None:
    def thought_of(cash: int) -> set[tuple[tuple[int, int], ...]]:
        game = harbor(players=3, markets=[Market.SNAPPER]).cash(cash, 1500, 1500)
        game.ware(1, Kind.MACKEREL, 900).ware(1, Kind.SNAPPER, 1200).ware(2, Kind.MACKEREL, 1000)
        return {idea.items for idea in ideas(game) if isinstance(idea, Buy)}

    assert thought_of(4500) == {((1, 0),), ((1, 1),)}
    assert thought_of(2000) == set()


@pytest.mark.rules("H80")
def test_who_lags_would_rather_the_leader_stayed_held_back() -> None:
    """The last seat's own R is what the leader is short of."""
    game = rich(0, 0, 2)
    before = nearest(table(3), game.state, resources(game))
    game.tokens(1, Resource.MACKEREL, 1)
    assert nearest(table(3), game.state, resources(game)) < before
    weak = standings(table(3), rich(0, 0, 2).state, 2, EXPERT)
    held = standings(table(3), game.state, 2, EXPERT)
    assert held[0] < weak[0]
