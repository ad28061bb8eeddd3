"""Who sits where at a match, and with what: people change devices, bots take over."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.party import Chair
from game.devices.devices import Devices
from game.devices.intents import DeviceId
from game.devices.words import Kind
from game.rules.core.seat import Seat


class Seating:
    """The chairs as they are now; a party remembers how they were in the beginning."""

    def __init__(self, chairs: Iterable[Chair], devices: Devices) -> None:
        self.chairs, self._devices = list(chairs), devices

    @property
    def names(self) -> tuple[str, ...]:
        """As shown and written."""
        return tuple(chair.name for chair in self.chairs)

    def people(self) -> tuple[Seat, ...]:
        """The seats somebody plays."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.device is not None)

    def device(self, seat: Seat) -> DeviceId | None:
        """What the seat is played with; None for a bot."""
        return self.chairs[seat].device

    def seats_of(self, device: DeviceId) -> tuple[Seat, ...]:
        """The seats played with a device: several people may share the mouse."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.device == device)

    def kind(self, seat: Seat) -> Kind | None:
        """How the seat is played now: the desk has a mouse and a keyboard; None for a bot."""
        device = self.device(seat)
        return None if device is None else self._devices.kind(device)

    def missing(self) -> DeviceId | None:
        """A pad somebody plays with that is not plugged in, as after a pause or on another day."""
        present = self._devices.present()
        return next((c.device for c in self.chairs if c.device and c.device not in present), None)

    def hand_over(self, seat: Seat, device: DeviceId | None, level: str | None) -> None:
        """Another device, or a bot, plays on for the seat."""
        chair = self.chairs[seat]
        self.chairs[seat] = Chair(chair.name, chair.crest, device, level)
