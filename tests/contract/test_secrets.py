"""Changing anything a view hides changes nothing in that view."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from game.rules.core.kernel import AnyKernel
from tests.contract.audits import AUDITORS, CASES
from tests.contract.test_contract import begin


@pytest.mark.parametrize(("title", "players"), CASES)
def test_what_a_seat_may_not_know_does_not_show(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel, scramble = kernels[title], AUDITORS[title].scramble
    changed = 0
    for seed in range(6 * often):
        random = Random(seed)
        state = begin(kernel, players, seed)
        count = 0
        while (seats := kernel.to_act(state)) and count < 400:
            seat = random.choice(sorted(seats))
            if count % 3 == 0:
                for watcher in (*range(players), None):
                    other = scramble(kernel, state, watcher, random)
                    changed += other != state
                    assert kernel.observe(other, watcher) == kernel.observe(state, watcher)
                    if watcher is not None:
                        mine, theirs = kernel.legal(state, watcher), kernel.legal(other, watcher)
                        assert list(islice(mine, 60)) == list(islice(theirs, 60))
            state, _ = kernel.apply(state, kernel.legal(state, seat).sample(random))
            count += 1
    assert changed > 50, "the test must really change something"


@pytest.mark.parametrize(("title", "players"), CASES)
def test_an_unrevealed_choice_is_seen_by_its_own_seat_only(
    title: str, players: int, kernels: dict[str, AnyKernel]
) -> None:
    """The event of a commitment and everybody else's view are the same whatever was committed."""
    kernel = kernels[title]
    found = 0
    for seed in range(30):
        random = Random(seed)
        state = begin(kernel, players, seed)
        for _ in range(150):
            seats = sorted(kernel.to_act(state))
            if not seats:
                break
            choices = kernel.legal(state, seats[0])
            one, two = choices.sample(random), choices.sample(random)
            if one.sealed and len(seats) > 1 and one != two:
                found += 1
                (first, said), (second, said_too) = kernel.apply(state, one), kernel.apply(state, two)
                assert said == said_too
                assert kernel.observe(first, seats[0]) != kernel.observe(second, seats[0])
                for watcher in (*range(1, players), None):
                    if watcher != seats[0]:
                        assert kernel.observe(first, watcher) == kernel.observe(second, watcher)
            state, _ = kernel.apply(state, one)
    assert found, "no secret choice came up"
