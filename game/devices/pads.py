"""Game controllers by SDL's mapping, as on the desktop; what a source of pads has to offer."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import pygame
from pygame.event import Event

from game.devices.inputs import PAD_BUTTONS

FULL = 32767
FAMILIES = {
    "Xbox pad": ("xbox", "x-box"),
    "PlayStation pad": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "Switch pad": ("switch", "joy-con", "nintendo"),
    "Steam pad": ("steam",),
}
UNNAMED = "Pad"
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Plugged:
    """Some pad was plugged in: ask for the pads that are attached."""


@dataclass(frozen=True, slots=True)
class Unplugged:
    """A pad is gone for good; back again it has another number."""

    instance: int


@dataclass(frozen=True, slots=True)
class Button:
    """A button, by SDL's name, went down or came up."""

    instance: int
    name: str
    down: bool


@dataclass(frozen=True, slots=True)
class Lean:
    """An axis moved, in SDL's order: left x and y, right x and y, left and right trigger; -1 to 1."""

    instance: int
    axis: int
    value: float


Signal: TypeAlias = Plugged | Unplugged | Button | Lean


class Pad:
    """An open pad; `opened` keeps it open."""

    def __init__(self, joystick: pygame.joystick.JoystickType, opened: object = None) -> None:
        self._joystick, self._opened = joystick, opened
        self.instance = joystick.get_instance_id()
        self.guid = joystick.get_guid()
        self.name = family(joystick.get_name())

    def rumble(self, seconds: float) -> None:
        """Shakes both motors; nothing happens where there are none."""
        self._joystick.rumble(0.6, 0.6, int(seconds * 1000))


def family(own_name: str) -> str:
    """What people call such a pad, or else what it calls itself."""
    for known, marks in FAMILIES.items():
        if any(mark in own_name.lower() for mark in marks):
            return known
    return own_name[:LONGEST_NAME].strip() or UNNAMED


class PadSource(Protocol):
    """Where pads come from: one for the desktop, one for the browser."""

    types: frozenset[int]

    def attached(self) -> list[Pad]:
        """Opens all pads that are plugged in now."""

    def read(self, event: Event) -> Signal | None:
        """What an event of these types says."""


class SdlPads:
    """The desktop's. CONTROLLER events only: every one of them comes as a JOY event as well."""

    types = frozenset(
        (
            pygame.CONTROLLERDEVICEADDED,
            pygame.CONTROLLERDEVICEREMOVED,
            pygame.CONTROLLERBUTTONDOWN,
            pygame.CONTROLLERBUTTONUP,
            pygame.CONTROLLERAXISMOTION,
        )
    )

    def __init__(self) -> None:
        from pygame._sdl2 import controller  # here, because the browser has no such module

        self._controller = controller
        pygame.joystick.init()
        if controller.get_init():  # pygame.quit() ends SDL's half of it, and this one does not notice
            controller.quit()
        controller.init()

    def attached(self) -> list[Pad]:
        """All that SDL has a mapping for."""
        places = filter(self._controller.is_controller, range(pygame.joystick.get_count()))
        return [pad for place in places if (pad := self._open(place))]

    def _open(self, place: int) -> Pad | None:
        """Nothing if the system shows a pad that it lets nobody read.

        A controller's own id and as_joystick() go by the place it had when it was opened, and places
        change with every pad unplugged: both are opened by today's place instead.
        """
        try:
            return Pad(pygame.joystick.Joystick(place), self._controller.Controller(place))
        except pygame.error:
            return None

    def read(self, event: Event) -> Signal | None:
        """Axes come as whole numbers."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            return Lean(event.instance_id, event.axis, event.value / FULL)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return Plugged()
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            return Unplugged(event.instance_id)
        if event.button >= len(PAD_BUTTONS):  # paddles, touch pads
            return None
        return Button(event.instance_id, PAD_BUTTONS[event.button], event.type == pygame.CONTROLLERBUTTONDOWN)


def source_of_this_platform() -> PadSource:
    """SDL's mapping where there is one."""
    if sys.platform == "emscripten":
        from game.devices.web_pads import WebPads  # here, because it needs Pad from this module

        return WebPads()
    return SdlPads()
