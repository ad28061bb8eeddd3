"""Matches for tests: begun with the usual options, played on by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.match.match import Keep, Match
from game.rules.core.happening import Happening
from game.rules.core.kernel import AnyKernel
from game.storage import saves
from game.titles.shelf import TITLES


def new_match(kernel: AnyKernel, players: int, seed: int, keep: Keep | None = None) -> Match:
    options = TITLES[kernel.title].options.usual(kernel.spec, players)
    match = saves.new_match(kernel, options, seed)
    match.keep = keep
    return match


def step(match: Match, random: Random) -> None:
    """One legal action of the lowest waiting seat."""
    seat = min(match.waiting())
    match.submit(match.legal(seat).sample(random))


def play_on(match: Match, random: Random, most: int = 10_000) -> None:
    """Until the end, or until the record holds so many actions."""
    while match.waiting() and len(match.actions) < most:
        step(match, random)


def happenings(match: Match) -> Iterator[Happening]:
    """All that has happened, told once more."""
    again = Match(match.kernel, match.header)
    yield from again.opening.happenings
    for action in match.actions:
        yield from again.submit(action)
