"""The bots of a match: who they are, a share of each frame to think in, and their reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

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

    def __init__(self, players: Mapping[Seat, Controller], clock: Callable[[], float]) -> None:
        self.at: dict[Seat, Controller] = dict(players)
        self.held: dict[Seat, Any] = {}
        """Decided and not yet handed out; for the moment of a common reveal."""
        self._clock, self._reasons = clock, Reasons()

    def join(self, chairs: Sequence[Chair], title: str, seed: int, spec: Any) -> None:
        """A bot for every chair that wants one and has none yet; where a person sits, none stays."""
        for seat, chair in enumerate(chairs):
            if chair.device is not None:
                self.at.pop(seat, None)
                self.held.pop(seat, None)
            elif chair.level is not None and seat not in self.at:
                self.at[seat] = Thinker(bot_for(title, chair.level, seed * 10 + seat, spec, EFFORT))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those that decide by themselves: bots, and the parts of a record."""
        return tuple(sorted(self.at))

    def asked(self, waiting: Iterable[Seat]) -> Seat | None:
        """The one that is to decide now, if any is: one in a frame, so that several share its time."""
        return min((seat for seat in waiting if seat in self.at), default=None)

    def decide(self, seat: Seat, view: Any, choices: Choices[Any]) -> Any | None:
        """As much thought as a frame has room for; None while there is no decision."""
        return None if self.consult(seat, view, choices) is None else self.release(seat)

    def consult(self, seat: Seat, view: Any, choices: Choices[Any]) -> Any | None:
        """The same, but the decision is held: until its release it is the answer, without another thought."""
        if seat not in self.held:
            self._hold(seat, self._think(self.at[seat], view, choices))
        return self.held.get(seat)

    def hasten(self, seat: Seat, view: Any, choices: Choices[Any]) -> Any | None:
        """The decision now, and held; None only of a record that has come to its end."""
        if seat not in self.held:
            self._hold(seat, self.at[seat].hasten(view, choices))
        return self.held.get(seat)

    def release(self, seat: Seat) -> Any:
        """Out of what is held. Its reason is kept only now: the log tells it with the next reveal."""
        action, bot = self.held.pop(seat), self.at[seat]
        if isinstance(bot, Thinker):
            self._reasons.keep(action, bot.why())
        return action

    def _think(self, bot: Controller, view: Any, choices: Choices[Any]) -> Any | None:
        if isinstance(bot, Thinker):
            return bot.ponder(view, choices, self._clock)
        return bot.choose(view, choices)  # a record that has come to its end answers no sooner

    def _hold(self, seat: Seat, action: Any | None) -> None:
        if action is not None:
            self.held[seat] = action

    def reasons(self, event: Any, names: Sequence[str]) -> Iterator[str]:
        """What may be told once this event was shown."""
        return self._reasons.told(event, names)
