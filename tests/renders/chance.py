"""A match played by chance, seen a little ahead: where to stop so that something happens next."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypeAlias

from game.match.match import Match, Step
from game.storage import library
from tests.matches import new_match, play_on

Reached: TypeAlias = Callable[[Match], bool]


def about_to(happens: Callable[[Any], bool], together: type, turn: int = 1) -> Reached:
    """What `coming` tells leads to it; actions of the kind `together` are taken by all at once."""

    def reached(match: Match) -> bool:
        if match.observe(None).turn < turn:
            return False
        return any(happens(event) for step in _ahead(match, together) for event in step.events)

    return reached


def coming(match: Match, together: type) -> list[Any]:
    """What chance decides next."""
    return [step.action for step in _ahead(match, together)]


def _ahead(match: Match, together: type) -> tuple[Step, ...]:
    """One step, or one of every seat; none in the midst of them."""
    header = match.header
    steps = _whole(header.title, header.options.players, header.seed)[len(match.actions) :]
    if not steps or not isinstance(steps[0].action, together):
        return steps[:1]
    players = header.options.players
    return steps[:players] if len(match.waiting()) == players else ()


@cache
def _whole(title: str, players: int, seed: int) -> tuple[Step, ...]:
    """The same match by the same chance, to its end."""
    match = new_match(library.kernel(title), players, seed)
    play_on(match, Random(seed))
    return match.steps
