"""Equal time for both sides of a match against a foreign search, measured before it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from tools.arena.pairing import Pairing
from tools.arena.play import play_deal, spent_in

Means: TypeAlias = tuple[float, float]
"""Seconds that each side takes for a decision, forced ones included."""

PILOT: Final = -1
"""The number of a deal that no run plays, and under which its finding is kept."""

ROUNDS: Final = 2
"""The second corrects the first, since time does not grow quite as effort does."""

FIRST_SECONDS: Final = 0.1
LEAST, MOST = 0.02, 50.0


def equalled(pairing: Pairing, adapt: bool, _: int) -> Pairing:
    """With b's seconds given an expert's effort is adapted, if it may be; without, b gets what a takes."""

    if not pairing.b.seconds:
        return given_time(pairing, measured)
    return given_effort(pairing, measured) if adapt and pairing.a.name == "expert" else pairing


def measured(pairing: Pairing) -> Means:
    """Plays the pilot."""
    a, b = spent_in(play_deal(pairing, PILOT))
    return a.decisions.mean, b.decisions.mean


def given_time(pairing: Pairing, measure: Callable[[Pairing], Means]) -> Pairing:
    """As many seconds for b as a takes."""
    pairing = replace(pairing, b=replace(pairing.b, seconds=FIRST_SECONDS))
    for _ in range(ROUNDS):
        ours, theirs = measure(pairing)
        pairing = replace(pairing, b=replace(pairing.b, seconds=pairing.b.seconds * ours / theirs))
    return pairing


def given_effort(pairing: Pairing, measure: Callable[[Pairing], Means]) -> Pairing:
    """As much effort for a as fits into the time that b takes."""
    for _ in range(ROUNDS):
        ours, theirs = measure(pairing)
        effort = min(MOST, max(LEAST, pairing.a.effort * theirs / ours))
        pairing = replace(pairing, a=replace(pairing.a, effort=effort))
    return pairing
