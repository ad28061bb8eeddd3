"""The bots of a match: who they are, a share of each frame to think in, and their reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.app import platform
from game.app.party import Chair
from game.bots.levels import bot_for
from game.match.controllers import Controller, Thinker
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat
from scenes.play.reasons import Reasons

EFFORT: Final = 0.25
"""Of an expert at the table: it decides within about a second."""


class Opponents:
    """`players` are there from the start, such as the parts of a record; bots join where chairs say so."""

    def __init__(self, players: Mapping[Seat, Controller], clock: Callable[[], float] = platform.now) -> None:
        self.at: dict[Seat, Controller] = dict(players)
        self._clock, self._reasons = clock, Reasons()

    def join(self, chairs: Sequence[Chair], title: str, seed: int, spec: Any) -> None:
        """A bot for every chair that wants one and has none yet; where a person sits, none stays."""
        for seat, chair in enumerate(chairs):
            if chair.device is not None:
                self.at.pop(seat, None)
            elif chair.level is not None and seat not in self.at:
                self.at[seat] = Thinker(bot_for(title, chair.level, seed * 10 + seat, spec, EFFORT))

    def asked(self, waiting: Iterable[Seat]) -> Seat | None:
        """The one that is to decide now, if any is: one in a frame, so that several share its time."""
        return min((seat for seat in waiting if seat in self.at), default=None)

    def decide(self, seat: Seat, view: Any, choices: Choices[Any]) -> Any | None:
        """As much thought as a frame has room for; None while there is no decision."""
        bot = self.at[seat]
        if not isinstance(bot, Thinker):
            return bot.choose(view, choices)  # a record that has come to its end answers no sooner
        action = bot.ponder(view, choices, self._clock)
        if action is not None:
            self._reasons.keep(action, bot.why())
        return action

    def reasons(self, event: Any, names: Sequence[str]) -> Iterator[str]:
        """What may be told once this event was shown."""
        return self._reasons.told(event, names)
