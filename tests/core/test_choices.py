"""Families of legal actions, seats and their masks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.rules.core.choices import Choices, Listed
from game.rules.core.seat import MOST_SEATS, SEAT_SETS, everyone, is_waiting
from game.rules.core.value import value


@value
class Buy:
    seat: int
    lot: int


BUYS: Listed[Buy] = Listed(Buy(0, lot) for lot in range(5))


def test_a_listed_family_is_its_own_list() -> None:
    family: Choices[Buy] = BUYS
    assert list(family) == [Buy(0, lot) for lot in range(5)]
    assert len(BUYS) == 5
    assert not Listed[Buy]()


def test_a_family_knows_its_actions_themselves_and_their_equals() -> None:
    assert BUYS[3] in BUYS
    assert Buy(0, 3) in BUYS
    assert Buy(1, 3) not in BUYS
    assert Buy(0, 5) not in BUYS


@pytest.mark.parametrize("absurd", [None, 7, "Buy", (), [], {}, Buy, object(), float("nan")])
def test_anything_absurd_is_not_in_a_family_and_no_error(absurd: Any) -> None:
    assert absurd not in BUYS
    assert absurd not in Listed[Buy]()


class Fixed(Random):
    """Chance that always says the same."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


def test_the_sample_reaches_the_first_and_the_last_and_nothing_beyond() -> None:
    assert BUYS.sample(Fixed(0.0)) is BUYS[0]
    assert BUYS.sample(Fixed(0.2)) is BUYS[1]
    assert BUYS.sample(Fixed(0.999_999_999_999_999_9)) is BUYS[4]


def test_samples_are_spread_evenly_and_repeat_with_the_seed() -> None:
    random = Random(11)
    counts = Counter(BUYS.sample(random) for _ in range(5_000))
    assert set(counts) == set(BUYS)
    assert all(
        abs(count - 1_000) < 130 for count in counts.values()
    )  # 4.6 standard deviations, and a fixed seed
    first, again = Random(11), Random(11)
    assert [BUYS.sample(first) for _ in range(20)] == [BUYS.sample(again) for _ in range(20)]


def test_the_seats_of_a_mask_are_its_bits() -> None:
    assert len(SEAT_SETS) == 1 << MOST_SEATS
    for mask, seats in enumerate(SEAT_SETS):
        assert sum(1 << seat for seat in seats) == mask
        assert {seat for seat in range(-2, MOST_SEATS + 2) if is_waiting(mask, seat)} == seats


@pytest.mark.parametrize("absurd", [None, True, 1.0, "1", (1,), -1, MOST_SEATS, 10**9])
def test_what_is_no_seat_never_waits(absurd: Any) -> None:
    assert not is_waiting((1 << MOST_SEATS) - 1, absurd)


def test_everyone_is_every_seat_of_the_match() -> None:
    for players in range(1, MOST_SEATS + 1):
        assert SEAT_SETS[everyone(players)] == set(range(players))
