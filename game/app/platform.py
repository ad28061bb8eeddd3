"""What differs between a desktop and a browser: waiting for a frame, saving, full screen, the clock."""

from __future__ import annotations

import sys
from base64 import b64encode
from collections.abc import Callable, Coroutine, Generator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import coroutine
from typing import Any, Final, TypeVar

import pygame

from game.storage import folders

T = TypeVar("T")
now = perf_counter
"""Seconds on a clock that never goes back."""

WEB: Final = sys.platform == "emscripten"
STEP: Final = 1 / 60
"""Seconds of game time in one step, and of real time between two frames."""

SNAP: Final = STEP / 5
"""A frame this close to one step counts as one: what is a little early or late must not stutter."""

WEB_FOLDER: Final = Path("/home/web_user/tsukiji")
"""Where the page mounts its store."""


def save_folder() -> Path:
    """Where settings, matches and crash reports lie."""
    return WEB_FOLDER if WEB else folders.home()


def sync() -> None:
    """After each save: a browser keeps files only once the page has copied them to its store."""
    if WEB:
        page().tsukiji_sync()


def hand_out(name: str, content: bytes) -> None:
    """A browser downloads a file; its store is no place where anybody would look for one."""
    page().tsukiji_hand_out(name, b64encode(content).decode())


def page() -> Any:
    """What the page offers, in the browser alone: Pyodide shows its global names as a module."""
    return import_module("js")


@coroutine
def _yield_once() -> Generator[None]:
    """All that `asyncio.sleep(0)` does, without loading asyncio, which costs a third of the start."""
    yield


class RealTime:
    """Sixty frames a second, by sleeping; deadlines follow each other, so errors do not add up."""

    def __init__(
        self, clock: Callable[[], float] = now, sleep: Callable[[int], object] = pygame.time.wait
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self._last = clock()
        self._due = self._last + STEP

    async def next_frame(self) -> float:
        """Waits for the next frame; the seconds since the last one."""
        await (_yield_once() if WEB else self._pause())
        time = self._clock()
        passed, self._last = time - self._last, time
        return STEP if abs(passed - STEP) < SNAP else passed

    async def _pause(self) -> None:
        left = self._due - self._clock()
        if left > 0.001:
            self._sleep(int(left * 1000))
        self._due = self._due + STEP if left > -STEP else self._clock() + STEP
        await _yield_once()


class VirtualTime:
    """One step per frame and no waiting, for tests and for runs without a screen."""

    async def next_frame(self) -> float:
        """Exactly one step."""
        return STEP


def drive(work: Coroutine[Any, Any, T]) -> T:
    """Runs the game on a desktop; `asyncio.run` would do the same and take longer to load."""
    try:
        while True:
            work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        work.close()


async def animate(work: Coroutine[Any, Any, T]) -> T:
    """Runs the game in a browser, one step inside each of the page's animation frames.

    Through asyncio's own queue every step would come after the frame that it waited for.
    """
    from asyncio import get_running_loop  # the page has it loaded already

    done = get_running_loop().create_future()

    def step() -> bool:
        try:
            work.send(None)
        except StopIteration as end:
            done.set_result(end.value)
        except Exception as error:  # noqa: BLE001  (not handled here: it goes to whoever waits)
            done.set_exception(error)
        return not done.done()

    again = import_module("pyodide.ffi").create_proxy(step)
    page().tsukiji_play(again)  # calls it once a frame for as long as it says True
    try:
        result: T = await done
    finally:
        again.destroy()
        work.close()
    return result
