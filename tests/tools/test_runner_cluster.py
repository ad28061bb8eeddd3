"""Runs on a Dask cluster; the cluster is in this process, so nothing has to be started."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from functools import partial
from operator import truediv
from pathlib import Path

import pytest

from tests.tools.runs import ASKED, EVERY_TOOL, TOOLS, here, printed
from tools import simulate
from tools.runner import places
from tools.runner.errors import OtherTree
from tools.runner.identity import identity
from tools.runner.run import Job, in_order, running

DUEL = identity("tests", "duel", 2, 7)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, protocol="tcp", dashboard_address=":0"
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture(autouse=True)
def _no_client_left() -> Iterator[None]:
    """A client that found nobody closes when it is collected; while another one starts, that hangs."""
    yield
    gc.collect()


@EVERY_TOOL
def test_a_report_is_the_same_with_and_without_a_cluster(
    tool: str, scheduler: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(tool, capsys, "--scheduler", scheduler) == printed(tool, capsys, "--workers", "1")


def test_what_a_cluster_has_finished_is_kept_and_gone_on_with_elsewhere(
    scheduler: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = ("--keep", str(tmp_path / "kept.jsonl"))
    printed("simulate", capsys, *keep, "--scheduler", scheduler, "--games", "3")
    whole = printed("simulate", capsys, *keep, "--workers", "1")
    assert whole == printed("simulate", capsys, "--workers", "1")


def test_matches_come_in_order_in_portions_too(scheduler: str) -> None:
    with running(here(scheduler=scheduler), DUEL) as run:
        assert in_order(run, Job(partial(pow, 3), int), range(300)) == [3**number for number in range(300)]


def test_a_match_that_fails_on_a_cluster_is_named(scheduler: str) -> None:
    job: Job[float] = Job(partial(truediv, 1), float)
    with pytest.raises(ZeroDivisionError) as failed, running(here(scheduler=scheduler), DUEL) as run:
        in_order(run, job, range(3, -3, -1))
    assert failed.value.__notes__ == ["in match 0 of duel, 2 players, seed 7 (tests)"]


def test_a_worker_with_another_tree_is_refused(scheduler: str) -> None:
    asked = {**DUEL, "data": "0123"}
    told = r"a worker has another tree \(data \w+ instead of 0123\)"
    with pytest.raises(OtherTree, match=told), running(here(scheduler=scheduler), asked) as run:
        in_order(run, Job(abs, int), range(2))


def test_a_missing_dask_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    message = simulate.main([*ASKED["simulate"].split(), "--scheduler", "localhost:8786"])
    assert isinstance(message, str)
    assert message.startswith("a cluster needs Dask (")
    assert message.endswith("please run: pip install -r requirements-cluster.txt")


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "pigeon://roof:1"])
def test_a_scheduler_that_does_not_answer_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(places, "ANSWER_SECONDS", 0.2)
    message = TOOLS["arena"]([*ASKED["arena"].split(), "--scheduler", address])
    assert isinstance(message, str)
    assert message.startswith(f"no Dask scheduler answers at '{address}': ")
    assert "\n" not in message
