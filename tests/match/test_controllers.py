"""Bots and records are asked in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from game.bots.uniform import UniformBot
from game.match.controllers import MOST, SHARE, Controller, Replay, Thinker, replays
from game.match.match import Match
from game.rules.core.choices import Choices
from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tests.matches import new_match


def decided(match: Match, controllers: Mapping[int, Controller]) -> bool:
    """The first waiting seat is asked once; false while it has no decision."""
    seat = min(match.waiting(), default=0)
    action = controllers[seat].choose(match.observe(seat), match.legal(seat))
    if action is not None:
        match.submit(action)
    return action is not None


def test_bots_play_every_title_to_its_end_and_the_record_replays_it(kernels: dict[str, AnyKernel]) -> None:
    for title, kernel in kernels.items():
        for players in TITLES[title].players:
            match = new_match(kernel, players, 9)
            bots: dict[int, Controller] = {seat: Thinker(UniformBot(seat)) for seat in range(players)}
            while match.outcome() is None:
                assert decided(match, bots)
            again = new_match(kernel, players, 9)
            parts = replays(match.actions, players)
            while again.outcome() is None:
                assert decided(again, parts)
            assert again.state == match.state
            assert again.actions == match.actions
            assert not decided(again, parts)


class Slow:
    """A bot that needs three slices, and notes what it was shown."""

    def __init__(self) -> None:
        self.slices = 0
        self.views: list[Any] = []

    def consider(self, view: Any, choices: Choices[Any]) -> None:
        self.views.append(view)
        self.choice = next(iter(choices))

    def think(self, budget: int) -> bool:
        self.slices += 1
        return self.slices % 3 == 0

    def best(self) -> Any:
        return self.choice

    def why(self) -> str:
        return "It was the first."


def test_bots_think_in_slices_and_see_only_their_view(kernels: dict[str, AnyKernel]) -> None:
    match, slow = new_match(kernels["auction"], 2, 4), Slow()
    bots: dict[int, Controller] = {0: Thinker(slow)}
    seen = match.observe(0)
    assert not decided(match, bots)
    assert not decided(match, bots)
    assert decided(match, bots)
    assert match.locked == {0}
    assert slow.views == [seen]


class Ticking:
    """A clock that a slice of thought moves on: both are one, so that the bot takes the time it says."""

    def __init__(self, *slices: float) -> None:
        self.now, self.left, self.asked = 100.0, list(slices), 0

    def __call__(self) -> float:
        return self.now

    def consider(self, view: Any, choices: Choices[Any]) -> None:
        self.choice = next(iter(choices))

    def think(self, budget: int) -> bool:
        self.asked += 1
        self.now += self.left.pop(0)
        return not self.left

    def best(self) -> Any:
        return self.choice

    def why(self) -> str:
        return "I took my time."


@pytest.mark.parametrize(
    ("slices", "run"),
    [
        ([0.0005] * 20, 6),  # until the share is used up
        ([0.0019] * 20, 2),  # two fit before a frame has given too much
        ([0.0024] * 20, 1),  # a second one would not
        ([0.0200] * 20, 1),  # at least one, whatever it takes
        ([0.00172, *[0.0001] * 50], 7),  # as long as another like the longest would fit
        ([0.0001] * 5, 5),  # all there is to think
    ],
)
def test_a_frame_gives_bots_its_share_of_time(
    kernels: dict[str, AnyKernel], slices: list[float], run: int
) -> None:
    match, bot = new_match(kernels["auction"], 2, 4), Ticking(*slices)
    action = Thinker(bot).ponder(match.observe(0), match.legal(0), bot)
    assert bot.asked == run
    assert (action is None) is (run < len(slices))


def test_frame_after_frame_a_bot_comes_to_its_decision(kernels: dict[str, AnyKernel]) -> None:
    match, bot = new_match(kernels["auction"], 2, 4), Ticking(*[0.0007] * 12)
    thinker, frames = Thinker(bot), [bot.now]
    while thinker.ponder(match.observe(0), match.legal(0), bot) is None:
        frames.append(bot.now)
    assert len(frames) == 3
    assert all(SHARE <= after - before <= MOST for before, after in pairwise(frames))
    assert thinker.why() == "I took my time."


def test_a_hastened_bot_gives_its_best_so_far_and_thinks_anew_the_next_time(
    kernels: dict[str, AnyKernel],
) -> None:
    match, slow = new_match(kernels["auction"], 2, 4), Slow()
    thinker = Thinker(slow)
    assert thinker.choose(match.observe(0), match.legal(0)) is None
    assert thinker.hasten(match.observe(0), match.legal(0)) == slow.choice
    assert thinker.why() == "It was the first."
    assert (slow.slices, len(slow.views)) == (1, 1)
    thinker.choose(match.observe(0), match.legal(0))
    assert len(slow.views) == 2


def test_a_bot_hastened_before_its_first_thought_considers_what_it_sees(
    kernels: dict[str, AnyKernel],
) -> None:
    match, slow = new_match(kernels["auction"], 2, 4), Slow()
    assert Thinker(slow).hasten(match.observe(1), match.legal(1)) in match.legal(1)
    assert (slow.slices, slow.views) == (0, [match.observe(1)])


def test_a_record_cannot_be_hurried() -> None:
    view: Any = None
    part = Replay(["first"])
    assert [part.hasten(view, view) for _ in range(2)] == ["first", None]
