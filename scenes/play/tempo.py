"""How fast the table shows what happens: faster in a long turn of a bot, and at once on request."""

from __future__ import annotations

from math import inf
from typing import Final

from game.rules.core.seat import Seat

UNHURRIED: Final = 2.0
"""Seconds of a turn that pass as they are, as most turns of bots do."""

TWICE: Final = 0.4
"""Seconds from one press that hurries to the next: closer ones mean all that nobody is asked about."""


class Tempo:
    """`longest` are the seconds at 1x within which a bot's turn must be shown, however much happens in it.

    Nobody knows what is still to come in a turn, so the speed grows as time runs out: it never does.
    """

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._seat: Seat | None = None
        self._spent = 0.0
        self._since = inf
        self.rushing = False
        """Everything is shown at once until a person is asked."""

    @property
    def factor(self) -> float:
        """Times the speed of the setting."""
        if self.rushing:
            return inf
        if self._longest == inf:
            return 1.0
        left = self._longest - self._spent
        return max(1.0, (self._longest - UNHURRIED) / left) if left > 0 else inf

    def update(self, dt: float, spent: float, seat: Seat | None) -> None:
        """Time passes; of it so much, at 1x, in which the turn of a bot in that seat was shown."""
        self._since += dt
        if seat != self._seat:
            self._seat, self._spent = seat, 0.0
        elif seat is not None:
            self._spent += spent

    def hurry(self) -> None:
        """A press that finishes what is shown; where turns are long, two run on to the next person."""
        self.rushing = self.rushing or (self._longest < inf and self._since <= TWICE)
        self._since = 0.0

    def ask(self) -> None:
        """A person decides: what follows is shown again."""
        self.rushing = False
