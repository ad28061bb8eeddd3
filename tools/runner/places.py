"""Where matches are played: here, on the cores of this machine, or on a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from threading import Thread
from typing import Any, Final, Protocol

from tools.runner.errors import NoCluster

ANSWER_SECONDS: Final = 5
COUNT_SECONDS: Final = 1.0
"""Between two looks at the size of a cluster: workers may join at any time."""


class Task(Protocol):
    """What futures of Python and of Dask have in common."""

    def add_done_callback(self, told: Callable[[Any], None], /) -> None:
        """Called with the task itself."""

    def result(self) -> Any:
        """Or the error."""


@dataclass(frozen=True, slots=True)
class Place:
    """`ahead` is how many tasks it should have at once, so that nobody waits for the next one."""

    submit: Callable[..., Task]
    ahead: Callable[[], int]


def here(work: Callable[..., Any], *given: Any) -> Task:
    """In this process, at once; Ctrl-C passes through."""
    future: Future[Any] = Future()
    try:
        future.set_result(work(*given))
    except Exception as error:  # noqa: BLE001  # whoever asks for the result gets it
        future.set_exception(error)
    return future


@contextmanager
def cores(workers: int) -> Iterator[Place]:
    """Processes, spawned: a forked copy of a process with threads may hang. At an error they end at once."""
    if workers == 1:
        yield Place(here, lambda: 1)
        return
    others = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_attend) as executor:
        try:
            yield Place(executor.submit, lambda: 2 * workers)
        except BaseException:
            _end_at_once(executor, set(multiprocessing.active_children()) - others)
            raise


def _end_at_once(executor: Any, workers: set[Any]) -> None:
    """A match may take minutes. What a worker was writing is torn: its reader must not wait for the rest."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()
    executor._result_queue._writer.close()  # the last end that could still write


def _attend() -> None:
    """In a new process: Ctrl-C is for the parent to answer, and without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[Place]:
    """The workers behind a Dask scheduler, all with this tree on their path; raises NoCluster."""
    try:
        from distributed import Client
    except ImportError as missing:
        hint = "please run: pip install -r requirements-cluster.txt"
        raise NoCluster(f"a cluster needs Dask ({missing}); {hint}") from None
    try:
        client = Client(address, timeout=ANSWER_SECONDS)
    except (OSError, ValueError) as wrong:
        raise NoCluster(f"no Dask scheduler answers at {address!r}: {wrong}") from None
    with client:  # not by its executor, which takes a worker that leaves for an error
        yield Place(partial(client.submit, pure=False), _threads(client))


def _threads(client: Any) -> Callable[[], int]:
    known, looked = 1, float("-inf")

    def ahead() -> int:
        nonlocal known, looked
        if time.monotonic() - looked > COUNT_SECONDS:
            known, looked = max(1, sum(client.nthreads().values())), time.monotonic()
        return 2 * known

    return ahead
