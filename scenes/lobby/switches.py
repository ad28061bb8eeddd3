"""What a table may agree on before a match, per title: a field of its options and words for its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, get_args

from game.storage.settings import BestOf


@dataclass(frozen=True, slots=True)
class Switch:
    """The first value stands on the left."""

    field: str
    words: str
    values: tuple[Any, ...]
    named: tuple[str, ...]
    explained: str


SWITCHES: Final[Mapping[str, tuple[Switch, ...]]] = MappingProxyType(
    {
        "auction": (
            Switch(
                "annul_cancels",
                "Annul strikes",
                ("one", "all"),
                ("one 4", "every 4"),
                "Whether an Annul ticket strikes one ticket with a 4 from its lot, or all of them.",
            ),
            Switch(
                "special_scoring",
                "Special scoring",
                (False, True),
                ("off", "on"),
                "Four bonuses at the end: for variety, a large row, the cheapest fish, and Yakuza.",
            ),
        ),
        "duel": (
            Switch(
                "kind_fish",
                "Kind fish",
                (False, True),
                ("off", "on"),
                "At the end of the balance two cards are drawn, instead of one being stolen.",
            ),
        ),
    }
)
"""Titles that are not named here are played as their data files propose."""

SERIES: Final = ("duel",)
"""Titles short enough for several matches in a row."""

LENGTHS: Final[tuple[BestOf, ...]] = get_args(BestOf)
