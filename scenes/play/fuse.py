"""A decision that is made and not yet given to the match: as long as its fuse burns it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.match.match import Match
from game.rules.core.foreseen import foreseen
from scenes.play.show import Show

SECONDS: Final[Mapping[str, float]] = {"off": 0.0, "usual": 2.0, "long": 5.0}
"""By the setting."""

END_OF_TURN: Final = 2
"""Times as long: whoever ends a turn may have forgotten something."""


@dataclass(slots=True)
class Fuse:
    """What follows from the action is shown at once, up to what nobody may know yet.

    `before`, `log` and `happened` are the table, the lines and the last events as they were.
    """

    action: Any
    shown: int
    before: Any
    log: int
    happened: tuple[Any, ...]
    seconds: float
    left: float

    @property
    def part(self) -> float:
        """How much of it is left."""
        return max(0.0, self.left / self.seconds)


def seconds(setting: str, ends_turn: bool) -> float:
    """How long a decision can be taken back."""
    return SECONDS[setting] * (END_OF_TURN if ends_turn else 1)


def light(match: Match, show: Show, action: Any, long: float) -> Fuse | None:
    """None where there is nothing to wait for: whoever is still asked can take it back anyway."""
    if not long or action.sealed:
        return None
    show.note()
    known = foreseen(match.kernel, match.observe(action.seat), action)
    if known and action.seat in known[-1].view.to_act:
        return None
    fuse = Fuse(action, len(known), show.view, len(show.log), tuple(show.history), long, long)
    show.add(known)
    return fuse


def go_out(fuse: Fuse, match: Match, show: Show) -> None:
    """The match is given the action; what was not foreseen waits to be shown."""
    show.add(match.submit(fuse.action)[fuse.shown :])


def cut(fuse: Fuse, show: Show) -> None:
    """As if nothing had been decided."""
    show.settle(fuse.before, fuse.happened)
    del show.log[fuse.log :]
