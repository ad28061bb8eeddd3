"""Cabinets without a display, for measuring."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.app.preferences import Preferences
from game.app.window import Window
from game.audio.sound import Silent
from game.devices.bindings import read_bindings
from game.devices.devices import Devices
from game.storage.files import DATA
from game.storage.settings import Presentation, Settings, Speed
from tools.kernels import usual_options
from tools.speed.measure import Clock

SIZE: Final = (1920, 1080)
TITLE: Final = "auction"
NAMES: Final = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
PLAYERS: Final = 4


class WatchedWindow(Window):
    """Remembers what it was last asked to show."""

    shown: Sequence[Rect] = ()

    def present(self, areas: Sequence[Rect]) -> None:
        """Shows it, as the window does."""
        self.shown = areas
        super().present(areas)

    def resize(self, size: tuple[int, int]) -> None:
        """As if somebody pulled at its corner."""
        self._window.size = size


@contextmanager
def bare_cabinet(
    speed: Speed = "1x", clock: Clock | None = None, size: tuple[int, int] = SIZE
) -> Iterator[tuple[Cabinet, WatchedWindow]]:
    """Under SDL's dummy driver; what is saved goes with it. Bots think by `clock`, or else in real time."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    settings = Settings(window=size, speed=speed, presentation=Presentation("direct", "not asked"))
    with tempfile.TemporaryDirectory() as folder:
        window = WatchedWindow(settings)
        try:
            pygame.joystick.init()  # pygame.quit() has taken it away from under the controllers
            pygame.event.get()  # keys pressed before are not meant for this cabinet
            devices = Devices(read_bindings(DATA / "bindings.json"))
            cabinet = Cabinet(window, devices, Preferences(settings, None), Silent(), Path(folder))
            cabinet.clock = clock or cabinet.clock
            yield cabinet, window
        finally:
            pygame.quit()


def even_clock() -> Clock:
    """Every look at it is a millisecond after the one before: bots take the same frames in every play."""
    return partial(next, count(0.0, 0.001))


def party(people: Sequence[str], seed: int, title: str = TITLE, players: int = PLAYERS) -> Party:
    """At the table: these devices, and bots on the other chairs."""
    devices: list[str | None] = [*people, *([None] * (players - len(people)))]
    chairs = tuple(
        Chair(name, seat + 1, device, None if device else "normal")
        for seat, (name, device) in enumerate(zip(NAMES, devices, strict=False))
    )
    return Party(title, chairs, usual_options(title, players), seed)
