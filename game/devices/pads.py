"""What pads say, and what a source of pads has to offer, on the desktop and in a browser alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

import pygame
from pygame.event import Event

from game.i18n.door import N_, _

FAMILIES = {
    N_("Xbox pad"): ("xbox", "x-box"),
    N_("PlayStation pad"): ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    N_("Switch pad"): ("switch", "joy-con", "nintendo"),
    N_("Steam pad"): ("steam",),
}
UNNAMED = N_("Pad")
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


def called(name: str) -> str:
    """A family in the language in use; a name that a pad has given itself stays."""
    return _(name) if name in FAMILIES or name == UNNAMED else name


class PadSource(Protocol):
    """Where pads come from: one for the desktop, one for the browser."""

    types: frozenset[int]

    def attached(self) -> list[Pad]:
        """Opens all pads that are plugged in now."""

    def read(self, event: Event) -> Signal | None:
        """What an event of these types says."""
