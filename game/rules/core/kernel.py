"""The one door of every game: nothing but a kernel ever changes a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from game.rules.core.choices import Choices
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat


class Action(Protocol):
    """What a seat decides. A sealed action is a secret until the last one of its phase is in."""

    sealed: ClassVar[bool]

    @property
    def seat(self) -> Seat:
        """Who decides."""


class Event(Protocol):
    """What happened. A revealing event told somebody something new: there is no undo past it."""

    reveals: ClassVar[bool]


class Options(Protocol):
    """The choices made before a match: how many play, who starts, switches and variants."""

    @property
    def players(self) -> int:
        """How many seats take part."""

    @classmethod
    def usual(cls, spec: Any, players: int) -> Any:
        """What the data file proposes for a number of players."""


class State(Protocol):
    """A position. Only its kernel changes it."""

    waiting: int

    def copy(self: S) -> S:
        """An equal state that shares nothing that can change."""


S = TypeVar("S", bound=State)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
A = TypeVar("A", bound=Action)
E_co = TypeVar("E_co", bound=Event, covariant=True)
V_co = TypeVar("V_co", covariant=True)


Keep: TypeAlias = Callable[[Any], list[Any]]
"""Makes the log for a position that is about to change; events are appended to it, each once it is true."""


def bare(state: State) -> list[Any]:
    """A log of events alone."""
    return []


class Kernel(Protocol[O_contra, S, A, E_co, V_co]):
    """Setup, who is to act, what is legal, apply, what a seat sees, and how it ended."""

    title: ClassVar[str]
    rules_version: ClassVar[int]
    spec: Any

    def setup(self, options: O_contra, seed: int, keep: Keep = bare) -> tuple[S, tuple[E_co, ...]]:
        """The first position and the log of how it came about; raises BadOptions."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that have something to decide; empty once the match is over."""

    def legal(self, state: S, seat: Seat) -> Choices[A]:
        """What the seat may do now; empty if it is not to act. Tells nothing the seat may not know."""

    def apply(self, state: S, action: A, keep: Keep = bare) -> tuple[S, tuple[E_co, ...]]:
        """The position after an action, and its log; raises IllegalAction, never changes the state given."""

    def advance(self, state: S, action: A, log: list[Any] | None = None) -> None:
        """`apply` for searches: in place, trusting that the action is legal; events go to the log, if any."""

    def observe(self, state: S, seat: Seat | None) -> V_co:
        """All that the seat may know (None: a spectator), built up from nothing."""

    def position(self, view: Any, seed: int) -> S:
        """Looks like a view, which shows all that is known of it; the rest is drawn from a seed."""

    def outcome(self, state: S) -> Outcome | None:
        """Scores and winners, or None while the match goes on."""


AnyKernel = Kernel[Any, Any, Any, Any, Any]
