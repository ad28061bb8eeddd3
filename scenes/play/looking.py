"""What somebody at the table looks at: where the focus is, what the mouse is over, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.devices.intents import DESK, DeviceId, Inspect, Intent, PadFound, PadLost, Point
from game.rules.core.seat import Seat
from game.table.pose import PieceId
from game.ui.focus import Focus, Item
from scenes.play.sitting import Sitting

TAP: Final = 0.4
"""Seconds; a button that is released sooner was not held: what it showed stays until the next press."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What choosing a piece means, in a verb or two; `refusal` says why it cannot be chosen now."""

    action: Any = None
    deed: str = ""
    refusal: str = ""


class Looking:
    """Everything on the table explains itself, to whoever is asked with figures of their own."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.focus = Focus()
        self._choices: dict[PieceId, Choice] = {}
        self._looking: DeviceId | None = None
        self._held: float | None = None
        """For so long the button of who is looking has been down."""

    def seat(self) -> Seat | None:
        """Whose choice it is, where one seat chooses after another."""
        return None

    def hear(self, noise: str) -> None:
        """Everybody in the room hears it: nothing may follow from it that is still secret."""
        self.sitting.desk.hear(noise)

    def _show_focus(self) -> None:
        at = self.focus.at if self.focus.at in self._choices else None
        self.sitting.desk.board.hud.ring("choice", None if at is None else self.focus.area)
        if at is None:
            self.sitting.desk.board.renew()
        else:
            self.sitting.desk.board.explain(at, self.seat())

    def _hover(self, x: float, y: float) -> None:
        seat, table = self.seat(), self.sitting.show.table
        if seat is not None and self.sitting.seating.device(seat) == DESK:
            id = table.choosable_at(x, y)
            if id is not None and self.focus.settle(id):
                self.hear("focus")
                self._show_focus()
                self.sitting.desk.board.explain(id, seat, pointed=True)
                return
        id = self._explained_at(x, y)
        if id is None and self._choices:
            id = self.focus.at
        self.sitting.desk.board.explain(id, seat, pointed=True)

    def _explained(self) -> list[Item]:
        """All that has something to say."""
        return self.sitting.show.table.explained()

    def _explained_at(self, x: float, y: float) -> PieceId | None:
        """What has something to say there."""
        return self.sitting.show.table.explained_at(x, y)

    def _inspect(self, intent: Inspect) -> None:
        """Held, it shows as long as it is held; pressed shortly, until any other press, or the same again."""
        if intent.down:
            again = self._looking == intent.device
            self._held = None if again else 0.0
            self._look(None if again else intent.device)
        elif self._looking == intent.device and self._held is not None:
            held, self._held = self._held, None
            if held >= TAP:
                self._look(None)

    def _look_on(self, dt: float) -> None:
        if self._held is not None:
            self._held += dt

    def _look_up(self, intent: Intent) -> None:
        """Whoever only pressed has seen enough with the next press; a mouse may move over other things."""
        passing = isinstance(intent, Inspect | Point | PadLost | PadFound)
        if self._held is None and self._looking == intent.device and self._looking and not passing:
            self._look(None)

    def _look(self, device: DeviceId | None) -> None:
        """While the button is held its device walks over everything that explains itself."""
        self._looking = device
        self.sitting.desk.board.look(None if device is None else self._explained(), self.seat())
        if device is None:
            self._show_focus()

    def forget_looking(self) -> None:
        """What somebody looked at in private is neither explained nor remembered."""
        self._looking = self._held = None
        self.sitting.desk.board.forget()
