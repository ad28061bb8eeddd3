"""A cabinet without a screen, and scenes driven straight by intents."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pygame

from game.app.cabinet import Cabinet
from game.app.preferences import Preferences
from game.app.scene import Scene, Transition
from game.app.window import Window
from game.audio.sound import Silent
from game.devices.bindings import read_bindings
from game.devices.devices import Devices
from game.devices.intents import Back, Click, Confirm, DeviceId, Intent, Move, Point, Release
from game.storage.files import DATA
from game.storage.settings import Settings
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from game.ui.widgets_values import Choice, Slider
from scenes.menu import MenuScene

Reading = Literal[100, 150, 200]
PAD, KEYS, MOUSE = "pad1", "left_block", "mouse"
UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)


@contextmanager
def cabinet_in(
    folder: Path, size: tuple[int, int] = (1920, 1080), text_scale: Reading = 100
) -> Iterator[Cabinet]:
    """With real devices and settings; nothing is plugged in."""
    settings = Settings(window=size, text_scale=text_scale)
    window = Window(settings)
    pygame.joystick.init()  # pygame.quit() takes it away from under the controllers of the next test
    pygame.event.get()  # what was meant for the windows before
    cabinet = Cabinet(
        window=window,
        devices=Devices(read_bindings(DATA / "bindings.json")),
        settings=Preferences(settings, folder),
        sound=Silent(),
        folder=folder,
    )
    try:
        yield cabinet
    finally:
        pygame.quit()


class Blank:
    """A scene that only stands for another."""

    secret: frozenset[DeviceId] = frozenset()

    def __init__(self, name: str = "") -> None:
        self.name, self.canvas = name, Canvas()

    def lay(self, kit: Kit) -> None:
        """Nothing to lay."""

    def handle(self, intent: Intent) -> Transition | None:
        """Nothing to do."""

    def update(self, dt: float) -> Transition | None:
        """Nothing to do."""

    def leave(self) -> None:
        """Nothing to leave."""


class Hand:
    """Somebody with a device in front of a scene; the last transition is kept."""

    def __init__(self, scene: MenuScene, device: DeviceId) -> None:
        self.scene, self.device = scene, device
        self.then: Transition | None = None

    def does(self, intent: Intent) -> Transition | None:
        """One intent, once the scene listens."""
        self.scene.update(max(0.0, self.scene.quiet - self.scene._age))
        self.then = self.scene.handle(intent)
        self.scene.update(1 / 60)
        return self.then

    def steps(self, *ways: tuple[int, int]) -> None:
        """Directions, one after the other."""
        for way in ways:
            self.does(Move(self.device, *way))

    def yes(self) -> Transition | None:
        """Confirm."""
        return self.does(Confirm(self.device))

    def back(self) -> Transition | None:
        """Back."""
        return self.does(Back(self.device))

    def clicks(self, key: str, part: float = 0.5) -> Transition | None:
        """The mouse on a widget, at this part of its width."""
        widget = self.scene.widget(key)
        assert widget is not None, key
        assert widget.seen.w * widget.seen.h, f"{key} is not on the screen"
        x, y = widget.seen.x + widget.seen.w * part, widget.seen.y + widget.seen.h / 2
        self.does(Point(self.device, x, y))
        self.does(Click(self.device, x, y))
        then = self.then
        self.does(Release(self.device, x, y))
        return then

    def goes_to(self, key: str) -> None:
        """By steps alone; fails if there is no way."""
        for _ in range(200):  # long texts are scrolled through on the way
            if self.scene.cursor(self.device).at == key:
                return
            self.steps(first_step(self.scene, self.device, key))
        raise AssertionError(f"{self.device} never gets to {key}")

    def takes(self, key: str) -> Transition | None:
        """Whatever this device does to press something."""
        if self.device == MOUSE:
            return self.clicks(key)
        self.goes_to(key)
        return self.yes()


def first_step(scene: MenuScene, device: DeviceId, key: str) -> tuple[int, int]:
    """The beginning of the shortest way; sideways is no way through a widget that holds a value."""
    focus = scene.cursor(device)
    start = focus.at or ""
    ways: list[tuple[str, tuple[int, int] | None]] = [(start, None)]
    seen = {start}
    for at, first in ways:
        if at == key and first is not None:
            focus.settle(start)
            return first
        holds = isinstance(scene.widget(at), Choice | Slider)
        for way in (DOWN, UP) if holds else (DOWN, UP, RIGHT, LEFT):
            focus.settle(at)
            focus.move(*way)
            if focus.at is not None and focus.at not in seen:
                seen.add(focus.at)
                ways.append((focus.at, first or way))
    focus.settle(start)
    raise AssertionError(f"no way from {start} to {key}")


def laid(scene: MenuScene, cabinet: Cabinet) -> MenuScene:
    """As the stack would show it."""
    scene.lay(cabinet.window.kit)
    scene.canvas.paint(cabinet.window.surface)
    return scene


def picture(scene: Scene, cabinet: Cabinet, file: Path) -> None:
    """What is on the screen, for the eye."""
    scene.lay(cabinet.window.kit)
    scene.canvas.touch_all()
    scene.canvas.paint(cabinet.window.surface)
    pygame.image.save(cabinet.window.surface, file)
