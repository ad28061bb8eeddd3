"""Devices under test: inputs go in through pygame's own queue, intents come out."""

from __future__ import annotations

import pygame

from game.devices.bindings import Bindings
from game.devices.devices import Devices
from game.devices.inputs import BY_PLACE, BY_SIGN, PAD_BUTTONS
from game.devices.intents import Intent
from game.devices.pads import PadSource
from tests.devices.virtual_pad import VirtualPad

PLACES = {name: code for code, name in BY_PLACE.items()}
SIGNS = {name: code for code, name in BY_SIGN.items()}


class HalfFrame:
    """A window of half the logical size."""

    def logical(self, px: float, py: float) -> tuple[float, float]:
        return 2 * px, 2 * py


class Desk:
    """Each of its verbs ends in a poll and gives what was said."""

    def __init__(self, bindings: Bindings, pads: PadSource | None = None) -> None:
        self.devices = Devices(bindings, pads)
        self.frame = HalfFrame()
        self.wait(0)

    def wait(self, dt: float = 0.0) -> list[Intent]:
        return list(self.devices.poll(self.frame, dt))

    def post(self, kind: int, **facts: object) -> list[Intent]:
        pygame.event.post(pygame.event.Event(kind, facts))
        return self.wait()

    def down(self, key: str) -> list[Intent]:
        return self.post(pygame.KEYDOWN, key=SIGNS[key], scancode=PLACES[key], mod=0, unicode="")

    def up(self, key: str) -> list[Intent]:
        return self.post(pygame.KEYUP, key=SIGNS[key], scancode=PLACES[key], mod=0)

    def press(self, key: str) -> list[Intent]:
        return self.down(key) + self.up(key)

    def button(self, pad: VirtualPad, name: str, down: bool = True) -> list[Intent]:
        pad.button(PAD_BUTTONS.index(name), down)
        return self.wait()

    def tap(self, pad: VirtualPad, name: str) -> list[Intent]:
        return self.button(pad, name) + self.button(pad, name, down=False)

    def lean(self, pad: VirtualPad, x: float, y: float) -> list[Intent]:
        pad.lean(x, y)
        return self.wait()

    def plug(self, name: str = "Xbox 360 Controller", make: tuple[int, int] = (0x045E, 0x028E)) -> VirtualPad:
        pad = VirtualPad(name, make)
        self.wait()
        return pad

    def unplug(self, pad: VirtualPad) -> list[Intent]:
        pad.unplug()
        return self.wait()
