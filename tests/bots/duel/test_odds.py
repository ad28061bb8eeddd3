"""The odds of the bids: an equilibrium, whatever the turn is worth."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.duel.odds import bid_rows, drawn, game_value, regret, solve


def test_each_row_is_a_bid_of_seat_0_against_the_four_of_seat_1() -> None:
    assert [list(row) for row in bid_rows([-3, -2, -1, 0, 1, 2, 3])] == [
        [0, 1, 2, 3],
        [-1, 0, 1, 2],
        [-2, -1, 0, 1],
        [-3, -2, -1, 0],
    ]


def test_scissors_paper_stone_is_played_evenly() -> None:
    value, odds = solve([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
    assert value == pytest.approx(0)
    for seat in (0, 1):
        assert odds[seat] == pytest.approx([1 / 3] * 3, abs=1e-6)


def test_a_game_without_mixing_is_played_without_mixing() -> None:
    value, odds = solve([[3, 5], [2, 1]])
    assert value == pytest.approx(2)
    assert odds == ([0, 1], [1, 0])


@pytest.mark.parametrize("steps", [0, 1, 3, 1000])
def test_no_answer_gains_anything_against_the_odds(steps: int) -> None:
    random = Random(steps)
    for _ in range(300):
        results = [random.randrange(steps) / steps if steps else 0.5 for _ in range(7)]
        rows = bid_rows(results)
        solved = solve(rows)
        assert game_value(results) == pytest.approx(solved.value, abs=1e-5)
        for seat in (0, 1):
            assert sum(solved.odds[seat]) == pytest.approx(1)
            assert min(solved.odds[seat]) >= 0
            assert abs(regret(rows, solved.odds[seat], seat)) < 1e-5


def test_results_that_differ_by_rounding_alone_do_not_upset_it() -> None:
    random = Random(1)
    for _ in range(300):
        rows = bid_rows([random.choice((-80, 60, 3)) + random.random() * 1e-9 for _ in range(7)])
        for seat in (0, 1):
            assert abs(regret(rows, solve(rows).odds[seat], seat)) < 1e-3


def test_a_number_falls_into_the_place_of_its_odds() -> None:
    assert [drawn([0.25, 0, 0.75], chance) for chance in (0, 0.24, 0.26, 0.999999, 1.0)] == [0, 0, 2, 2, 2]
