"""H42: a bid for a tuna, in one press."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.rules.core.draft import Refusal, Refused, refusal
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.drafts.draft import HarborDraft
from game.rules.harbor.drafts.parts import Bid
from game.rules.harbor.phases.tuna import Bids
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView

NO_BID: Final = refusal("H42", "no bid")


@dataclass(frozen=True, slots=True)
class Bidding:
    """The position stays as it is: what a bid does is known once all are revealed."""

    state: HarborState
    yen: int | None = None


class BidDraft(HarborDraft[Bid, Bidding, BidTuna]):
    """Any multiple of the yen step up to the seat's cash."""

    def __init__(self, table: Table, view: HarborView) -> None:
        self._seen = view
        super().__init__(table, view, Bidding)

    @property
    def bids(self) -> range | None:
        """The yen to choose from; None once a bid is there."""
        return None if self.position.yen is not None else self._family().range

    @property
    def missing(self) -> Refusal | None:
        """The yen."""
        return NO_BID if self.position.yen is None else None

    def options(self) -> Mapping[Bid, Refusal | None]:
        """A part for each possible bid."""
        return dict.fromkeys(map(Bid, self.bids or ()))

    def after(self, part: Bid) -> Bidding:
        """One bid only."""
        family = self._family()
        if self.position.yen is not None or BidTuna(self.seat, part.yen) not in family:
            raise Refused(refusal("H42", "no such bid", step=family.range.step, cash=family.range[-1]))
        return Bidding(self.position.state, part.yen)

    def action(self) -> BidTuna:
        """Secret until all are in."""
        self.check_complete()
        assert self.position.yen is not None
        return BidTuna(self.seat, self.position.yen)

    def view(self) -> HarborView:
        """What others have committed stays in it; a position made of a view does not know that."""
        seen, seat, yen = self._seen, self.seat, self.position.yen
        if yen is None:
            return seen
        return replace(
            seen,
            to_act=seen.to_act - {seat},
            bids=(*seen.bids[:seat], yen, *seen.bids[seat + 1 :]),
            committed=(*seen.committed[:seat], True, *seen.committed[seat + 1 :]),
        )

    def _family(self) -> Bids:
        return Bids(self.table, self.position.state, self.seat)
