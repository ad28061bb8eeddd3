"""What a piece is made of: what it has says what it is, and what goes on with it.

Every piece has its own kind as a component, too, such as a card of a lot: so all of one kind are found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.table.pose import Face, PieceId, Pose
from game.ui.canvas import Sprite

Ease: TypeAlias = Callable[[float], float]
Point: TypeAlias = tuple[float, float]


def even(part: float) -> float:
    """As much of the way as of the time."""
    return part


@dataclass(frozen=True, slots=True)
class Course:
    """How a piece travels: in how long, how high over the table, how large at first, along which points."""

    seconds: float
    ease: Ease = even
    arc: float = 0.0
    swell: float = 1.0
    via: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Identity:
    """Whose entity this is."""

    id: PieceId


@dataclass(frozen=True, slots=True)
class Explains:
    """It can be looked at, and has something to say of itself."""


@dataclass(frozen=True, slots=True)
class Choosable:
    """Whoever is asked may choose it; `order` is its place among all that can be chosen."""

    order: int


@dataclass(slots=True)
class Place:
    """Middle, size and height in logical pixels; `up` is how far it is lifted off its place just now."""

    x: float
    y: float
    w: float
    h: float
    z: int
    up: float = 0.0
    flying: bool = False
    stirred: bool = True


@dataclass(slots=True)
class Look:
    """The face, the size it is painted in, and how it is squeezed and swollen just now."""

    face: Face
    w: float
    h: float
    squash: float = 1.0
    swell: float = 1.0
    stirred: bool = True
    left: float = 0.0
    right: float = 1.0
    """Between which parts of its width it is uncovered."""


@dataclass(slots=True)
class Travel:
    """On the way along `path`, whose first point is where it set out and the last where it lands."""

    course: Course
    path: tuple[Point, ...]
    w: float
    h: float
    to: Pose
    elapsed: float = 0.0


@dataclass(slots=True)
class Flip:
    """Turning over; the other face shows from the middle on."""

    seconds: float
    to: Face
    elapsed: float = 0.0


@dataclass(slots=True)
class Counting:
    """The number in the first caption is running."""

    seconds: float
    first: int
    last: int
    to: Face
    elapsed: float = 0.0


@dataclass(slots=True)
class Swell:
    """A short swelling on the spot."""

    seconds: float
    elapsed: float = 0.0


@dataclass(slots=True)
class Unveil:
    """Uncovered from left to right, or covered up so."""

    seconds: float
    away: bool
    elapsed: float = 0.0


@dataclass(slots=True)
class Sway:
    """Leaning from one angle to another, then swinging about it; what rides on it swings along."""

    seconds: float
    first: float
    to: Face
    riders: tuple[int, ...]
    elapsed: float = 0.0


@dataclass(slots=True)
class Riding:
    """On something that sways: where it will lie again."""

    y: float


MOTIONS: Final = (Travel, Flip, Counting, Swell, Unveil, Sway, Riding)
"""On a piece only while it moves so."""


@dataclass(slots=True)
class Shown:
    """Its sprite on the canvas, once it was drawn, and that of its shadow while it is lifted."""

    sprite: Sprite | None = None
    shadow: Sprite | None = None
