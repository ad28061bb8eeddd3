"""The whole game in virtual time, as people on a couch know it: they press, it shows.

Acts through pygame's event queue alone; scenes, match and layout are only looked at.
"""

from __future__ import annotations

import copy
from argparse import Namespace
from collections.abc import Callable, Generator, Sequence
from itertools import count
from pathlib import Path
from types import coroutine
from typing import Any

import pygame
from pygame import Surface
from pygame._sdl2 import controller

from game.app.loop import run
from game.app.platform import STEP
from game.app.scene import Scene
from game.match.match import Match
from game.storage.files import DATA
from game.storage.settings import FILE, Settings, write_settings
from game.ui.focus import Area, Focus
from scenes import launch
from scenes.menu import MenuScene
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from tests.devices.virtual_pad import VirtualPad, unplug_all

Way = tuple[int, int]

UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
PATIENCE = 3000
"""Frames until something that should happen counts as not happening."""

SLICE = 0.0002
"""Seconds that a bot's slice of thought takes: always the same, so that two games can be compared."""


class Frames:
    """One step per frame; the test goes on after each."""

    async def next_frame(self) -> float:
        await _pause()
        return STEP


@coroutine
def _pause() -> Generator[None]:
    yield


class Couch:
    """A started game; `code` is None while it runs."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str] = (),
        size: tuple[int, int] = (640, 360),
        speed: str = "instant",
        **settings: Any,
    ) -> None:
        if not (folder / FILE).exists():
            write_settings(folder, Settings(window=size, speed=speed, **settings))  # type: ignore[arg-type]  # one of four
        pygame.joystick.init()  # pygame.quit() takes it away, and the game opens it but once
        asked = _asked(arguments)
        self.folder, self.cabinet = folder, launch.furnish(asked)
        looks = count()
        self.cabinet.clock = lambda: next(looks) * SLICE
        pygame.event.clear()
        self.code: int | None = None
        self._closed = False
        self.scene: Scene = launch.first_scene(self.cabinet, asked)
        self.plugged: list[VirtualPad] = []
        """All there ever were: SDL keeps bare pointers to them."""
        self._sitting: Sitting | None = None
        self._game = run(self.cabinet, self.scene, Frames(), self._see)
        self.frames(2)

    def _see(self, scene: Scene, surface: Surface) -> None:
        self.scene = scene
        if isinstance(scene, PhaseScene):
            self._sitting = scene.sitting

    # ------------------------------------------------------------ time

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            if self.code is None:
                self._frame()

    def _frame(self) -> None:
        try:
            self._game.send(None)
        except StopIteration as done:
            self.code = done.value

    def seconds(self, count: float) -> None:
        self.frames(round(count / STEP))

    def until(self, happens: Callable[[], object], what: str = "") -> None:
        for _ in range(PATIENCE):
            if happens():
                return
            self.frames()
        raise AssertionError(f"{what or 'it'} does not happen; the game shows {self.showing}")

    def close(self) -> None:
        """However far it came; a game that was closed before stays so."""
        if self._closed:
            return
        self._closed = True
        if self.code is None:
            self.post(pygame.QUIT)
            self.frames(2)
            self._game.close()
        unplug_all()
        controller.quit()
        pygame.quit()

    # ------------------------------------------------------------ what is going on

    @property
    def showing(self) -> str:
        """The scene on top, by its class."""
        return type(self.scene).__name__.removesuffix("Scene").lower()

    @property
    def sitting(self) -> Sitting:
        """The match at the table, also while a menu lies over it."""
        assert self._sitting is not None
        return self._sitting

    @property
    def match(self) -> Match:
        assert self.cabinet.match is not None
        return self.cabinet.match

    @property
    def menu(self) -> MenuScene:
        assert isinstance(self.scene, MenuScene), self.showing
        return self.scene

    @property
    def asking(self) -> bool:
        """Whether the table waits for people."""
        if not isinstance(self.scene, PhaseScene):
            return False
        sitting = self.scene.sitting
        return sitting.show.stage.idle and sitting.show.next_event is None and not sitting.show.stirred

    def matches(self, ending: str) -> list[Path]:
        return sorted((self.folder / "matches").glob(f"*.{ending}"))

    def listened_to(self) -> None:
        """A menu of a match takes no press before somebody can have read it."""
        self.until(lambda: self.menu._age >= self.menu.quiet, "the menu")

    def widget_area(self, key: str) -> Area:
        widget = self.menu.widget(key)
        assert widget is not None, f"no {key} on {self.showing}"
        return widget.seen

    # ------------------------------------------------------------ the queue

    def post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, facts))

    def resize(self, size: tuple[int, int]) -> None:
        """As a window manager does it; SDL tells the rest."""
        self.cabinet.window._window.size = size
        self.frames(2)

    def look_away(self) -> None:
        """Another window is in front."""
        self.post(pygame.WINDOWFOCUSLOST)
        self.frames()

    def look_back(self) -> None:
        self.post(pygame.WINDOWFOCUSGAINED)
        self.frames()


def steps_to(focus: Focus, key: str, closed: Callable[[str], bool] = lambda key: False) -> list[Way]:
    """The shortest way by steps; from `closed` items sideways is no step, it changes their value."""
    trial = copy.copy(focus)
    assert focus.at, "nothing is focused"
    ways: list[tuple[str, list[Way]]] = [(focus.at, [])]
    known = {focus.at}
    for at, taken in ways:
        if at == key:
            return taken
        for way in (DOWN, UP) if closed(at) else (DOWN, UP, RIGHT, LEFT):
            trial.at = at
            trial.move(*way)
            if trial.at not in known:
                known.add(trial.at)
                ways.append((trial.at, [*taken, way]))
    raise AssertionError(f"no way from {focus.at} to {key}")


def _asked(arguments: Sequence[str]) -> Namespace:
    usual: dict[str, object] = dict.fromkeys(("demo", "players", "record", "speed", "shots", "language"))
    usual |= {"data": DATA, "seed": 7}
    named = dict(argument.split("=", 1) for argument in arguments)
    if "record" in named:
        usual["record"] = Path(named.pop("record"))
    return Namespace(**usual | named)
