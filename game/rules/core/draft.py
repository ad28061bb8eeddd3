"""A decision of one or more presses, built on what a seat may know, before the kernel is given it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from typing import Generic, TypeAlias, TypeVar

from game.rules.core.errors import RulesError
from game.rules.core.seat import Seat
from game.rules.core.value import value

Fact: TypeAlias = str | int

P = TypeVar("P", bound=Hashable)
S = TypeVar("S")
A_co = TypeVar("A_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)


@value
class Refusal:
    """Why something cannot be added, or what is missing: a rule, a word for the reason, and its figures.

    The screen has a sentence for each rule and reason, and puts the figures into it.
    """

    rule: str
    why: str
    facts: tuple[tuple[str, Fact], ...]


def refusal(rule: str, why: str, **facts: Fact) -> Refusal:
    """Reads like the sentence it becomes."""
    return Refusal(rule, why, tuple(facts.items()))


class Refused(RulesError):
    """A part was added that cannot be; the draft is as it was before."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(f"{why.rule}, {why.why}: {', '.join(f'{name} {fact}' for name, fact in why.facts)}")
        self.refusal = why


class Draft(ABC, Generic[P, S, A_co, V_co]):
    """Part after part from a start; each is kept with the position it leads to, so that taking back is quick.

    `start` is what the seat knows, never the true state. A draft that is `complete` makes a legal action;
    else `missing` says what it lacks.
    """

    def __init__(self, seat: Seat, start: S) -> None:
        self.seat = seat
        self._start = start
        self._steps: list[tuple[P, S]] = []

    @property
    def parts(self) -> tuple[P, ...]:
        """What was added so far, in order."""
        return tuple(part for part, _ in self._steps)

    @property
    def position(self) -> S:
        """As it would be after all parts."""
        return self._steps[-1][1] if self._steps else self._start

    @abstractmethod
    def options(self) -> Mapping[P, Refusal | None]:
        """What could be added next; with a refusal, what somebody would look for and cannot add."""

    def warnings(self) -> Mapping[P, Refusal]:
        """Of what can be added, what somebody may come to regret: worded like a refusal, but allowed."""
        return {}

    @abstractmethod
    def after(self, part: P) -> S:
        """The position once this part is added to those before; raises Refused."""

    @property
    @abstractmethod
    def missing(self) -> Refusal | None:
        """What it lacks; None once it is complete."""

    @abstractmethod
    def action(self) -> A_co:
        """The decision; raises Refused while something is missing."""

    @abstractmethod
    def view(self) -> V_co:
        """What the seat would see, as far as it can know that: it stops before anything is revealed."""

    @property
    def complete(self) -> bool:
        """It can be committed."""
        return self.missing is None

    def add(self, part: P) -> None:
        """One more; raises Refused, and then nothing has changed."""
        self._steps.append((part, self.after(part)))

    def take_back(self) -> bool:
        """Without the last part; false if there was none."""
        if not self._steps:
            return False
        self._steps.pop()
        return True

    def clear(self) -> bool:
        """Without any part; false if there was none."""
        had = bool(self._steps)
        self._steps.clear()
        return had
