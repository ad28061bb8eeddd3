"""The benchmark of the drafts times every call of each; no test here depends on how fast anything is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tools import benchmark
from tools.speed import drafts
from tools.speed.drafts import lines

DRAFTS = ("BuyDraft", "FishDraft", "Single", "TicketsDraft", "VisitDraft")
CALLS = ("action", "add", "missing", "options", "take_back", "view")


def ticking(seconds: float) -> Callable[[], float]:
    """A clock that goes on by so much whenever it is read."""
    now = [0.0]

    def clock() -> float:
        now[0] += seconds
        return now[0]

    return clock


def test_every_call_of_each_draft_has_its_line() -> None:
    names = [f"{draft} {call}" for draft in DRAFTS for call in CALLS]
    told = [*lines(1, ticking(0.0005))]
    assert [line.name for line in told] == sorted([*names, "TurnMenu options"])
    assert all(len(line.costs) > 5 for line in told)
    assert {round(cost, 6) for line in told for cost in line.costs} == {0.5}
    assert all(line.met for line in told)


def test_the_quickest_of_some_equal_calls_counts_and_what_it_changed_is_undone() -> None:
    readings, done = iter([0.0, 0.003, 1.0, 1.001, 2.0, 2.002]), list[str]()
    cost = drafts.quickest(lambda: done.append("add"), readings.__next__, lambda: done.append("take back"))
    assert cost == pytest.approx(1.0)
    assert done == ["add", "take back"] * 3


def test_a_call_that_takes_longer_than_a_millisecond_misses_the_target(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drafts, "APART", 400)
    assert not any(line.met for line in lines(1, ticking(0.002)))


def test_the_drafts_are_told_in_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(drafts, "APART", 400)
    assert benchmark.main(["drafts", "--rounds", "1"]) is None
    assert "FishDraft options" in capsys.readouterr().out
