"""Legal actions as a family: described, not listed, because some families are huge."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor
from random import Random
from typing import Protocol, TypeVar

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Choices(Protocol[A_co]):
    """What one seat may do now."""

    def __contains__(self, action: object) -> bool:
        """A cheap test; false, never an error, for anything absurd."""

    def __iter__(self) -> Iterator[A_co]:
        """Every legal action once, by class name and then field by field, made lazily."""

    def sample(self, random: Random) -> A_co:
        """One legal action at random, without listing the others."""


class Listed(tuple[A, ...]):
    """A family small enough to be its own list, given in order."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        """Identity first: kernels share their small actions, and comparing values costs twenty times more."""
        for known in self:
            if known is action:
                return True
        return any(_same(known, action) for known in self)

    def sample(self, random: Random) -> A:
        """Any of them, each equally likely."""
        return self[floor(random.random() * len(self))]


def _same(known: object, action: object) -> bool:
    """Equal down to the types of the fields: True and 1.0 equal 1, but neither is a seat."""
    if type(known) is not type(action):
        return False
    names: tuple[str, ...] = getattr(known, "__slots__", ())
    return (
        all(type(getattr(known, name)) is type(getattr(action, name)) for name in names) and known == action
    )
