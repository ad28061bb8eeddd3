"""What the matches of a run come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.arena.pairing import Pairing
from tools.arena.play import Effort, Played, spent_in
from tools.arena.statistics import Estimate, mean_of, wilson


@dataclass(frozen=True, slots=True)
class Result:
    """What a run says; `by_seat` is side a's win rate in each seat, the margin is taken deal by deal."""

    pairing: Pairing
    matches: int
    wins: Estimate
    margin: Estimate
    by_seat: tuple[Estimate, ...]
    spent: tuple[Effort, Effort]


def result(pairing: Pairing, played: Sequence[Played]) -> Result:
    """Rotations of one deal are no independent samples of the margin, so each deal counts as one."""
    players = pairing.players
    deals = [played[first : first + players] for first in range(0, len(played), players)]
    return Result(
        pairing,
        len(played),
        wilson(sum(match.won for match in played), len(played)),
        mean_of([sum(match.margin for match in deal) / players for deal in deals]),
        tuple(_at([deal[rotation] for deal in deals]) for rotation in range(players)),
        spent_in(played),
    )


def _at(played: Sequence[Played]) -> Estimate:
    """Of the matches in which side a's first seat was the same."""
    return wilson(sum(match.won for match in played), len(played))
