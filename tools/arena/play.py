"""One match; those of a deal have the same cards, with side a one seat further each time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from tools.arena.contestants import Contestant, contestant
from tools.arena.memory import weighed
from tools.arena.pairing import Pairing, bot_seed, deal_seed, seats_of_a
from tools.arena.statistics import Times
from tools.kernels import rules_of, usual_options

WEIGHED: Final = (0, 0)
"""The deal and rotation whose decisions are weighed instead of timed."""


@dataclass(slots=True)
class Effort:
    """What a side spent: time per decision and per slice, and the most memory of a decision."""

    decisions: Times = field(default_factory=Times)
    slices: Times = field(default_factory=Times)
    memory: int = 0

    def add(self, slices: list[float]) -> None:
        """The time of one decision."""
        self.decisions.add(sum(slices))
        for seconds in slices:
            self.slices.add(seconds)

    def weigh(self, memory: int) -> None:
        """The memory of one."""
        self.memory = max(self.memory, memory)

    def merge(self, other: Effort) -> None:
        """Those of another stretch."""
        self.decisions.merge(other.decisions)
        self.slices.merge(other.slices)
        self.memory = max(self.memory, other.memory)


@dataclass(frozen=True, slots=True)
class Played:
    """A match as side a sees it: its share of the victory, and its mean score less the others'."""

    seats: frozenset[Seat]
    won: float
    margin: float
    outcome: Outcome
    spent: tuple[Effort, Effort]


def spent_in(played: Iterable[Played]) -> tuple[Effort, Effort]:
    """By both sides, in all these matches."""
    total = Effort(), Effort()
    for match in played:
        for side, more in zip(total, match.spent, strict=True):
            side.merge(more)
    return total


def play_deal(pairing: Pairing, deal: int) -> list[Played]:
    """All its rotations."""
    first = deal * pairing.players
    return [play(pairing, number) for number in range(first, first + pairing.players)]


def play(pairing: Pairing, number: int) -> Played:
    """The match of that number: rotations of a deal follow each other."""
    deal, rotation = divmod(number, pairing.players)
    seats, spent = seats_of_a(pairing, rotation), (Effort(), Effort())
    outcome = _play(pairing, deal, rotation, seats, spent)
    return Played(seats, won(outcome, seats), margin(outcome, seats), outcome, spent)


def _play(
    pairing: Pairing, deal: int, rotation: int, of_a: frozenset[Seat], spent: tuple[Effort, Effort]
) -> Outcome:
    rules, on_scales = rules_of(pairing.title), (deal, rotation) == WEIGHED
    players = list(_seated(pairing, deal, rotation, of_a))
    state = dealt(pairing, deal)
    while seats := rules.to_act(state):
        seat = min(seats)
        action = _decided(players[seat], state, seat, spent[seat not in of_a], on_scales)
        state, _ = rules.apply(state, action)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def _decided(player: Contestant, state: Any, seat: Seat, spent: Effort, on_scales: bool) -> Any:
    """What is weighed is not timed: weighing slows it down."""
    if on_scales:
        (action, _), memory = weighed(lambda: player.decide(state, seat))
        spent.weigh(memory)
    else:
        action, slices = player.decide(state, seat)
        spent.add(slices)
    return action


def dealt(pairing: Pairing, deal: int) -> Any:
    """The first position, which is the same in every rotation."""
    options = usual_options(pairing.title, pairing.players)
    return rules_of(pairing.title).setup(options, deal_seed(pairing, deal))[0]


def _seated(pairing: Pairing, deal: int, rotation: int, of_a: frozenset[Seat]) -> Iterator[Contestant]:
    for seat in range(pairing.players):
        side, seed = pairing.a if seat in of_a else pairing.b, bot_seed(pairing, deal, rotation, seat)
        yield contestant(side, pairing.title, pairing.players, seed)


def won(outcome: Outcome, seats: frozenset[Seat]) -> float:
    """A shared victory is split; a draw is shared by all."""
    winners = outcome.winners or range(len(outcome.scores))
    return len(seats.intersection(winners)) / len(winners)


def margin(outcome: Outcome, seats: frozenset[Seat]) -> float:
    """Mean score of these seats less that of the others."""
    ours = [score for seat, score in enumerate(outcome.scores) if seat in seats]
    return sum(ours) / len(ours) - (sum(outcome.scores) - sum(ours)) / (len(outcome.scores) - len(ours))
