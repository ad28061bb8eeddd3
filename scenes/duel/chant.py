"""The clock of the chant: time to look, WA, SA, BI, and the flight of the fists until hands open.

Pure: it is told how much time has passed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Moment(IntEnum):
    """From WA on, the number of syllables said is `beat`; fists are thrust on BI, and then hands open."""

    WARNING = -1
    LOOK = 0
    WA = 1
    SA = 2
    BI = 3
    OPEN = 4

    @property
    def beat(self) -> int:
        """How many syllables were said."""
        return min(max(0, self), self.BI)


@dataclass(frozen=True, slots=True)
class Tempo:
    """Seconds: to look at the cards, and from one syllable to the next."""

    look: float
    beat: float

    @property
    def flight(self) -> float:
        """D20: from BI until hands open, a third of a beat; until then the last press counts."""
        return self.beat / 3


USUAL: Final = Tempo(4.0, 0.75)
TEMPI: Final[Mapping[str, Tempo]] = {"slow": Tempo(6.0, 1.0), "usual": USUAL, "fast": Tempo(2.0, 0.5)}
"""By the setting; "untimed" has none."""

MIN_LOOK: Final = 1.8
"""Seconds, though everybody is ready."""

MOST_WARNING: Final = 10.0
"""Seconds until a warning goes away by itself."""


class Chant:
    """`tempo` is None where the syllables wait until everybody is ready; then they come as usual.

    `shift` are the seconds by which this screen and these pads are late: so much
    later hands open. One that restarts is made anew, and warns again if nobody has read the warning.
    """

    def __init__(self, tempo: Tempo | None, warn: bool, shift: float = 0.0) -> None:
        self.tempo, self.shift = tempo or USUAL, shift
        self.timed = tempo is not None
        self.moment = Moment.WARNING if warn else Moment.LOOK
        self._hasty, self._passed = False, 0.0

    def go(self) -> None:
        """The warning was read; or everybody is ready, and WA comes as soon as it may."""
        if self.moment is Moment.WARNING:
            self.moment, self._passed = Moment.LOOK, 0.0
        else:
            self._hasty = True

    def wait(self) -> None:
        """Somebody is not ready after all."""
        self._hasty = False

    def advance(self, dt: float, held: bool = False) -> tuple[Moment, ...]:
        """Time passes; the moments that begin with it. While it is held, the look does not end."""
        self._passed += dt
        entered: list[Moment] = []
        while (length := self._length(held)) is not None and self._passed >= length:
            self._passed = min(dt, self._passed - length)  # what was held is not made up for
            self.moment = Moment(self.moment + 1)
            entered.append(self.moment)
        return tuple(entered)

    def _length(self, held: bool) -> float | None:
        match self.moment:
            case Moment.WARNING:
                return MOST_WARNING
            case Moment.LOOK if not held and self._hasty:
                return MIN_LOOK
            case Moment.LOOK if not held and self.timed:
                return self.tempo.look
            case Moment.WA | Moment.SA:
                return self.tempo.beat
            case Moment.BI:
                return self.tempo.flight + self.shift
        return None

    @property
    def counts(self) -> bool:
        """D20: whether a press counts now: until hands open, or without a clock until WA."""
        return Moment.LOOK <= self.moment < (Moment.OPEN if self.timed else Moment.WA)

    @property
    def left(self) -> float | None:
        """The part of the look that is left; None where nobody counts it."""
        if self.moment is not Moment.LOOK or not self.timed:
            return None
        return max(0.0, 1 - self._passed / self.tempo.look)

    @property
    def since_bi(self) -> float | None:
        """Seconds since the last syllable, or before it; None before the first."""
        since = self.since_wa
        return None if since is None else since - 2 * self.tempo.beat

    @property
    def since_wa(self) -> float | None:
        """Seconds since the first syllable; None before it."""
        beats = self.moment - Moment.WA
        return None if beats < 0 else beats * self.tempo.beat + self._passed
