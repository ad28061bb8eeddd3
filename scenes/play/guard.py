"""Which presses are meant: one that hurries what is shown must not decide what is asked after it."""

from __future__ import annotations

from game.devices.intents import DeviceId
from game.ui.theme import QUIET, STREAK


class Guard:
    """One for a match. A streak of presses ends with a pause, or with a step or a way of the mouse."""

    def __init__(self) -> None:
        self._asked = 0.0
        self._streaks: dict[DeviceId, float] = {}

    def ask(self) -> None:
        """A question appears."""
        self._asked = 0.0

    def update(self, dt: float) -> None:
        """Time passes."""
        self._asked += dt
        for device in self._streaks:
            self._streaks[device] += dt

    def hurried(self, device: DeviceId) -> None:
        """A press that answered nothing."""
        self._streaks[device] = 0.0

    def moved(self, device: DeviceId) -> None:
        """Whoever goes somewhere means what is pressed there."""
        self._streaks.pop(device, None)

    def meant(self, device: DeviceId) -> bool:
        """Whether a press of this device, just now, answers what is asked."""
        if self._asked < QUIET or self._streaks.get(device, STREAK) < STREAK:
            self.hurried(device)
            return False
        self._streaks.pop(device, None)
        return True
