"""D19: a turn begins with two cards on the hook."""

from __future__ import annotations

from typing import Final

from game.rules.core.value import maker
from game.rules.duel import scoring
from game.rules.duel.events import CardHung, Log
from game.rules.duel.phases import draw_pile
from game.rules.duel.state import BIDDING, BY_BID, NO_BIDS, DuelState
from game.rules.duel.table import Table

HOOKS: Final = (0, 1)
BOTH: Final = 0b11

card_hung = maker(CardHung)


def hang(table: Table, state: DuelState, log: Log) -> None:
    """Then both players bid; with no card hung the match is over (D62)."""
    state.turn += 1
    state.bids = NO_BIDS
    state.phase = BIDDING
    state.cause = BY_BID
    if log is None and len(state.draw) > len(HOOKS):
        hang_both(state)
    else:
        for place in HOOKS:
            hang_one(state, place, log)
        if not state.hung:
            scoring.finish(table, state, log)
            return
    state.waiting = BOTH


def hang_both(state: DuelState) -> None:
    """The usual case in one go, while nobody listens: the draw pile holds more than is needed."""
    draw = state.draw
    state.hung, state.draw = draw[:2], draw[2:]


def hang_one(state: DuelState, place: int, log: Log) -> None:
    """D60, D62: the pile may empty now; a hook stays empty for want of a card."""
    face = draw_pile.lift(state, log)
    if face is None:
        return
    state.hung += (face,)
    if log is not None:
        log.append(card_hung(state.turn, place, face, draw_pile.top(state)))
    draw_pile.settle(state, log)
