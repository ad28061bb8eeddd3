"""Bids chosen openly: a lone human's signs, or those of one person after another behind the curtain."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.devices.intents import DESK, Back, Click, Intent, TakeBack
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.staging.duel import pieces
from game.table.hud import Hud, Words
from game.ui import signs, theme
from game.ui.focus import Area
from game.ui.kit import Kit
from scenes.duel.run import Bids
from scenes.play.handover import Handover, Step
from scenes.play.holds import Holds
from scenes.play.prompts import asked, hold_bar
from scenes.play.sitting import Sitting

WAIT: Final = "wait"
READY: Final = "ready"
NOTCHES: Final = 40
"""Steps in which the bar of the wait grows: it need not be painted in every frame."""


class OpenBid:
    """Rings the signs of whoever looks alone, and hangs the cloth before people at the mouse."""

    def __init__(self, sitting: Sitting, bids: Bids) -> None:
        self._sitting, self._bids = sitting, bids
        self._holds = Holds(partial(hold_bar, sitting))
        people, cross = sitting.seating.people(), lambda seat: sitting.desk.layout.area(pieces.Cross(seat))
        self._handover = Handover(sitting, people, self._holds, cross)
        self.lone, self.curtain = self._handover.lone, self._handover.curtain
        self._waited: dict[Seat, float] = {}
        spec = sitting.match.kernel.spec
        self._all = range(spec.lowest_bid, spec.highest_bid + 1)

    @property
    def _hud(self) -> Hud:
        return self._sitting.desk.board.hud

    @property
    def seat(self) -> Seat | None:
        """Whose signs are open now."""
        return self.curtain.seat if self.curtain.lifted else self.lone

    @property
    def waiting(self) -> bool:
        """Whether somebody is still to come behind the cloth, or is there."""
        return self.curtain.seat is not None

    # ------------------------------------------------------------ opening and closing

    def ask_next(self, kit: Kit, timed: bool) -> None:
        """The cloth before the next at the mouse."""
        people = self._sitting.seating.people()
        self._handover.ask_next([seat for seat in people if not self._done(seat, timed)], kit)

    def mark(self, looking: bool) -> None:
        """The sign that was chosen openly; while there is time to look, a button to be ready."""
        chosen = None if self.seat is None else self._bids.of(self.seat)
        self._hud.ring("bid", None if chosen is None else self._sign(chosen), theme.WASHI)
        self._hud.drop(READY)
        if looking and self._may_be_ready() and (kit := self._sitting.desk.kit) is not None:
            area = self._lamp
            self._hud.picture(READY, signs.button(kit, area, _("READY"), lit=True), area.x, area.y)

    def says_ready(self, intent: Intent) -> bool:
        """Whether the mouse is on that button."""
        return isinstance(intent, Click) and self._may_be_ready() and self._lamp.holds(intent.x, intent.y)

    def _may_be_ready(self) -> bool:
        """A lone person at the mouse, who has chosen."""
        seat = self.lone
        if seat is None or self._sitting.seating.kind(seat) != "mouse" or seat in self._bids.ready:
            return False
        return self._bids.of(seat) is not None

    @property
    def _lamp(self) -> Area:
        return self._sitting.desk.layout.area(pieces.Lamp(self.lone or 0))

    def _done(self, seat: Seat, timed: bool) -> bool:
        late = timed and self._waited.get(seat, 0.0) >= theme.CURTAIN_WAIT
        return late or self._bids.of(seat) is not None or not self._hides(seat)

    def _hides(self, seat: Seat) -> bool:
        """Whoever clicks on signs while others look on, and whoever shares the desk."""
        shared = len(self._sitting.seating.seats_of(DESK)) > 1
        mouse = self._sitting.cabinet.devices.kind(DESK) == "mouse"
        return self._sitting.seating.device(seat) == DESK and (shared or mouse)

    def close(self) -> None:
        """Nothing of it stays on the screen."""
        self._holds.clear()
        for ring in ("bid", "sign"):
            self._hud.ring(ring, None)
        self._hud.drop(WAIT)
        self._hud.drop(READY)
        self._handover.close()

    def lifts(self, dt: float) -> bool:
        """Whether the cloth was held long enough just now."""
        if not self._holds.ripe(dt):
            return False
        self._hud.drop(WAIT)
        return self._handover.lift() is not None

    def falls(self, dt: float, timed: bool) -> bool:
        """Whether nobody is behind it any more, or by the clock nobody came in time."""
        if self.curtain.lifted:
            return self.curtain.update(dt)
        return timed and self.curtain.seat is not None and self._wait(self.curtain.seat, dt)

    def _wait(self, seat: Seat, dt: float) -> bool:
        """True once the wait for this seat is over."""
        before = self._waited.get(seat, 0.0)
        self._waited[seat] = now = before + dt
        step = theme.CURTAIN_WAIT / NOTCHES
        if now // step > before // step and (kit := self._sitting.desk.kit):
            place = self._sitting.desk.layout.slot("fuse")
            left = max(0.0, 1 - now / theme.CURTAIN_WAIT)
            self._hud.picture(WAIT, signs.bar(kit, place.w * left), place.x, place.y)
        return now >= theme.CURTAIN_WAIT

    def words(self) -> dict[str, Words]:
        """Behind the lifted cloth: what to do."""
        if not self.curtain.lifted or self.seat is None:
            return {}
        chosen = self._bids.of(self.seat) is not None
        text = _("now move the mouse away") if chosen else _("click a sign")
        return {"header_phase": asked(text)}

    # ------------------------------------------------------------ entering

    def point(self, x: float, y: float) -> None:
        """The mouse is over an open sign."""
        self.curtain.touch()
        bid = self._under(x, y)
        self._hud.ring("sign", None if bid is None else self._sign(bid), theme.INDIGO_LIGHT)

    def finished(self, x: float, y: float) -> bool:
        """Whether one was chosen behind the cloth that the mouse no longer points at, for all to see."""
        if not self.curtain.lifted or self._bids.of(self.curtain.seat or 0) is None:
            return False
        return not any(self._sign(bid).holds(x, y) for bid in self._all)

    def chosen(self, intent: Intent, direction: int | None) -> int | None:
        """The bid of a click on an open sign; behind the cloth also that of a direction."""
        if isinstance(intent, Click):
            return self._under(intent.x, intent.y)
        return direction if self.curtain.lifted else None

    def take(self, intent: Intent) -> Step:
        """What concerns the cloth; lifted, it can only be left."""
        if not self.curtain.lifted:
            return self._handover.take(intent)
        self.curtain.touch()
        return Step.CLOSE if isinstance(intent, Back | TakeBack) else Step.STAY

    def reopened(self, intent: Intent) -> Seat | None:
        """The seat at the mouse that has chosen and wants to choose anew: it clicks on its plate."""
        seat = self._handover.clicked(intent)
        if seat is None or seat == self.lone or self.waiting or self._bids.of(seat) is None:
            return None
        return seat

    def _under(self, x: float, y: float) -> int | None:
        if self.seat is None or self._sitting.seating.device(self.seat) != DESK:
            return None
        return next((bid for bid in self._all if self._sign(bid).holds(x, y)), None)

    def _sign(self, bid: int) -> Area:
        return self._sitting.desk.layout.area(pieces.Sign(self.seat or 0, bid))
