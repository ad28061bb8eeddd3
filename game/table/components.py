"""What a piece is made of. All of it is there from the start; only flags and figures inside change."""

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


AT_ONCE: Final = Course(0.0)
NOTHING: Final = Face()
NOWHERE: Final = Pose(0.0, 0.0, 1.0, 1.0, 0, NOTHING)
"""What components hold until they are first needed."""


@dataclass(slots=True)
class Piece:
    """Whose entity this is."""

    id: PieceId


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


@dataclass(slots=True)
class Motion:
    """What goes on for a while; `elapsed` counts while it is active."""

    active: bool = False
    elapsed: float = 0.0


@dataclass(slots=True)
class Travel(Motion):
    """On the way along `path`, whose first point is where it set out and the last where it lands."""

    course: Course = AT_ONCE
    path: tuple[Point, ...] = ()
    w: float = 0.0
    h: float = 0.0
    to: Pose = NOWHERE


@dataclass(slots=True)
class Flip(Motion):
    """Turning over; the other face shows from the middle on."""

    seconds: float = 0.0
    to: Face = NOTHING


@dataclass(slots=True)
class Counting(Motion):
    """The number in the first caption is running."""

    seconds: float = 0.0
    first: int = 0
    last: int = 0
    to: Face = NOTHING


@dataclass(slots=True)
class Swell(Motion):
    """A short swelling on the spot."""

    seconds: float = 0.0


MOTIONS: Final[tuple[type[Motion], ...]] = (Travel, Flip, Counting, Swell)


@dataclass(slots=True)
class Shown:
    """Its sprite on the canvas, once it was drawn, and that of its shadow while it is lifted."""

    sprite: Sprite | None = None
    shadow: Sprite | None = None
