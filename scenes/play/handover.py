"""Who at the desk is asked next, where several people share the mouse: one after another, behind a cloth."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from enum import Enum, auto

from game.devices.intents import DESK, Back, Click, Intent, Lock, Release
from game.rules.core.seat import Seat
from game.staging.pieces import Plate
from game.ui.focus import Area
from game.ui.kit import Kit
from scenes.play.curtain import Curtain
from scenes.play.holds import Holds
from scenes.play.sitting import Sitting


class Step(Enum):
    """What an intent leads to, beyond what it changed by itself."""

    STAY = auto()
    LOCK = auto()
    CLOSE = auto()
    PAUSE = auto()


class Handover:
    """`lone` is the only person at the table, if there is just one: no cloth hangs before that seat.

    A cloth hangs over the seat's plate, or over another `place` of it.
    """

    def __init__(
        self,
        sitting: Sitting,
        people: Iterable[Seat],
        holds: Holds,
        place: Callable[[Seat], Area] | None = None,
    ) -> None:
        self._sitting, self._people, self._holds = sitting, tuple(sorted(people)), holds
        self.lone = self._people[0] if len(self._people) == 1 else None
        self._place = place or self._plate
        self.curtain = Curtain(sitting.desk.board.hud, self._place)

    def _plate(self, seat: Seat) -> Area:
        return self._sitting.desk.layout.area(Plate(seat))

    def ask_next(self, asked: Container[Seat], kit: Kit) -> None:
        """The cloth hangs before the next at the desk who is asked, unless somebody has lifted it."""
        if self.lone is None and not self.curtain.lifted:
            self.curtain.hang(self._next(asked), self._sitting.seating.names, kit)

    def _next(self, asked: Container[Seat]) -> Seat | None:
        people = (seat for seat in self._people if self._sitting.seating.device(seat) == DESK)
        return next((seat for seat in people if seat in asked), None)

    def clicked(self, intent: Intent) -> Seat | None:
        """The seat of somebody at the desk, if this is a click on its plate or where its cloth hangs."""
        if not isinstance(intent, Click):
            return None
        x, y = intent.x, intent.y
        seats = self._sitting.seating.seats_of(DESK)
        return next(
            (seat for seat in seats if self._plate(seat).holds(x, y) or self._place(seat).holds(x, y)), None
        )

    def take(self, intent: Intent) -> Step:
        """Only what concerns the closed cloth: holding it to lift it, and going away from it."""
        seat = self.curtain.seat
        match intent:
            case Click(_, x, y) if seat is not None and self.curtain.covers(x, y):
                self._holds.set(seat, down=True)
            case Release() if seat is not None:
                self._holds.set(seat, down=False)
            case Lock(_, down) if seat is not None:
                self._holds.set(seat, down)
            case Back():
                return Step.PAUSE
        return Step.STAY

    def lift(self) -> Seat | None:
        """Off the seat it hangs before: whose choice may lie open now."""
        if self.curtain.seat is not None:
            self.curtain.lift()
            self._sitting.desk.hear("open")
        return self.curtain.seat

    def close(self) -> bool:
        """Away with it, until the next is asked; true if it was lifted."""
        lifted = self.curtain.lifted
        if lifted:
            self._sitting.desk.hear("close")
        self.curtain.drop()
        return lifted
