"""The figures of a series, ready to be printed or sent as JSON."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from typing import Final

from game.rules.core.seat import Seat
from tools.simulation.play import Series
from tools.simulation.tally import Tally
from tools.tallies.titles import TALLIES

Z: Final = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""


@dataclass(frozen=True, slots=True)
class Spread:
    """`spread` is the standard deviation."""

    mean: float
    median: float
    min: int
    max: int
    spread: float


@dataclass(frozen=True, slots=True)
class WinRate:
    """A victory shared by n counts 1/n; `low` and `high` bound the 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Firing:
    """How often a rule fired in a match, on average, and in which share of the matches it did at all."""

    per_match: float
    share: float


@dataclass(frozen=True, slots=True)
class Summary:
    """`length` is counted in decisions and in the title's own rounds; lists go by seat."""

    title: str
    players: int
    games: int
    seed: int
    length: dict[str, Spread]
    score: Spread
    seat_scores: list[Spread]
    seat_wins: list[WinRate]
    drawn: float
    endings: dict[str, int]
    rules: dict[str, Firing]


def summary(series: Series, total: Tally) -> Summary:
    """Every label of the title is listed: a rule that never fires is worth knowing."""
    labels, games, seats = TALLIES[series.title], total.matches, range(series.players)
    scores = [_of_seat(total.scores, seat) for seat in seats]
    return Summary(
        title=series.title,
        players=series.players,
        games=games,
        seed=series.seed,
        length={"decisions": spread(total.decisions), labels.unit: spread(total.rounds)},
        score=spread(sum(scores, Counter[int]())),
        seat_scores=[spread(counts) for counts in scores],
        seat_wins=[win_rate(_of_seat(total.wins, seat), games) for seat in seats],
        drawn=total.drawn / games,
        endings=dict(sorted(total.endings.items())),
        rules={
            label: Firing(total.fired[label] / games, total.fired_in[label] / games)
            for label in labels.labels
        },
    )


def spread(counts: Counter[int]) -> Spread:
    """Of values and how often each came; exact until the last division."""
    number, total = counts.total(), sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    return Spread(
        mean=total / number,
        median=_median(counts),
        min=min(counts),
        max=max(counts),
        spread=sqrt(number * squares - total * total) / number,
    )


def _median(counts: Counter[int]) -> float:
    values = sorted(counts)
    reached = list(accumulate(counts[value] for value in values))
    middle = ((counts.total() - 1) // 2, counts.total() // 2)
    return sum(values[bisect_right(reached, rank)] for rank in middle) / 2


def win_rate(shared_by: Counter[int], games: int) -> WinRate:
    """Wilson's interval, which stays within 0 and 1 and is honest for few matches."""
    share = sum(count / sharers for sharers, count in sorted(shared_by.items())) / games
    middle, weight = share + Z * Z / (2 * games), 1 + Z * Z / games
    reach = Z * sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
    return WinRate(share, max(0.0, (middle - reach) / weight), min(1.0, (middle + reach) / weight))


def _of_seat(counts: Counter[tuple[Seat, int]], seat: Seat) -> Counter[int]:
    return Counter({value: count for (owner, value), count in counts.items() if owner == seat})
