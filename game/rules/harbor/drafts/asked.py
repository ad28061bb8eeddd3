"""The draft for what a seat is asked outside its turn, and for what ends it."""

from __future__ import annotations

from typing import Any, Final

from game.rules.core.draft import Draft
from game.rules.core.kernel import AnyKernel
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, EndTurn, HarborAction, PickBuyer, UseFreezer
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.press import OnePress, press
from game.rules.harbor.state import Phase
from game.rules.harbor.table import table_for
from game.rules.harbor.view import HarborView

ASKED: Final[dict[Phase, type[OnePress]]] = {
    Phase.FREEZER: UseFreezer,
    Phase.BIDDING: BidTuna,
    Phase.TIE: PickBuyer,
    Phase.TURN: EndTurn,
}


def draft_for(kernel: AnyKernel, view: HarborView, seat: Seat) -> Draft[Any, Any, HarborAction, Any]:
    """By the phase; what else a turn offers is in the menu of the turn."""
    table = table_for(kernel.spec, len(view.seats))
    if view.phase is Phase.FISHING:
        return FishDraft(table, view)
    return press(table, view, ASKED[view.phase])
