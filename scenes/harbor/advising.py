"""What is proposed to whoever decides, with a club player's guess of what the others would pay."""

from __future__ import annotations

from game.bots.harbor.asking import would_pay
from game.rules.harbor.drafts.advice import Thing, advised
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.prospects import Prospects
from game.rules.harbor.drafts.usual import usual
from game.rules.harbor.position import position
from game.rules.harbor.proposal import proposed
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Kind


def prospects(table: Table, view: HarborView) -> Prospects:
    """Of the view's seat."""
    assert view.seat is not None
    state = position(view, 0)
    return Prospects(table, state, view.seat, would_pay(table, state, view.seat))


def next_thing(table: Table, view: HarborView) -> Thing:
    """What the view's seat would sensibly begin now, in its turn."""
    found, draft = prospects(table, view), FishDraft(table, view)
    state, seat = draft.position.state, draft.seat

    def price(later: HarborState, kind: Kind) -> int:
        return proposed(table, later, seat, kind, found.pays)

    return advised(table, state, seat, found, fishing=bool(view.actions and usual(draft, price)))
