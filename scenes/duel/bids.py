"""The bids of people during a chant: outside the match until BI. `entry` is all that may be seen of them."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid
from game.rules.duel.spec import SEATS
from game.staging.duel.tableau import Entry


class Bids:
    """The last press of each seat counts; a bot's presses are counted alike, without a bid."""

    def __init__(self) -> None:
        self._bids: dict[Seat, int] = {}
        self._presses = dict.fromkeys(SEATS, 0)
        self.ready: set[Seat] = set()

    def press(self, seat: Seat, bid: int | None) -> None:
        """Everybody sees that it was pressed; of a bot (None) there is no more to know here."""
        self._presses[seat] += 1
        if bid is not None:
            self._bids[seat] = bid

    def of(self, seat: Seat) -> int | None:
        """What the seat has chosen so far."""
        return self._bids.get(seat)

    def take_back(self, seat: Seat) -> None:
        """The seat chooses anew, as if it had never pressed."""
        self._bids.pop(seat, None)
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
        return tuple(seat for seat in people if seat not in self._bids)

    def actions(self, seats: Iterable[Seat], missing: int) -> dict[Seat, Bid]:
        """D20: what each of them has bid; `missing` for whoever has not."""
        return {seat: Bid(seat, self._bids.get(seat, missing)) for seat in seats}
