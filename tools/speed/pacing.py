"""Whether a bot that thinks is felt: the rhythm of frames in real time, and the longest slice of thought."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import Any, Final

from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.platform import STEP, RealTime, drive
from game.app.scene import Push, Quit
from game.bots.levels import LEVELS, bot_for
from game.match.controllers import Thinker
from game.rules.core.choices import Choices
from game.storage import saves
from scenes import opening
from scenes.auction.script import SCRIPT
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import sit_down
from tools.kernels import rules_of, usual_options
from tools.speed.cabinets import PLAYERS, TITLE, bare_cabinet, party
from tools.speed.measure import Clock
from tools.speed.ratios import Limit, Line
from tools.speed.stopwatch import timed

FELT: Final = Limit("median", 1.05)
SLICE: Final = Limit("most", 4.0)
MATCHES: Final = 3
TIMES: Final = 3


class Ponderer(Thinker):
    """Thinks as its bot does, for its share of every frame, and never makes up its mind."""

    def __init__(self, seed: int) -> None:
        super().__init__(bot_for(TITLE, "normal", seed, rules_of(TITLE).spec))

    def choose(self, view: Any, choices: Choices[Any]) -> None:
        """One slice."""
        super().choose(view, choices)


class Waiter:
    """Does nothing."""

    prompt = True

    def choose(self, view: Any, choices: Choices[Any]) -> None:
        """No thought."""

    def hasten(self, view: Any, choices: Choices[Any]) -> None:
        """None to hurry either."""


def rhythm(rounds: int, seconds: float) -> Line:
    """The 99th percentile of the time between frames with thought over that without, in turns."""
    ratios = []
    for number in range(rounds):
        order = (True, False) if number % 2 else (False, True)
        found = {thinking: _interval(thinking, seconds) for thinking in order}
        ratios.append(found[True] / found[False])
    return Line("frame interval, 99th", ratios, (FELT,))


def _interval(thinking: bool, seconds: float) -> float:
    with bare_cabinet() as (cabinet, _):
        loop = Loop(cabinet)
        sitting = _sitting(cabinet, thinking)
        loop.stack.apply(Push(sitting.scene()))
        while sitting.show.next_event is not None or not sitting.show.stage.idle:
            sitting.show.stage.hurry()
            loop.frame(STEP)
        gaps = sorted(drive(_gaps(loop, round(seconds / STEP))))
        loop.stack.apply(Quit())
    return gaps[len(gaps) * 99 // 100]


async def _gaps(loop: Loop, frames: int) -> list[float]:
    """Between the starts of frames."""
    pace, starts = RealTime(), []
    for _ in range(frames + 1):
        passed = await pace.next_frame()
        starts.append(time.perf_counter())
        loop.frame(passed)
    return [after - before for before, after in pairwise(starts)]


def _sitting(cabinet: Cabinet, thinking: bool) -> Sitting:
    """Bots that are asked for their tickets, for ever."""
    match = saves.new_match(rules_of(TITLE), usual_options(TITLE, PLAYERS), 7)
    bots = {seat: Ponderer(seat) if thinking else Waiter() for seat in range(PLAYERS)}
    return sit_down(cabinet, party((), 7), SCRIPT, match, opening.ways(cabinet), None, bots)


def slices(matches: int = MATCHES, clock: Clock = time.process_time) -> Iterator[Line]:
    """Everything bots take of a frame, at every level, in milliseconds; each the median of several plays."""
    for level in LEVELS:
        plays = [[_asked(level.name, seed, clock) for _ in range(TIMES)] for seed in range(matches)]
        spent = [median(same) * 1000 for times in plays for same in zip(*times, strict=True)]
        yield Line(f"a slice of thought, {level.name}", spent, (SLICE,), " ms")


def _asked(level: str, seed: int, clock: Clock) -> list[float]:
    """Seconds of the longest time a bot is asked, decision by decision."""
    with bare_cabinet("instant") as (cabinet, _):
        demo: Any = opening.demo(cabinet, TITLE, PLAYERS, seed)
        sitting: Sitting = demo.sitting
        for seat in range(PLAYERS):
            sitting.opponents.at.pop(seat)
            sitting.reseat(seat, None, level)
        spent: dict[int, float] = {}
        gc.disable()  # whose pauses are no thought
        while sitting.match.outcome() is None:
            decision = len(sitting.match.actions)
            spent[decision] = max(timed(sitting.ask_bots, clock), spent.get(decision, 0.0))
            if (view := sitting.match.observe(None)) != sitting.show.view:
                sitting.show.settle(view)
        gc.enable()
        demo.leave()
        return list(spent.values())
