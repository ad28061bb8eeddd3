"""How strong the opponents are: the levels a lobby offers, and the bot that plays each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from game.bots.bot import Bot
from game.i18n.door import N_


@dataclass(frozen=True, slots=True)
class Level:
    """A word to choose, and a line that says what it means."""

    name: str
    description: str


EXPERT: Final = N_("expert")

LEVELS: Final = (
    Level(N_("easy"), N_("Plays sensibly, but makes no plans.")),
    Level(N_("normal"), N_("Values what is offered and takes what pays.")),
    Level(EXPERT, N_("Plans ahead, mixes its bids and gives nothing away.")),
)

USUAL: Final = "normal"
"""Who sits down where nobody chose."""

FORMER: Final[Mapping[str, str]] = MappingProxyType({"fair": "normal"})
"""Names that matches and settings saved earlier may still hold."""


def level_named(name: str) -> Level:
    """The level of that name, also of a former one; raises ValueError with those there are."""
    current = FORMER.get(name, name)
    for level in LEVELS:
        if level.name == current:
            return level
    raise ValueError(f"bot level {name!r}; the levels are {', '.join(level.name for level in LEVELS)}")


def bot_for(title: str, level: str, seed: int, spec: Any, effort: float = 1.0) -> Bot:
    """An opponent; `effort` scales how much an expert works, and means nothing to the others."""
    name = level_named(level).name
    kind = kind_of(title, name)
    return kind(seed, spec, effort) if name == EXPERT else kind(seed, spec)


def kind_of(title: str, level: str) -> Callable[..., Bot]:
    """`ExpertAuction` of game.bots.auction.expert and its like, read when first needed: a menu needs none."""
    module = import_module(f"game.bots.{title}.{level}")
    kind: Callable[..., Bot] = getattr(module, f"{level.title()}{title.title()}")
    return kind
