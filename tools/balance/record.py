"""What is kept of a match, and who keeps it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Protocol

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat


class Watcher(Protocol):
    """Takes the notes of one title; made with the first position.

    `first` is the start player: win rates go by the order of turns, since the start is drawn by lot.
    """

    first: Seat

    def see(self, before: Any, events: tuple[Any, ...]) -> None:
        """What an action led to."""

    def notes(self, end: Any) -> Any:
        """What is worth keeping, once the match is over."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match; `fired` counts by the labels of the title's tallies, `notes` are its watcher's."""

    first: Seat
    rounds: int
    decisions: int
    outcome: Outcome
    fired: Counter[str]
    notes: Any


def shares(played: Played) -> dict[Seat, float]:
    """Of the victory, per seat that has one; a draw is shared by all."""
    winners = played.outcome.winners or range(len(played.outcome.scores))
    return {seat: 1 / len(winners) for seat in winners}


def in_turn_order(played: Played) -> list[Seat]:
    """The seats, the start player first."""
    seats = len(played.outcome.scores)
    return [(played.first + place) % seats for place in range(seats)]
