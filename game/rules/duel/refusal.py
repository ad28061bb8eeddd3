"""Why an action is refused, in a sentence; only worked out once it is."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from game.rules.core.errors import IllegalAction
from game.rules.core.refusal import refuse_unasked, shown
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, StealCard, TakeCard
from game.rules.duel.phases.gains import targets
from game.rules.duel.state import DuelState, Phase
from game.rules.duel.table import Table

ASKED: Final[dict[Phase, tuple[type, ...]]] = {
    Phase.BIDDING: (Bid,),
    Phase.TAKING: (TakeCard,),
    Phase.CHOOSING_HALF: (ChooseHalf,),
    Phase.STEALING: (StealCard,),
    Phase.DISCARDING: (DiscardCard,),
    Phase.ENDED: (),
}


def refuse(table: Table, state: DuelState, action: Any) -> NoReturn:
    """Raises the refusal that fits best."""
    refuse_unasked(state.waiting, action, ASKED[state.phase], f"turn {state.turn}")
    raise IllegalAction(f"{shown(action)}: {_reason(table, state, action.seat)}")


def _reason(table: Table, state: DuelState, seat: int) -> str:
    if state.phase is Phase.BIDDING:
        return f"a bid is {table.spec.lowest_bid} to {table.spec.highest_bid}"
    if state.phase is Phase.TAKING:
        return "the hung cards are 0 at the left and 1 at the right"
    if state.phase is Phase.CHOOSING_HALF:
        return "the halves of a card are 0 and 1"
    verb = "stolen" if state.phase is Phase.STEALING else "discarded"
    known = ", ".join(map(str, targets(state, seat)))
    return f"only a card of the opponent can be {verb}; there are: {known}"
