"""All pads: who they are, what they press, and shaking them."""

from __future__ import annotations

from typing import assert_never

from pygame.event import Event

from game.devices.grip import PadGrip
from game.devices.handles import Handles
from game.devices.inputs import STICKS, TRIGGERS
from game.devices.intents import DeviceId, PadFound, PadLost
from game.devices.pads import UNNAMED, Button, Lean, Pad, PadSource, Plugged, Unplugged, called
from game.devices.stick import ENGAGE, RELEASE
from game.devices.switchboard import Switchboard
from game.i18n.door import pgettext

STICK_AXES = 2 * len(STICKS)
PULSE = 0.08
"""Seconds for which a pad shakes."""


class PadReader:
    """Reads the events of one source of pads."""

    def __init__(self, board: Switchboard, source: PadSource) -> None:
        self._board, self._source = board, source
        self.types = source.types
        self._handles = Handles()
        self._pads: dict[int, tuple[Pad, PadGrip]] = {}
        self._names: dict[DeviceId, str] = {}
        self._open_new()

    def present(self) -> tuple[DeviceId, ...]:
        """Those plugged in now, in the order of their numbers."""
        return tuple(sorted((grip.device for _, grip in self._pads.values()), key=_number))

    def name(self, device: DeviceId) -> str:
        """Its family and number; a lost pad is still known until it is forgotten."""
        name = called(self._names.get(device, UNNAMED))
        return pgettext("one of several pads", "{pad} {number}", pad=name, number=_number(device))

    def rumble(self, device: DeviceId) -> None:
        """Does nothing for what is no pad or not there."""
        for pad, grip in self._pads.values():
            if grip.device == device:
                pad.rumble(PULSE)

    def forget(self, device: DeviceId) -> None:
        """Frees the handle of a lost pad."""
        if self._handles.forget(device):
            del self._names[device]

    def read(self, event: Event) -> None:
        """Pads that are not open, or not any more, say nothing."""
        match self._source.read(event):
            case Plugged():
                self._board.said.extend(PadFound(handle) for handle in self._open_new())
            case Unplugged(instance):
                self._lose(instance)
            case Button(instance, name, down) if instance in self._pads:
                self._change(self._pads[instance][1], name, down)
            case Lean(instance, axis, value) if instance in self._pads:
                self._lean(self._pads[instance][1], axis, value)
            case None | Button() | Lean():
                pass
            case other:
                assert_never(other)

    def let_go(self) -> None:
        """All buttons come up; a stick speaks again when it turns."""
        for _, grip in self._pads.values():
            self._board.let_go(grip)

    def _open_new(self) -> list[DeviceId]:
        fresh = [pad for pad in self._source.attached() if pad.instance not in self._pads]
        return [self._welcome(pad) for pad in fresh]

    def _welcome(self, pad: Pad) -> DeviceId:
        handle = self._handles.give(pad.guid)
        self._pads[pad.instance] = (pad, PadGrip(handle))
        self._names[handle] = pad.name
        return handle

    def _lose(self, instance: int) -> None:
        if instance not in self._pads:
            return
        _, grip = self._pads.pop(instance)
        self._board.let_go(grip)
        self._handles.lose(grip.device)
        self._board.said.append(PadLost(grip.device))

    def _change(self, grip: PadGrip, name: str, down: bool) -> None:
        (self._board.press if down else self._board.release)(grip, name)

    def _lean(self, grip: PadGrip, axis: int, value: float) -> None:
        if axis >= STICK_AXES:
            self._pull(grip, TRIGGERS[axis - STICK_AXES], value)
            return
        name = STICKS[axis // 2]
        stick = grip.sticks[name]
        before = stick.way
        stick.lean(axis % 2 == 1, value)
        if stick.way != before:
            self._board.release(grip, f"{name} {before}")
            if stick.way:
                self._board.press(grip, f"{name} {stick.way}")

    def _pull(self, grip: PadGrip, name: str, value: float) -> None:
        held = name in grip.down
        if held != (value >= (RELEASE if held else ENGAGE)):
            self._change(grip, name, not held)


def _number(handle: DeviceId) -> int:
    return int(handle.removeprefix("pad"))
