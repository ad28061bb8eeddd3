"""Why an action is refused, in a sentence; only worked out once it is."""

from __future__ import annotations

from typing import Final, NoReturn

from game.rules.core.errors import IllegalAction, NotYourTurn, WrongPhase
from game.rules.core.seat import SEAT_SETS
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, StealCard, TakeCard
from game.rules.duel.phases.gains import targets
from game.rules.duel.state import ENDED, DuelState, Phase
from game.rules.duel.table import Table

ASKED: Final = {
    Phase.BIDDING: Bid,
    Phase.TAKING: TakeCard,
    Phase.CHOOSING_HALF: ChooseHalf,
    Phase.STEALING: StealCard,
    Phase.DISCARDING: DiscardCard,
}


def refuse(table: Table, state: DuelState, action: object) -> NoReturn:
    """Raises the refusal that fits best."""
    if state.phase is ENDED:
        raise WrongPhase(f"{action!r}: the match is over")
    seat = getattr(action, "seat", None)
    seats = SEAT_SETS[state.waiting]
    if type(seat) is not int or seat not in seats:
        names = ", ".join(map(str, sorted(seats)))
        raise NotYourTurn(f"{action!r}: seat {seat!r} is not to act; to act: {names}")
    asked = ASKED[state.phase]
    if not isinstance(action, asked):
        raise WrongPhase(f"{action!r}: turn {state.turn} waits for {asked.__name__} from seat {seat}")
    raise IllegalAction(f"{action!r}: {_reason(table, state, seat)}")


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
