"""The bids of people during a chant: outside the match until BI. `entry` is all that may be seen of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from game.rules.core.draft import Draft
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid
from game.rules.duel.spec import SEATS
from game.staging.duel.tableau import Entry

AnyDraft: TypeAlias = Draft[Any, Any, Any, Any]


class Bids:
    """The last press of each seat counts; a bot's presses are counted alike, without a bid."""

    def __init__(self, drafts: Mapping[Seat, AnyDraft]) -> None:
        self._drafts = drafts
        self._presses = dict.fromkeys(SEATS, 0)
        self.ready: set[Seat] = set()

    def press(self, seat: Seat, bid: int | None) -> None:
        """Everybody sees that it was pressed; of a bot (None) there is no more to know here."""
        self._presses[seat] += 1
        if bid is not None:
            self._drafts[seat].add(Bid(seat, bid))

    def of(self, seat: Seat) -> int | None:
        """What the seat has chosen so far."""
        made = self._made(seat)
        return None if made is None else made.bid

    def take_back(self, seat: Seat) -> None:
        """The seat chooses anew, as if it had never pressed."""
        self._drafts[seat].clear()
        self._presses[seat] = 0
        self.ready.discard(seat)

    @property
    def presses(self) -> tuple[int, int]:
        """How often each seat has pressed."""
        first, second = (self._presses[seat] for seat in SEATS)
        return first, second

    def entry(self, beat: int) -> Entry:
        """What everybody may see."""
        return Entry(self.presses, beat, frozenset(self.ready))

    def missing(self, people: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of them who have not pressed."""
        return tuple(seat for seat in people if self._made(seat) is None)

    def actions(self, seats: Iterable[Seat], missing: int) -> dict[Seat, Bid]:
        """D20: what each of them has bid; `missing` for whoever has not."""
        return {seat: self._made(seat) or Bid(seat, missing) for seat in seats}

    def _made(self, seat: Seat) -> Bid | None:
        draft = self._drafts.get(seat)
        made: Bid | None = draft.action() if draft is not None and draft.complete else None
        return made
