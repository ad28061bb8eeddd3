"""Hands that lie open: a lone human's, or those of one person after another behind the curtain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.devices.intents import Back, ClearAll, Click, Confirm, Intent, TakeBack
from game.i18n.door import _, pgettext
from game.rules.core.seat import Seat
from game.rules.harbor.drafts.fist import FistDraft
from game.staging.harbor.pieces import FAN, CloseHand, FanPlace, Sea, Sum
from game.staging.harbor.tableau import Entry, Openly
from game.staging.pieces import Prompt
from game.table.pose import PieceId
from game.ui.focus import Area, Focus
from scenes.harbor import prompts
from scenes.play.handover import Step
from scenes.play.holds import Holds
from scenes.play.open_seat import OpenSeat
from scenes.play.sitting import Sitting

MIDDLE: Final = 4
"""Of the fan: it empties the hand, and the cursor starts there."""

Fists = Mapping[Seat, FistDraft]


class OpenHand:
    """A cursor over the coins and the button that closes the hand; `button` is its own on a device."""

    def __init__(self, draft: FistDraft, fan: tuple[int | None, ...], button: str = "") -> None:
        self.draft, self._fan, self._button = draft, fan, button
        self.focus = Focus(at=FanPlace(draft.seat, MIDDLE))

    @property
    def seat(self) -> Seat:
        """Whose hand it is."""
        return self.draft.seat

    @property
    def landed(self) -> int:
        """Coins in it."""
        return len(self.draft.parts)

    @property
    def openly(self) -> Openly:
        """What its owner sees of it."""
        deed = _("Close")
        words = pgettext("a button and what it does", "{button}: {deed}", button=self._button, deed=deed)
        return Openly(self.seat, self.draft.position, words if self._button else deed)

    @property
    def choices(self) -> list[PieceId]:
        """Coins, the sum, which gives the last one back, and the button."""
        return [*(FanPlace(self.seat, place) for place in range(FAN)), Sum(self.seat), CloseHand(self.seat)]

    def press(self, id: PieceId | None) -> bool:
        """True if the hand is to be closed."""
        match id:
            case CloseHand():
                return True
            case Sum():
                self.draft.take_back()
            case FanPlace(place=place):
                put(self.draft, self._fan[place])
        return False

    def take_back(self) -> bool:
        """The last coin comes out; false if there is none."""
        return self.draft.take_back()

    def clear(self) -> None:
        """All coins come out."""
        self.draft.clear()


def put(draft: FistDraft, coin: int | None) -> None:
    """One more coin; the place in the middle empties the hand."""
    if coin is None:
        draft.clear()
    else:
        draft.add(coin)


class OpenHands(OpenSeat[OpenHand]):
    """Beside the fans that everybody sees; the cloth hangs over lane and quay, never over what others own."""

    def __init__(self, sitting: Sitting, fan: tuple[int | None, ...], holds: Holds) -> None:
        super().__init__(sitting, holds, self._bench)
        self._fan = fan
        self.fists: Fists = {}

    def _bench(self, seat: Seat) -> Area:
        layout = self._sitting.desk.layout
        sea, strip = layout.area(Sea(seat)), layout.area(Prompt(seat))
        return Area(sea.x, sea.y, sea.w, strip.bottom + 2 - sea.y)

    def opened(self, seat: Seat) -> OpenHand:
        """With the button that closes it."""
        return OpenHand(self.fists[seat], self._fan, self.button(seat))

    def enter(self) -> None:
        """Who has closed, and what one seat alone may see."""
        openly = None if self.entry is None else self.entry.openly
        locked = self._sitting.match.locked
        seats = range(len(self._sitting.seating.chairs))
        hints = tuple(prompts.hand(self._sitting, seat) if self._hinted(seat) else () for seat in seats)
        entry = Entry(locked=locked, fans=self._blind - locked, openly=openly, hints=hints)
        self._sitting.show.enter(entry)

    def done(self) -> None:
        """All have closed: nobody is told what to press any more."""
        locked = self._sitting.show.tableau.entry.locked
        self._sitting.show.enter(Entry(locked=locked))

    def _hinted(self, seat: Seat) -> bool:
        """Whoever is asked and does not see buttons instead."""
        return seat in self.fists and seat not in (self.seat, self.lone)

    @property
    def _blind(self) -> frozenset[Seat]:
        """Who puts coins in while everybody looks on."""
        kinds = {seat: self._sitting.seating.kind(seat) for seat in self.fists if seat != self.lone}
        return frozenset(seat for seat, kind in kinds.items() if kind not in (None, "mouse", "keyboard"))

    def ring(self) -> None:
        """Around the cursor."""
        self._sitting.desk.board.hud.ring("hand", None if self.entry is None else self.entry.focus.area)

    def heard(self, intent: Intent, landed: int, moved: bool) -> str:
        """A lone human hears what happens; behind the cloth everything that is pressed sounds the same."""
        if self.lone is not None:
            return super().heard(intent, landed, moved)
        return "nod" if isinstance(intent, Confirm | Click | TakeBack | ClearAll) else ""

    def step_back(self, entry: OpenHand, intent: Intent) -> Step:
        """Behind the cloth it leads out at once: it must not tell how many coins are in the hand."""
        if self.lone is not None:
            return super().step_back(entry, intent)
        if isinstance(intent, Back):
            return Step.CLOSE
        entry.take_back()
        return Step.STAY
