"""Whose secret entry lies open: a lone human's, or that of one person after another behind the curtain."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable
from typing import Generic, Protocol, TypeVar

from game.devices.glyphs import label
from game.devices.intents import (
    Back,
    ClearAll,
    Click,
    Confirm,
    DeviceId,
    Intent,
    Lock,
    Move,
    TakeBack,
)
from game.rules.core.seat import Seat
from game.table.pose import PieceId
from game.ui.focus import Area, Focus
from game.ui.kit import Kit
from scenes.play.handover import Handover, Step
from scenes.play.holds import Holds
from scenes.play.sitting import Sitting


class OpenEntry(Protocol):
    """What one seat enters while nobody else looks."""

    @property
    def seat(self) -> Seat:
        """Whose it is."""

    @property
    def focus(self) -> Focus:
        """The cursor over it."""

    @property
    def landed(self) -> int:
        """How many parts were entered so far."""

    @property
    def choices(self) -> Iterable[PieceId]:
        """What can be pressed."""

    def press(self, id: PieceId | None) -> bool:
        """Takes what is under the cursor; true if that locks."""

    def take_back(self) -> bool:
        """The last part comes back; false if there is none."""

    def clear(self) -> None:
        """All parts come back."""


E = TypeVar("E", bound=OpenEntry)


class OpenSeat(ABC, Generic[E]):
    """Shows and takes what one seat enters while everybody else looks away; a title says what that is."""

    def __init__(self, sitting: Sitting, holds: Holds, place: Callable[[Seat], Area] | None = None) -> None:
        self._sitting, self._holds = sitting, holds
        self.handover = Handover(sitting, sitting.seating.people(), holds, place)
        self.lone, self.curtain = self.handover.lone, self.handover.curtain
        self.entry: E | None = None

    @abstractmethod
    def opened(self, seat: Seat) -> E:
        """What that seat has entered so far, to go on with."""

    @abstractmethod
    def enter(self) -> None:
        """The table shows what everybody may see, and what lies open."""

    @abstractmethod
    def ring(self) -> None:
        """Around the cursor."""

    def heard(self, intent: Intent, landed: int, moved: bool) -> str:
        """The noise of a press that entered so many parts more.

        Whoever counts steps behind a curtain knows where they led: they are heard where nobody else is.
        """
        if landed:
            return "paper" if landed > 0 else "take_back"
        return "focus" if moved and self.lone is not None else ""

    def step_back(self, entry: E, intent: Intent) -> Step:
        """One part after another comes back, then the entry is left."""
        if entry.take_back():
            return Step.STAY
        return Step.CLOSE if self.lone is None else Step.PAUSE

    @property
    def seat(self) -> Seat | None:
        """Whose entry lies open now."""
        return self.entry.seat if self.entry else None

    def mine(self, device: DeviceId) -> bool:
        """Whether the open entry is made with it."""
        return self.seat is not None and device == self._sitting.seating.device(self.seat)

    # ------------------------------------------------------------ opening and closing

    def ask_next(self, asked: Container[Seat], kit: Kit) -> None:
        """A lone human's entry lies open; people at the mouse are asked one after another."""
        if self.lone is None:
            self.handover.ask_next(asked, kit)
        elif self.lone in asked:
            self._lay_open(self.lone)

    def lift(self) -> None:
        """Off the seat it hangs before."""
        seat = self.handover.lift()
        if seat is not None:
            self._lay_open(seat)

    def _lay_open(self, seat: Seat) -> None:
        if self.entry is None:
            self.entry = self.opened(seat)

    def button(self, seat: Seat) -> str:
        """The one that locks, for whoever enters openly without a mouse."""
        kind = self._sitting.seating.kind(seat)
        if kind is None or kind == "mouse" or self.lone is None:
            return ""
        return label(kind, "plain", "hurry", self._sitting.cabinet.devices.bindings)

    def close(self) -> bool:
        """Nothing of it stays on the screen, not even on its way; true if something lay open."""
        entry, self.entry = self.entry, None
        if entry is not None:
            self._sitting.show.stage.hurry()
            self.show()
        self.handover.close()
        return entry is not None

    # ------------------------------------------------------------ showing

    def show(self) -> None:
        """What everybody may see, and what can be pressed by whoever enters openly."""
        self.enter()
        table, entry = self._sitting.show.table, self.entry
        if entry is not None:
            table.offer(entry.choices)
            entry.focus.rebuild(table.choosable())
        self.ring()

    # ------------------------------------------------------------ entering

    def point(self, x: float, y: float) -> None:
        """The mouse is over something open."""
        self.curtain.touch()
        if self.entry is not None and self.entry.focus.settle(self._under(x, y)):
            self.ring()

    def _under(self, x: float, y: float) -> PieceId | None:
        return self._sitting.show.table.choosable_at(x, y)

    def take(self, intent: Intent) -> Step:
        """From the device of what lies open, or of the curtain before it."""
        return self.handover.take(intent) if self.entry is None else self._take(self.entry, intent)

    def _take(self, entry: E, intent: Intent) -> Step:
        self.curtain.touch()
        before, at, then = entry.landed, entry.focus.at, Step.STAY
        match intent:
            case Move(_, dx, dy):
                entry.focus.move(dx, dy)
            case Confirm():
                then = Step.LOCK if entry.press(at) else Step.STAY
            case Click(_, x, y):
                then = Step.LOCK if entry.press(self._under(x, y)) else Step.STAY
            case ClearAll():
                entry.clear()
            case Lock(_, down):
                self._holds.set(entry.seat, down)
            case TakeBack() | Back():
                then = self.step_back(entry, intent)
        if isinstance(intent, Move):  # nothing but the cursor
            self.ring()
        else:
            self.show()
        if noise := self.heard(intent, entry.landed - before, entry.focus.at != at):
            self._sitting.desk.hear(noise)
        return then
