"""The figures that every title has: seats, scores, length and endings; and a wish beside what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.core.seat import Seat
from tools.arena.pairing import Pairing
from tools.arena.statistics import Estimate, wilson
from tools.balance.record import Played, in_turn_order, shares
from tools.balance.statistics import Spread, luck, spread
from tools.tallies.titles import TALLIES

SEATS: Final = 0.05
"""H95: how far a seat may be from its fair share of wins; asked of the auction too."""

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True, slots=True)
class Wish:
    """What a rule asks of the figures, and what was found."""

    rule: str
    asks: str
    found: str
    met: bool


@dataclass(frozen=True, slots=True)
class Common:
    """Lists go by the order of turns; `luck` is how often equal seats would differ as much."""

    pairing: Pairing
    matches: int
    seats: tuple[Estimate, ...]
    luck: float
    scores: tuple[Spread, ...]
    all_scores: tuple[int, ...]
    winning: Spread
    margin: Spread
    unit: str
    length: Spread
    lengths: tuple[int, ...]
    decisions: Spread
    endings: dict[str, int]

    @property
    def places(self) -> tuple[str, ...]:
        """The seats in words; in the duel nobody comes first."""
        named = ("seat 0", "seat 1") if self.pairing.title == "duel" else PLACES
        return named[: len(self.seats)]

    @property
    def advantage(self) -> float:
        """How far the seat farthest from its fair share is from it."""
        return max(abs(seat.value - 1 / len(self.seats)) for seat in self.seats)


def common(pairing: Pairing, played: Sequence[Played]) -> Common:
    """Of at least one match."""
    wins = wins_in_turn_order(played)
    return Common(
        pairing=pairing,
        matches=len(played),
        seats=tuple(wilson(won, len(played)) for won in wins),
        luck=luck(wins),
        scores=tuple(spread(_at(played, place)) for place in range(pairing.players)),
        all_scores=tuple(score for match in played for score in match.outcome.scores),
        winning=spread([match.outcome.scores[winner(match)] for match in played]),
        margin=spread([lead(match) for match in played]),
        unit=TALLIES[pairing.title].unit,
        length=spread([match.rounds for match in played]),
        lengths=tuple(match.rounds for match in played),
        decisions=spread([match.decisions for match in played]),
        endings=dict(Counter(match.outcome.ending for match in played).most_common()),
    )


def wins_in_turn_order(played: Sequence[Played]) -> list[float]:
    """Victories by place, the start player's first."""
    wins = [0.0] * len(played[0].outcome.scores)
    for match in played:
        won = shares(match)
        for place, seat in enumerate(in_turn_order(match)):
            wins[place] += won.get(seat, 0.0)
    return wins


def even_seats(found: Common, rule: str) -> Wish:
    """That nobody gains much by the order of turns."""
    return Wish(
        rule,
        f"no seat {100 * SEATS:.0f} points or more from its fair share of wins",
        f"{100 * found.advantage:.1f} points (luck: {found.luck:.0%})",
        found.advantage < SEATS,
    )


def winner(match: Played) -> Seat:
    """The first of those who share a victory."""
    return min(shares(match))


def lead(match: Played) -> int:
    """A winner's score less the best other one; below 0 where points did not decide."""
    seat, scores = winner(match), match.outcome.scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def _at(played: Sequence[Played], place: int) -> list[int]:
    return [match.outcome.scores[in_turn_order(match)[place]] for match in played]
