"""Hands out matches task by task, as many at once as a place can use."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

from tools.runner.errors import LostMatches, RunError
from tools.runner.identity import Identity, told
from tools.runner.places import Place, Task
from tools.runner.portions import Portions
from tools.runner.stretch import stretch

T = TypeVar("T")


def finished(
    place: Place, asked: Identity, work: Callable[[int], T], missing: Sequence[int]
) -> Iterator[tuple[int, T]]:
    """Numbers and what was found, as they come in; what is under way at an error is the place's to end."""
    arrived: SimpleQueue[Task] = SimpleQueue()
    out: dict[Task, Sequence[int]] = {}
    portions, begun = Portions(), 0
    while begun < len(missing) or out:
        while begun < len(missing) and len(out) < (ahead := place.ahead()):
            part = missing[begun : begun + portions.size(len(missing) - begun, ahead)]
            task = place.submit(stretch, asked, work, part)
            out[task], begun = part, begun + len(part)
            task.add_done_callback(arrived.put)
        task = arrived.get()
        found, seconds = _result(task, asked, out)
        part = out.pop(task)
        portions.learn(len(part), seconds)
        yield from zip(part, found, strict=True)


def _result(task: Task, asked: Identity, out: dict[Task, Sequence[int]]) -> Any:
    """A match that fails has a note; without one it is the worker that failed."""
    try:
        return task.result()
    except RunError:
        raise
    except (Exception, CancelledError) as error:
        if getattr(error, "__notes__", ()):
            raise
        low, high = min(part[0] for part in out.values()), max(part[-1] for part in out.values())
        lost = f"one of the matches {low} to {high} of {told(asked)} did not come back from its worker"
        raise LostMatches(f"{lost}: {' '.join(str(error).split()) or type(error).__name__}") from error
