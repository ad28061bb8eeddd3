"""Presses as the event queue tells them: keys that walk from piece to piece, or a mouse beside a keyboard."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

import pygame
from pygame.event import Event

from game.app.cabinet import Cabinet
from game.devices.inputs import BY_PLACE, BY_SIGN
from game.devices.intents import DESK, DeviceId
from game.devices.words import Kind, Mode
from game.staging.pieces import Card
from game.ui.focus import Focus, Key
from tools.pace.habits import Choose, Want

WAYS: Final[Mapping[tuple[int, int], str]] = {(0, -1): "up", (0, 1): "down", (-1, 0): "left", (1, 0): "right"}
PLACES: Final = {name: code for code, name in BY_PLACE.items()}
SIGNS: Final = {name: code for code, name in BY_SIGN.items()}
TAP: Final = 0.05
HELD: Final = 1.0
"""Seconds that a button is down."""


class NoWay(Exception):
    """Something that is to be chosen cannot be reached by steps."""


class Hand:
    """One press at a time; whatever goes down comes up by itself."""

    def __init__(self, cabinet: Cabinet, device: DeviceId) -> None:
        self.device, self._cabinet = device, cabinet
        self._kind: Kind = "keyboard" if device == DESK else cabinet.devices.kind(device)
        self._up: Event | None = None
        self._left = 0.0

    @property
    def busy(self) -> bool:
        """Something is down."""
        return self._up is not None

    def update(self, dt: float) -> None:
        """Time passes."""
        self._left -= dt
        if self._up is not None and self._left <= 0:
            pygame.event.post(self._up)
            self._up = None

    def press(self, want: Want, scene: Any) -> None:
        """A step towards it, if it takes several."""
        if not isinstance(want, Choose):
            self._key(want.word, HELD if want.held else TAP)
        elif self.device == DESK:
            self._click(scene.sitting.show.table.area(want.piece))
        else:
            self._key(step(scene.focus, want.piece), TAP)

    def _key(self, word: str, seconds: float) -> None:
        mode: Mode = "secret" if self.device in self._cabinet.devices.secret else "plain"
        name = self._cabinet.devices.bindings.inputs(self._kind, mode, word)[0]
        facts = {"key": SIGNS[name], "scancode": PLACES[name], "mod": 0}
        pygame.event.post(Event(pygame.KEYDOWN, facts))
        self._up, self._left = Event(pygame.KEYUP, facts), seconds

    def _click(self, area: Any) -> None:
        frame = self._cabinet.window.frame
        at = frame.x(area.x + area.w / 2), frame.y(area.y + area.h / 2)
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0), touch=False))
        pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at, touch=False))
        self._up, self._left = Event(pygame.MOUSEBUTTONUP, button=1, pos=at, touch=False), TAP


def step(focus: Focus, key: Key) -> str:
    """The word that leads there: to confirm once there; raises NoWay."""
    if isinstance(focus.at, Card) and isinstance(key, Card) and focus.at != key:  # visits walk by their order
        return "right" if key.place > focus.at.place else "left"
    trial, first = copy.copy(focus), {focus.at: ""}
    for at in (queue := [focus.at]):
        if at == key:
            return first[at] or "confirm"
        for way, word in WAYS.items():
            trial.at = at
            trial.move(*way)
            if trial.at not in first:
                first[trial.at] = first[at] or word
                queue.append(trial.at)
    raise NoWay(f"there is no way from {focus.at} to {key}")
