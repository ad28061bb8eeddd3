"""What matches add up to: whole numbers only, so that no order of adding matters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.rules.core.seat import Seat
from tools.simulation.play import Played


@dataclass(slots=True)
class Tally:
    """Counts of values, e.g. how many matches took 70 decisions.

    `scores` counts (seat, score); `wins` counts (seat, how many shared the victory); `fired` is how
    often a rule fired, `fired_in` in how many matches.
    """

    matches: int = 0
    drawn: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    scores: Counter[tuple[Seat, int]] = field(default_factory=Counter)
    wins: Counter[tuple[Seat, int]] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    fired: Counter[str] = field(default_factory=Counter)
    fired_in: Counter[str] = field(default_factory=Counter)

    def add(self, match: Played) -> None:
        """Counts one match."""
        winners = match.outcome.winners
        self.matches += 1
        self.drawn += not winners
        self.decisions[match.decisions] += 1
        self.rounds[match.rounds] += 1
        self.scores.update(enumerate(match.outcome.scores))
        self.wins.update((seat, len(winners)) for seat in winners)
        self.endings[match.outcome.ending] += 1
        self.fired.update(match.fired)
        self.fired_in.update(match.fired.keys())
