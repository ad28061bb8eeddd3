"""Everybody decides at once and in secret: blind with pads and keys, behind the curtain with the mouse."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

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
from game.rules.core.draft import Draft, Refusal
from game.rules.core.seat import Seat
from game.ui.kit import Kit
from scenes.play.handover import Step
from scenes.play.holds import Holds
from scenes.play.open_seat import OpenSeat
from scenes.play.phase import NOBODY, PhaseScene
from scenes.play.prompts import hold_bar
from scenes.play.sitting import Sitting


class SealedScene(PhaseScene):
    """What is entered here is told by `open_seat` alone; all else shows what everybody may know.

    A subclass has the drafts of the people who are asked, and says what a blind press enters.
    """

    open_seat: OpenSeat[Any]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._holds = Holds(partial(hold_bar, sitting))
        self._secret: frozenset[DeviceId] = NOBODY
        self._kit: Kit

    # ------------------------------------------------------------ what a title answers

    @property
    def drafts(self) -> Mapping[Seat, Draft[Any, Any, Any, Any]]:
        """Of everybody with a device who is asked, locked or not."""
        raise NotImplementedError

    def enter_blindly(self, seat: Seat, intent: Secret | TakeBack | ClearAll) -> None:
        """A press while others look on: what is seen, heard and felt of it tells nothing secret."""
        raise NotImplementedError

    def why_open(self, seat: Seat, missing: Refusal) -> str:
        """Why it cannot be locked yet."""
        raise NotImplementedError

    def locks_now(self, seat: Seat) -> bool:
        """Whether the button that hurries locks for a lone human, as nothing is left to hurry."""
        return self.sitting.show.stage.idle

    @property
    def asking(self) -> bool:
        """Entries are taken."""
        return self.sitting.show.next_event is None

    # ------------------------------------------------------------ a scene

    @property
    def secret(self) -> frozenset[DeviceId]:
        """Everybody who is asked, but for a lone human."""
        return self._secret

    def _speaking_secretly(self) -> frozenset[DeviceId]:
        if self.open_seat.lone is not None or not self.asking:
            return NOBODY
        devices = {self.sitting.seating.device(seat) for seat in self.drafts}
        return frozenset(device for device in devices if device is not None)

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
        """Lamps and prompts as they are; the next person at the mouse is asked."""
        self._secret = self._speaking_secretly()
        if self.asking and self.open_seat.lone not in self.sitting.match.locked:
            self.open_seat.ask_next(self.drafts.keys() - self.sitting.match.locked, self._kit)
        else:
            self._close()
        super().refresh()
        self._show_entry()

    def _show_entry(self) -> None:
        if self.asking:
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
        now = self.asking and self.locks_now(seat)
        if now:
            self._lock(seat)
        return now

    def decide(self, intent: Intent) -> Transition | None:
        """Secret entries count while the stage still moves: animation never blocks input."""
        if not self.asking:
            return super().decide(intent)
        if self.open_seat.mine(intent.device):
            return self._follow(self.open_seat.take(intent))
        if intent.device == DESK and self._unlock_at(intent):
            return None
        if intent.device == DESK and self.open_seat.curtain.seat is not None:
            return self._follow(self.open_seat.take(intent))
        for seat in self.sitting.seating.seats_of(intent.device):
            if seat in self.drafts:
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
        locked = seat in self.sitting.match.locked
        match intent:
            case TakeBack() | Back() if locked:
                self.sitting.undo(seat)
            case Secret() | TakeBack() | ClearAll() if not locked:
                self.enter_blindly(seat, intent)
            case Lock(_, down) if not locked:
                self._holds.set(seat, down)
                return
            case _:
                return
        self._show_entry()
        self.refresh_soon()

    def shake(self, device: DeviceId) -> None:
        """One equal pulse for every press: it can be heard."""
        if self.sitting.cabinet.settings.rumble:
            self.sitting.cabinet.devices.rumble(device)

    def _unlock_at(self, intent: Intent) -> bool:
        """A click on a locked seat of the desk unlocks it."""
        seat = self.open_seat.handover.clicked(intent)
        if seat is None or seat not in self.sitting.match.locked:
            return False
        self.sitting.undo(seat)
        self.refresh()
        return True

    # ------------------------------------------------------------ locking

    def _lock(self, seat: Seat) -> None:
        draft = self.drafts[seat]
        if (missing := draft.missing) is None:
            self._close()
            self.sitting.submit(draft.action())
            if self.asking:  # the last to lock is heard as the match goes on
                self.hear("lock")
        else:
            self.refuse(self.why_open(seat, missing))
        self.refresh()
