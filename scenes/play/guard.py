"""Which presses are meant: one that hurries what is shown must not decide what is asked after it."""

from __future__ import annotations

from game.devices.intents import DeviceId
from game.table.pose import PieceId
from game.ui.theme import QUIET, STREAK


class Guard:
    """One for a match. A streak of presses ends with a pause, or with a step or a way of the mouse."""

    def __init__(self) -> None:
        self._asked = 0.0
        self._expected = False
        self._streaks: dict[DeviceId, float] = {}
        self._clicked: tuple[PieceId, float, float] | None = None
        self._since = 0.0
        """What the mouse clicked last and where, and how long ago."""

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
        self._since += dt
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

    def doubled(self, id: PieceId, x: float, y: float) -> bool:
        """Whether it is the second half of a double click, and something else has come under the mouse."""
        before, spot = self._clicked, (id, x, y)
        if before is not None and before[0] != id and before[1:] == (x, y) and self._since < QUIET:
            return True
        self._clicked, self._since = spot, 0.0
        return False

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
