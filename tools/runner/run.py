"""A run: what is kept of it is taken from the file, the rest is played, and matches are put in order."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tools.progress import Progress
from tools.runner.errors import DamagedFile, Stopped
from tools.runner.form import encode
from tools.runner.identity import Identity
from tools.runner.kept import Kept, kept_in
from tools.runner.places import Place, cluster, cores
from tools.runner.spread import finished

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Run:
    """Under way: which, where, with which file if any, and whether its bar is shown."""

    identity: Identity
    place: Place
    kept: Kept | None
    shown: bool | None


@dataclass(frozen=True, slots=True)
class Job(Generic[T]):
    """`work` plays the match of a number, in any process; `read` makes of JSON values what it found."""

    work: Callable[[int], T]
    read: Callable[[Any], T]


@contextmanager
def running(asked: Namespace, identity: Identity) -> Iterator[Run]:
    """As the arguments of `tools.runner.arguments` say; raises RunError."""
    file = kept_in(asked.keep, identity) if asked.keep else nullcontext()
    with file as kept, cluster(asked.scheduler) if asked.scheduler else cores(asked.workers) as place:
        yield Run(identity, place, kept, asked.progress)


def in_order(run: Run, job: Job[T], numbers: Sequence[int]) -> list[T]:
    """What was found in each match, in the order of the numbers."""
    found: dict[int, T] = {}
    each(run, job, numbers, found.__setitem__)
    return [found[number] for number in numbers]


def each(run: Run, job: Job[T], numbers: Sequence[int], take: Callable[[int, T], None]) -> None:
    """The same in any order, for what need not be held in memory."""
    kept = run.kept.numbers if run.kept else ()
    missing = [number for number in numbers if number not in kept] if kept else numbers
    before = len(numbers) - len(missing)
    try:
        if run.kept:
            _taken(run.kept, job, numbers, take)
        with Progress(len(numbers), run.shown, before=before) as bar:
            for number, found in finished(run.place, run.identity, job.work, missing):
                if run.kept:
                    run.kept.add(number, encode(found))
                take(number, found)
                bar.advance()
    except KeyboardInterrupt:
        raise Stopped(_stopped(run.kept)) from None


def _taken(kept: Kept, job: Job[T], numbers: Sequence[int], take: Callable[[int, T], None]) -> None:
    for number in numbers:
        if number in kept.numbers:
            try:
                found = job.read(kept.found(number))
            except (LookupError, TypeError, ValueError):
                hint = "without its line the run can go on"
                raise DamagedFile(f"{kept.path}: match {number} cannot be read; {hint}") from None
            take(number, found)


def _stopped(kept: Kept | None) -> str:
    if kept is None:
        return "stopped; no figures, and nothing is kept (--keep FILE keeps what is finished)"
    return (
        f"stopped; {kept.count():,} matches are kept in {kept.path}; the same command goes on with the others"
    )
