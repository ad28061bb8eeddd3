"""Chance that belongs to a match: the same in every Python, even, and a value."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import FrozenInstanceError
from hashlib import sha256
from itertools import pairwise, permutations
from typing import Any

import pytest

from game.rules.core.codec import decode, encode
from game.rules.core.dice import MOST_ITEMS, SEED_LIMIT, Dice, new_dice
from game.rules.core.errors import BadOptions


def numbers(seed: int, limit: int, count: int) -> list[int]:
    dice, found = new_dice(seed), []
    for _ in range(count):
        number, dice = dice.below(limit)
        found.append(number)
    return found


def misfit(counts: Counter[Any], kinds: int) -> float:
    """Chi-square against equal shares, per degree of freedom: about 1 for even chance."""
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return (sum((count - expected) ** 2 for count in counts.values()) / expected + missing) / (kinds - 1)


# ------------------------------------------------------------ pinned: with other values no old record replays

LIMITS = (2, 6, 100, 1 << 18, 1 << 40)
DRAWS = {
    0: [0, 1, 0, 218_293, 842_189_406_623],
    7: [0, 0, 55, 236_173, 943_053_003_284],
    SEED_LIMIT - 1: [1, 1, 51, 255_756, 985_210_836_128],
}


@pytest.mark.parametrize("seed", DRAWS)
def test_numbers_are_the_same_in_every_python(seed: int) -> None:
    dice, found = new_dice(seed), []
    for limit in LIMITS:
        number, dice = dice.below(limit)
        found.append(number)
    assert found == DRAWS[seed]


def test_shuffles_are_the_same_in_every_python() -> None:
    assert new_dice(0).shuffled(range(18))[0] == (
        12,
        1,
        10,
        4,
        9,
        0,
        17,
        5,
        8,
        16,
        2,
        7,
        6,
        3,
        13,
        15,
        11,
        14,
    )
    first, dice = new_dice(7).shuffled("abcdef")
    second, _ = dice.shuffled("abcdef")
    assert ("".join(first), "".join(second)) == ("dacefb", "abdcef")
    deck, _ = new_dice(7).shuffled(range(105))
    assert deck[:10] == (38, 87, 13, 3, 80, 34, 19, 21, 49, 42)
    assert sha256(bytes(deck)).hexdigest()[:16] == "a39c76fbef315124"
    assert sha256(bytes(new_dice(7).shuffled(range(256))[0])).hexdigest()[:16] == "13d0f003c660e09f"


# ------------------------------------------------------------ dice are values


def test_rolling_gives_the_next_dice_and_leaves_the_first_as_they_were() -> None:
    dice = new_dice(7)
    assert dice == Dice(7, 0)
    _, once = dice.below(6)
    _, twice = once.shuffled("abc")
    assert (dice, once, twice) == (Dice(7, 0), Dice(7, 1), Dice(7, 2))
    with pytest.raises(FrozenInstanceError):
        dice.rolls = 3  # type: ignore[misc]  # that is what must fail


# ------------------------------------------------------------ dice are even


def test_equal_dice_fall_alike_and_others_do_not() -> None:
    assert numbers(5, 1_000, 20) == numbers(5, 1_000, 20)
    firsts = {tuple(numbers(seed, 1_000, 4)) for seed in range(500)}
    assert len(firsts) == 500
    assert len(set(numbers(5, 1 << 40, 500))) == 500


def test_seed_and_roll_are_told_apart() -> None:
    assert Dice(1, 11).below(1 << 40)[0] != Dice(11, 1).below(1 << 40)[0]
    assert Dice(1, 0).below(1 << 40)[0] != Dice(10, 0).below(1 << 40)[0]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 100, 1 << 18, (1 << 32) - 1, 1 << 40])
def test_a_number_below_a_limit_is_from_0_up_to_it(limit: int) -> None:
    found = numbers(3, limit, 400)
    assert all(type(number) is int and 0 <= number < limit for number in found)
    assert min(found) <= limit // 50
    assert max(found) >= limit - 1 - limit // 50


@pytest.mark.parametrize("limit", [2, 3, 4, 5, 6, 7, 13, 64])
def test_numbers_are_even_and_do_not_remember_the_one_before(limit: int) -> None:
    found = numbers(2024, limit, 6_400)
    assert misfit(Counter(found), limit) < 3
    again = numbers(99, 3, 9_000)
    assert misfit(Counter(pairwise(again)), 9) < 3


def test_first_rolls_of_neighbouring_seeds_are_even_too() -> None:
    assert misfit(Counter(new_dice(seed).below(4)[0] for seed in range(4_000)), 4) < 3
    assert misfit(Counter(new_dice(seed).shuffled("abc")[0] for seed in range(3_000)), 6) < 3


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice, counts = new_dice(12), Counter[tuple[str, ...]]()
    for _ in range(4_800):
        order, dice = dice.shuffled("abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert misfit(counts, 24) < 2


def test_in_a_whole_deck_every_card_comes_to_every_place() -> None:
    dice, places = new_dice(31), Counter[tuple[int, int]]()
    for _ in range(1_500):
        deck, dice = dice.shuffled(range(18))
        places.update(enumerate(deck))
    assert misfit(places, 18 * 18) < 1.5


@pytest.mark.parametrize("count", [0, 1, 2, 63, 84, 105, MOST_ITEMS])
def test_a_shuffle_keeps_all_items_and_does_not_touch_what_it_was_given(count: int) -> None:
    items = [number % 7 for number in range(count)]
    given = items.copy()
    shuffled, _ = new_dice(1).shuffled(items)
    assert type(shuffled) is tuple
    assert sorted(shuffled) == sorted(items)
    assert items == given


def test_more_items_than_can_be_told_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="257 items to shuffle, at most 256"):
        new_dice(1).shuffled(range(MOST_ITEMS + 1))


def test_equal_items_are_shuffled_by_place_not_by_value() -> None:
    first, second = [1], [1]
    shuffled, _ = new_dice(1).shuffled([first, second])
    assert {id(item) for item in shuffled} == {id(first), id(second)}


def test_dice_survive_being_written_down() -> None:
    dice = new_dice(SEED_LIMIT - 1).below(6)[1]
    assert decode(Dice, json.loads(json.dumps(encode(dice)))) == dice


@pytest.mark.parametrize(
    "seed", [-1, SEED_LIMIT, pytest.param(10**5_000, id="long"), True, 1.0, "1", None, [1], float("nan")]
)
def test_what_is_no_seed_is_refused_with_a_sentence(seed: Any) -> None:
    with pytest.raises(BadOptions, match=r"^the seed is .*; a seed is a whole number from 0 to 2\^64 - 1$"):
        new_dice(seed)


def test_the_first_and_the_last_seed_are_seeds() -> None:
    assert new_dice(0).below(10)[0] in range(10)
    assert new_dice(SEED_LIMIT - 1).below(10)[0] in range(10)
