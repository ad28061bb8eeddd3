"""One match of a series."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from game.rules.core.outcome import Outcome
from tools.kernels import rules_of, usual_options
from tools.runner.identity import seed_of
from tools.tallies.titles import TALLIES


@dataclass(frozen=True, slots=True)
class Series:
    """What all matches share."""

    title: str
    players: int
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over; `fired` counts by the labels of the title's tallies."""

    decisions: int
    rounds: int
    outcome: Outcome
    fired: Counter[str]


def play(series: Series, number: int) -> Played:
    """The match of that number."""
    seed, rules, tally = seed_of(series.seed, number), rules_of(series.title), TALLIES[series.title]
    random, fired, decisions = Random(seed), Counter[str](), 0
    state, _ = rules.setup(usual_options(series.title, series.players), seed)
    while seats := rules.to_act(state):
        action = rules.legal(state, min(seats)).sample(random)
        before = state
        state, events = rules.apply(before, action)
        fired.update(tally.fired(before, action, events))
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(decisions, tally.rounds(state), outcome, fired)
