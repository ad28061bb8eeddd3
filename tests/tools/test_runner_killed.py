"""Runs that are interrupted for real: by Ctrl-C, and by a kill that leaves no time for anything."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.ledger import ROOT

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into Linux's /proc")

ENDLESS = ("-m", "tools.simulate", "--title", "duel", "--games", "1000000", "--workers", "2", "--keep")
PATIENCE = 30


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


@pytest.fixture
def begun(file: Path) -> Iterator[subprocess.Popen[str]]:
    """A run with both workers at it, in a group of processes as a terminal has it."""
    asked = [sys.executable, *ENDLESS, str(file)]
    run = subprocess.Popen(
        asked,
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hearing,  # noqa: PLW1509 - no thread of a test holds a lock that it could wait for
    )
    try:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 20)
        until(lambda: len(children(run.pid)) == 3 and all(map(deaf, children(run.pid))))
        yield run
    finally:
        run.kill()
        run.communicate()


def hearing() -> None:
    """Tests may run in the background of a shell, where Ctrl-C is ignored: the run must not inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def until(come: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    """Two workers, and what Python has beside them."""
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def deaf(pid: int) -> bool:
    """Whether a process ignores Ctrl-C."""
    (ignored,) = (line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if "SigIgn" in line)
    return bool(int(ignored.split()[1], 16) >> (signal.SIGINT - 1) & 1)


def gone(pid: int) -> bool:
    """A zombie is gone: who should bury it may be slow."""
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def goes_on(file: Path, tmp_path: Path) -> None:
    """To the report of a run that was never interrupted."""
    kept = [line for line in file.read_bytes().splitlines() if line.endswith(b"}}")]
    games = max(int(line[len(b'{"match":') :].split(b",")[0]) for line in kept[1:21]) + 3
    told = [
        subprocess.run(
            [sys.executable, *ENDLESS, str(name), "--games", str(games), "--workers", "1"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for name in (file, tmp_path / "another.jsonl")
    ]
    assert told[0] == told[1]
    assert told[0].startswith(f"duel, 2 players, {games} matches, seed 0")


def test_ctrl_c_ends_a_run_at_once_with_one_line(
    begun: subprocess.Popen[str], file: Path, tmp_path: Path
) -> None:
    workers = children(begun.pid)
    os.killpg(begun.pid, signal.SIGINT)
    _, told = begun.communicate(timeout=PATIENCE)
    kept = len(file.read_bytes().splitlines()) - 1
    assert told == f"stopped; {kept:,} matches are kept in {file}; the same command goes on with the others\n"
    assert begun.returncode == 1
    until(lambda: all(map(gone, workers)))
    goes_on(file, tmp_path)


def test_a_killed_run_leaves_no_workers_behind_and_goes_on(
    begun: subprocess.Popen[str], file: Path, tmp_path: Path
) -> None:
    workers = children(begun.pid)
    begun.kill()
    until(lambda: all(map(gone, workers)))
    goes_on(file, tmp_path)


TORN = """
import sys, time
from tools.runner.places import cores

if __name__ == "__main__":
    try:
        with cores(2) as place:
            place.submit(bytes, 1).result()
            tasks = [place.submit(bytes, 150_000_000) for _ in range(4)]
            time.sleep(float(sys.argv[1]))
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.parametrize("seconds", ["0.05", "0.15", "0.25"])
def test_nobody_waits_for_what_a_worker_was_writing_when_it_ended(seconds: str, tmp_path: Path) -> None:
    (tmp_path / "torn.py").write_text(TORN)
    asked = [sys.executable, str(tmp_path / "torn.py"), seconds]
    told = subprocess.run(
        asked,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert told.stdout == "stopped\n"
