"""The right draft for what somebody wants to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.rules.core.single import Single
from game.rules.harbor.actions import Buy, Fish, HarborAction, Visit
from game.rules.harbor.drafts.buy import BuyDraft
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.parts import EnterMarket
from game.rules.harbor.drafts.press import OnePress, press
from game.rules.harbor.drafts.visit import VisitDraft
from game.rules.harbor.play import ASKED
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Market

AnyDraft: TypeAlias = FishDraft | VisitDraft | BuyDraft | Single[OnePress]
Wish: TypeAlias = type[HarborAction] | Market
"""A kind of action, or a market to visit, as in the menu of a turn."""

LONG: Final[Mapping[type[HarborAction], Callable[[Table, HarborView], AnyDraft]]] = {
    Fish: FishDraft,
    Visit: VisitDraft,
    Buy: BuyDraft,
}


def draft_for(table: Table, view: HarborView, wish: Wish) -> AnyDraft:
    """Of the seat whose view it is; a market is entered at once, which raises Refused if it cannot be."""
    if isinstance(wish, Market):
        draft = VisitDraft(table, view)
        draft.add(EnterMarket(wish))
        return draft
    if issubclass(wish, OnePress):
        return press(table, view, wish)
    return LONG[wish](table, view)


def wishes(view: HarborView) -> tuple[type[HarborAction], ...]:
    """The kinds of action that the view's seat is asked for."""
    return ASKED[view.phase] if view.seat in view.to_act else ()
