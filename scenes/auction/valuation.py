"""Everybody prices the lots in secret: blind with pads and key blocks, behind the curtain with the mouse."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.app.scene import Push, Transition
from game.devices.intents import (
    DESK,
    Back,
    ClearAll,
    DeviceId,
    Hurry,
    Intent,
    Lock,
    Point,
    Secret,
    TakeBack,
)
from game.rules.auction.drafts import TicketsDraft
from game.rules.core.seat import Seat
from game.staging.auction.pieces import FAN
from game.staging.auction.refusals import not_free, refused
from game.table.hud import Words
from game.ui.kit import Kit
from scenes.auction import prompts
from scenes.auction.ballot import Ballot
from scenes.auction.open_seat import OpenSeat
from scenes.play.handover import Step, plate_clicked
from scenes.play.holds import Holds
from scenes.play.phase import PhaseScene
from scenes.play.prompts import hold_bar
from scenes.play.sitting import Sitting


class ValuationScene(PhaseScene):
    """What is entered here is told by `OpenSeat` alone; all else shows how many, never which."""

    name: ClassVar[str] = "valuation"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.ballot = Ballot(sitting.show.view, sitting.seating.people())
        self._holds = Holds(partial(hold_bar, sitting))
        self.open_seat = OpenSeat(sitting, self.ballot, self._holds)
        self._secret: frozenset[DeviceId] = frozenset()
        self._kit: Kit

    # ------------------------------------------------------------ a scene

    @property
    def secret(self) -> frozenset[DeviceId]:
        """Everybody who is asked, but for a lone human."""
        return self._secret

    def _speaking_secretly(self) -> frozenset[DeviceId]:
        if self.open_seat.lone is not None or not self._asking:
            return frozenset()
        devices = {self.sitting.seating.device(seat) for seat in self.ballot.drafts}
        return frozenset(device for device in devices if device is not None)

    @property
    def _asking(self) -> bool:
        return self.sitting.show.next_event is None

    def lay(self, kit: Kit) -> None:
        """The curtain is down whenever the scene comes up, and what was held meanwhile counts no more."""
        self._kit = kit
        self._cover()
        self._holds.clear()
        super().lay(kit)

    def leave(self) -> None:
        """Nothing of the entry stays behind."""
        self._close()
        super().leave()

    def refresh(self) -> None:
        """Backs, lamps and prompts as they are; the next person at the mouse is asked."""
        self._secret = self._speaking_secretly()
        if self._asking and self.open_seat.lone not in self.sitting.match.locked:
            self.open_seat.ask_next(self._kit)
        else:
            self._close()
        super().refresh()
        self._show_entry()

    def _show_entry(self) -> None:
        if self._asking:
            self.open_seat.show()

    def update(self, dt: float) -> Transition | None:
        """Held buttons ripen, an idle curtain falls."""
        for seat in self._holds.ripe(dt):
            self._ripened(seat)
        if self.open_seat.curtain.update(dt):
            self._close()
            self.refresh()
        return super().update(dt)

    def _ripened(self, seat: Seat) -> None:
        curtain = self.open_seat.curtain
        if seat != curtain.seat or curtain.lifted:
            self._lock(seat)
            return
        self.open_seat.lift()
        self.refresh()

    def words(self) -> dict[str, Words]:
        """Who is asked for what, with which buttons."""
        return prompts.valuation(self.sitting, self.ballot, self.open_seat.seat)

    def _close(self) -> None:
        """What lay open is neither drawn nor explained any more."""
        if self.open_seat.close():
            self.forget_looking()

    def _cover(self) -> None:
        """Nothing open is left under whatever comes between; a lone human has nobody to hide it from."""
        if self.open_seat.lone is None:
            self._close()

    # ------------------------------------------------------------ entering

    def handle(self, intent: Intent) -> Transition | None:
        """Whoever looks away from the table has the curtain closed behind them."""
        if isinstance(intent, Point) and self.open_seat.mine(intent.device):
            self.open_seat.point(intent.x, intent.y)
        if isinstance(intent, Hurry) and self._locks_openly(intent.device):
            return None
        then = super().handle(intent)
        if isinstance(then, Push):
            self._cover()
            self.refresh()
        return then

    def _locks_openly(self, device: DeviceId) -> bool:
        """A lone human's own button for it, once nothing is left to hurry."""
        seat = self.open_seat.lone
        if seat is None or seat in self.sitting.match.locked or not self.open_seat.mine(device):
            return False
        still = self.sitting.show.stage.idle or self.ballot.drafts[seat].complete  # but for the last ticket
        if self._asking and still:
            self._lock(seat)
        return self._asking and still

    def decide(self, intent: Intent) -> Transition | None:
        """Secret entries count while the stage still moves: animation never blocks input."""
        if not self._asking:
            return super().decide(intent)
        if self.open_seat.mine(intent.device):
            return self._follow(self.open_seat.take(intent))
        if intent.device == DESK and self._unlock_at(intent):
            return None
        if intent.device == DESK and self.open_seat.curtain.seat is not None:
            return self._follow(self.open_seat.take(intent))
        for seat in self.sitting.seating.seats_of(intent.device):
            if seat in self.ballot.drafts:
                self._enter_blindly(seat, intent)
        return super().decide(intent) if isinstance(intent, Back) else None

    def _follow(self, step: Step) -> Transition | None:
        match step:
            case Step.LOCK if self.open_seat.seat is not None:
                self._lock(self.open_seat.seat)
            case Step.CLOSE:
                self._close()
                self.refresh()
            case Step.PAUSE:
                return self.pause()
        return None

    def _enter_blindly(self, seat: Seat, intent: Intent) -> None:
        draft, locked = self.ballot.drafts[seat], seat in self.sitting.match.locked
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
                return
            case _:
                return
        self._show_entry()
        self.refresh_soon()

    def _drop(self, draft: TicketsDraft, device: DeviceId, slot: int) -> None:
        if self.sitting.cabinet.settings.rumble:
            self.sitting.cabinet.devices.rumble(device)
        if draft.lay(FAN[slot]):
            self.hear("paper")
        elif not draft.complete:
            self.refuse(not_free(self.sitting.seating.names[draft.seat]))

    def _unlock_at(self, intent: Intent) -> bool:
        """A click on a locked seat of the desk unlocks it."""
        seat = plate_clicked(self.sitting, intent)
        if seat is None or seat not in self.sitting.match.locked:
            return False
        self.sitting.undo(seat)
        self.refresh()
        return True

    # ------------------------------------------------------------ locking

    def _lock(self, seat: Seat) -> None:
        draft = self.ballot.drafts[seat]
        if (missing := draft.missing) is None:
            self._close()
            self.sitting.submit(draft.action())
            if self._asking:  # the last to lock is heard as the match goes on
                self.hear("lock")
        else:
            self.refuse(refused(missing, self.sitting.seating.names, seat))
        self.refresh()
