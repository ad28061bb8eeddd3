"""Times the frames of a loop, sorts them, and measures the floor between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

import pygame

from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.platform import STEP
from game.app.scene import Push, Quit, Reset, Scene
from tools.speed.cabinets import WatchedWindow
from tools.speed.measure import Clock

EVERY: Final = 10
"""Frames from one look at the floor to the next."""

NEAR: Final = 20
"""Looks whose median is the floor for the frames between them: the machine's speed changes all the time."""

MOVING: Final = "pieces move"
LIFE: Final = "only life moves"
UNTOUCHED: Final = "untouched table"
QUIET: Final = "nothing to paint"
PAUSE: Final = "pauses of a scene"
THINKING: Final = "a bot thinks"
PHASE: Final = "a phase begins"
REBUILD: Final = "another screen"
ELSE: Final = "words change"


@dataclass(frozen=True, slots=True)
class Sample:
    """A frame: what kind it was, how long it took, and where that was."""

    sort: str
    cost: float
    place: str


class Stopwatch:
    """`frame` plays one frame, `told` has the work of all in floors; the wait for the next one is no work."""

    def __init__(
        self, cabinet: Cabinet, window: WatchedWindow, first: Scene, clock: Clock = time.process_time
    ) -> None:
        self._window, self._clock = window, clock
        self.loop = Loop(cabinet)
        self.loop.stack.apply(Push(first))
        self.loop.frame(STEP)
        self._opaque = window.surface.copy()
        self._floors: list[float] = []
        self._waiting: list[Sample] = []
        self._samples: list[Sample] = []
        self._count = 0

    @property
    def scene(self) -> Any:
        """On top now."""
        return self.loop.stack.top

    def frame(self, sort: str | None = None) -> None:
        """One step of virtual time through the whole loop; a `sort` given here overrules ours."""
        before, canvas = self.scene, self.scene.canvas
        busy, thinking = _busy(before), _thinking(before)
        self._window.shown = ()
        seconds = timed(lambda: self.loop.frame(STEP), self._clock)
        found = sort or self._sort(before, canvas, busy, thinking)
        names = dict.fromkeys((type(before).__name__, type(self.scene).__name__))
        self._waiting.append(Sample(found, seconds, f"{' to '.join(names)}, frame {self._count}"))
        self._count += 1
        if self._count % EVERY == 0:
            self._floors.append(timed(self._floor, self._clock))
            if len(self._floors) == NEAR:
                self._flush()

    def __len__(self) -> int:
        return self._count

    def enter(self, scene: Scene) -> None:
        """Another scene takes the place of all others, and is painted."""

        def show() -> None:
            self.loop.stack.apply(Reset(scene))
            self.loop.frame(STEP)

        self._waiting.append(Sample(REBUILD, timed(show, self._clock), type(scene).__name__))

    def stretch(self, frames: int, sort: str) -> None:
        """Frames in which nothing happens, timed together: reading the clock costs as much as one of them."""

        def rest() -> None:
            for _ in range(frames):
                self.loop.frame(STEP)

        self._waiting.append(Sample(sort, timed(rest, self._clock) / frames, f"{frames} frames"))

    def told(self) -> list[Sample]:
        """All frames; the scenes leave."""
        self.loop.stack.apply(Quit())
        self._flush()
        return self._samples

    def _flush(self) -> None:
        """What was timed since the last time, as multiples of the floor meanwhile."""
        while len(self._floors) < NEAR:
            self._floors.append(timed(self._floor, self._clock))
        floor = median(self._floors)
        self._samples += [Sample(one.sort, one.cost / floor, one.place) for one in self._waiting]
        self._waiting.clear()
        self._floors.clear()

    def _floor(self) -> None:
        """The least that shows a whole new picture."""
        self._window.surface.blit(self._opaque, (0, 0))
        pygame.display.flip()

    def _sort(self, before: Any, canvas: Any, busy: bool, thinking: bool) -> str:
        after = self.scene
        if after.canvas is not canvas:
            return REBUILD
        if after is not before:
            return PHASE
        if busy or _busy(after):
            return MOVING if self._window.shown else PAUSE
        if thinking:
            return THINKING
        return ELSE if self._window.shown else QUIET


def timed(work: Callable[[], object], clock: Clock) -> float:
    """Seconds."""
    begun = clock()
    work()
    return clock() - begun


def _busy(scene: Any) -> bool:
    sitting = getattr(scene, "sitting", None)
    return sitting is not None and not sitting.show.stage.idle


def _thinking(scene: Any) -> bool:
    sitting = getattr(scene, "sitting", None)
    return sitting is not None and sitting.show.stirred
