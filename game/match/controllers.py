"""Who decides for a seat by itself: a bot or a record, both asked in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Protocol

from game.bots.bot import Bot
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat

SHARE: Final = 0.003
MOST: Final = 0.004
"""Seconds of a frame: bots think for about the one, and are not likely to need more than the other."""


class Controller(Protocol):
    """Asked again and again, for example once a frame, until it answers."""

    def choose(self, view: Any, choices: Choices[Any]) -> Any | None:
        """An action, or None while there is no decision yet."""

    def hasten(self, view: Any, choices: Choices[Any]) -> Any | None:
        """The decision now, however much was thought so far; None only of those that have none to give."""


class Thinker:
    """Lets a bot think one slice each time it is asked."""

    def __init__(self, bot: Bot, budget: int = 1000) -> None:
        self._bot, self._budget = bot, budget
        self._considering, self._why = False, ""

    def choose(self, view: Any, choices: Choices[Any]) -> Any | None:
        """The bot's decision once it is done thinking."""
        self._consider(view, choices)
        return self._conclude() if self._bot.think(self._budget) else None

    def ponder(self, view: Any, choices: Choices[Any], clock: Callable[[], float]) -> Any | None:
        """Slice after slice for a frame's share of time, at least one; no bot ever sees the clock."""
        begun = last = clock()
        longest = 0.0
        while (action := self.choose(view, choices)) is None:
            now = clock()
            longest, last = max(longest, now - last), now
            if now - begun >= SHARE or now - begun + longest > MOST:
                break
        return action

    def hasten(self, view: Any, choices: Choices[Any]) -> Any:
        """The best found so far; of what it has not considered yet, what it sees at first sight."""
        self._consider(view, choices)
        return self._conclude()

    def _consider(self, view: Any, choices: Choices[Any]) -> None:
        if not self._considering:
            self._bot.consider(view, choices)
            self._considering = True

    def _conclude(self) -> Any:
        self._considering, self._why = False, self._bot.why()
        return self._bot.best()

    def why(self) -> str:
        """The sentence for the last action it gave, empty before the first; as secret as that action is."""
        return self._why


class Replay:
    """Plays one seat's part of a record again."""

    def __init__(self, actions: Iterable[Any]) -> None:
        self._actions: Iterator[Any] = iter(actions)

    def choose(self, view: Any, choices: Choices[Any]) -> Any | None:
        """The next recorded action; None for ever once the record ends."""
        return next(self._actions, None)

    def hasten(self, view: Any, choices: Choices[Any]) -> Any | None:
        """A record needs no thought."""
        return self.choose(view, choices)


def replays(actions: Iterable[Any], players: int) -> dict[Seat, Controller]:
    """A record dealt out to one controller per seat."""
    parts: dict[Seat, list[Any]] = {seat: [] for seat in range(players)}
    for action in actions:
        parts[action.seat].append(action)
    return {seat: Replay(part) for seat, part in parts.items()}
