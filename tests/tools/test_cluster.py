"""The series on a Dask cluster; the cluster runs in this process, so nothing has to be started."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import pytest

from tools import simulate
from tools.simulation import run
from tools.simulation.play import new_series
from tools.simulation.tally import tally

GAME = ("--title", "auction", "--players", "3", "--games", "5", "--seed", "2", "--json")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_plays_the_same_matches(scheduler: str) -> None:
    series = new_series("auction", 3, 2)
    played: list[int] = []
    with run.cluster(scheduler) as executor:
        total = run.run(series, run.chunks(5, 2), executor, played.append)
    assert total == tally(series, range(5))
    assert sorted(played) == [1, 2, 2]


def test_the_command_says_the_same_with_and_without_a_cluster(
    scheduler: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate.main([*GAME, "--scheduler", scheduler]) is None
    there = json.loads(capsys.readouterr().out)
    assert simulate.main([*GAME, "--workers", "1"]) is None
    assert json.loads(capsys.readouterr().out) == there


def test_a_missing_dask_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    message = simulate.main([*GAME, "--scheduler", "localhost:8786"])
    assert isinstance(message, str)
    assert message.startswith("a cluster needs Dask (")
    assert message.endswith("please run: pip install distributed")


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "pigeon://roof:1"])
def test_a_scheduler_that_does_not_answer_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(run, "ANSWER_SECONDS", 0.2)
    message = simulate.main([*GAME, "--scheduler", address])
    assert isinstance(message, str)
    assert message.startswith(f"no Dask scheduler answers at '{address}': ")
    assert "\n" not in message
