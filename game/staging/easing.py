"""How pieces move: weight, overshoot and settling, as courses for the table."""

from __future__ import annotations

from typing import Final, assert_never

from game.staging.cues import Manner, Move
from game.table.components import Course

OVERSHOOT: Final = 0.9
ARC: Final = 90.0
JUMP: Final = 30.0
FALL: Final = 1.75
"""How far a slide goes beyond, how high arcs and hops are (logical pixels), how large a stamp begins."""

SHORT: Final = 0.15
"""The longest any piece moves when motion is reduced, in seconds."""


def settle(part: float) -> float:
    """Quick at first, a little too far, and back."""
    rest = part - 1.0
    return 1.0 + rest * rest * ((OVERSHOOT + 1.0) * rest + OVERSHOOT)


def slow_down(part: float) -> float:
    """Quick at first, no overshoot."""
    return 1.0 - (1.0 - part) ** 3


def swing(part: float) -> float:
    """Slow at both ends."""
    return part * part * (3.0 - 2.0 * part)


def fall(part: float) -> float:
    """Faster and faster until it hits."""
    return part * part * part


def course(move: Move, reduced: bool) -> Course:
    """The move as the table makes it."""
    if reduced:
        return brief(move.seconds)
    match move.manner:
        case Manner.SLIDE:
            return Course(move.seconds, settle)
        case Manner.ARC:
            return Course(move.seconds, swing, arc=ARC)
        case Manner.STAMP:
            return Course(move.seconds, fall, swell=FALL)
        case Manner.HOP:
            return Course(move.seconds, swing, arc=JUMP, via=move.via)
        case Manner.THRUST:
            return Course(move.seconds, fall)
        case Manner.STEADY:
            return Course(move.seconds)
        case Manner.SHOVE:
            return Course(move.seconds, slow_down)
        case _:
            assert_never(move.manner)


def brief(seconds: float) -> Course:
    """Straight, flat and short."""
    return Course(min(seconds, SHORT), slow_down)
