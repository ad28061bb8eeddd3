"""Runs: the same on any number of workers, in order, with a name for whatever fails."""

from __future__ import annotations

import os
from functools import partial
from operator import truediv
from pathlib import Path
from typing import Any

import pytest

from tests.tools.runs import ASKED, EVERY_TOOL, TOOLS, here, printed
from tools import simulate
from tools.runner.errors import LostMatches, OtherTree
from tools.runner.identity import BOTS, check_tree, identity, tree
from tools.runner.portions import MOST, SECONDS, Portions
from tools.runner.run import Job, each, in_order, running

DUEL = identity("tests", "duel", 2, 7)
POWERS: Job[int] = Job(partial(pow, 3), int)
QUOTIENTS: Job[float] = Job(partial(truediv, 1), float)


@EVERY_TOOL
def test_a_report_does_not_depend_on_the_number_of_workers(
    tool: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(tool, capsys, "--workers", "2") == printed(tool, capsys, "--workers", "1")


@pytest.mark.parametrize("workers", [1, 2])
def test_matches_are_put_in_order_whoever_finishes_first(workers: int) -> None:
    with running(here(workers=workers), DUEL) as run:
        assert in_order(run, POWERS, range(40)) == [3**number for number in range(40)]
        assert in_order(run, POWERS, [7, 5, 6]) == [3**7, 3**5, 3**6]


def test_matches_can_be_taken_one_by_one_as_they_come_in() -> None:
    taken: dict[int, int] = {}
    with running(here(), DUEL) as run:
        each(run, POWERS, range(5), taken.__setitem__)
    assert taken == {number: 3**number for number in range(5)}


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_that_fails_is_named_by_title_seed_and_number(workers: int) -> None:
    with pytest.raises(ZeroDivisionError) as failed, running(here(workers=workers), DUEL) as run:
        in_order(run, QUOTIENTS, range(3, -9, -1))
    assert failed.value.__notes__ == ["in match 0 of duel, 2 players, seed 7 (tests)"]


def test_what_was_finished_before_a_failure_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with pytest.raises(ZeroDivisionError), running(here(file), DUEL) as run:
        in_order(run, QUOTIENTS, [4, 2, 0, 1])
    assert [line[:10] for line in file.read_text().splitlines()[1:]] == ['{"match":4', '{"match":2']


def test_a_failure_of_a_command_names_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(series: Any, number: int) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(simulate, "play", fails)
    with pytest.raises(ZeroDivisionError) as failed:
        simulate.main([*ASKED["simulate"].split(), "--workers", "1"])
    assert failed.value.__notes__ == ["in match 0 of duel, 2 players, seed 3 (tools.simulate)"]


def test_a_worker_that_dies_is_told_with_the_matches_it_may_have_died_of() -> None:
    death: Job[Any] = Job(os._exit, int)
    told = (
        r"one of the matches 20 to 2\d of duel, 2 players, seed 7 \(tests\) did not come back from its worker"
    )
    with pytest.raises(LostMatches, match=told), running(here(workers=2), DUEL) as run:
        in_order(run, death, range(20, 30))


def test_a_worker_with_other_figures_rules_or_bots_is_refused() -> None:
    for name in tree("duel"):
        with pytest.raises(OtherTree) as refused:
            check_tree({**DUEL, name: "another"})
        told, found = name.replace("_", " "), tree("duel")[name]
        assert str(refused.value) == (
            f"a worker has another tree ({told} {found} instead of another); give it the same one"
        )
    check_tree(DUEL)


def test_other_bots_are_another_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def code(title: str) -> str:
        tree.cache_clear()
        return str(tree(title)["bots_code"])

    before, read = [code("duel"), code("auction")], Path.read_text
    changed = BOTS / "duel" / "easy.py"
    monkeypatch.setattr(Path, "read_text", lambda path, *how: read(path, *how) + "#" * (path == changed))
    after = [code("duel"), code("auction")]
    tree.cache_clear()
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_long_matches_are_handed_out_singly_and_quick_ones_in_portions() -> None:
    portions = Portions()
    assert portions.size(1000, 4) == 1
    for _ in range(20):
        portions.learn(10, 10 * SECONDS / 40)
    assert 38 <= portions.size(1000, 4) <= 40
    assert portions.size(1000, 1) == 1
    assert portions.size(60, 4) == 15
    assert portions.size(3, 4) == 1
    for _ in range(20):
        portions.learn(1, 0.0)
    assert portions.size(10**9, 4) == MOST
    portions.learn(1, 60.0)
    assert portions.size(10**9, 4) == 1


@EVERY_TOOL
def test_every_tool_offers_the_same_ways_to_run(tool: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        TOOLS[tool](["--help"])
    told = capsys.readouterr().out
    for argument in ("--workers N", "--scheduler ADDRESS", "--keep FILE", "--progress"):
        assert argument in told
    with pytest.raises(SystemExit):
        TOOLS[tool]([*ASKED[tool].split(), "--workers", "1", "--scheduler", "x:1"])
    assert "--scheduler: not allowed with argument --workers" in capsys.readouterr().err
