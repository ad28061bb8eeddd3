"""H42: a bid is a closed fist: coins go in and come out, and nobody else counts them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.core.draft import Draft, Refusal, Refused
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.drafts.press import with_bid
from game.rules.harbor.drafts.reasons import no_such_bid
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView

STEPS: Final = (1, 2, 3, 4, None, 5, 10, 20, 30)
"""The coins of the 3x3 fan row by row, in steps of a bid; in the middle the hand is emptied."""


def fan(table: Table) -> tuple[int | None, ...]:
    """The nine places in yen."""
    return tuple(None if step is None else step * table.spec.yen_step for step in STEPS)


class FistDraft(Draft[int, int, BidTuna, HarborView]):
    """More than the seat's yen counts as all of it; a hand closed without a coin bids 0."""

    def __init__(self, table: Table, view: HarborView) -> None:
        seat = view.seat
        assert seat is not None
        assert seat in view.to_act, f"seat {seat} is not asked"
        super().__init__(seat, 0)
        self._view = view
        self._bids = range(0, view.seats[seat].cash + 1, table.spec.yen_step)
        self._coins = tuple(coin for coin in fan(table) if coin is not None)

    def options(self) -> Mapping[int, Refusal | None]:
        """Every coin, at any time: what is refused would tell how much is in the hand."""
        return dict.fromkeys(self._coins)

    def after(self, part: int) -> int:
        """With one more coin."""
        if part not in self._coins:
            raise Refused(no_such_bid(self._bids))
        return min(self.position + part, self._bids[-1])

    @property
    def missing(self) -> None:
        """Nothing: an empty hand is a bid."""
        return None

    def action(self) -> BidTuna:
        """The hand as it is."""
        return BidTuna(self.seat, self.position)

    def view(self) -> HarborView:
        """The seat alone knows what it has bid."""
        return with_bid(self._view, self.seat, self.position)
