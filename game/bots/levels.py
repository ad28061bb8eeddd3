"""How strong the opponents are: the levels a lobby offers, and the bot that plays each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from game.bots.auction.sensible import SensibleBot
from game.bots.bot import Bot
from game.bots.uniform import UniformBot


@dataclass(frozen=True, slots=True)
class Level:
    """A word to choose, and a line that says what it means."""

    name: str
    description: str


LEVELS: Final = (
    Level("easy", "Does anything the rules allow."),
    Level("fair", "Values the lots, watches the market and buys what pays."),
)

FAIR: Final[Mapping[str, Callable[[int, Any], Bot]]] = MappingProxyType({"auction": SensibleBot})
"""The titles with a bot of their own, made from a seed and the figures."""


def bot_for(title: str, level: str, seed: int, spec: Any) -> Bot:
    """An opponent; "fair" is no better than "easy" where a title has no bot of its own yet."""
    if level not in {known.name for known in LEVELS}:
        raise ValueError(f"bot level {level!r}; the levels are {', '.join(known.name for known in LEVELS)}")
    if level == "fair" and title in FAIR:
        return FAIR[title](seed, spec)
    return UniformBot(seed)
