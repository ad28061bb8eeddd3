"""D20: a press that comes when hands are open already is answered: too late."""

from __future__ import annotations

from typing import Final

from game.devices.intents import Intent
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.duel.events import BidsRevealed
from game.staging.duel.pieces import Cross, Lamp
from game.staging.duel.words import belated, missed
from game.ui import signs
from scenes.duel.entering import bid_of
from scenes.play.sitting import Sitting

WINDOW: Final = 0.4
SHOWN: Final = 0.9
"""Seconds: so long after hands have opened a direction was meant as a bid, and so long that is said."""


class Lateness:
    """Of one reveal, for everybody who sits there."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting, self._passed = sitting, 0.0
        self._said: dict[Seat, float] = {}

    def take(self, intent: Intent) -> bool:
        """Whether it was a bid that came too late."""
        seats = self._sitting.seating.seats_of(intent.device)
        revealing = isinstance(self._sitting.show.showing, BidsRevealed)
        if bid_of(intent) is None or len(seats) != 1 or not revealing or self._passed > WINDOW:
            return False
        self._answer(seats[0])
        return True

    def update(self, dt: float) -> None:
        """The tags go away by themselves."""
        self._passed += dt
        for seat, since in list(self._said.items()):
            if self._passed - since >= SHOWN:
                del self._said[seat]
                self._sitting.desk.board.hud.drop(_key(seat))

    def clear(self) -> None:
        """Nothing of it stays on the table."""
        for seat in self._said:
            self._sitting.desk.board.hud.drop(_key(seat))
        self._said.clear()

    def _answer(self, seat: Seat) -> None:
        sitting = self._sitting
        if seat in self._said:
            return
        self._said[seat] = self._passed
        sitting.desk.hear("late")
        sitting.show.stage.shake(Cross(seat))
        names, spec = sitting.seating.names, sitting.match.kernel.spec
        (absent,) = missed((seat,), names, spec)
        missing = absent in sitting.asides
        told = belated(seat, missing, names, spec)
        sitting.asides[:] = [told if line == absent else line for line in sitting.asides]
        if not missing:
            sitting.asides.append(told)
        if (kit := sitting.desk.kit) is not None:
            area = sitting.desk.layout.area(Lamp(seat))
            tag = signs.card(kit, _("too late"), area.w + 60)
            hud = sitting.desk.board.hud
            hud.picture(
                _key(seat), tag, area.x - 30, area.y + (area.h - tag.get_height() / kit.frame.scale) / 2
            )


def _key(seat: Seat) -> str:
    return f"late:{seat}"
