"""From the address to the first frame, again after a reload, and what can be measured there."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any, Final

from tools.package.errors import PackageError
from tools.package.trial.browsers.pilot import Pilot
from tools.package.trial.browsers.player import Player
from tools.package.trial.browsers.program import patiently
from tools.package.trial.browsers.wire import Refused

LOADING: Final = 120.0
STARTING: Final = 60.0
MOTION: Final = 8.0
"""Seconds of moving pieces that make a figure."""

WINDOW: Final = 500
"""Milliseconds: looking more often would cost frames itself."""

MOVING: Final = '() => tsukiji.python.runPython("import trial_probe; trial_probe.moving()")'
MEMORY: Final = "[tsukiji.python._module._sbrk(0), (window.gc?.(), performance.memory?.usedJSHeapSize ?? 0)]"
FRESH: Final = "window.trial && !trial.left && window.tsukiji && [tsukiji.stage, tsukiji.error]"


@dataclass(frozen=True, slots=True)
class Arrival:
    """Seconds since the page was asked for; `work` is how much of them was computed, on all cores."""

    ready: float
    first_frame: float
    work: float


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes: the most that the game has needed so far, and what is in use around it where a browser tells."""

    game: int
    page: int


@dataclass(frozen=True, slots=True)
class Pace:
    """Frames a second while pieces move, over all of it and in the worst half second."""

    usual: float
    worst: float


def arrive(player: Player) -> Arrival:
    """Waits for the page that was opened, and clicks as soon as it lets one."""
    before = player.browser.work()
    patiently(lambda: _stage(player) == "ready", LOADING, "the page to load", 0.02)
    ready: float = player.ask("performance.now()")
    player.click("#start")
    patiently(lambda: _stage(player) == "running", STARTING, "the first frame", 0.02)
    work = player.browser.work() - before
    player.begin()
    return Arrival(ready / 1000, player.ask("tsukiji.started") / 1000, work)


def _stage(player: Player) -> str:
    """Between two pages nobody answers."""
    told: Any = None
    with suppress(Refused):
        told = player.ask(FRESH)
    stage, error = told or ("", "")
    if stage in ("failed", "unable"):
        raise PackageError(f"loading the page: {stage}, {error}")
    return str(stage)


def again(player: Player) -> Arrival:
    """The page anew, as after F5."""
    player.ask("trial.left = true")
    player.browser.reload()
    return arrive(player)


def sounding(player: Player) -> tuple[str, float]:
    """The state of the page's sound, and the loudest of a second; browsers start it a little late."""
    with suppress(PackageError):
        patiently(lambda: "running" in _states(player), 5, "sound")
    return ", ".join(_states(player)) or "none", player.ask("trial.loudest(1000)")


def _states(player: Player) -> list[str]:
    states: list[str] = player.ask("trial.contexts.map((context) => context.state)")
    return states


def memory(player: Player) -> Memory:
    """Now, after what is not used any more was thrown away."""
    return Memory(*player.ask(MEMORY))


def pace(player: Player, pilot: Pilot) -> Pace:
    """Plays on, and counts frames while something moves."""
    windows: list[tuple[int, float]] = []
    end = monotonic() + 20 * MOTION
    while sum(passed for _, passed in windows) < 1000 * MOTION:
        window = player.ask(f"trial.pace({WINDOW}, {MOVING})")
        if window:
            windows.append(window)
        else:
            word = pilot.press(player.look())
            player.press(word) if word else sleep(0.05)
        if monotonic() > end:
            raise PackageError(f"counting frames: hardly anything moves in {20 * MOTION:g} seconds")
    rates = [1000 * frames / passed for frames, passed in windows]
    return Pace(sum(frames for frames, _ in windows) * 1000 / sum(p for _, p in windows), min(rates))


def full_screen(player: Player) -> str:
    """What the button does, and then F11, in a word; a browser may refuse."""
    if player.ask("document.querySelector('#full-screen').hidden"):
        return "not offered here"
    player.click("#full-screen")
    with suppress(PackageError):
        patiently(lambda: player.ask("!!document.fullscreenElement"), 3, "full screen")
        player.browser.key("f11")  # the button is gone by then
        patiently(lambda: player.ask("!document.fullscreenElement"), 3, "the way back")
        return "works"
    return "stays" if player.ask("!!document.fullscreenElement") else "refused"
