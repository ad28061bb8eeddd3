"""One match of a series."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from game.rules.core.outcome import Outcome
from game.storage.library import data_hash
from tools.kernels import rules_of, usual_options
from tools.tallies.titles import TALLIES


class OtherFigures(Exception):
    """A worker's tree holds other figures or rules than the tree that asks."""


@dataclass(frozen=True, slots=True)
class Series:
    """What all matches share; `made_of` names the figures and rules they are played with."""

    title: str
    players: int
    seed: int
    made_of: str


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over; `fired` counts by the labels of the title's tallies."""

    decisions: int
    rounds: int
    outcome: Outcome
    fired: Counter[str]


def new_series(title: str, players: int, seed: int) -> Series:
    """A series with the figures of this tree."""
    return Series(title, players, seed, _made_of(title))


def match_seed(seed: int, number: int) -> int:
    """Depends on nothing but its arguments, so it does not matter who plays which match."""
    return int.from_bytes(sha256(f"{seed}:{number}".encode()).digest()[:8], "big")


def play(series: Series, number: int) -> Played:
    """The match of that number; an error carries a note that names the match."""
    if series.made_of != _made_of(series.title):
        raise OtherFigures(f"a worker has other figures or rules of {series.title}; give it the same tree")
    try:
        return _play(series.title, series.players, match_seed(series.seed, number))
    except Exception as error:
        error.add_note(f"in match {number} of {series}")
        raise


def _play(title: str, players: int, seed: int) -> Played:
    rules, tally = rules_of(title), TALLIES[title]
    random, fired, decisions = Random(seed), Counter[str](), 0
    state, _ = rules.setup(usual_options(title, players), seed)
    while seats := rules.to_act(state):
        action = rules.legal(state, min(seats)).sample(random)
        before = state
        state, events = rules.apply(before, action)
        fired.update(tally.fired(before, action, events))
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(decisions, tally.rounds(state), outcome, fired)


def _made_of(title: str) -> str:
    rules = rules_of(title)
    return f"{data_hash(rules.spec)} {rules.rules_version}"
