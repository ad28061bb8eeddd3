"""The arena's arithmetic: intervals of known samples, percentiles, splitting of victories."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from game.rules.core.outcome import Outcome
from tools.arena.play import margin, won
from tools.arena.statistics import Estimate, Times, mean_of, wilson


@pytest.mark.parametrize(
    ("victories", "matches", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (340, 400, 0.8117, 0.8817), (81, 263, 0.2553, 0.3662), (1, 1, 0.2065, 1.0)],
)
def test_wilsons_interval_of_known_shares(victories: int, matches: int, low: float, high: float) -> None:
    share = wilson(victories, matches)
    assert share.value == victories / matches
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


def test_wilsons_interval_stays_within_zero_and_one_and_takes_halves() -> None:
    assert wilson(0, 10).low == pytest.approx(0)
    assert wilson(10, 10).high == pytest.approx(1)
    assert all(0 <= share.low < share.high <= 1 for share in (wilson(0, 10), wilson(10, 10)))
    assert wilson(2.5, 10).value == 0.25


def test_wilsons_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    random, covered = Random(3), 0
    for _ in range(1000):
        share = wilson(sum(random.random() < 0.4 for _ in range(200)), 200)
        covered += share.low <= 0.4 <= share.high
    assert 930 <= covered <= 970


def test_the_interval_of_a_mean_is_known_and_one_value_says_nothing() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)
    assert mean_of([7.0]) == Estimate(7.0, -inf, inf)


def test_times_know_their_mean_and_their_percentiles_within_a_step() -> None:
    times = Times()
    for millisecond in range(1, 1001):
        times.add(millisecond / 1000)
    assert times.mean == pytest.approx(0.5005)
    assert times.longest == 1.0
    assert times.percentile(99) == pytest.approx(0.99, rel=0.021)
    assert times.percentile(50) == pytest.approx(0.5, rel=0.021)
    assert times.percentile(100) == 1.0
    assert Times().mean == Times().percentile(99) == 0.0


def test_merged_times_are_the_times_of_all() -> None:
    one, other, both = Times(), Times(), Times()
    for number in range(1, 100):
        (one if number % 3 else other).add(number / 1000)
        both.add(number / 1000)
    one.merge(other)
    assert (one.number, one.longest, one.bins) == (both.number, both.longest, both.bins)
    assert one.total == pytest.approx(both.total)


def end(scores: tuple[int, ...], *winners: int) -> Outcome:
    return Outcome(scores, winners, "", ())


def test_a_victory_is_split_among_those_who_share_it() -> None:
    assert won(end((9, 3, 1), 0), frozenset({0})) == 1
    assert won(end((9, 3, 1), 0), frozenset({1, 2})) == 0
    assert won(end((9, 9, 1), 0, 1), frozenset({1})) == 0.5
    assert won(end((9, 9, 1), 0, 1), frozenset({0, 1})) == 1


def test_a_draw_is_shared_by_all() -> None:
    assert won(end((4, 4)), frozenset({1})) == 0.5
    assert won(end((4, 4, 4, 4)), frozenset({1, 2, 3})) == 0.75


def test_the_margin_is_one_sides_mean_less_the_others() -> None:
    assert margin(end((10, 4, 2), 0), frozenset({0})) == 7
    assert margin(end((10, 4, 2, 0), 0), frozenset({0, 1})) == 6
