"""What the stage can do with pieces, and in which order: values, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeAlias

from game.table.flourishes import Flair
from game.table.pose import Face, PieceId, Pose


class Manner(Enum):
    """How a piece travels."""

    SLIDE = auto()  # flat, slows down at the end, a little overshoot
    ARC = auto()  # lifted over the table, lands with weight
    STAMP = auto()  # falls from above, large to small, and hits
    HOP = auto()  # jumps along `via`, one jump for each point
    THRUST = auto()  # straight, faster and faster until it hits
    STEADY = auto()  # straight and even, like an edge that sweeps over everything
    SHOVE = auto()  # straight, fast at first: it was pushed, and its weight stops it


@dataclass(frozen=True, slots=True)
class Move:
    """To a pose: the one it has after the event, unless another is given."""

    piece: PieceId
    seconds: float
    manner: Manner = Manner.SLIDE
    to: Pose | None = None
    via: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """Flips over to a face: the one it has after the event, unless another is given."""

    piece: PieceId
    seconds: float
    to: Face | None = None


@dataclass(frozen=True, slots=True)
class Show:
    """Another face at once, e.g. a struck ticket, or the next running total."""

    piece: PieceId
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The number in its first caption runs to that of the face after the event, or of another."""

    piece: PieceId
    seconds: float
    to: Face | None = None


@dataclass(frozen=True, slots=True)
class Appear:
    """A piece comes onto the table, at a pose of its own (the deck, the bank) or where it belongs."""

    piece: PieceId
    at: Pose | None = None


@dataclass(frozen=True, slots=True)
class Vanish:
    """A piece leaves the table."""

    piece: PieceId


@dataclass(frozen=True, slots=True)
class Bump:
    """A short swelling on the spot: look here."""

    piece: PieceId
    seconds: float


@dataclass(frozen=True, slots=True)
class Flourish:
    """Something flies off a piece, beside all that is performed: nobody waits for it."""

    flair: Flair
    piece: PieceId


@dataclass(frozen=True, slots=True)
class Tilt:
    """Leans as far as its face after the event, sways about that, and `riders` with it: nobody waits for it.

    What rides must have come to its place after the part of the time in which it turns.
    """

    piece: PieceId
    seconds: float
    riders: tuple[PieceId, ...] = ()


@dataclass(frozen=True, slots=True)
class Wipe:
    """Uncovered from the left edge to the right one, or covered up so before it vanishes."""

    piece: PieceId
    seconds: float
    away: bool = False


@dataclass(frozen=True, slots=True)
class Jolt:
    """Everything shakes by so many logical pixels, under a flash of that opacity; nobody waits for it."""

    pixels: float
    seconds: float
    flash: int = 0


@dataclass(frozen=True, slots=True)
class Sound:
    """A noise by name."""

    name: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Nothing, for a while."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Sequence:
    """One after the other."""

    cues: tuple[Cue, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """All at once, or each `step` seconds after the one before."""

    cues: tuple[Cue, ...]
    step: float = 0.0


Atom: TypeAlias = (
    Move | Turn | Show | Count | Appear | Vanish | Bump | Flourish | Sound | Pause | Tilt | Wipe | Jolt
)
Cue: TypeAlias = Atom | Sequence | Together


def sequence(*cues: Cue) -> Sequence:
    """One after the other."""
    return Sequence(cues)


def together(*cues: Cue, step: float = 0.0) -> Together:
    """All at once, or staggered."""
    return Together(cues, step)


def hastened(cue: Cue, factor: float) -> Cue:
    """The same in so much of its time."""
    match cue:
        case Sequence(cues):
            return Sequence(tuple(hastened(part, factor) for part in cues))
        case Together(cues, step):
            return Together(tuple(hastened(part, factor) for part in cues), step * factor)
        case Move() | Turn() | Count() | Bump() | Pause():
            return replace(cue, seconds=cue.seconds * factor)
    return cue
