"""Amounts of winners beside those of others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.rules.core.seat import Seat
from tools.balance.record import Played, shares
from tools.balance.statistics import mean

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Flow:
    """Per match: of a winner, and of another player."""

    winner: float
    other: float


NOTHING = Flow(0.0, 0.0)


def averaged(
    played: Sequence[Played], amounts: Callable[[Played], Iterable[tuple[Seat, Key, float]]]
) -> dict[Key, Flow]:
    """Adds up what the seats of each match have of each key; a victory that all share has no others."""
    won: defaultdict[Key, float] = defaultdict(float)
    lost: defaultdict[Key, float] = defaultdict(float)
    decided = 0
    for match in played:
        parts, players = shares(match), len(match.outcome.scores)
        decided += len(parts) < players
        for seat, key, amount in amounts(match):
            if seat in parts:
                won[key] += amount * parts[seat]
            else:
                lost[key] += amount / (players - len(parts))
    return {key: Flow(won[key] / len(played), mean(lost[key], decided)) for key in {**won, **lost}}
