"""What one device holds down right now. Nothing of it is ever drawn: it would show a secret."""

from __future__ import annotations

from collections.abc import Iterable

from game.devices.inputs import STICK_WAYS, STICKS
from game.devices.intents import DeviceId
from game.devices.stick import Stick
from game.devices.words import Kind


class Grip:
    """The inputs that are down, each with the word it meant when it was pressed."""

    def __init__(self, device: DeviceId, kind: Kind) -> None:
        self.device, self.kind = device, kind
        self.down: dict[str, str] = {}


class PadGrip(Grip):
    """A pad's: in the fan a stick has eight directions, in menus four."""

    def __init__(self, device: DeviceId) -> None:
        super().__init__(device, "pad")
        self.sticks = {name: Stick() for name in STICKS}

    def held(self) -> Iterable[str]:
        """The inputs that are down, as the fan sees them."""
        yield from (name for name in self.down if name not in STICK_WAYS)
        for name, stick in self.sticks.items():
            yield from (f"{name} {way}" for way in stick.ways())
