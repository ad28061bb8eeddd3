"""The benchmarks of the screen run and print ratios; no test here depends on how fast anything is."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.bots.auction import expert
from scenes import opening
from tools import benchmark
from tools.progress import Progress
from tools.speed import ecs, frames, hands, loading, memory, pacing, start
from tools.speed.cabinets import SIZE, bare_cabinet, party
from tools.speed.frames import Effort, report
from tools.speed.ratios import Limit, Line, table
from tools.speed.stopwatch import EVERY, MOVING, NEAR, PHASE, REBUILD, UNTOUCHED, Stopwatch

BRIEF = Effort(rounds=1, matches=1, most=30, times=2, rhythms=1, seconds=0.1)


def test_a_line_knows_its_figures_and_whether_they_are_met() -> None:
    costs = [float(cost) for cost in range(1, 201)]
    line = Line("frames", costs, (Limit("median", 100.5), Limit("99th", 199.0), Limit("most", 200.0)))
    assert [line.figure(which) for which in ("median", "99th", "most")] == [100.5, 199.0, 200.0]
    assert line.met is True
    assert Line("frames", costs, (Limit("most", 199.0),)).met is False
    assert Line("frames", [], (Limit("most", 1.0),)).met is False
    assert Line("frames", costs).met is None


def test_the_table_says_what_was_asked_and_whether_it_was_reached() -> None:
    rows = table([Line("quick", [0.25, 0.5], (Limit("most", 1.0),)), Line("none", [], (Limit("99th", 6.0),))])
    assert [row.split() for row in rows.splitlines()[2:]] == [
        ["what", "count", "median", "99th", "most", "target", "met"],
        ["quick", "2", "0.375", "0.500", "0.500", "most", "<=", "1", "yes"],
        ["none", "0", "-", "-", "-", "99th", "<=", "6", "NO"],
    ]


def test_a_frame_costs_its_time_in_floors() -> None:
    ticks = iter(range(10_000))
    steps = {"now": 0.0}

    def clock() -> float:
        """Every second reading ends something; frames take one second, floors two."""
        number = next(ticks)
        spent = number % 2
        steps["now"] += spent * (2.0 if (number // 2 + 1) % (EVERY + 1) == 0 else 1.0)
        return steps["now"]

    with bare_cabinet() as (cabinet, window):
        watch = Stopwatch(cabinet, window, opening.demo(cabinet, "auction", 4, 7), clock)
        for _ in range(EVERY * NEAR):
            watch.frame()
        assert {one.cost for one in watch.told()} == {0.5}


def test_frames_are_sorted_by_what_they_show() -> None:
    with bare_cabinet("4x") as (cabinet, window):
        watch = Stopwatch(cabinet, window, opening.begin(cabinet, party(("mouse",), 7)))
        while watch.scene.name == "offer":
            watch.frame()
        hands.settle(watch)
        hands.walk(watch, 1)
        watch.stretch(5, UNTOUCHED)
        window.resize((1280, 720))
        watch.frame()
        sorts = [one.sort for one in watch.told()]
    assert MOVING in sorts
    assert sorts.count(PHASE) == 1
    assert sorts[-1] == REBUILD
    assert {UNTOUCHED, hands.FOCUS} < set(sorts)


def test_whole_matches_end_in_another_screen() -> None:
    assert SIZE == (1920, 1080)
    with bare_cabinet("instant") as (cabinet, window):
        watch = Stopwatch(cabinet, window, opening.demo(cabinet, "auction", 4, 7))
        while hasattr(watch.scene, "sitting"):
            watch.frame()
        assert watch.told()[-1].sort == REBUILD


def test_the_frames_are_told_with_all_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "slices", partial(pacing.slices, 1))
    monkeypatch.setattr(pacing, "TIMES", 1)
    monkeypatch.setattr(expert, "WORK", expert.WORK // 10)
    told = report(BRIEF, Progress(5))
    for name in (*frames.LOCAL, MOVING, UNTOUCHED, "all of these", REBUILD, "entities over plain loops"):
        assert f"\n{name}  " in told
    assert "frame interval, 99th" in told
    assert "a slice of thought, normal" in told
    assert "The costliest frames, in floors:" in told


def test_the_frames_of_a_duel_are_told_with_what_its_people_do() -> None:
    told = report(BRIEF, Progress(3), "duel", 2)
    for name in (*frames.CHANTED, MOVING, UNTOUCHED, "all of these", REBUILD):
        assert f"\n{name}  " in told
    assert hands.DROP not in told


def test_the_frames_are_asked_for_by_title_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert benchmark.parse(["frames"]).players == 4
    assert benchmark.parse(["frames", "--title", "duel"]).players == 2
    with pytest.raises(SystemExit):
        benchmark.parse(["frames", "--title", "duel", "--players", "3"])
    assert "duel is not for 3" in capsys.readouterr().err


def test_plain_loops_bring_the_pieces_where_the_entities_bring_them() -> None:
    with bare_cabinet() as (cabinet, _):
        ours, plain = ecs._table(cabinet), ecs._table(cabinet)
        for each in (ours, plain):
            ecs._send(each)
        ecs._by_entities(ours)
        ecs._by_rows(plain, ecs._rows(plain))
        assert ours.poses() == plain.poses()
        assert not ours.moving
        ours.close()
        plain.close()


def test_a_start_is_measured_in_processes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def seconds(what: str, home: str) -> tuple[float, float]:
        told.append(what)
        return {"least": 2.0, "picture": 2.5, "game": 3.0, "lasting": 9.0}[what], 1.0

    monkeypatch.setattr(start, "seconds", seconds)
    picture, title, *_ = start.lines(2)
    assert (picture.costs, title.costs) == ([1.25, 1.25], [1.5, 1.5])
    assert told == ["least", "game", "lasting", "picture", "game"] * 2


@pytest.mark.parametrize("what", ["least", "picture", "game", "lasting"])
def test_the_first_frame_ends_the_process(what: str, tmp_path: Path) -> None:
    passed, _ = start.seconds(what, str(tmp_path))
    assert passed > 0
    assert (tmp_path / "settings.json").exists() == (what == "lasting")


def test_growth_is_counted_after_the_first_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    megabytes = iter((100.0, 103.0, 104.5))
    monkeypatch.setattr(memory, "SETTLING", 1)
    monkeypatch.setattr(memory, "_megabytes", lambda: next(megabytes))
    assert memory.growth(2, pulled=True) == [3.0, 4.5]


@pytest.mark.parametrize("what", ["frames", "start", "memory"])
def test_each_kind_can_be_asked_for(what: str) -> None:
    assert benchmark.parse([what]).what == what
    assert benchmark.parse([what, "--rounds", "2"]).rounds == 2


def test_loading_adds_up_all_that_a_match_needs() -> None:
    *parts, whole = loading.lines(1)
    assert [line.name for line in parts] == ["table", "prints", "effects", "music"]
    assert all(line.costs[0] > 0 for line in parts)
    assert whole.costs[0] == pytest.approx(sum(line.costs[0] for line in parts))
