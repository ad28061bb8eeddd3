"""Everybody prices the lots in secret: blind with pads and key blocks, behind the curtain with the mouse."""

from __future__ import annotations

from typing import ClassVar, Final

from game.app.scene import Push, Transition
from game.devices.intents import (
    Back,
    ClearAll,
    Click,
    Confirm,
    DeviceId,
    Intent,
    Lock,
    Move,
    Point,
    Release,
    Secret,
    TakeBack,
)
from game.rules.core.seat import Seat
from game.ui.kit import Kit
from scenes.auction import prompts, slots
from scenes.auction.ballot import Ballot, Draft
from scenes.auction.curtain import Curtain
from scenes.auction.holds import Holds
from scenes.auction.open_entry import OpenEntry
from scenes.play.hud import Words
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting

DESK: Final = "mouse"


class ValuationScene(PhaseScene):
    """What is entered here is drawn by `OpenEntry` alone; all else shows how many, never which."""

    name: ClassVar[str] = "valuation"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        people = sitting.people()
        self._ballot = Ballot(sitting.match.observe(None), people)
        self._lone = people[0] if len(people) == 1 else None
        self._holds = Holds()
        self._curtain = Curtain(sitting.board.hud, sitting.layout)
        self._open: OpenEntry | None = None
        self._secret: frozenset[DeviceId] = frozenset()
        self._kit: Kit

    # ------------------------------------------------------------ a scene

    @property
    def secret(self) -> frozenset[DeviceId]:
        """Everybody who is asked, but for a lone human."""
        return self._secret

    def _speaking_secretly(self) -> frozenset[DeviceId]:
        if self._lone is not None or not self._asking:
            return frozenset()
        devices = {self.sitting.device(seat) for seat in self._ballot.drafts}
        return frozenset(device for device in devices if device is not None)

    @property
    def _asking(self) -> bool:
        return self.sitting.next_event is None

    def lay(self, kit: Kit) -> None:
        """The curtain is down whenever the scene comes up, and what was held meanwhile counts no more."""
        self._kit = kit
        self._close_curtain()
        for seat in self._holds.held():
            self._holds.set(seat, down=False)
            self._show_hold(seat)
        super().lay(kit)

    def leave(self) -> None:
        """Nothing of the entry stays behind."""
        self._close_curtain()
        super().leave()

    def refresh(self) -> None:
        """Backs, lamps and prompts as they are; the next person at the mouse is asked."""
        self._secret = self._speaking_secretly()
        if self._asking:
            self._ask_next()
        else:
            self._close_curtain()
        super().refresh()
        if not self._asking:
            return
        seat = self._open.draft.seat if self._open else None
        entry = self._ballot.entry(self.sitting.match.locked, seat)
        self.sitting.show(self.sitting.script.of(self.sitting.match.observe(None), entry))

    def update(self, dt: float) -> Transition | None:
        """Held buttons ripen, an idle curtain falls."""
        for seat in self._holds.ripe(dt):
            self._show_hold(seat)
            self._lift() if seat == self._curtain.seat and not self._curtain.lifted else self._lock(seat)
        for seat in self._holds.held():
            self._show_hold(seat)
        if self._curtain.update(dt):
            self._close_curtain()
            self.refresh()
        return super().update(dt)

    def words(self) -> dict[str, Words]:
        """Who is asked for what, with which buttons."""
        return prompts.valuation(self.sitting, self._ballot, self._open.draft.seat if self._open else None)

    # ------------------------------------------------------------ entering

    def handle(self, intent: Intent) -> Transition | None:
        """Whoever looks away from the table has the curtain closed behind them."""
        if isinstance(intent, Point) and self._open and self._mine(intent.device):
            self._curtain.touch()
            self._open.point(intent.x, intent.y)
        then = super().handle(intent)
        if isinstance(then, Push):  # nothing open is left on the screen under whatever comes between
            self._close_curtain()
            self.refresh()
        return then

    def decide(self, intent: Intent) -> Transition | None:
        """Secret entries count while the stage still moves: animation never blocks input."""
        if not self._asking:
            return super().decide(intent)
        if self._open and self._mine(intent.device):
            return self._enter_openly(intent)
        if intent.device == DESK and self._unlock_at(intent):
            return None
        if self._curtain.seat is not None and intent.device == DESK:
            return self._at_curtain(intent)
        for seat in self.sitting.seats_of(intent.device):
            if seat in self._ballot.drafts:
                self._enter_blindly(seat, intent)
        return super().decide(intent) if isinstance(intent, Back) else None

    def _enter_blindly(self, seat: Seat, intent: Intent) -> None:
        draft, locked = self._ballot.drafts[seat], seat in self.sitting.match.locked
        match intent:
            case TakeBack() | Back() if locked:
                self.sitting.undo(seat)
            case Secret(device, slot) if not locked:
                self._drop(draft, device, slot)
            case TakeBack() | ClearAll() if not locked:
                if draft.take_back() if isinstance(intent, TakeBack) else draft.clear():
                    self.hear("take_back")
            case Lock(_, down) if not locked:
                self._holds.set(seat, down)
                self._show_hold(seat)
                return
            case _:
                return
        self.refresh()

    def _drop(self, draft: Draft, device: DeviceId, slot: int) -> None:
        if draft.drop(slot):
            self.hear("paper")
            if self.sitting.cabinet.settings.rumble:
                self.sitting.cabinet.devices.rumble(device, slot + 1)
        elif not draft.complete:
            self.refuse(f"{self.sitting.names[draft.seat]}: that ticket is not free.")

    def _show_hold(self, seat: Seat) -> None:
        prompts.hold(self.sitting, seat, self._holds.part(seat))

    def _enter_openly(self, intent: Intent) -> Transition | None:
        entry = self._open
        if entry is None:
            return None
        self._curtain.touch()
        locked, before, at = entry.draft.seat in self.sitting.match.locked, entry.draft.landed, entry.focus.at
        match intent:
            case TakeBack() | Back() if locked:
                self.sitting.undo(entry.draft.seat)
                self.refresh()
            case Move(_, dx, dy):
                entry.move(dx, dy)
            case Confirm():
                self._press(entry, entry.focus.at)
            case Click(_, x, y):
                self._press(entry, entry.focus.under(x, y))
            case ClearAll():
                entry.clear()
            case Lock(_, down):
                self._holds.set(entry.draft.seat, down)
                self._show_hold(entry.draft.seat)
            case TakeBack() | Back() if not entry.take_back():
                return self._step_out()
        self._hear_entry(entry.draft.landed - before, entry.focus.at != at)
        return None

    def _hear_entry(self, laid: int, moved: bool) -> None:
        """Whoever counts steps behind a curtain knows where they led: they are heard where nobody else is."""
        if laid:
            self.hear("paper" if laid > 0 else "take_back")
        elif moved and self._lone is not None:
            self.hear("focus")

    def _press(self, entry: OpenEntry, key: str | None) -> None:
        if entry.press(key):
            self._lock(entry.draft.seat)

    def _step_out(self) -> Transition | None:
        """Nothing left to take back: the curtain falls, or the match pauses."""
        if self._lone is not None:
            return self.pause()
        self._close_curtain()
        self.refresh()
        return None

    def _at_curtain(self, intent: Intent) -> Transition | None:
        seat = self._curtain.seat
        match intent:
            case Click(_, x, y) if seat is not None and self._curtain.covers(x, y):
                self._holds.set(seat, down=True)
            case Release() if seat is not None:
                self._holds.set(seat, down=False)
                self._show_hold(seat)
            case Lock(_, down) if seat is not None:
                self._holds.set(seat, down)
                self._show_hold(seat)
            case Back():
                return self.pause()
        return None

    def _unlock_at(self, intent: Intent) -> bool:
        """A click on a locked seat of the desk unlocks it."""
        if not isinstance(intent, Click):
            return False
        for seat in self.sitting.seats_of(DESK):
            locked = seat in self.sitting.match.locked
            if locked and slots.seat(self.sitting.layout, seat).holds(intent.x, intent.y):
                self.sitting.undo(seat)
                self.refresh()
                return True
        return False

    # ------------------------------------------------------------ locking

    def _lock(self, seat: Seat) -> None:
        draft = self._ballot.drafts[seat]
        if draft.complete:
            self._close_curtain()
            self.sitting.submit(draft.action())
            if self._asking:  # the last to lock is heard as the match goes on
                self.hear("lock")
        else:
            missing = len(draft.tickets) - draft.landed
            lots = "lot has" if missing == 1 else "lots have"
            self.refuse(f"{self.sitting.names[seat]}: {missing} {lots} no ticket yet.")
        self.refresh()

    # ------------------------------------------------------------ open tickets

    def _mine(self, device: DeviceId) -> bool:
        return self._open is not None and device == self.sitting.device(self._open.draft.seat)

    def _ask_next(self) -> None:
        """A lone human's tickets lie open; people at the mouse are asked one after another."""
        if self._lone is not None:
            self._lay_open(self._lone)
            return
        waiting = [
            seat
            for seat in sorted(self._ballot.drafts)
            if self.sitting.device(seat) == DESK and seat not in self.sitting.match.locked
        ]
        if self._open is None:
            self._curtain.hang(waiting[0] if waiting else None, self.sitting.names, self._kit)

    def _lift(self) -> None:
        seat = self._curtain.seat
        if seat is not None:
            self._curtain.lift()
            self.hear("open")
            self._lay_open(seat)
            self.refresh()

    def _lay_open(self, seat: Seat) -> None:
        if seat in self.sitting.match.locked:
            self._close_curtain()
            return
        if self._open is None:
            self._open = OpenEntry(self._ballot.drafts[seat], self.sitting.layout, self.sitting.board.hud)
        self._open.show(self._kit)

    def _close_curtain(self) -> None:
        if self._open is not None:
            self._open.hide()
            self._open = None
            self.forget_looking()
        if self._curtain.lifted:
            self.hear("close")
        self._curtain.drop()
