"""What people press during a chant, and what it leads to: who may bid how, with which device."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from game.devices.intents import DESK, Back, Click, Confirm, Intent, Move, TakeBack
from game.rules.core.seat import Seat
from scenes.duel.chant import Moment
from scenes.duel.open_bid import OpenBid
from scenes.duel.run import Run
from scenes.play.handover import Step
from scenes.play.sitting import Sitting

BIDS: Final[Mapping[tuple[int, int], int]] = {(-1, 0): 1, (0, -1): 2, (1, 0): 3, (0, 1): 4}


def bid_of(intent: Intent) -> int | None:
    """Of a direction pressed just now; one that is held or fallen back to is no press."""
    match intent:
        case Move(_, dx, dy, again=False):
            return BIDS.get((dx, dy))
    return None


class Effect(Enum):
    """What everybody may notice of a press: the same for every bid."""

    NONE = auto()
    READ = auto()
    PRESSED = auto()
    READY = auto()
    UNREADY = auto()
    LIFTED = auto()
    FELL = auto()
    REFUSED = auto()
    PAUSE = auto()


class Entering:
    """For one run of the chant, from every device."""

    def __init__(self, sitting: Sitting, run: Run) -> None:
        self._sitting, self._run = sitting, run
        self.bids, self.chant = run.bids, run.chant
        self.desk = OpenBid(sitting, run.bids)

    @property
    def waits(self) -> bool:
        """Whether the table waits for people, for however long they take."""
        if not self._run.looking:
            return self.chant.moment is Moment.WARNING
        return self.desk.waiting or not (self.chant.timed or self._run.complete)

    def take(self, intent: Intent) -> Effect:
        """From anybody; whoever shares the desk bids behind the curtain alone."""
        if self.chant.moment is Moment.WARNING and isinstance(intent, Confirm | Click):
            self.chant.go()
            return Effect.READ
        effect = self._at_desk(intent) if intent.device == DESK else Effect.NONE
        seats = self._sitting.seating.seats_of(intent.device)
        if effect is Effect.NONE and len(seats) == 1:
            effect = self._at_seat(seats[0], intent)
        if effect is Effect.NONE and intent == Back(DESK):
            return Effect.PAUSE
        return self._counted(effect)

    def point(self, x: float, y: float) -> Effect:
        """The mouse moves over signs, or away from one that was chosen."""
        self.desk.point(x, y)
        return self._counted(self._finish()) if self.desk.finished(x, y) else Effect.NONE

    def update(self, dt: float) -> Effect:
        """A held cloth lifts, an idle one falls, and by the clock nobody is waited for too long."""
        if self.desk.lifts(dt):
            return Effect.LIFTED
        if self.desk.falls(dt, self.chant.timed):
            return self._counted(self._finish())
        return Effect.NONE

    def _counted(self, effect: Effect) -> Effect:
        if self._run.looking:
            (self.chant.go if self._run.complete else self.chant.wait)()
        return effect

    def _at_seat(self, seat: Seat, intent: Intent) -> Effect:
        match intent:
            case Move() if self.chant.counts and (bid := bid_of(intent)):
                self._run.press(seat, bid)
                return Effect.PRESSED
            case Confirm() if self._run.looking and seat not in self.bids.ready:
                return self._be_ready(seat)
            case TakeBack() | Back() if (
                self._run.looking and not self.chant.timed and seat in self.bids.ready
            ):
                self.bids.ready.discard(seat)
                return Effect.UNREADY
        return Effect.NONE

    def _be_ready(self, seat: Seat) -> Effect:
        """By the clock a direction may still come; without one it must be there."""
        if not self.chant.timed and self.bids.of(seat) is None:
            return Effect.REFUSED
        self.bids.ready.add(seat)
        return Effect.READY

    def _at_desk(self, intent: Intent) -> Effect:
        if self._run.looking and self.desk.says_ready(intent) and self.desk.lone is not None:
            return self._be_ready(self.desk.lone)
        bid = self.desk.chosen(intent, bid_of(intent))
        if bid is not None and self.chant.counts and self.desk.seat is not None:
            return self._choose(self.desk.seat, bid, by_key=isinstance(intent, Move))
        if isinstance(intent, Click) and self.desk.finished(intent.x, intent.y):
            return self._finish()
        if self._run.looking and (again := self.desk.reopened(intent)) is not None:
            self.bids.take_back(again)
            return Effect.UNREADY
        return self._at_cloth(intent) if self.desk.waiting else Effect.NONE

    def _choose(self, seat: Seat, bid: int, by_key: bool) -> Effect:
        """Without a clock one click says all, but behind the cloth the mouse must leave the sign first."""
        self._run.press(seat, bid)
        if self.desk.curtain.lifted:
            return self._finish() if by_key else Effect.PRESSED
        if not self.chant.timed:
            self.bids.ready.add(seat)
        return Effect.PRESSED

    def _finish(self) -> Effect:
        """The cloth falls; whoever was behind it is ready, if a sign was chosen."""
        seat = self.desk.curtain.seat
        if seat is not None and self.bids.of(seat) is not None:
            self.bids.ready.add(seat)
        self.desk.close()
        return Effect.FELL

    def _at_cloth(self, intent: Intent) -> Effect:
        match self.desk.take(intent):
            case Step.CLOSE:
                self.bids.take_back(self.desk.curtain.seat or 0)
                return self._finish()
            case Step.PAUSE:
                return Effect.PAUSE
        return Effect.NONE
