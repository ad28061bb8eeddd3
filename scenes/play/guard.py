"""Which presses are meant: one that hurries what is shown must not decide what is asked after it."""

from __future__ import annotations

from game.devices.intents import DeviceId
from game.ui.theme import QUIET, STREAK


class Guard:
    """One for a match. A streak of presses ends with a pause, or with a step or a way of the mouse."""

    def __init__(self) -> None:
        self._asked = 0.0
        self._expected = False
        self._streaks: dict[DeviceId, float] = {}

    def expect(self) -> None:
        """The next question comes of somebody's own press: who goes on pressing means it."""
        self._expected = True

    def ask(self) -> None:
        """A question appears."""
        if self._expected:
            self._expected = False
        else:
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

    def listens(self, device: DeviceId) -> bool:
        """Whether a press of this device would answer what is asked."""
        return self._asked >= QUIET and self._streaks.get(device, STREAK) >= STREAK

    @property
    def puzzling(self) -> bool:
        """The question has been there so long that whoever presses must be told why nothing comes of it."""
        return self._asked >= 2 * STREAK

    def meant(self, device: DeviceId) -> bool:
        """The same for a press that is made: one that answers nothing belongs to a streak."""
        if not self.listens(device):
            self.hurried(device)
            return False
        self._streaks.pop(device, None)
        return True
