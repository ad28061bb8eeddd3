"""Bots at the table: they think as long as a frame has room, and what they decide does not depend on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from game.app.party import Chair
from game.match.controllers import Replay
from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from scenes.play import opponents
from scenes.play.opponents import Opponents
from tests.matches import new_match

LEVELS = ("easy", "normal", "expert")


def ticks(seconds: float) -> Callable[[], float]:
    """A clock that moves on whenever it is looked at."""
    steps = count()
    return lambda: next(steps) * seconds


def seated(match: Match, title: str, level: str, clock: Callable[[], float]) -> Opponents:
    bots = Opponents({}, clock)
    bots.join([Chair("A", 0, None, level)] * 2, title, 5, match.kernel.spec)
    return bots


def first_decisions(match: Match, bots: Opponents, number: int) -> tuple[tuple[Any, ...], int]:
    """What they decide, and in how many frames."""
    frames = 0
    while len(match.actions) + len(match.locked) < number:
        seat = bots.asked(match.waiting())
        assert seat is not None
        action = bots.decide(seat, match.observe(seat), match.legal(seat))
        frames += 1
        if action is not None:
            match.submit(action)
    return match.actions, frames


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", ["auction", "duel", "harbor"])
def test_a_decision_does_not_depend_on_the_time_of_a_frame(
    title: str, level: str, kernels: dict[str, AnyKernel], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "EFFORT", 0.02)
    slow, quick = [new_match(kernels[title], 2, 3) for _ in range(2)]
    found, frames = first_decisions(slow, seated(slow, title, level, ticks(1.0)), 4)
    same, fewer = first_decisions(quick, seated(quick, title, level, ticks(0.0005)), 4)
    assert found == same
    assert fewer <= frames


def test_bots_that_decide_at_once_share_the_time_of_a_frame(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 2, 3)
    bots = seated(match, "auction", "normal", ticks(0.0))
    assert match.waiting() == {0, 1}
    assert bots.asked(match.waiting()) == 0
    assert bots.asked({1}) == 1
    assert bots.asked({7}) is None


def test_a_record_is_asked_once_in_a_frame() -> None:
    bots = Opponents({0: Replay(["first"])}, ticks(0.0))
    view: Any = None
    assert bots.decide(0, view, view) == "first"
    assert bots.decide(0, view, view) is None


def test_a_person_who_sits_down_takes_the_place_of_a_bot(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 2, 3)
    bots = seated(match, "auction", "easy", ticks(0.0))
    bots.join([Chair("A", 0, "mouse", None), Chair("B", 1, None, "easy")], "auction", 5, match.kernel.spec)
    assert set(bots.at) == {1}
