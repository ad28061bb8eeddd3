"""Best of one, three or five."""

from __future__ import annotations

import pytest

from game.app.party import Series
from game.storage.settings import BestOf


@pytest.mark.parametrize(
    ("best_of", "matches", "winner"),
    [
        (1, [()], None),
        (1, [(1,)], 1),
        (3, [(0,)], None),
        (3, [(0,), (1,)], None),
        (3, [(0,), (1,), (), (0,)], 0),
        (5, [(1,), (1,)], None),
        (5, [(1,), (0,), (1,), (0,), (1,)], 1),
    ],
)
def test_a_series_is_decided_once_somebody_has_won_most_of_it(
    best_of: BestOf, matches: list[tuple[int, ...]], winner: int | None
) -> None:
    series = Series(best_of)
    for winners in matches:
        assert series.decided is None
        series = series.after(winners)
    assert series.decided == winner
    assert series.played == len(matches)


@pytest.mark.parametrize("winners", [(), (0,), (0, 1)])
def test_a_single_match_is_over_however_it_ended(winners: tuple[int, ...]) -> None:
    assert not Series(1).over
    assert Series(1).after(winners).over


def test_a_series_is_over_once_it_is_decided_and_no_draw_ends_it() -> None:
    series = Series(3).after((0,)).after(()).after(()).after((1,))
    assert not series.over
    assert series.after((0,)).over


def test_a_draw_counts_for_nobody_and_the_series_has_started() -> None:
    assert not Series(3).started
    for winners in ((), (0, 1)):
        drawn = Series(3).after(winners)
        assert (drawn.wins(0), drawn.wins(1)) == (0, 0)
        assert drawn.started


def test_wins_are_counted_for_each_seat() -> None:
    series = Series(5).after((1,)).after((0,)).after((1,))
    assert series == Series(5, (1, 2), 3)
    assert [series.wins(seat) for seat in range(3)] == [1, 2, 0]
