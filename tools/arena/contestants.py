"""Everybody who can play in the arena, asked in one way: for an action and the time it took."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

from game.bots.bot import Bot
from game.bots.levels import LEVELS, bot_for
from game.bots.uniform import UniformBot
from game.rules.core.seat import Seat
from tools.arena.beginners import Beginner
from tools.arena.pairing import Side
from tools.kernels import rules_of

Decision: TypeAlias = tuple[Any, list[float]]
"""An action, and the seconds of each slice of thought."""

BUDGET: Final = 1000
"""Of a slice: as the table hands it out, several in a frame (game/match/controllers.py)."""

MOST_SLICES: Final = 20_000

FOREIGN: Final = ("openspiel-mcts", "openspiel-mcts-ours")
NAMES: Final = (*(level.name for level in LEVELS), "uniform", "beginner", *FOREIGN)

clock = time.thread_time
"""Time of the processor: what else the machine does meanwhile is nobody's thought."""


class UnknownSide(Exception):
    """No contestant has that name, in one line."""


class Endless(Exception):
    """A bot does not come to an end."""


class Contestant(Protocol):
    """Plays one seat of one match."""

    def decide(self, state: Any, seat: Seat) -> Decision:
        """What the seat does in a position."""


class Thought:
    """A bot of the game, asked as the table asks: it sees its view, and thinks slice by slice."""

    def __init__(self, title: str, bot: Bot) -> None:
        self._rules, self._bot = rules_of(title), bot

    def decide(self, state: Any, seat: Seat) -> Decision:
        """The first slice begins with `consider`, as in a frame of the game."""
        view, choices = self._rules.observe(state, seat), self._rules.legal(state, seat)
        begun = clock()
        self._bot.consider(view, choices)
        slices = list(self._slices(begun))
        return self._bot.best(), slices

    def _slices(self, begun: float) -> Iterator[float]:
        for _ in range(MOST_SLICES):
            done, now = self._bot.think(BUDGET), clock()
            yield now - begun
            if done:
                return
            begun = now
        raise Endless(f"{type(self._bot).__name__} thinks on after {MOST_SLICES:,} slices")


class Openly:
    """A player of the tools that is handed a position; its time is one slice."""

    def __init__(self, choose: Callable[[Any, Seat], Any]) -> None:
        self._choose = choose

    def decide(self, state: Any, seat: Seat) -> Decision:
        """The player itself deals anew what the seat cannot know."""
        begun = clock()
        action = self._choose(state, seat)
        return action, [clock() - begun]


def contestant(side: Side, title: str, players: int, seed: int) -> Contestant:
    """Raises UnknownSide, or NoOpenSpiel where that is needed and missing."""
    spec = rules_of(title).spec
    if side.name in {level.name for level in LEVELS}:
        return Thought(title, bot_for(title, side.name, seed, spec, side.effort))
    if side.name == "uniform":
        return Thought(title, UniformBot(seed))
    if side.name == "beginner":
        return Openly(Beginner(title, seed).choose)
    if side.name in FOREIGN:
        from tools.arena.openspiel.searcher import searcher  # needs a package that few have

        return Openly(searcher(side, title, players, seed).choose)
    return Thought(title, _by_path(side)(seed, spec))


def _by_path(side: Side) -> Any:
    """A class such as game.bots.auction.expert:ExpertAuction, to try out what has no level yet."""
    module, _, name = side.name.partition(":")
    if not name:
        raise UnknownSide(
            f"{side.name!r} is none of {', '.join(NAMES)}, nor a class as in package.module:Class"
        )
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as missing:
        raise UnknownSide(f"{side.name!r} cannot be read: {missing}") from None
