"""What can be told of an action before it is done: all that follows until something is revealed."""

from __future__ import annotations

from random import Random

import pytest

from game.match.match import Match
from game.rules.core.foreseen import foreseen
from game.rules.core.kernel import AnyKernel
from game.storage import saves
from game.titles.shelf import TITLES

SIZES = [(title, players) for title in TITLES for players in TITLES[title].players]


def matches(kernel: AnyKernel, players: int, seeds: range) -> list[Match]:
    options = TITLES[kernel.title].options.usual(kernel.spec, players)
    return [saves.new_match(kernel, options, seed) for seed in seeds]


@pytest.mark.parametrize(("title", "players"), SIZES)
def test_a_position_made_from_a_view_looks_the_same_whatever_the_seed(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel, random = kernels[title], Random(players)
    for match in matches(kernel, players, range(2 * often)):
        for _ in range(120):
            if not match.waiting():
                break
            seat = min(match.waiting())
            for looking in (None, seat):
                view = match.observe(looking)
                assert kernel.observe(kernel.position(view, random.randrange(1 << 30)), looking) == view
            match.submit(match.legal(seat).sample(random))


@pytest.mark.parametrize(("title", "players"), SIZES)
def test_what_a_seat_foresees_is_what_happens_until_something_is_revealed(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel, random, told = kernels[title], Random(players), 0
    for match in matches(kernel, players, range(2 * often)):
        for _ in range(150):
            if not match.waiting():
                break
            seat = min(match.waiting())
            action = match.legal(seat).sample(random)
            known = () if action.sealed else foreseen(kernel, match.observe(seat), action)
            happened = match.submit(action)
            assert happened[: len(known)] == known
            if not action.sealed:
                assert all(later.event.reveals for later in happened[len(known) : len(known) + 1])
            told += len(known)
    assert told > 20
