"""Everybody prices the lots in secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.devices.intents import DESK, ClearAll, Secret, TakeBack
from game.rules.auction.drafts import TicketsDraft
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.staging.auction.pieces import FAN
from game.staging.auction.refusals import not_free, refused
from game.table.hud import Words
from scenes.auction import prompts
from scenes.auction.ballot import Ballot
from scenes.auction.open_seat import OpenTickets
from scenes.play.sealed import SealedScene
from scenes.play.sitting import Sitting


class ValuationScene(SealedScene):
    """Everybody sees how many tickets lie, never which."""

    name: ClassVar[str] = "valuation"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        people = sitting.seating.people()
        self.ballot = Ballot(
            sitting.show.view,
            people,
            len(people) > 1 and any(sitting.seating.device(seat) != DESK for seat in people),
        )
        self.open_seat = OpenTickets(sitting, self.ballot, self._holds)

    @property
    def drafts(self) -> Mapping[Seat, TicketsDraft]:
        """Everybody lays tickets."""
        return self.ballot.drafts

    def words(self) -> dict[str, Words]:
        """Who is asked for what, with which buttons."""
        return prompts.valuation(self.sitting, self.ballot, self.open_seat.seat)

    def locks_now(self, seat: Seat) -> bool:
        """The last ticket may still be on its way."""
        return super().locks_now(seat) or self.ballot.drafts[seat].complete

    def why_open(self, seat: Seat, missing: Refusal) -> str:
        """A30."""
        return refused(missing, self.sitting.seating.names, seat)

    def enter_blindly(self, seat: Seat, intent: Secret | TakeBack | ClearAll) -> None:
        """A ticket lands face down, or comes back."""
        draft = self.ballot.drafts[seat]
        match intent:
            case Secret(device, slot):
                self.shake(device)
                self._drop(draft, slot)
            case TakeBack():
                if draft.take_back():
                    self.hear("take_back")
            case ClearAll():
                if draft.clear():
                    self.hear("take_back")

    def _drop(self, draft: TicketsDraft, slot: int) -> None:
        if draft.lay(FAN[slot]):
            self.hear("paper")
        elif not draft.complete:
            self.refuse(not_free(self.sitting.seating.names[draft.seat]))
