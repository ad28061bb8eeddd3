"""How a match ended."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.core.value import value


@value
class Line:
    """One item of a seat's final count, e.g. ("money", 31)."""

    item: str
    points: int


@value
class Outcome:
    """The final scores; several winners share the victory, none means a draw."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str
    lines: tuple[tuple[Line, ...], ...]
