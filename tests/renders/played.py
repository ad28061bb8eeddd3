"""Ends of matches for docs/screens: bots play them out, so every number in the picture was earned.

The reference pictures have other ones, with the longest names and every line there is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Final

from game.app.party import Chair, Party, Series
from game.devices.intents import Confirm
from game.storage import library
from game.titles.shelf import TITLES
from scenes import opening
from scenes.results import ResultsScene
from tests.renders.booth import NAMES, Booth

SEED: Final = 8

SLICE: Final = 0.0002
"""Seconds that a bot's slice of thought takes: the same at both sizes of the window, for the same match."""

RAIN: Final = 2.5
"""Seconds until paper falls everywhere."""


def results(booth: Booth) -> None:
    """Four bots at the auction."""
    _begin(booth, "auction", 4, Series())
    _end(booth)


def results_series(booth: Booth) -> None:
    """Two bots, the first matches of five, until both have won one."""
    _begin(booth, "duel", 2, Series(5))
    while not all(map(_end(booth).ending.series.wins, range(2))):
        booth.tell(Confirm("mouse"))


def _begin(booth: Booth, title: str, players: int, series: Series) -> None:
    looks = count()
    booth.cabinet.clock = lambda: next(looks) * SLICE
    booth.cabinet.settings.change(speed="instant")
    chairs = tuple(Chair(name, seat + 1, None, "normal") for seat, name in enumerate(NAMES[:players]))
    options = TITLES[title].options.usual(library.load(title), players)
    booth.show(opening.begin(booth.cabinet, Party(title, chairs, options, SEED, series)))


def _end(booth: Booth) -> ResultsScene:
    booth.until(lambda: booth.showing == "results")
    booth.seconds(RAIN)
    assert isinstance(booth.top, ResultsScene)
    return booth.top


PLAYED: Mapping[str, Callable[[Booth], None]] = {"results": results, "results_series": results_series}
