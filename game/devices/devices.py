"""All devices together: one poll a frame gives what people want."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame.event import Event

from game.devices.bindings import Bindings
from game.devices.deeds import KEYS
from game.devices.intents import DESK, DeviceId, Intent
from game.devices.keys import KeyReader
from game.devices.mouse import LogicalFrame, MouseReader
from game.devices.pad_reader import PadReader
from game.devices.pad_sources import source_of_this_platform
from game.devices.pads import PadSource
from game.devices.switchboard import Switchboard
from game.devices.window import WindowReader
from game.devices.words import BLOCKS, Kind
from game.i18n.door import N_, _

NOTHING: tuple[Intent, ...] = ()
FIXED: Mapping[DeviceId, str] = {
    DESK: N_("Mouse and keyboard"),
    **{block: KEYS[block] for block in BLOCKS},
}


class Devices:
    """Made once the window is there; the only reader of pygame's event queue."""

    def __init__(self, bindings: Bindings, pads: PadSource | None = None) -> None:
        self._board = Switchboard(bindings)
        self._keys = KeyReader(self._board)
        self._mouse = MouseReader(self._board)
        self._pads = PadReader(self._board, pads or source_of_this_platform())
        readers = (self._keys, self._mouse, self._pads, WindowReader(self._board, self._let_go))
        self._readers: dict[int, Callable[[Event], None]] = {
            kind: reader.read for reader in readers for kind in reader.types
        }

    def poll(self, frame: LogicalFrame, dt: float) -> Sequence[Intent]:
        """Everything that was wanted since the last poll, in order."""
        events = pygame.event.get()
        if not events and not self._board.repeats:
            return NOTHING
        self._board.open(dt)
        self._mouse.frame = frame
        for event in events:
            reader = self._readers.get(event.type)
            if reader:
                reader(event)
        self._board.tick()
        return self._board.said

    def _let_go(self) -> None:
        """What is released while another window has the focus is never told."""
        for reader in (self._keys, self._mouse, self._pads):
            reader.let_go()

    # ------------------------------------------------------------ what scenes set

    @property
    def bindings(self) -> Bindings:
        """What the inputs mean; a new set counts for the next press."""
        return self._board.bindings

    @bindings.setter
    def bindings(self, bindings: Bindings) -> None:
        self._board.bindings = bindings

    @property
    def secret(self) -> frozenset[DeviceId]:
        """The devices that speak the secret mode."""
        return self._board.secret

    @secret.setter
    def secret(self, devices: frozenset[DeviceId]) -> None:
        self._board.secret = devices

    @property
    def typing(self) -> bool:
        """While True, keys that print write a name (Typed, Erase); the others still play."""
        return self._keys.typing

    @typing.setter
    def typing(self, on: bool) -> None:
        self._keys.typing = on

    @property
    def listening(self) -> bool:
        """While True, every press comes as Raw, under the name a binding would use."""
        return self._board.listening

    @listening.setter
    def listening(self, on: bool) -> None:
        self._board.listening = on

    # ------------------------------------------------------------ who is there

    @property
    def last(self) -> DeviceId:
        """The device used last, whose glyphs are shown."""
        return self._board.last

    def present(self) -> tuple[DeviceId, ...]:
        """The pads plugged in now, then the four that are always there."""
        return (*self._pads.present(), *FIXED)

    def kind(self, device: DeviceId) -> Kind:
        """For the desk: the mouse or the keyboard, whichever was used last."""
        if device == DESK:
            return self._board.desk_kind
        return next((block for block in BLOCKS if block == device), "pad")

    def name(self, device: DeviceId) -> str:
        """What people call it; a lost pad is still known until it is forgotten."""
        return _(FIXED[device]) if device in FIXED else self._pads.name(device)

    def rumble(self, device: DeviceId) -> None:
        """One pulse, always the same; harmless where that is not possible."""
        self._pads.rumble(device)

    def forget(self, device: DeviceId) -> None:
        """Frees the handle of a lost pad."""
        self._pads.forget(device)
