"""The matches' own source of chance.

Counter based: a value is a hash of the seed and a running number, so it is the same in every
Python, and the generator itself is a small immutable value that lives in a state.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from hashlib import shake_128
from typing import Final, TypeVar

from game.rules.core.codec import shown
from game.rules.core.errors import BadOptions
from game.rules.core.value import value

T = TypeVar("T")

SEED_LIMIT: Final = 1 << 64
MOST_ITEMS: Final = 256


@value
class Dice:
    """A seed and how many times it was rolled; rolling returns the next dice."""

    seed: int
    rolls: int

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """The items in random order: sorted by one random key each (two of 100 equal: odds below 1e-9)."""
        if len(items) > MOST_ITEMS:
            raise ValueError(f"{len(items)} items to shuffle, at most {MOST_ITEMS}")
        form, _, _ = _form(len(items))
        order = form.pack(*sorted(_keys(self, len(items))))[::8]
        return tuple(map(items.__getitem__, order)), _next(self)

    def below(self, limit: int) -> tuple[int, Dice]:
        """A whole number from 0 to limit - 1."""
        return int((_keys(self, 1)[0] - 1.0) * limit), _next(self)


def new_dice(seed: int) -> Dice:
    """Unrolled dice; raises BadOptions for what is no seed."""
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadOptions(f"the seed is {shown(seed)}; a seed is a whole number from 0 to 2^64 - 1")
    return Dice(seed, 0)


def _next(dice: Dice) -> Dice:
    return Dice(dice.seed, dice.rolls + 1)


def _keys(dice: Dice, count: int) -> tuple[float, ...]:
    """Random numbers from 1 up to 2: 44 hashed bits between a fixed exponent and their own index.

    Floats, because sorting compares them three times as fast as 64-bit integers; the index is the last
    byte of each, so that the sorted keys, packed again, tell where they came from.
    """
    form, random, fixed = _form(count)
    digest = shake_128(b"%d:%d" % (dice.seed, dice.rolls)).digest(8 * count)
    bits = int.from_bytes(digest, "little") & random | fixed
    keys: tuple[float, ...] = form.unpack(bits.to_bytes(8 * count, "little"))
    return keys


@cache
def _form(count: int) -> tuple[struct.Struct, int, int]:
    """The masks that turn that many 64-bit words into numbered floats between 1 and 2."""
    words = sum(1 << 64 * index for index in range(count))
    numbers = sum(index << 64 * index for index in range(count))
    return struct.Struct(f"<{count}d"), words * ((1 << 52) - 256), words * (1023 << 52) | numbers
