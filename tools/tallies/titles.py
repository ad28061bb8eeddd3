"""The tallies of each title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tools.tallies import auction, duel, harbor

Fired: TypeAlias = Callable[[Any, Any, tuple[Any, ...]], Iterable[str]]


@dataclass(frozen=True, slots=True)
class Tallies:
    """`fired` names a label each time a rule of interest fires, `rounds` counts a position's `unit`."""

    labels: tuple[str, ...]
    fired: Fired
    unit: str
    rounds: Callable[[Any], int]


TALLIES: Final[Mapping[str, Tallies]] = MappingProxyType(
    {
        "auction": Tallies(auction.LABELS, auction.fired, "rounds", lambda state: int(state.round)),
        "duel": Tallies(duel.LABELS, duel.fired, "turns", lambda state: int(state.turn)),
        "harbor": Tallies(harbor.LABELS, harbor.fired, "rounds", lambda state: int(state.round)),
    }
)
