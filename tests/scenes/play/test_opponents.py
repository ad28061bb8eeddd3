"""Bots at the table: they think as long as a frame has room, and what they decide does not depend on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
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
NAMES = ("Hana", "Jiro")
REVEAL = SimpleNamespace(reveals=True)


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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", ["auction", "duel", "harbor"])
def test_whoever_is_hastened_without_a_thought_still_decides_by_the_rules(
    title: str, level: str, kernels: dict[str, AnyKernel]
) -> None:
    match = new_match(kernels[title], 2, 3)
    seat = min(match.waiting())
    bots = seated(match, title, level, ticks(1.0))
    assert bots.hasten(seat, match.observe(seat), match.legal(seat)) in match.legal(seat)
    assert bots.release(seat).seat == seat
    [said] = bots.reasons(REVEAL, NAMES)
    assert said.startswith(f"{NAMES[seat]}: ")


def test_a_held_decision_is_the_answer_until_its_release(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, 3)
    bots = seated(match, "duel", "easy", ticks(0.0))
    view, choices = match.observe(1), match.legal(1)
    decided = bots.consult(1, view, choices)
    nothing: Any = None
    assert decided is not None
    assert bots.consult(1, nothing, nothing) is decided
    assert bots.hasten(1, nothing, nothing) is decided
    assert bots.release(1) is decided
    assert bots.held == {}


def test_a_held_decision_gives_no_reason_before_its_release(kernels: dict[str, AnyKernel]) -> None:
    """Cards that are hung reveal something too: the log would tell a bid before it is shown."""
    match = new_match(kernels["duel"], 2, 3)
    bots = seated(match, "duel", "easy", ticks(0.0))
    bots.consult(0, match.observe(0), match.legal(0))
    bots.hasten(1, match.observe(1), match.legal(1))
    assert list(bots.reasons(REVEAL, NAMES)) == []
    bots.release(1)
    bots.release(0)
    assert [said.partition(":")[0] for said in bots.reasons(REVEAL, NAMES)] == ["Jiro", "Hana"]


def test_nothing_is_held_of_a_bot_that_has_not_decided_or_has_nothing_left_to_say() -> None:
    view: Any = None
    bots = Opponents({0: Replay(["first"]), 1: Replay([])}, ticks(0.0))
    assert bots.consult(1, view, view) is None
    assert bots.hasten(1, view, view) is None
    assert bots.consult(0, view, view) == "first"
    assert bots.held == {0: "first"}


def test_what_a_bot_held_goes_with_it_when_a_person_sits_down(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, 3)
    bots = seated(match, "duel", "easy", ticks(0.0))
    for seat in (0, 1):
        bots.consult(seat, match.observe(seat), match.legal(seat))
    bots.join([Chair("A", 0, "mouse", None), Chair("B", 1, None, "easy")], "duel", 5, match.kernel.spec)
    assert set(bots.held) == {1}
