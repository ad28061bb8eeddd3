"""One order over all actions."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise, permutations
from random import Random
from typing import Any

from game.rules.core.value import value
from tests.order import order


class Fish(IntEnum):
    EBI = 5
    FUGU = 1


@value
class Buy:
    seat: int
    lot: int | None


@value
class Sail:
    seat: int
    steps: tuple[Any, ...]


@value
class Pay:
    fish: Fish


IN_ORDER = [
    Buy(0, None),
    Buy(0, -2),
    Buy(0, 0),
    Buy(0, 10),
    Buy(1, None),
    Pay(Fish.FUGU),
    Pay(Fish.EBI),
    Sail(0, ()),
    Sail(0, (Buy(0, 1),)),
    Sail(0, (Buy(0, 1), Buy(0, 0))),
    Sail(0, (Buy(0, 2),)),
    Sail(0, (Pay(Fish.FUGU),)),
    Sail(1, ()),
]


def test_actions_sort_by_class_then_field_by_field_with_nothing_before_something() -> None:
    shuffled = IN_ORDER.copy()
    Random(3).shuffle(shuffled)
    assert shuffled != IN_ORDER
    assert sorted(shuffled, key=order) == IN_ORDER


def test_different_actions_never_tie() -> None:
    keys = [order(action) for action in IN_ORDER]
    assert all(low < high for low, high in pairwise(keys))


def test_equal_actions_have_equal_keys() -> None:
    assert order(Sail(0, (Buy(0, 1), None))) == order(Sail(0, (Buy(0, 1), None)))


def test_members_of_an_enum_sort_by_value_like_the_numbers_they_are() -> None:
    assert order(Fish.FUGU) < order(Fish.EBI)
    assert order(Fish.EBI) == order(5)


def test_values_of_any_kinds_can_stand_in_the_same_place() -> None:
    for low, high in permutations([None, Buy(0, 0), (1, 2), 7], 2):
        assert (order(low) < order(high)) is not (order(high) < order(low))
