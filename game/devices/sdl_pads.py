"""Game controllers by SDL's mapping, as on the desktop."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.devices.inputs import PAD_BUTTONS
from game.devices.pads import Button, Lean, Pad, Plugged, Signal, Unplugged

FULL = 32767


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
