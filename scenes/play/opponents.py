"""The bots of a match: who they are, a few slices of thought in each frame, and their reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.app.party import Chair
from game.bots.levels import EXPERT, bot_for
from game.match.controllers import Controller, Thinker
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat
from scenes.play.reasons import Reasons

SLICES: Final = 4
EXPERT_SLICES: Final = 1
"""Of thought in one frame, which may not give bots more than 4 ms: a slice takes about 0.4 or 2 ms."""

EFFORT: Final = 0.25
"""Of an expert at the table: it decides within about a second, a slice in each frame."""


class Opponents:
    """`players` are there from the start, such as the parts of a record; bots join where chairs say so."""

    def __init__(self, players: Mapping[Seat, Controller]) -> None:
        self.at: dict[Seat, Controller] = dict(players)
        self._levels: dict[Seat, str | None] = {}
        self._reasons = Reasons()

    def join(self, chairs: Sequence[Chair], title: str, seed: int, spec: Any) -> None:
        """A bot for every chair that wants one and has none yet; where a person sits, none stays."""
        for seat, chair in enumerate(chairs):
            self._levels[seat] = chair.level
            if chair.device is not None:
                self.at.pop(seat, None)
            elif chair.level is not None and seat not in self.at:
                self.at[seat] = Thinker(bot_for(title, chair.level, seed * 10 + seat, spec, EFFORT))

    def asked(self, waiting: Iterable[Seat]) -> Seat | None:
        """The one that is to decide now, if any of them is."""
        return min((seat for seat in waiting if seat in self.at), default=None)

    def decide(self, seat: Seat, view: Any, choices: Choices[Any]) -> Any | None:
        """As much thought as a frame has room for; None while there is no decision."""
        for _ in range(EXPERT_SLICES if self._levels[seat] == EXPERT else SLICES):
            action = self.at[seat].choose(view, choices)
            if action is not None:
                self._keep_reason(seat, action)
                return action
        return None

    def reasons(self, event: Any, names: Sequence[str]) -> Iterator[str]:
        """What may be told once this event was shown."""
        return self._reasons.told(event, names)

    def _keep_reason(self, seat: Seat, action: Any) -> None:
        """A record that plays again gives no reasons."""
        bot = self.at[seat]
        if isinstance(bot, Thinker):
            self._reasons.keep(action, bot.why())
