"""Whose tickets lie open: a lone human's, or those of one person after another behind the curtain."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from game.devices.intents import (
    Back,
    ClearAll,
    Click,
    Confirm,
    DeviceId,
    Intent,
    Lock,
    Move,
    Release,
    TakeBack,
)
from game.rules.core.seat import Seat
from game.ui.kit import Kit
from scenes.auction.ballot import Ballot
from scenes.auction.curtain import Curtain
from scenes.auction.holds import Holds
from scenes.auction.open_entry import OpenEntry
from scenes.play.sitting import Sitting

DESK: Final = "mouse"


class Step(Enum):
    """What an intent leads to, beyond what it changed here."""

    STAY = auto()
    LOCK = auto()
    CLOSE = auto()
    PAUSE = auto()


class OpenSeat:
    """Shows and takes what one seat enters while everybody else looks away."""

    def __init__(self, sitting: Sitting, ballot: Ballot, holds: Holds) -> None:
        self._sitting, self._ballot, self._holds = sitting, ballot, holds
        people = tuple(ballot.drafts)
        self.lone = people[0] if len(people) == 1 else None
        self.curtain = Curtain(sitting.board.hud, sitting.layout)
        self.entry: OpenEntry | None = None

    @property
    def seat(self) -> Seat | None:
        """Whose tickets lie open now."""
        return self.entry.draft.seat if self.entry else None

    def mine(self, device: DeviceId) -> bool:
        """Whether the open tickets are entered with it."""
        return self.seat is not None and device == self._sitting.device(self.seat)

    # ------------------------------------------------------------ opening and closing

    def ask_next(self, kit: Kit) -> None:
        """A lone human's tickets lie open; people at the mouse are asked one after another."""
        if self.lone is not None:
            self._lay_open(self.lone, kit)
        elif self.entry is None:
            self.curtain.hang(self._next(), self._sitting.names, kit)

    def _next(self) -> Seat | None:
        locked = self._sitting.match.locked
        people = (seat for seat in sorted(self._ballot.drafts) if self._sitting.device(seat) == DESK)
        return next((seat for seat in people if seat not in locked), None)

    def lift(self, kit: Kit) -> None:
        """Off the seat it hangs before."""
        if self.curtain.seat is not None:
            self.curtain.lift()
            self._hear("open")
            self._lay_open(self.curtain.seat, kit)

    def _lay_open(self, seat: Seat, kit: Kit) -> None:
        if self.entry is None:
            draft, hud = self._ballot.drafts[seat], self._sitting.board.hud
            self.entry = OpenEntry(draft, self._sitting.layout, hud)
        self.entry.show(kit)

    def close(self) -> bool:
        """Nothing of it stays on the screen; true if tickets lay open."""
        entry, self.entry = self.entry, None
        if entry is not None:
            entry.hide()
        if self.curtain.lifted:
            self._hear("close")
        self.curtain.drop()
        return entry is not None

    # ------------------------------------------------------------ entering

    def point(self, x: float, y: float) -> None:
        """The mouse is over open tickets."""
        self.curtain.touch()
        if self.entry is not None:
            self.entry.point(x, y)

    def take(self, intent: Intent) -> Step:
        """From the device of the open tickets, or of the curtain before them."""
        return self._at_curtain(intent) if self.entry is None else self._enter(self.entry, intent)

    def _enter(self, entry: OpenEntry, intent: Intent) -> Step:
        self.curtain.touch()
        before, at, then = entry.draft.landed, entry.focus.at, Step.STAY
        match intent:
            case Move(_, dx, dy):
                entry.move(dx, dy)
            case Confirm():
                then = Step.LOCK if entry.press(at) else Step.STAY
            case Click(_, x, y):
                then = Step.LOCK if entry.press(entry.focus.under(x, y)) else Step.STAY
            case ClearAll():
                entry.clear()
            case Lock(_, down):
                self._holds.set(entry.draft.seat, down)
            case TakeBack() | Back() if not entry.take_back():
                then = Step.CLOSE if self.lone is None else Step.PAUSE
        self._hear_entry(entry.draft.landed - before, entry.focus.at != at)
        return then

    def _hear_entry(self, laid: int, moved: bool) -> None:
        """Whoever counts steps behind a curtain knows where they led: they are heard where nobody else is."""
        if laid:
            self._hear("paper" if laid > 0 else "take_back")
        elif moved and self.lone is not None:
            self._hear("focus")

    def _at_curtain(self, intent: Intent) -> Step:
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

    def _hear(self, noise: str) -> None:
        self._sitting.cabinet.sound.play(noise)
