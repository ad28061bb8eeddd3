"""The kernels of this tree, in the two forms they are played in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random
from typing import Any, Final

from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tools.kernels import rules_of, usual_options
from tools.speed.measure import Contender, Target
from tools.speed.references import GOOFSPIEL, LIARS_POKER

POSITIONS: Final = 8
"""How many openings a search starts from, in turn."""

TARGETS: Final = {
    ("auction", "plain"): Target(0.7, GOOFSPIEL),
    ("auction", "search"): Target(1.0, GOOFSPIEL),
    ("duel", "search"): Target(1.0, GOOFSPIEL),
    ("harbor", "plain"): Target(3.0, LIARS_POKER),
}
"""By title and form, at every player count; of other forms nothing is asked."""


def contenders() -> Iterator[Contender]:
    """Each title at each player count in both forms."""
    for title, about in TITLES.items():
        for players in about.players:
            for form, make in (("plain", plain), ("search", search)):
                play = make(title, players, Random(1))
                yield Contender(f"{title} {players} {form}", play, TARGETS.get((title, form)))


def plain(title: str, players: int, random: Random) -> Callable[[], int]:
    """Set up a match and apply actions, as the table does."""
    rules, options, seeds = rules_of(title), usual_options(title, players), count()

    def play() -> int:
        decisions = 0
        state, _ = rules.setup(options, next(seeds))
        while seats := rules.to_act(state):
            for seat in seats:
                state, _ = rules.apply(state, rules.legal(state, seat).sample(random))
            decisions += len(seats)
        return decisions

    return play


def search(title: str, players: int, random: Random) -> Callable[[], int]:
    """Copy a position and advance it in place, as a search does."""
    rules, starts = rules_of(title), cycle(openings(title, players))
    return lambda: play_out(rules, next(starts).copy(), random)


def play_out(rules: AnyKernel, state: Any, random: Random) -> int:
    """To the end, in place; how many decisions it took."""
    decisions = 0
    while seats := rules.to_act(state):
        for seat in seats:
            rules.advance(state, rules.legal(state, seat).sample(random))
        decisions += len(seats)
    return decisions


def openings(title: str, players: int) -> list[Any]:
    """Positions just set up."""
    options = usual_options(title, players)
    return [rules_of(title).setup(options, seed)[0] for seed in range(POSITIONS)]
