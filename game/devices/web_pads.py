"""Pads in a browser: plain joysticks in the W3C's standard layout."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.devices.pads import Button, Lean, Pad, Plugged, Signal, Unplugged

BUTTONS = (
    *("a", "b", "x", "y", "leftshoulder", "rightshoulder", "lefttrigger", "righttrigger"),
    *("back", "start", "leftstick", "rightstick", "dpup", "dpdown", "dpleft", "dpright", "guide"),
)
STICK_AXES = 4
"""Triggers are buttons there; further axes have no meaning everybody agrees on."""


class WebPads:
    """The browser's source of pads."""

    types = frozenset(
        (
            pygame.JOYDEVICEADDED,
            pygame.JOYDEVICEREMOVED,
            pygame.JOYBUTTONDOWN,
            pygame.JOYBUTTONUP,
            pygame.JOYAXISMOTION,
        )
    )

    def __init__(self) -> None:
        pygame.joystick.init()

    def attached(self) -> list[Pad]:
        """Every joystick: the browser shows only what a button was pressed on."""
        return [Pad(pygame.joystick.Joystick(place)) for place in range(pygame.joystick.get_count())]

    def read(self, event: Event) -> Signal | None:
        """Axes come as -1.0 to 1.0 already."""
        if event.type == pygame.JOYDEVICEADDED:
            return Plugged()
        if event.type == pygame.JOYDEVICEREMOVED:
            return Unplugged(event.instance_id)
        if event.type == pygame.JOYAXISMOTION:
            return Lean(event.instance_id, event.axis, event.value) if event.axis < STICK_AXES else None
        if event.button >= len(BUTTONS):
            return None
        return Button(event.instance_id, BUTTONS[event.button], event.type == pygame.JOYBUTTONDOWN)
