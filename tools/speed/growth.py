"""Whether a decision costs more late in a match than early."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from game.rules.core.kernel import AnyKernel
from tools.kernels import rules_of
from tools.speed.contenders import openings, play_out
from tools.speed.measure import Clock

MATCHES: Final = 200


def growth(title: str, players: int, matches: int = MATCHES, clock: Clock = time.process_time) -> float:
    """The cost of the last third of the decisions over that of the first third, in the search form."""
    rules, starts = rules_of(title), openings(title, players)
    early = late = 0.0
    for number in range(matches):
        start = starts[number % len(starts)]
        decisions = play_out(rules, start.copy(), Random(number))
        first, last = thirds(rules, start.copy(), Random(number), decisions, clock)
        early, late = early + first, late + last
    return late / early


def thirds(rules: AnyKernel, state: Any, random: Random, decisions: int, clock: Clock) -> tuple[float, float]:
    """Plays the same match again, with a look at the clock at the borders of the thirds."""
    third = decisions // 3
    marks = []
    for steps in (third, decisions - 2 * third, third):
        marks.append(clock())
        advance(rules, state, random, steps)
    marks.append(clock())
    return marks[1] - marks[0], marks[3] - marks[2]


def advance(rules: AnyKernel, state: Any, random: Random, steps: int) -> None:
    """So many decisions in place, in the order of `play_out`."""
    for _ in range(steps):
        seat = min(rules.to_act(state))
        rules.advance(state, rules.legal(state, seat).sample(random))
