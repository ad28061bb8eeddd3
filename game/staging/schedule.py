"""Which part of a cue begins when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.staging.cues import (
    Appear,
    Atom,
    Bump,
    Count,
    Cue,
    Flourish,
    Jolt,
    Move,
    Pause,
    Sequence,
    Show,
    Sound,
    Tilt,
    Together,
    Turn,
    Vanish,
    Wipe,
)


@dataclass(frozen=True, slots=True)
class Schedule:
    """Starts in order of time, equal ones in the order they were written; `seconds` is when the last ends."""

    starts: tuple[tuple[float, Atom], ...]
    seconds: float


def schedule(cue: Cue) -> Schedule:
    """In seconds at speed 1x."""
    starts: list[tuple[float, Atom]] = []
    end = _lay_out(cue, 0.0, starts)
    starts.sort(key=lambda start: start[0])
    return Schedule(tuple(starts), end)


def _lay_out(cue: Cue, at: float, starts: list[tuple[float, Atom]]) -> float:
    """Adds what the cue begins, tells when it has ended."""
    match cue:
        case Sequence(cues):
            for part in cues:
                at = _lay_out(part, at, starts)
            return at
        case Together(cues, step):
            ends = [_lay_out(part, at + step * number, starts) for number, part in enumerate(cues)]
            return max(ends, default=at)
        case Move() | Turn() | Count() | Bump() | Pause() | Wipe():
            starts.append((at, cue))
            return at + cue.seconds
        case Show() | Appear() | Vanish() | Flourish() | Sound() | Tilt() | Jolt():
            starts.append((at, cue))
            return at
        case _:
            assert_never(cue)
