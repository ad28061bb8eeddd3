"""H42: everybody bids for a tuna in a closed hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from game.app.scene import Transition
from game.devices.intents import ClearAll, Click, Confirm, Intent, Secret, TakeBack
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.fist import FistDraft, fan
from game.rules.harbor.state import Phase
from game.rules.harbor.table import table_for
from game.rules.harbor.view import HarborView
from game.staging.harbor.pieces import Fist
from game.staging.harbor.refusals import refused
from game.table.hud import Words
from scenes.harbor import prompts
from scenes.harbor.open_hand import OpenHands, put
from scenes.play.sealed import SealedScene
from scenes.play.sitting import Sitting

PATIENCE: Final = 10.0
"""Seconds until a bell reminds whoever is the last to close, and from one bell to the next."""


class AuctionScene(SealedScene):
    """No press tells whether it put a coin in or took one out; a second tuna is asked for anew."""

    name: ClassVar[str] = "auction"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._table = table_for(sitting.match.kernel.spec, len(sitting.seating.chairs))
        self._fan = fan(self._table)
        self.open_seat = self.hands = OpenHands(sitting, self._fan, self._holds)
        self._asked = False
        self._awaited = 0.0

    @property
    def view(self) -> HarborView:
        """What is shown."""
        view: HarborView = self.sitting.show.view
        return view

    @property
    def drafts(self) -> Mapping[Seat, FistDraft]:
        """Whoever has no yen, or has bid, is not asked."""
        return self.hands.fists

    @property
    def asking(self) -> bool:
        """Once the tuna has been seen."""
        return self._asked and super().asking

    def locks_now(self, seat: Seat) -> bool:
        """A press that hurried the draw is no bid."""
        device = self.sitting.seating.device(seat)
        return super().locks_now(seat) and device is not None and self.sitting.guard.listens(device)

    def why_open(self, seat: Seat, missing: Refusal) -> str:
        """Nothing is ever missing: an empty hand is a bid."""
        return refused(missing, self.sitting.seating.names, seat)

    # ------------------------------------------------------------ a scene

    def update(self, dt: float) -> Transition | None:
        """Asks once everything lies still; reminds whoever keeps all others waiting."""
        if self._asked and not super().asking:
            self._asked, self.hands.fists = False, {}
            self.hands.done()
        elif not self._asked and super().asking and self.sitting.show.stage.idle:
            self._ask()
        if self.asking:
            self._remind(dt)
        return super().update(dt)

    def _ask(self) -> None:
        if self.view.phase is not Phase.BIDDING or not self.view.to_act:
            return
        asked = self.view.to_act.intersection(self.sitting.seating.people())
        observe = self.sitting.match.observe
        self.hands.fists = {seat: FistDraft(self._table, observe(seat)) for seat in sorted(asked)}
        self._asked, self._awaited = True, 0.0
        self.sitting.guard.ask()
        self.sitting.show.stirred = True
        self.refresh()

    def _remind(self, dt: float) -> None:
        """A lone human keeps nobody waiting."""
        waiting = self.sitting.match.waiting()
        if len(waiting) != 1 or self.open_seat.lone is not None or not waiting <= self.hands.fists.keys():
            self._awaited = 0.0
            return
        self._awaited += dt
        if self._awaited >= PATIENCE:
            self._awaited -= PATIENCE
            self.hear("bell")

    def words(self) -> dict[str, Words]:
        """Whom the table waits for; what to press stands beside the hands."""
        return prompts.auction(self.sitting, self.asking)

    # ------------------------------------------------------------ entering

    def decide(self, intent: Intent) -> Transition | None:
        """Whoever clicked on to see the tuna puts no coin in and closes no hand that lies open."""
        pressed = isinstance(intent, Confirm | Click) and self.open_seat.mine(intent.device)
        if pressed and self.open_seat.lone is not None and not self.sitting.guard.meant(intent.device):
            return None
        return super().decide(intent)

    def enter_blindly(self, seat: Seat, intent: Secret | TakeBack | ClearAll) -> None:
        """The same sound, the same nod and the same pulse whatever it does."""
        fist = self.hands.fists[seat]
        match intent:
            case Secret(_, slot):
                put(fist, self._fan[slot])
            case TakeBack():
                fist.take_back()
            case ClearAll():
                fist.clear()
        self.shake(intent.device)
        self.hear("nod")
        self.sitting.show.stage.nod(Fist(seat))
