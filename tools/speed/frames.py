"""What a frame costs, in floors: whole animated matches, small changes, and screens built from nothing.

The floor is one opaque picture as large as the window, and a flip; it is measured between the frames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Final, TypeAlias

from scenes import opening
from tools.progress import Progress
from tools.speed import ecs, hands, pacing
from tools.speed.cabinets import TITLE, bare_cabinet, even_clock, party
from tools.speed.ratios import Limit, Line, table
from tools.speed.stopwatch import (
    ELSE,
    LIFE,
    MOVING,
    PAUSE,
    PHASE,
    QUIET,
    REBUILD,
    THINKING,
    UNTOUCHED,
    Sample,
    Stopwatch,
)

Play: TypeAlias = Callable[[], list[Sample]]
PLAYERS: Final = 4
LOCAL: Final = (hands.FOCUS, hands.HOVER, hands.DROP, hands.OPEN, hands.COUNT)
CHANTED: Final = (hands.FOCUS, hands.HOVER, hands.PRESS)
WALKED: Final = (hands.FOCUS, hands.HOVER)
LIMITS: Final[dict[str, tuple[Limit, ...]]] = {
    MOVING: (Limit("median", 0.5),),
    **dict.fromkeys((*LOCAL, *CHANTED), (Limit("median", 0.5),)),
    hands.DROP: (Limit("median", 1.0),),  # a piece comes, and esper lists all pieces anew
    LIFE: (Limit("median", 0.5),),
    UNTOUCHED: (Limit("median", 0.02),),
}
WORST: Final = 12


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played: each frame `rounds` times, each small change `times` times."""

    rounds: int
    matches: int = 2
    most: int | None = None
    times: int = 120
    rhythms: int = 9
    seconds: float = 2.0


def report(effort: Effort, bar: Progress, title: str = TITLE, players: int = PLAYERS) -> str:
    """The table, and the costliest frames."""
    seeds = range(7, 7 + effort.matches)
    matches = [_calm(a_match(seed, effort.most, title, players), effort, bar) for seed in seeds]
    played = [one for match in matches for one in match]
    small = [one for play in BY_HAND[title] for one in _calm(play(effort.times), effort, bar)]
    built = _calm(partial(rebuilt, title, players), effort, bar)
    usual = [one for one in (*played, *small) if one.sort != REBUILD]
    rebuilds = [one for one in (*played, *built) if one.sort == REBUILD]
    shown = (*lines(usual, rebuilds, SMALL[title]), *(_extra(effort) if title == TITLE else ()))
    return "\n\n".join((table(shown), worst("frames", usual), worst("screens", rebuilds)))


def _extra(effort: Effort) -> Iterator[Line]:
    """What does not depend on the title, measured on one of them."""
    yield ecs.line(3 * effort.rhythms)
    yield pacing.rhythm(effort.rhythms, effort.seconds)
    yield from pacing.slices()


def _calm(play: Play, effort: Effort, bar: Progress) -> list[Sample]:
    """The same frames several times: of each the median, which other programs hardly touch."""
    plays = []
    for _ in range(effort.rounds):
        plays.append(play())
        bar.advance()
    same = zip(*plays, strict=True)
    return [Sample(each[0].sort, median(one.cost for one in each), each[0].place) for each in same]


def a_match(seed: int, most: int | None = None, title: str = TITLE, players: int = PLAYERS) -> Play:
    """Bots, at the usual speed, to the results; or only its first frames."""

    def play() -> list[Sample]:
        with bare_cabinet(clock=even_clock()) as (cabinet, window):
            watch = Stopwatch(cabinet, window, opening.demo(cabinet, title, players, seed))
            while hasattr(watch.scene, "sitting") and (most is None or len(watch) < most):
                watch.frame()
            return watch.told()

    return play


def by_hand(times: int) -> Play:
    """One person at the desk: focus, mouse, open tickets, running numbers, and nothing at all."""

    def play() -> list[Sample]:
        with bare_cabinet(clock=even_clock()) as (cabinet, window):
            watch = Stopwatch(cabinet, window, opening.begin(cabinet, party(("mouse",), 7)))
            hands.until(watch, "valuation")
            hands.lay_openly(watch, times)
            hands.until(watch, "purchase")
            for does in (hands.walk, hands.hover, hands.count, hands.rest):
                does(watch, times)
            return watch.told()

    return play


def blindly(times: int) -> Play:
    """Two people drop tickets without looking."""

    def play() -> list[Sample]:
        with bare_cabinet(clock=even_clock()) as (cabinet, window):
            first = opening.begin(cabinet, party(("left_block", "right_block"), 7))
            watch = Stopwatch(cabinet, window, first)
            hands.until(watch, "valuation")
            hands.drop(watch, times)
            return watch.told()

    return play


def in_a_duel(times: int) -> Play:
    """Two at one keyboard, who press bids and look at what they could take."""

    def play() -> list[Sample]:
        with bare_cabinet(clock=even_clock()) as (cabinet, window):
            cabinet.settings.change(chant="untimed")
            watch = Stopwatch(cabinet, window, opening.begin(cabinet, party(hands.BLOCKS, 7, "duel", 2)))
            hands.until(watch, "chant")
            hands.press(watch, times)
            hands.until(watch, "taking")
            for does in (hands.step_aside, hands.hover, hands.rest):
                does(watch, times)
            return watch.told()

    return play


def at_the_harbor(times: int) -> Play:
    """One person at the desk against five bots: what can be pressed in a turn, and nothing at all."""

    def play() -> list[Sample]:
        with bare_cabinet(clock=even_clock()) as (cabinet, window):
            watch = Stopwatch(cabinet, window, opening.begin(cabinet, party(("mouse",), 7, "harbor", 6)))
            hands.until(watch, "turn")
            for does in (hands.walk, hands.hover, hands.rest):
                does(watch, times)
            return watch.told()

    return play


def rebuilt(title: str = TITLE, players: int = PLAYERS) -> list[Sample]:
    """The screens a player goes through, each built from nothing, and a table whose window is pulled."""
    with bare_cabinet(clock=even_clock()) as (cabinet, window):
        watch = Stopwatch(cabinet, window, opening.title(cabinet))
        for size in ((1280, 720), (1920, 1080)):
            window.resize(size)
            watch.frame(REBUILD)
        first = opening.demo(cabinet, title, players, 7)
        watch.enter(first)
        for size in ((1280, 720), (1920, 1080)):
            window.resize(size)
            watch.frame(REBUILD)
        return watch.told()


def lines(usual: list[Sample], rebuilds: list[Sample], local: tuple[str, ...]) -> Iterator[Line]:
    """Sort by sort, then all frames of the matches and of what people did, then whole screens."""
    for sort in (MOVING, *local, LIFE, UNTOUCHED, QUIET, PAUSE, THINKING, PHASE, ELSE):
        yield Line(sort, [one.cost for one in usual if one.sort == sort], LIMITS.get(sort, ()))
    yield Line("all of these", [one.cost for one in usual], (Limit("99th", 5.0), Limit("most", 12.0)))
    yield Line(REBUILD, [one.cost for one in rebuilds], (Limit("most", 12.0),))


def worst(what: str, samples: Iterable[Sample]) -> str:
    """Those that cost most, and where they were."""
    costly = sorted(samples, key=lambda one: -one.cost)[:WORST]
    rows = (f"  {one.cost:7.2f}  {one.sort}: {one.place}" for one in costly)
    return "\n".join((f"The costliest {what}, in floors:", *rows))


BY_HAND: Final[Mapping[str, tuple[Callable[[int], Play], ...]]] = {
    "auction": (by_hand, blindly),
    "duel": (in_a_duel,),
    "harbor": (at_the_harbor,),
}
"""What people do at the table of a title."""

SMALL: Final[Mapping[str, tuple[str, ...]]] = {"auction": LOCAL, "duel": CHANTED, "harbor": WALKED}
"""The small changes that come of it."""
