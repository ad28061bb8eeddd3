"""Whose tickets lie open: a lone human's, or those of one person after another behind the curtain."""

from __future__ import annotations

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
from game.staging.auction.laying import laid_openly
from game.staging.auction.pieces import TicketPlace
from game.table.pose import PieceId
from game.ui import theme
from game.ui.kit import Kit
from scenes.auction.ballot import Ballot
from scenes.auction.open_entry import OpenEntry
from scenes.play.handover import Handover, Step
from scenes.play.holds import Holds
from scenes.play.sitting import Sitting


class OpenSeat:
    """Shows and takes what one seat enters while everybody else looks away."""

    def __init__(self, sitting: Sitting, ballot: Ballot, holds: Holds) -> None:
        self._sitting, self._ballot, self._holds = sitting, ballot, holds
        self._handover = Handover(sitting, ballot.drafts, holds)
        self.lone, self.curtain = self._handover.lone, self._handover.curtain
        self.entry: OpenEntry | None = None

    @property
    def seat(self) -> Seat | None:
        """Whose tickets lie open now."""
        return self.entry.draft.seat if self.entry else None

    def mine(self, device: DeviceId) -> bool:
        """Whether the open tickets are entered with it."""
        return self.seat is not None and device == self._sitting.seating.device(self.seat)

    # ------------------------------------------------------------ opening and closing

    def ask_next(self, kit: Kit) -> None:
        """A lone human's tickets lie open; people at the mouse are asked one after another."""
        if self.lone is not None:
            self._lay_open(self.lone)
        else:
            self._handover.ask_next(self._sitting.match.locked, kit)

    def lift(self) -> None:
        """Off the seat it hangs before."""
        seat = self._handover.lift()
        if seat is not None:
            self._lay_open(seat)

    def _lay_open(self, seat: Seat) -> None:
        if self.entry is None:
            self.entry = OpenEntry(self._ballot.drafts[seat], self._press(seat))

    def _press(self, seat: Seat) -> str:
        """The button that locks, for whoever lays openly without a mouse."""
        kind = self._sitting.seating.kind(seat)
        if kind is None or kind == "mouse" or self.lone is None:
            return ""
        return label(kind, "plain", "hurry", self._sitting.cabinet.devices.bindings)

    def close(self) -> bool:
        """Nothing of it stays on the screen, not even on its way; true if tickets lay open."""
        entry, self.entry = self.entry, None
        if entry is not None:
            self._sitting.show.stage.hurry()
            self.show()
        self._handover.close()
        return entry is not None

    # ------------------------------------------------------------ showing

    def show(self) -> None:
        """How many tickets lie for everybody, and which for whoever lays openly."""
        show, entry = self._sitting.show, self.entry
        openly = None if entry is None else entry.openly
        show.enter(self._ballot.entry(self._sitting.match.locked, openly), laid_openly)
        if entry is not None:
            show.table.offer(entry.choices)
            entry.focus.rebuild(show.table.choosable())
        self._ring()

    def _ring(self) -> None:
        """Around the cursor, and where the next ticket goes."""
        hud, entry = self._sitting.desk.board.hud, self.entry
        lot = None if entry is None or entry.lot is None else TicketPlace(entry.draft.seat, entry.lot)
        hud.ring("ticket", None if entry is None else entry.focus.area)
        hud.ring("lot", self._sitting.show.table.area(lot), theme.VERMILION)

    # ------------------------------------------------------------ entering

    def point(self, x: float, y: float) -> None:
        """The mouse is over open tickets."""
        self.curtain.touch()
        if self.entry is not None and self.entry.focus.settle(self._under(x, y)):
            self._ring()

    def _under(self, x: float, y: float) -> PieceId | None:
        return self._sitting.show.table.choosable_at(x, y)

    def take(self, intent: Intent) -> Step:
        """From the device of the open tickets, or of the curtain before them."""
        return self._handover.take(intent) if self.entry is None else self._enter(self.entry, intent)

    def _enter(self, entry: OpenEntry, intent: Intent) -> Step:
        self.curtain.touch()
        before, at, then = entry.draft.landed, entry.focus.at, Step.STAY
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
                self._holds.set(entry.draft.seat, down)
            case TakeBack() | Back() if not entry.take_back():
                then = Step.CLOSE if self.lone is None else Step.PAUSE
        if isinstance(intent, Move):  # nothing but the cursor
            self._ring()
        else:
            self.show()
        self._hear_entry(entry.draft.landed - before, entry.focus.at != at)
        return then

    def _hear_entry(self, laid: int, moved: bool) -> None:
        """Whoever counts steps behind a curtain knows where they led: they are heard where nobody else is."""
        if laid:
            self._hear("paper" if laid > 0 else "take_back")
        elif moved and self.lone is not None:
            self._hear("focus")

    def _hear(self, noise: str) -> None:
        self._sitting.desk.hear(noise)
