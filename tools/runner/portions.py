"""How many matches make a task: one if it is long, many if they are quick."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 0.2
"""Of a task: long enough to outweigh its sending, short enough to lose if the run is stopped."""

MOST: Final = 500
RECENT: Final = 0.5
"""The weight of the newest measurement: the first match of a process takes longer."""


class Portions:
    """Begins with single matches."""

    def __init__(self) -> None:
        self._each = SECONDS

    def size(self, left: int, ahead: int) -> int:
        """Of the next task, if so many matches are left for so many tasks at once; small ones come last."""
        if ahead == 1:
            return 1  # nothing is sent anywhere
        return max(1, min(MOST, int(SECONDS / self._each), left // ahead))

    def learn(self, matches: int, seconds: float) -> None:
        """What a task took."""
        newest = max(1e-6, seconds / matches)
        self._each += RECENT * (newest - self._each)
