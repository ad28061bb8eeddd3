"""Spreads a series over an executor: the cores of this machine, or a Dask cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from tools.simulation.play import Series
from tools.simulation.tally import Tally, tally

PARTS: Final = 200
LARGEST_CHUNK: Final = 500
"""Small enough for a bar that moves, large enough that playing outweighs sending."""

ANSWER_SECONDS: Final = 5


class NoCluster(Exception):
    """The Dask cluster cannot be used, in one line."""


def chunks(games: int, size: int | None = None) -> list[range]:
    """The numbers of the matches, in stretches."""
    step = size or min(max(games // PARTS, 1), LARGEST_CHUNK)
    return [range(low, min(low + step, games)) for low in range(0, games, step)]


def run(series: Series, parts: list[range], executor: Executor, done: Callable[[int], None]) -> Tally:
    """All matches; `done` hears how many more are played, as they come in."""
    total = Tally()
    futures = [executor.submit(tally, series, part) for part in parts]
    try:
        for future in as_completed(futures):
            part = future.result()
            total.merge(part)
            done(part.matches)
    except BaseException:
        for future in futures:
            future.cancel()  # else the executor would play on before it lets go
        raise
    return total


def cores(workers: int) -> AbstractContextManager[Executor]:
    """Processes of this machine, spawned: a forked copy of a process with threads may hang."""
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers behind a Dask scheduler; they need this tree on their path. Raises NoCluster."""
    try:
        from distributed import Client
    except ImportError as missing:
        raise NoCluster(f"a cluster needs Dask ({missing}); please run: pip install distributed") from None
    try:
        client = Client(address, timeout=ANSWER_SECONDS)
    except (OSError, ValueError) as wrong:
        raise NoCluster(f"no Dask scheduler answers at {address!r}: {wrong}") from None
    with client, client.get_executor() as executor:
        yield executor
